// The board for a terminal: classical men by what they show, quantum men by their first type with a question mark, and
// below what is known of those of whom something is known.
#include <string>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

namespace akl_chess {

namespace {

std::string symbol(const Piece& piece) {
  constexpr const char* kKings[] = {"♔", "♚"};
  constexpr const char* kMen[2][kTypes] = {{"♕", "♖", "♗", "♘", "♙"}, {"♛", "♜", "♝", "♞", "♟"}};
  if (piece.is_king) return kKings[index_of(piece.owner)];
  return kMen[index_of(piece.owner)][index_of(piece.man.shows.value_or(piece.man.first))];
}

std::string coloured(const DiagramStyle& style, const char* code, const std::string& text) {
  return style.colours ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
}

/// Two columns: the piece, and behind a quantum man a question mark.
std::string square_text(const Board& board, Square square, const DiagramStyle& style) {
  if (board.is_empty(square)) return "· ";
  const Piece& piece = board.at(square);
  const bool white = piece.owner == Colour::White;
  if (piece.is_king || !piece.man.is_quantum()) return coloured(style, white ? "1;33" : "1;34", symbol(piece)) + " ";
  return coloured(style, white ? "2;33" : "2;34", symbol(piece) + "?");
}

std::string file_names(const Rules& rules) {
  std::string line = "  ";
  for (std::size_t file = 0; file < rules.width(); ++file) line += std::string(" ") + static_cast<char>('a' + file);
  return line + "\n";
}

/// `e4 P and P 16/23, R 2/23, …`, `g5 N and B`.
std::string knowledge(const Position& position, Square square, const DiagramStyle& style) {
  const Piece& piece = position.board().at(square);
  std::string seconds;
  for (const TypeChance& each : second_chances(position, square)) {
    if (!seconds.empty()) seconds += ", ";
    seconds += type_letter(each.type, piece.owner);
    if (!piece.man.second) seconds += " " + each.chance.to_string();
  }
  const Message line =
      message("diagram.man", {{"at", cell(square)},
                              {"first", std::string(1, type_letter(piece.man.first, piece.owner))},
                              {"seconds", seconds},
                              {"state", std::string(piece.man.is_quantum() ? "quantum" : "classical")}});
  return say(line, style.language) + "\n";
}

std::string bag_letters(const Bag& bag, Colour colour) {
  std::string letters;
  for (const Type type : kAllTypes) letters += std::string(bag[type], type_letter(type, colour));
  return letters;
}

}  // namespace

}  // namespace akl_chess

std::string Notation<akl_chess::Game>::diagram(const Position& position, const DiagramStyle& style) {
  using namespace akl_chess;
  const Rules& rules = position.rules();
  const Board& board = position.board();
  std::string picture = file_names(rules);
  for (std::size_t rank = rules.height(); rank-- > 0;) {
    const std::string number = std::to_string(rank + 1);
    picture += number + "  ";
    for (std::size_t file = 0; file < rules.width(); ++file) {
      picture += square_text(board, square_at(file, rank), style);
    }
    picture += " " + number + "\n";
  }
  picture += file_names(rules);
  for (const Colour colour : kColours) {
    for (Bitboard rest = board.men(colour); rest != 0;) {
      const Square square = take_lowest(rest);
      const Man& man = board.man(square);
      if (man.second || man.shows || !man.seen.empty()) picture += knowledge(position, square, style);
    }
  }
  for (const Colour colour : kColours) {
    const Bag& bag = position.setup().bags[index_of(colour)];
    if (bag.empty()) continue;
    const Message line = message("diagram.bag", {{"player", term_of(colour)}, {"types", bag_letters(bag, colour)}});
    picture += say(line, style.language) + "\n";
  }
  if (position.is_over()) return picture;
  if (position.actor() == Actor::Nature) {
    const Square square = position.dealing() ? *position.dealing() : *position.touched();
    const Message line = message("diagram.nature", {{"at", cell(square)}, {"choices", nature_choices(position)}});
    return picture + say(line, style.language) + "\n";
  }
  return picture;
}

}  // namespace spooky
