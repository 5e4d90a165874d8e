#include <algorithm>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/board_text.hpp"
#include "spooky/formats/combinatorial/text/rows.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Domineering;

namespace {

Rows rows_of(const Domineering& game, Position position) {
  return fill_rows(game.grid(), [&](unsigned square) { return classical::has_bit(position, square) ? '#' : '.'; });
}

}  // namespace

std::string position_text(const Domineering& game, Position position) { return rows_text(rows_of(game, position)); }

std::string move_text(const Domineering& game, Move move) {
  return square_name(game.grid(), Domineering::square_of(move)) + square_name(game.grid(), game.second_of(move));
}

Result<Move> parse_move(const Domineering& game, Side side, std::string_view text) {
  const Grid& grid = game.grid();
  const auto squares = read_two_squares(grid, text);
  if (!squares) return squares.error();
  const auto [first, second] = std::minmax(squares->first, squares->second);
  const bool is_vertical = second - first == grid.columns && grid.column(first) == grid.column(second);
  const bool is_horizontal = second - first == 1 && grid.row(first) == grid.row(second);
  if (!is_vertical && !is_horizontal) {
    return illegal("refusal.not-neighbours",
                   {{"first", Cell{square_name(grid, first)}}, {"second", Cell{square_name(grid, second)}}});
  }
  if (side == Side::Left && is_vertical) return Domineering::domino(first, Side::Left);
  if (side == Side::Right && is_horizontal) return Domineering::domino(first, Side::Right);
  return illegal("refusal.wrong-way", {{"player", player_term(side)}});
}

Message why_not(const Domineering& game, Position position, Move move) {
  const unsigned first = Domineering::square_of(move);
  const unsigned covered = classical::has_bit(position, first) ? game.second_of(move) : first;
  return message("why.not-free", {{"square", Cell{square_name(game.grid(), covered)}}});
}

std::string drawing(const Domineering& game, Position position) { return draw_rows(rows_of(game, position)); }

}  // namespace spooky::combinatorial::texts
