#include "spooky/formats/quantum_chess/text/literature.hpp"

#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky::quantum_chess {

std::string literature_text(const Position& position, const Action& move) {
  std::string text = Notation<Game>::action_text(position, move);
  if (move.type() != Action::Type::Move) return text;
  constexpr std::size_t kAfterSource = 2;
  switch (kind_of(position.rules(), position.fields(), move)) {
    case MoveKind::PieceCapture:
    case MoveKind::PawnCapture: text.insert(kAfterSource, "x"); break;
    case MoveKind::EnPassant: text += "ep"; break;
    case MoveKind::Standard:
    case MoveKind::PawnStep:
      if (question_of(position.rules(), position.fields(), move)) text.insert(kAfterSource, "w");
      break;
    default: break;
  }
  return text;
}

std::string without_literature_signs(std::string_view text) {
  std::string plain(text);
  if (plain.ends_with("ep")) plain.resize(plain.size() - 2);
  if (plain.size() > 2 && (plain[2] == 'x' || plain[2] == 'w')) plain.erase(2, 1);
  return plain;
}

}  // namespace spooky::quantum_chess
