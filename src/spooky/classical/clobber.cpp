#include "spooky/classical/clobber.hpp"

namespace spooky::classical {

bool Clobber::are_adjacent(unsigned a, unsigned b) const {
  const unsigned distance = a < b ? b - a : a - b;
  return (distance == 1 && grid_.row(a) == grid_.row(b)) ||
         (distance == grid_.columns && grid_.column(a) == grid_.column(b));
}

void Clobber::moves(Position position, Side side, Moves& list) const {
  const std::uint64_t others = places().of(position, other(side));
  for_each_bit(places().of(position, side), [&](unsigned from) {
    const auto try_to = [&](bool is_on_board, unsigned to) {
      if (is_on_board && (others >> to & 1) != 0) list.push_back(capture(side, from, to));
    };
    const unsigned row = grid_.row(from);
    const unsigned column = grid_.column(from);
    try_to(row > 0, from - grid_.columns);
    try_to(column > 0, from - 1);
    try_to(column + 1 < grid_.columns, from + 1);
    try_to(row + 1 < grid_.rows, from + grid_.columns);
  });
}

std::optional<Position> Clobber::after(Position position, Move move) const {
  if (move >> 13 != 0) return std::nullopt;
  const Side side = side_of(move);
  const std::uint64_t own = places().of(position, side);
  const std::uint64_t others = places().of(position, other(side));
  const std::uint64_t from = std::uint64_t{1} << from_of(move);
  const std::uint64_t to = std::uint64_t{1} << to_of(move);
  if ((own & from) == 0 || (others & to) == 0 || !are_adjacent(from_of(move), to_of(move))) return std::nullopt;
  return places().position(side, (own & ~from) | to, others & ~to);
}

}  // namespace spooky::classical
