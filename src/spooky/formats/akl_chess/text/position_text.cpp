#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

namespace akl_chess {

namespace {

std::string rows_text(const Rules& rules, const Board& board) {
  std::string text;
  for (std::size_t rank = rules.height(); rank-- > 0;) {
    std::size_t empty = 0;
    const auto end_run = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (std::size_t file = 0; file < rules.width(); ++file) {
      const Square square = square_at(file, rank);
      if (board.is_empty(square)) {
        ++empty;
        continue;
      }
      end_run();
      text += board_letter(board.at(square));
    }
    end_run();
    if (rank > 0) text += '/';
  }
  return text;
}

std::string castling_text(std::uint8_t rights) {
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) {
    if ((rights >> i & 1U) != 0) text += "KQkq"[i];
  }
  return text.empty() ? "-" : text;
}

std::string bag_text(const Bag& bag, Colour colour) {
  std::string text;
  for (const Type type : kAllTypes) text += std::string(bag[type], type_letter(type, colour));
  return text.empty() ? "-" : text;
}

/// `P2`, in the order Q R B N P.
std::string counts_text(const Counts& counts, Colour colour) {
  std::string text;
  for (const Type type : kAllTypes) {
    if (counts[type] > 0) text += type_letter(type, colour) + std::to_string(counts[type]);
  }
  return text;
}

std::string man_text(Square square, const Man& man, Colour colour) {
  std::string text = square_name(square) + ":" + type_letter(man.first, colour);
  text += man.second ? std::string(1, type_letter(*man.second, colour)) : "?" + counts_text(man.seen, colour);
  if (man.shows) text += std::string("=") + type_letter(*man.shows, colour);
  return text;
}

std::string joined(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ";") + item;
  return text.empty() ? "-" : text;
}

std::string men_text(const Board& board) {
  std::vector<std::string> items;
  for (Bitboard rest = board.men(Colour::White) | board.men(Colour::Black); rest != 0;) {
    const Square square = take_lowest(rest);
    const Man& man = board.man(square);
    if (man.is_quantum() && !man.second && man.seen.empty()) continue;
    items.push_back(man_text(square, man, board.at(square).owner));
  }
  return joined(items);
}

std::string captured_text(const Setup& setup) {
  std::vector<std::string> items;
  for (const Colour colour : kColours) {
    for (const Counts& counts : setup.captured[index_of(colour)]) items.push_back(counts_text(counts, colour));
  }
  std::sort(items.begin(), items.end());
  return joined(items);
}

}  // namespace

}  // namespace akl_chess

std::string Notation<akl_chess::Game>::position_text(const Position& position) {
  using namespace akl_chess;
  const Setup& setup = position.setup();
  std::string text = rows_text(position.rules(), setup.board) + (setup.to_move == Colour::White ? " w " : " b ") +
                     castling_text(setup.castling) + " - " + std::to_string(setup.quiet) + " " +
                     std::to_string(setup.fullmove) + " | " + bag_text(setup.bags[0], Colour::White) + "/" +
                     bag_text(setup.bags[1], Colour::Black) + " | " + men_text(setup.board) + " | " +
                     captured_text(setup);
  if (setup.touched) text += " | touch=" + square_name(*setup.touched);
  if (setup.must) text += " | must=" + square_name(*setup.must);
  return text;
}

}  // namespace spooky
