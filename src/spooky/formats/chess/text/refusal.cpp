// Why an action that has the right form cannot be played: what a player needs to know.
#include <optional>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/danger_words.hpp"
#include "spooky/formats/chess/text/refused.hpp"
#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky {

namespace chess {

namespace {

std::optional<Message> broken_rule(const Board& board, const Rules& rules, Action action) {
  switch (action.type()) {
    case Action::Type::Move:
    case Action::Type::EnPassantBack: return refused_move(board, rules, action);
    case Action::Type::Split:
    case Action::Type::SplitThree:
    case Action::Type::Entangle: return refused_split(board, rules, action);
    case Action::Type::Flip:
    case Action::Type::Phase:
    case Action::Type::Hadamard: return refused_turn(board, rules, action);
    case Action::Type::Tunnel: return refused_tunnel(board, rules, action);
    case Action::Type::RemoteCollapse: return refused_collapse(board, rules, action);
    case Action::Type::Roll: return message("refusal.no-roll", {{"player", term_of(board.to_move())}});
    case Action::Type::Draw: return message("refusal.offered-already", {{"player", term_of(board.to_move())}});
    case Action::Type::Resign: break;
  }
  return std::nullopt;
}

Message why_not(const Position& position, const Action& action) {
  const Board& board = position.board();
  const Rules& rules = position.rules();
  if (position.is_rolling()) return message("refusal.rolling", {{"choices", roll_choices(position)}});
  const auto must = position.must_move();
  if (must && action.type() != Action::Type::Roll && action.from() != *must) {
    return message("refusal.must-move", {{"piece", term_on(board, *must)}, {"at", cell(*must)}});
  }
  if (auto broken = broken_rule(board, rules, action)) return std::move(*broken);
  if (is_move(board, rules, must, action)) return danger_words(board, rules, action);
  return message("refusal.not-legal", {{"text", quote(Notation<Game>::action_text(position, action))}});
}

}  // namespace

}  // namespace chess

Error Notation<chess::Game>::refusal(const Position& position, const Action& action) {
  return position.is_over() ? game_over() : chess::illegal(chess::why_not(position, action));
}

}  // namespace spooky
