// Actions as text: what the move table of docs/rules/chess.md says, one spelling for each.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;
static_assert(CapableText<chess::Game>);

namespace {

std::string promotion_text(const Action& action) {
  return action.promotes() ? std::string(1, piece_letter(action.promotion(), Colour::Black)) : std::string();
}

/// `g1^f3h3`: departure, then the two or three squares in their order, and what the piece becomes.
std::string split_text(const Action& action) {
  const bool three = action.type() == Action::Type::SplitThree;
  return square_name(action.from()) + "^" + square_name(action.first()) + square_name(action.second()) +
         (three ? square_name(action.third()) : "") + promotion_text(action);
}

std::string pair_text(const Action& action, char sign) {
  return square_name(action.from()) + sign + square_name(action.to());
}

}  // namespace

std::string Chess::action_text(const Position&, const Action& action) {
  switch (action.type()) {
    case Action::Type::Move: return square_name(action.from()) + square_name(action.to()) + promotion_text(action);
    case Action::Type::EnPassantBack: return square_name(action.from()) + square_name(action.to()) + "ep";
    case Action::Type::Split: {
      const bool equal = action.pair_kind() == PairKind::Equal;
      return split_text(action) + (equal ? "" : std::string(1, kind_letter(action.pair_kind())));
    }
    case Action::Type::SplitThree: return split_text(action);
    case Action::Type::Entangle: return split_text(action) + "&" + square_name(action.target());
    case Action::Type::Flip: return pair_text(action, '~');
    case Action::Type::Phase: return pair_text(action, 'Z');
    case Action::Type::Hadamard: return pair_text(action, 'H');
    case Action::Type::Tunnel: return pair_text(action, '>');
    case Action::Type::RemoteCollapse: return square_name(action.from()) + "!";
    case Action::Type::Roll: return action.rolled() == Half::First ? "#1" : "#2";
    case Action::Type::Draw: return "draw";
    case Action::Type::Resign: break;
  }
  return "resign";
}

}  // namespace spooky
