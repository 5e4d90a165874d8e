#pragma once

#include <cstdint>
#include <limits>

namespace spooky {

/// Work that is told before it is done, in steps: to look at one move in one world, or as much. A step takes some 20 to
/// 80 ns and no more than 64 bytes. A price is a bound, not a measurement: what is done may be less.
using Price = std::uint64_t;

inline constexpr Price kAnyPrice = std::numeric_limits<Price>::max();

/// The sum and the product, kAnyPrice where that is larger than any number.
constexpr Price added(Price a, Price b) { return a > kAnyPrice - b ? kAnyPrice : a + b; }
constexpr Price multiplied(Price a, Price b) { return b != 0 && a > kAnyPrice / b ? kAnyPrice : a * b; }

}  // namespace spooky
