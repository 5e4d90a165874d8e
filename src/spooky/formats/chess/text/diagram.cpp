// The board for a terminal: pieces, halves with a small stroke behind them, and the pairs below.
#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

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
  const std::string piece = coloured(style, pair.colour == Colour::White ? "33" : "34", symbol(pair.type, pair.colour));
  if (pair.is_triple()) {
    const Message known = message("diagram.triple", {{"chance", first_chance(pair.kind).to_string()}});
    return piece + "' " + square_name(pair.first) + "–" + square_name(pair.second) + "–" + square_name(pair.third) +
           "  " + say(known, style.language) + "\n";
  }
  Message known = message("diagram.pair");
  add_kind(pair.kind, known.arguments);
  if (rules.variant == Variant::Deterministic) {
    known.arguments.push_back({"found", chess::cell(pair.at(resolved(pair.kind)))});
  } else {
    const Rational first = first_chance(pair.kind);
    known.arguments.push_back({"chance", first.to_string()});
    known.arguments.push_back({"otherwise", (Rational(1) - first).to_string()});
  }
  if (pair.group != 0) known.arguments.push_back({"group", std::int64_t{pair.group}});
  return piece + "' " + square_name(pair.first) + "–" + square_name(pair.second) + "  " + say(known, style.language) +
         "\n";
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
  if (position.is_rolling()) {
    const Message rolled = message("diagram.rolling", {{"action", action_text(position, position.rolled_move())}});
    return picture + say(rolled, style.language) + "\n";
  }
  if (!position.in_check()) return picture;
  return picture + say(message("diagram.check", {{"player", term_of(board.to_move())}}), style.language) + "\n";
}

}  // namespace spooky
