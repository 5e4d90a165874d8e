#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "spooky/core/index.hpp"

namespace spooky::akl_chess {

struct SquareTag {};
/// A square, a1 b1 … h1 a2 … h8. Smaller boards lie in the corner at a1.
using Square = Index<SquareTag, 64>;

/// A set of squares, bit n for square n.
using Bitboard = std::uint64_t;

constexpr Square square_at(std::size_t file, std::size_t rank) { return Square(rank * 8 + file); }
constexpr std::size_t file_of(Square square) { return square.value() % 8; }
constexpr std::size_t rank_of(Square square) { return square.value() / 8; }
/// A1: a1 is black on every board.
constexpr bool is_black(Square square) { return (file_of(square) + rank_of(square)) % 2 == 0; }

constexpr Bitboard bit(Square square) { return Bitboard{1} << square.value(); }
constexpr bool contains(Bitboard set, Square square) { return (set >> square.value() & 1) != 0; }
constexpr Square lowest(Bitboard set) {
  assert(set != 0);
  return Square(static_cast<std::size_t>(std::countr_zero(set)));
}
constexpr Square take_lowest(Bitboard& set) {
  const Square square = lowest(set);
  set &= set - 1;
  return square;
}
constexpr std::size_t count(Bitboard set) { return static_cast<std::size_t>(std::popcount(set)); }

}  // namespace spooky::akl_chess
