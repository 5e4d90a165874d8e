// Actions as text, one spelling for each.
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;
static_assert(CapableText<quantum_chess::Game>);

std::string QuantumChess::action_text(const Position&, const Action& action) {
  const std::string from = square_name(action.from());
  const std::string to = square_name(action.to());
  switch (action.type()) {
    case Action::Type::Move:
      if (!action.promotes()) return from + to;
      return from + to + letter_text(Letter(Colour::Black, action.promotion()));
    case Action::Type::Split: return from + "^" + to + square_name(action.second());
    case Action::Type::Merge: return from + square_name(action.second()) + "^" + to;
    case Action::Type::Measure: return std::string(answer_text(action.answer()));
    case Action::Type::Draw: return "draw";
    case Action::Type::Resign: break;
  }
  return "resign";
}

}  // namespace spooky
