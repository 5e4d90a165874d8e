// The board for a terminal: pieces, superposed ones with a small stroke behind them, and their chances below.
#include <array>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

std::string symbol(Letter letter) {
  constexpr const char* kSymbols[2][kPieceTypes] = {{"♙", "♘", "♗", "♖", "♕", "♔"}, {"♟", "♞", "♝", "♜", "♛", "♚"}};
  return kSymbols[index_of(letter.colour())][index_of(letter.type())];
}

std::string coloured(const DiagramStyle& style, const char* code, const std::string& text) {
  return style.colours ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
}

/// Two columns: the piece, and behind a superposed one a stroke.
std::string square_text(const Position& position, Square square, const DiagramStyle& style) {
  const Letter letter = position.fields().letters[square];
  if (letter.is_none()) return "· ";
  const bool white = letter.colour() == Colour::White;
  if (contains(position.full(), square)) return coloured(style, white ? "1;33" : "1;34", symbol(letter)) + " ";
  return coloured(style, white ? "2;33" : "2;34", symbol(letter) + "'");
}

std::string file_names(const Rules& rules) {
  std::string line = "  ";
  for (std::size_t file = 0; file < rules.width(); ++file) line += std::string(" ") + static_cast<char>('a' + file);
  return line + "\n";
}

/// A line for each kind that is superposed: `♘' a3 1/2  c3 1/2`.
std::string chances_text(const Position& position, const DiagramStyle& style) {
  const std::array<Weight, 64> chances = position.state().probabilities();
  const SquareSet open = position.state().superposed();
  std::string text;
  for (const Colour colour : {Colour::White, Colour::Black}) {
    for (std::size_t i = kPieceTypes; i-- > 0;) {
      const Letter letter(colour, static_cast<PieceType>(i));
      SquareSet squares = open & position.fields().letters.of(letter);
      if (squares == 0) continue;
      text += coloured(style, colour == Colour::White ? "33" : "34", symbol(letter)) + "'";
      while (squares != 0) {
        const Square square = take_lowest(squares);
        text += "  " + square_name(square) + " " + chances[square.value()].to_string();
      }
      text += "\n";
    }
  }
  return text;
}

}  // namespace

}  // namespace quantum_chess

std::string Notation<quantum_chess::Game>::diagram(const Position& position, const DiagramStyle& style) {
  using namespace quantum_chess;
  const quantum_chess::Rules& rules = position.rules();
  std::string picture = file_names(rules);
  for (std::size_t rank = rules.height(); rank-- > 0;) {
    const std::string number = std::to_string(rank + 1);
    picture += number + "  ";
    for (std::size_t file = 0; file < rules.width(); ++file) {
      picture += square_text(position, square_at(file, rank), style);
    }
    picture += " " + number + "\n";
  }
  picture += file_names(rules) + chances_text(position, style);
  if (position.measurement()) picture += say(asked(position), style.language) + "\n";
  return picture;
}

}  // namespace spooky
