#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "spooky/core/index.hpp"

namespace spooky::quantum_chess {

struct SquareTag {};
/// A square, a1 b1 … h1 a2 … h8. Smaller boards lie in the corner at a1.
using Square = Index<SquareTag, 64>;

/// A set of squares, bit n for square n. A board of the superposition is such a set: the occupied squares (K1).
using SquareSet = std::uint64_t;

constexpr Square square_at(std::size_t file, std::size_t rank) { return Square(rank * 8 + file); }
constexpr std::size_t file_of(Square square) { return square.value() % 8; }
constexpr std::size_t rank_of(Square square) { return square.value() / 8; }
constexpr SquareSet only(Square square) { return SquareSet{1} << square.value(); }
constexpr bool contains(SquareSet set, Square square) { return (set >> square.value() & 1) != 0; }
/// The set is not empty.
constexpr Square lowest(SquareSet set) {
  assert(set != 0);
  return Square(static_cast<std::size_t>(std::countr_zero(set)));
}
constexpr Square take_lowest(SquareSet& set) {
  const Square square = lowest(set);
  set &= set - 1;
  return square;
}
constexpr std::size_t size_of(SquareSet set) { return static_cast<std::size_t>(std::popcount(set)); }

}  // namespace spooky::quantum_chess
