// The board for a terminal: pieces, halves with a small stroke behind them, and the pairs below.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/pair_list.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

std::string symbol(PieceType type, Colour colour) {
  constexpr const char* kSymbols[2][kPieceTypes] = {{"♙", "♘", "♗", "♖", "♕", "♔"}, {"♟", "♞", "♝", "♜", "♛", "♚"}};
  return kSymbols[index_of(colour)][index_of(type)];
}

std::string coloured(const DiagramStyle& style, const char* code, const std::string& text) {
  return style.colours ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
}

/// Two columns: the piece, and behind a half a stroke.
std::string cell(const Board& board, Square square, const DiagramStyle& style) {
  if (board.is_empty(square)) return "· ";
  const bool white = board.colour_on(square) == Colour::White;
  const std::string piece = symbol(board.type_on(square), board.colour_on(square));
  if (!board.is_half(square)) return coloured(style, white ? "1;33" : "1;34", piece) + " ";
  return coloured(style, white ? "2;33" : "2;34", piece + "'");
}

std::string file_names(const Rules& rules) {
  std::string line = "  ";
  for (std::size_t file = 0; file < rules.width(); ++file) line += std::string(" ") + static_cast<char>('a' + file);
  return line + "\n";
}

std::string pair_line(const Rules& rules, const Pair& pair, const DiagramStyle& style) {
  const Rational first = first_chance(pair.kind);
  std::string line = coloured(style, pair.colour == Colour::White ? "33" : "34", symbol(pair.type, pair.colour)) +
                     "' " + square_name(pair.first) + "–" + square_name(pair.second) + "  " + kind_name(pair.kind);
  if (rules.variant == Variant::Deterministic) {
    line += ", found on " + square_name(pair.at(resolved(pair.kind)));
  } else {
    line += ", " + first.to_string() + " and " + (Rational(1) - first).to_string();
  }
  if (pair.group != 0) line += ", entangled in group " + std::to_string(pair.group);
  return line + "\n";
}

}  // namespace

std::string Chess::diagram(const Position& position, const DiagramStyle& style) {
  const Rules& rules = position.rules();
  const Board& board = position.board();
  std::string picture = file_names(rules);
  for (std::size_t rank = rules.height(); rank-- > 0;) {
    const std::string number = std::to_string(rank + 1);
    picture += number + "  ";
    for (std::size_t file = 0; file < rules.width(); ++file) picture += cell(board, square_at(file, rank), style);
    picture += " " + number + "\n";
  }
  picture += file_names(rules);
  for (const Pair& pair : sorted_pairs(board)) picture += pair_line(rules, pair, style);
  if (position.is_over()) return picture;
  if (position.is_rolling()) return picture + "? #1 or #2 for " + action_text(position, position.rolled_move()) + "\n";
  return picture + (position.in_check() ? player_name(board.to_move()) + " is in check\n" : "");
}

}  // namespace spooky
