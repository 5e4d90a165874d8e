#pragma once

#include <bit>
#include <cstdint>

namespace spooky::classical::fast {

/// A set of squares of a board of at most 8 by 8: bit 8 * row + column.
using Squares = std::uint64_t;

constexpr Squares kFirstColumn = 0x0101010101010101ULL;
constexpr Squares kLastColumn = kFirstColumn << 7;

constexpr Squares lowest(Squares set) { return set & (0 - set); }

/// The squares of rows by columns in the corner of square 0.
constexpr Squares rectangle(unsigned rows, unsigned columns) {
  Squares set = 0;
  for (unsigned row = 0; row < rows; ++row) set |= ((Squares{1} << columns) - 1) << 8 * row;
  return set;
}

/// The set moved by one square; what would leave the board is gone.
constexpr Squares one_up(Squares set) { return set >> 8; }
constexpr Squares one_down(Squares set) { return set << 8; }
constexpr Squares one_left(Squares set) { return (set & ~kFirstColumn) >> 1; }
constexpr Squares one_right(Squares set) { return (set & ~kLastColumn) << 1; }

constexpr Squares neighbours(Squares set) { return one_up(set) | one_down(set) | one_left(set) | one_right(set); }

/// The part of within that is connected with the set start.
constexpr Squares connected(Squares start, Squares within) {
  for (Squares before = 0; before != start;) {
    before = start;
    start = (start | neighbours(start)) & within;
  }
  return start;
}

/// How far a set that is not empty can be moved towards square 0, as a shift to the right.
constexpr int corner_shift(Squares set) {
  const int rows = std::countr_zero(set) & ~7;
  set |= set >> 32;
  set |= set >> 16;
  set |= set >> 8;
  return rows + std::countr_zero(set & 0xFF);
}

constexpr Squares upside_down(Squares set) {
  set = (set >> 8 & 0x00FF00FF00FF00FFULL) | (set & 0x00FF00FF00FF00FFULL) << 8;
  set = (set >> 16 & 0x0000FFFF0000FFFFULL) | (set & 0x0000FFFF0000FFFFULL) << 16;
  return set >> 32 | set << 32;
}

constexpr Squares mirrored(Squares set) {
  set = (set >> 1 & 0x5555555555555555ULL) | (set & 0x5555555555555555ULL) << 1;
  set = (set >> 2 & 0x3333333333333333ULL) | (set & 0x3333333333333333ULL) << 2;
  return (set >> 4 & 0x0F0F0F0F0F0F0F0FULL) | (set & 0x0F0F0F0F0F0F0F0FULL) << 4;
}

constexpr Squares transposed(Squares set) {
  const auto exchange = [&set](int shift, Squares mask) {
    const Squares change = (set ^ set >> shift) & mask;
    set ^= change ^ change << shift;
  };
  exchange(7, 0x00AA00AA00AA00AAULL);
  exchange(14, 0x0000CCCC0000CCCCULL);
  exchange(28, 0x00000000F0F0F0F0ULL);
  return set;
}

}  // namespace spooky::classical::fast
