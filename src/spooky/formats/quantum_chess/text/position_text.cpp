#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

std::string rows_text(const Rules& rules, const Letters& letters) {
  std::string text;
  for (std::size_t rank = rules.height(); rank-- > 0;) {
    int empty = 0;
    for (std::size_t file = 0; file < rules.width(); ++file) {
      const Letter letter = letters[square_at(file, rank)];
      if (letter.is_none()) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += letter_text(letter);
    }
    if (empty > 0) text += std::to_string(empty);
    if (rank > 0) text += '/';
  }
  return text;
}

std::string castling_text(const Fields& fields) {
  std::string text;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    for (const Wing wing : {Wing::Short, Wing::Long}) {
      if (!fields.may_castle(colour, wing)) continue;
      text += letter_text(Letter(colour, wing == Wing::Short ? PieceType::King : PieceType::Queen));
    }
  }
  return text.empty() ? "-" : text;
}

}  // namespace

}  // namespace quantum_chess

std::string Notation<quantum_chess::Game>::position_text(const Position& position) {
  const quantum_chess::Fields& fields = position.fields();
  std::string text = quantum_chess::rows_text(position.rules(), fields.letters);
  text += fields.to_move == quantum_chess::Colour::White ? " w " : " b ";
  text += quantum_chess::castling_text(fields) + " ";
  text += fields.passed ? quantum_chess::square_name(*fields.passed) : "-";
  text += " " + std::to_string(fields.counter) + " " + std::to_string(fields.move_number) + " | ";
  text += quantum_chess::state_text(position.state());
  if (position.reference() != position.pieces()) text += " | pieces=" + position.reference().to_string();
  return text;
}

}  // namespace spooky
