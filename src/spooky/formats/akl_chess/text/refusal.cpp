// Why an action that has the right form cannot be played: what a player needs to know.
#include <optional>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/refused_move.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

namespace akl_chess {

namespace {

std::optional<Message> no_own_piece(const Position& position, Square square) {
  const Board& board = position.board();
  if (board.is_empty(square)) return message("refusal.no-piece", {{"at", cell(square)}});
  const Colour owner = board.at(square).owner;
  if (owner == position.to_move()) return std::nullopt;
  return message("refusal.not-yours", {{"piece", term_on(board, square)},
                                       {"at", cell(square)},
                                       {"owner", term_of(owner)},
                                       {"player", term_of(position.to_move())}});
}

Message refused_touch(const Board& board, Square square) {
  if (board.at(square).is_king) return message("refusal.king-touched");
  return message("refusal.classical", {{"piece", term_on(board, square)}, {"at", cell(square)}});
}

Message not_legal(const Position& position, const Action& action) {
  return message("refusal.not-legal", {{"text", quote(Notation<Game>::action_text(position, action))}});
}

Message why_not(const Position& position, const Action& action) {
  if (position.actor() == Actor::Nature) return message("refusal.nature", {{"choices", nature_choices(position)}});
  if (action.kind() == Action::Kind::Show) {
    return message("refusal.not-nature", {{"player", term_of(position.to_move())}});
  }
  if (auto refused = no_own_piece(position, action.from())) return std::move(*refused);
  const auto must = position.must();
  if (must && action.from() != *must && !is_castling_with(position, action, *must)) {
    return message("refusal.must-move", {{"piece", term_on(position.board(), *must)}, {"at", cell(*must)}});
  }
  switch (action.kind()) {
    case Action::Kind::Touch: return refused_touch(position.board(), action.from());
    case Action::Kind::Promote: return message("refusal.promotion-here", {{"at", cell(action.from())}});
    case Action::Kind::Move: break;
    case Action::Kind::Show:
    case Action::Kind::Resign: return not_legal(position, action);
  }
  if (auto refused = refused_move(position, action)) return std::move(*refused);
  return not_legal(position, action);
}

}  // namespace

}  // namespace akl_chess

Error Notation<akl_chess::Game>::refusal(const Position& position, const Action& action) {
  return position.is_over() ? game_over() : akl_chess::illegal(akl_chess::why_not(position, action));
}

}  // namespace spooky
