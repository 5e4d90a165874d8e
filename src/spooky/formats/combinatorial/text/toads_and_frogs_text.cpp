#include "spooky/formats/combinatorial/text/board_text.hpp"
#include "spooky/formats/combinatorial/text/rows.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::ToadsAndFrogs;

namespace {

Rows rows_of(const ToadsAndFrogs& game, Position position) {
  Rows rows;
  unsigned square = 0;
  for (const unsigned length : game.rows()) {
    std::string row;
    for (const unsigned end = square + length; square < end; ++square) {
      const auto has = [&](Side side) { return (game.places().of(position, side) >> square & 1) != 0; };
      row += has(Side::Left) ? 'T' : has(Side::Right) ? 'F' : '.';
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::optional<unsigned> number(const ToadsAndFrogs& game, const Square& square) {
  if (square.row >= game.rows().size() || square.column >= game.rows()[square.row]) return std::nullopt;
  unsigned before = 0;
  for (unsigned row = 0; row < square.row; ++row) before += game.rows()[row];
  return before + square.column;
}

}  // namespace

std::string square_name(const ToadsAndFrogs& game, unsigned square) {
  unsigned row = 0;
  while (square >= game.rows()[row]) square -= game.rows()[row++];
  return square_name(Square{square, row});
}

Term animal_term(Side side) { return {"animal", side == Side::Left ? "toad" : "frog"}; }

std::string position_text(const ToadsAndFrogs& game, Position position) { return rows_text(rows_of(game, position)); }

std::string move_text(const ToadsAndFrogs& game, Move move) {
  return square_name(game, ToadsAndFrogs::from_of(move)) + square_name(game, ToadsAndFrogs::to_of(move));
}

Result<Move> parse_move(const ToadsAndFrogs& game, Side side, std::string_view text) {
  const auto squares = read_two_squares(text);
  const auto from = squares ? number(game, squares->first) : std::nullopt;
  const auto to = squares ? number(game, squares->second) : std::nullopt;
  if (!from || !to) {
    return illegal("refusal.no-hop", {{"text", quote(text)}});
  }
  const unsigned distance = side == Side::Left ? *to - *from : *from - *to;
  if ((distance != 1 && distance != 2) || !game.are_in_one_row(*from, *to)) {
    return illegal("refusal.wrong-direction", {{"animal", animal_term(side)}});
  }
  return ToadsAndFrogs::hop(side, *from, *to);
}

Message why_not(const ToadsAndFrogs& game, Position position, Move move) {
  const Side side = ToadsAndFrogs::side_of(move);
  const unsigned from = ToadsAndFrogs::from_of(move);
  const unsigned to = ToadsAndFrogs::to_of(move);
  if ((game.places().of(position, side) >> from & 1) == 0) {
    return message("why.no-animal", {{"animal", animal_term(side)}, {"square", Cell{square_name(game, from)}}});
  }
  if ((game.places().free(position) >> to & 1) == 0) {
    return message("why.not-empty", {{"square", Cell{square_name(game, to)}}});
  }
  return message("why.nothing-to-jump",
                 {{"animal", animal_term(other(side))}, {"square", Cell{square_name(game, (from + to) / 2)}}});
}

std::string drawing(const ToadsAndFrogs& game, Position position) { return draw_rows(rows_of(game, position)); }

}  // namespace spooky::combinatorial::texts
