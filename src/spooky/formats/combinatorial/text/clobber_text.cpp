#include "spooky/formats/combinatorial/text/board_text.hpp"
#include "spooky/formats/combinatorial/text/rows.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Clobber;

namespace {

Rows rows_of(const Clobber& game, Position position) {
  return fill_rows(game.grid(), [&](unsigned square) {
    const auto has = [&](Side side) { return (game.places().of(position, side) >> square & 1) != 0; };
    return has(Side::Left) ? 'x' : has(Side::Right) ? 'o' : '.';
  });
}

}  // namespace

std::string position_text(const Clobber& game, Position position) { return rows_text(rows_of(game, position)); }

std::string move_text(const Clobber& game, Move move) {
  return square_name(game.grid(), Clobber::from_of(move)) + square_name(game.grid(), Clobber::to_of(move));
}

Result<Move> parse_move(const Clobber& game, Side side, std::string_view text) {
  const auto squares = read_two_squares(game.grid(), text);
  if (!squares) return squares.error();
  if (!game.are_adjacent(squares->first, squares->second)) {
    return illegal("refusal.not-neighbours", {{"first", Cell{square_name(game.grid(), squares->first)}},
                                              {"second", Cell{square_name(game.grid(), squares->second)}}});
  }
  return Clobber::capture(side, squares->first, squares->second);
}

Message why_not(const Clobber& game, Position position, Move move) {
  const Side side = Clobber::side_of(move);
  const auto no_stone = [&](Side owner, unsigned square) {
    return message("why.no-stone",
                   {{"player", player_term(owner)}, {"square", Cell{square_name(game.grid(), square)}}});
  };
  const bool has_own = (game.places().of(position, side) >> Clobber::from_of(move) & 1) != 0;
  return has_own ? no_stone(other(side), Clobber::to_of(move)) : no_stone(side, Clobber::from_of(move));
}

std::string drawing(const Clobber& game, Position position) { return draw_rows(rows_of(game, position)); }

}  // namespace spooky::combinatorial::texts
