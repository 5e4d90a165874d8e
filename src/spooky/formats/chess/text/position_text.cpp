#include <string>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/pair_text.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

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
      text += piece_letter(board.type_on(square), board.colour_on(square));
    }
    end_run();
    if (rank > 0) text += '/';
  }
  return text;
}

std::string castling_text(std::uint8_t rights) {
  std::string text;
  if ((rights & kWhiteShort) != 0) text += 'K';
  if ((rights & kWhiteLong) != 0) text += 'Q';
  if ((rights & kBlackShort) != 0) text += 'k';
  if ((rights & kBlackLong) != 0) text += 'q';
  return text.empty() ? "-" : text;
}

}  // namespace

std::string chess::pair_text(const Pair& pair) {
  std::string text = piece_letter(pair.type, pair.colour) + std::string(":") + square_name(pair.first) + "/" +
                     square_name(pair.second) + (pair.is_triple() ? "/" + square_name(pair.third) : "") + "=" +
                     kind_letter(pair.kind);
  if (pair.group != 0) text += "@" + std::to_string(pair.group);
  return text;
}

std::string Chess::position_text(const Position& position) {
  const Board& board = position.board();
  std::string text = rows_text(position.rules(), board) + (board.to_move() == Colour::White ? " w " : " b ") +
                     castling_text(board.castling()) + " " +
                     (board.has_en_passant() ? square_name(board.en_passant()) : "-") + " " +
                     std::to_string(board.halfmove()) + " " + std::to_string(board.fullmove()) + " | ";
  std::string pairs;
  for (const Pair& pair : sorted_pairs(board)) pairs += (pairs.empty() ? "" : ";") + pair_text(pair);
  text += pairs.empty() ? "-" : pairs;
  if (const auto must = position.must_move()) text += " | must=" + square_name(*must);
  return text;
}

}  // namespace spooky
