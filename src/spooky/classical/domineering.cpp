#include "spooky/classical/domineering.hpp"

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

void Domineering::moves(Position position, Side side, Moves& list) const {
  const unsigned step = side == Side::Left ? grid_.columns : 1;
  for_each_bit(position & moved_down(position, step), [&](unsigned square) {
    if (side == Side::Left || grid_.column(square) + 1 < grid_.columns) list.push_back(domino(square, side));
  });
}

std::optional<Position> Domineering::after(Position position, Move move) const {
  const unsigned first = square_of(move);
  const unsigned second = second_of(move);
  if (second >= grid_.squares()) return std::nullopt;
  if (side_of(move) == Side::Right && grid_.row(first) != grid_.row(second)) return std::nullopt;
  const Position both = single_bit(first) | single_bit(second);
  if ((position & both) != both) return std::nullopt;
  return position & ~both;
}

std::uint64_t Domineering::move_bound(Position position) const { return count_bits(position); }

}  // namespace spooky::classical
