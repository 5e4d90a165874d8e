#include "spooky/values/number_up_star.hpp"

#include <cstdlib>

namespace spooky::values {

std::optional<NumberUpStar> sum(const NumberUpStar& a, const NumberUpStar& b) {
  const auto number = sum(a.number, b.number);
  const std::int32_t up = a.up + b.up;
  if (!number || std::abs(up) > NumberUpStar::kLargestUp) return std::nullopt;
  return NumberUpStar{*number, up, a.nimber ^ b.nimber};
}

Order compare(const NumberUpStar& a, const NumberUpStar& b) {
  // A number outweighs every infinitesimal; ↑n*k is positive for n ≥ 1 but for ↑*, which is confused with 0.
  if (const auto order = a.number <=> b.number; order != std::strong_ordering::equal) {
    return order == std::strong_ordering::less ? Order::Less : Order::Greater;
  }
  const std::int32_t up = a.up - b.up;
  const std::uint32_t nimber = a.nimber ^ b.nimber;
  if (up == 0) return nimber == 0 ? Order::Equal : Order::Confused;
  if (std::abs(up) == 1 && nimber == 1) return Order::Confused;
  return up > 0 ? Order::Greater : Order::Less;
}

std::uint64_t birthday(const NumberUpStar& value) {
  const Dyadic size = value.number < Dyadic() ? -value.number : value.number;
  std::uint64_t born = static_cast<std::uint64_t>(size.floor()) + (size.is_integer() ? 0 : 1 + size.exponent());
  // Translation by a number lengthens every line of play by the number's own birthday; ↑n*k comes one day after its
  // option ↑(n-1)*(k xor 1).
  if (value.up == 0) return born + value.nimber;
  const auto ups = static_cast<std::uint64_t>(std::abs(value.up));
  const std::uint32_t last = ups % 2 == 1 ? value.nimber : value.nimber ^ 1;
  return born + (ups - 1) + (last == 1 ? 2 : 1 + std::uint64_t{last ^ 1});
}

}  // namespace spooky::values
