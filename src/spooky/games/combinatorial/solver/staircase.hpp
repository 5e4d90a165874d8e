#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace spooky::combinatorial {

/// All that counts of a superposition of two Nim heaps in rulesets A, B and D: by Theorem 3 a realisation goes when
/// another has both heaps at least as large, so what is left is a staircase. Column a, for a tokens or more in the
/// first heap, is as high as one more than the most tokens the second heap can then have; 0 when the first heap cannot.
/// A key is the outline of the staircase as bits, an exact name of it: for columns 0 to n there is a one at
/// height + n - column for each column, so shapes up to n by n have 2n + 2 bits.
class Staircase {
 public:
  /// More would not leave a byte of a word for a value.
  static constexpr unsigned kLargestHeap = 27;
  using Heights = std::array<std::uint8_t, 32>;

  /// For heaps of at most n tokens.
  explicit Staircase(unsigned n) : n_(n) {}

  unsigned largest() const { return n_; }

  std::uint64_t key(const Heights& heights, unsigned columns) const {
    std::uint64_t word = (std::uint64_t{1} << (n_ + 1 - columns)) - 1;  // empty columns
    for (unsigned a = 0; a < columns; ++a) word |= std::uint64_t{1} << (heights[a] + n_ - a);
    return word;
  }

  /// The heights of the columns that are not empty; returns how many there are.
  unsigned decode(std::uint64_t key, Heights& heights) const {
    unsigned columns = 0;
    for (unsigned a = 0; a <= n_; ++a) {
      const unsigned top = static_cast<unsigned>(std::bit_width(key)) - 1;
      const unsigned height = top - (n_ - a);
      if (height == 0) break;
      heights[columns++] = static_cast<std::uint8_t>(height);
      key ^= std::uint64_t{1} << top;
    }
    return columns;
  }

  /// The number of squares of the shape: every action makes it smaller.
  unsigned area(std::uint64_t key) const {
    unsigned sum = 0;
    for (; key != 0; key &= key - 1) sum += static_cast<unsigned>(std::countr_zero(key));
    return sum - n_ * (n_ + 1) / 2;
  }

  /// Both heaps exchanged: the outline read backwards, its steps exchanged.
  std::uint64_t exchanged(std::uint64_t key) const {
    std::uint64_t word = ~key;
    word = (word >> 1 & 0x5555555555555555ULL) | (word & 0x5555555555555555ULL) << 1;
    word = (word >> 2 & 0x3333333333333333ULL) | (word & 0x3333333333333333ULL) << 2;
    word = (word >> 4 & 0x0F0F0F0F0F0F0F0FULL) | (word & 0x0F0F0F0F0F0F0F0FULL) << 4;
    return __builtin_bswap64(word) >> (64 - (2 * n_ + 2));
  }

  /// One name for a shape and its mirror image, which have the same value.
  std::uint64_t canonical(std::uint64_t key) const { return std::min(key, exchanged(key)); }

  /// The shape of pairs of heaps, each of at most n tokens.
  std::uint64_t of(std::span<const std::pair<unsigned, unsigned>> heaps) const {
    Heights heights{};
    unsigned columns = 0;
    for (const auto& [first, second] : heaps) {
      columns = std::max(columns, first + 1);
      for (unsigned a = 0; a <= first; ++a) {
        heights[a] = std::max(heights[a], static_cast<std::uint8_t>(second + 1));
      }
    }
    return key(heights, columns);
  }

 private:
  unsigned n_;
};

}  // namespace spooky::combinatorial
