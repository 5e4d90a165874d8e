#include "spooky/classical/toads_and_frogs.hpp"

#include <algorithm>
#include <utility>

namespace spooky::classical {

ToadsAndFrogs::ToadsAndFrogs(std::vector<unsigned> rows) : rows_(std::move(rows)) {
  unsigned squares = 0;
  for (const unsigned length : rows_) {
    row_starts_ |= std::uint64_t{1} << squares;
    squares += length;
  }
  places_ = TwoColours(squares);
}

bool ToadsAndFrogs::are_in_one_row(unsigned a, unsigned b) const {
  if (std::max(a, b) >= places_.places()) return false;
  const std::uint64_t between = low_word(std::max(a, b) + 1) & ~low_word(std::min(a, b) + 1);
  return (row_starts_ & between) == 0;
}

void ToadsAndFrogs::moves(Position position, Side side, Moves& list) const {
  for_each_bit(places_.of(position, side), [&](unsigned from) {
    for (const unsigned distance : {1U, 2U}) {
      if (side == Side::Left ? from + distance >= places_.places() : from < distance) break;
      const Move move = hop(side, from, side == Side::Left ? from + distance : from - distance);
      if (after(position, move)) list.push_back(move);
    }
  });
}

std::optional<Position> ToadsAndFrogs::after(Position position, Move move) const {
  if (move >> 13 != 0) return std::nullopt;
  const Side side = side_of(move);
  const unsigned from = from_of(move);
  const unsigned to = to_of(move);
  const unsigned distance = side == Side::Left ? to - from : from - to;
  if ((distance != 1 && distance != 2) || !are_in_one_row(from, to)) return std::nullopt;
  const std::uint64_t own = places_.of(position, side);
  const std::uint64_t others = places_.of(position, other(side));
  if ((own >> from & 1) == 0 || ((own | others) >> to & 1) != 0) return std::nullopt;
  if (distance == 2 && (others >> (from + to) / 2 & 1) == 0) return std::nullopt;
  return places_.position(side, (own & ~(std::uint64_t{1} << from)) | std::uint64_t{1} << to, others);
}

}  // namespace spooky::classical
