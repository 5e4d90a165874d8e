#pragma once

#include <bit>

#include "spooky/classical/classical_game.hpp"

// The 128 bits of a position as a set, counted from the lowest.
namespace spooky::classical {

constexpr Position operator&(Position a, Position b) { return {a.low & b.low, a.high & b.high}; }
constexpr Position operator|(Position a, Position b) { return {a.low | b.low, a.high | b.high}; }
constexpr Position operator^(Position a, Position b) { return {a.low ^ b.low, a.high ^ b.high}; }
constexpr Position operator~(Position a) { return {~a.low, ~a.high}; }

constexpr bool is_empty(Position set) { return (set.low | set.high) == 0; }
constexpr unsigned count_bits(Position set) {
  return static_cast<unsigned>(std::popcount(set.low) + std::popcount(set.high));
}

constexpr Position single_bit(unsigned bit) {
  return bit < 64 ? Position{std::uint64_t{1} << bit, 0} : Position{0, std::uint64_t{1} << (bit - 64)};
}
constexpr bool has_bit(Position set, unsigned bit) { return !is_empty(set & single_bit(bit)); }

/// The lowest bit of a set that is not empty.
constexpr unsigned lowest_bit(Position set) {
  return static_cast<unsigned>(set.low != 0 ? std::countr_zero(set.low) : 64 + std::countr_zero(set.high));
}

/// Bits moved up or down by any number of places; those that leave the 128 are lost.
constexpr Position moved_up(Position set, unsigned places) {
  if (places == 0) return set;
  if (places >= 128) return {};
  if (places >= 64) return {0, set.low << (places - 64)};
  return {set.low << places, set.high << places | set.low >> (64 - places)};
}
constexpr Position moved_down(Position set, unsigned places) {
  if (places == 0) return set;
  if (places >= 128) return {};
  if (places >= 64) return {set.high >> (places - 64), 0};
  return {set.low >> places | set.high << (64 - places), set.high >> places};
}

/// The lowest so many bits, up to 64 and up to 128 of them.
constexpr std::uint64_t low_word(unsigned count) {
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}
constexpr Position lowest_bits(unsigned count) { return {low_word(count), count > 64 ? low_word(count - 64) : 0}; }

/// Calls visit(bit) for every bit of a set, from the lowest.
template <class Visit>
constexpr void for_each_bit(std::uint64_t set, const Visit& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}
template <class Visit>
constexpr void for_each_bit(Position set, const Visit& visit) {
  for_each_bit(set.low, visit);
  for_each_bit(set.high, [&](unsigned bit) { visit(bit + 64); });
}

}  // namespace spooky::classical
