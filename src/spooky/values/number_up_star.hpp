#pragma once

#include <cstdint>
#include <optional>

#include "spooky/values/dyadic.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// number + up * ↑ + *nimber: the values that most positions of most games have. They form a group with closed
/// formulas for sum, order and canonical form, so a universe keeps them without options.
struct NumberUpStar {
  Dyadic number;
  std::int32_t up = 0;
  std::uint32_t nimber = 0;

  static constexpr std::int32_t kLargestUp = 1'000'000'000;

  bool operator==(const NumberUpStar&) const = default;
  bool is_number() const { return up == 0 && nimber == 0; }
  NumberUpStar operator-() const { return {-number, -up, nimber}; }
};

/// Nothing when the sum is out of range.
std::optional<NumberUpStar> sum(const NumberUpStar& a, const NumberUpStar& b);

Order compare(const NumberUpStar& a, const NumberUpStar& b);

/// The day on which the value is born.
std::uint64_t birthday(const NumberUpStar& value);

/// Calls visit(NumberUpStar) for the options of one side of the canonical form, until it returns false. The value must
/// not be a number. With x the number, translation leaves x on every option; the rest is, for n ≥ 1:
///   *k = {0, …, *(k-1) | 0, …, *(k-1)},  ↑* = {0, * | 0},  ↑n*k = {0 | ↑(n-1)*(k xor 1)}  (Winning Ways, chapter 8).
template <class Visit>
void for_each_option(const NumberUpStar& value, Side side, const Visit& visit) {
  if (value.up == 0) {
    for (std::uint32_t nimber = 0; nimber < value.nimber; ++nimber) {
      if (!visit(NumberUpStar{value.number, 0, nimber})) return;
    }
    return;
  }
  const bool towards_zero = (value.up > 0) == (side == Side::Left);
  const bool is_one_up_star = (value.up == 1 || value.up == -1) && value.nimber == 1;
  if (towards_zero) {
    if (!visit(NumberUpStar{value.number, 0, 0})) return;
    if (is_one_up_star) visit(NumberUpStar{value.number, 0, 1});
    return;
  }
  visit(NumberUpStar{value.number, value.up > 0 ? value.up - 1 : value.up + 1, value.nimber ^ 1});
}

}  // namespace spooky::values
