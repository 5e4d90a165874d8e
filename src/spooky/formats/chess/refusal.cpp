// Why an action that has the right form cannot be played: what a player needs to know.
#include <string>

#include "spooky/formats/chess/danger_words.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/refused.hpp"
#include "spooky/formats/chess/roll_words.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

Error illegal(std::string reason) { return {ErrorCode::IllegalAction, std::move(reason)}; }

std::optional<std::string> broken_rule(const Board& board, const Rules& rules, Action action) {
  switch (action.type()) {
    case Action::Type::Move:
    case Action::Type::EnPassantBack: return refused_move(board, rules, action);
    case Action::Type::Split:
    case Action::Type::Entangle: return refused_split(board, rules, action);
    case Action::Type::Flip:
    case Action::Type::Phase:
    case Action::Type::Hadamard: return refused_turn(board, rules, action);
    case Action::Type::Tunnel: return refused_tunnel(board, rules, action);
    case Action::Type::RemoteCollapse: return refused_collapse(board, rules, action);
    case Action::Type::Roll: return "nothing is rolled for now: " + player_name(board.to_move()) + " is to move";
    case Action::Type::Draw: return player_name(board.to_move()) + " has offered a draw already and must move now";
    case Action::Type::Resign: break;
  }
  return std::nullopt;
}

}  // namespace

Error Chess::refusal(const Position& position, const Action& action) {
  if (position.is_over()) return {ErrorCode::GameOver, "the game is over: no action can follow"};
  const Board& board = position.board();
  const Rules& rules = position.rules();
  if (position.is_rolling()) return illegal("the die decides now: " + roll_choices(position));
  const auto must = position.must_move();
  if (must && action.type() != Action::Type::Roll && action.from() != *must) {
    return illegal("the " + piece_on(board, *must) + " has just collapsed and must be moved now");
  }
  const auto broken = broken_rule(board, rules, action);
  if (broken) return illegal(*broken);
  if (is_move(board, rules, must, action)) return illegal(danger_words(board, rules, action));
  return illegal(quote(action_text(position, action)) + " is not a legal move here");
}

}  // namespace spooky
