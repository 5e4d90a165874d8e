#include "spooky/values/dyadic.hpp"

#include <bit>
#include <cmath>

namespace spooky::values {

namespace {

/// number * 2^shift, or nothing when it is out of range.
std::optional<std::int64_t> shifted(std::int64_t number, unsigned shift) {
  if (number == 0) return 0;
  if (shift > Dyadic::kLargestExponent) return std::nullopt;
  const std::int64_t largest = Dyadic::kLargestNumerator >> shift;
  if (number > largest || number < -largest) return std::nullopt;
  return number * (std::int64_t{1} << shift);
}

/// The smallest multiple of 2^-exponent inside a lower bound, as a numerator.
std::optional<std::int64_t> first_inside(const Bound& lower, unsigned exponent) {
  const Dyadic& number = lower.number;
  if (exponent >= number.exponent()) {
    const auto exact = shifted(number.numerator(), exponent - number.exponent());
    if (!exact) return std::nullopt;
    return lower.included ? *exact : *exact + 1;
  }
  return (number.numerator() >> (number.exponent() - exponent)) + 1;
}

bool is_below(const Dyadic& number, const std::optional<Bound>& upper) {
  return !upper || number < upper->number || (upper->included && number == upper->number);
}

bool is_above(const Dyadic& number, const std::optional<Bound>& lower) {
  return !lower || number > lower->number || (lower->included && number == lower->number);
}

}  // namespace

std::optional<Dyadic> Dyadic::create(std::int64_t numerator, unsigned exponent) {
  if (numerator == 0) return Dyadic();
  const auto common = static_cast<unsigned>(std::countr_zero(static_cast<std::uint64_t>(numerator)));
  const unsigned removed = common < exponent ? common : exponent;
  numerator >>= removed;
  exponent -= removed;
  if (exponent > kLargestExponent || numerator > kLargestNumerator || numerator < -kLargestNumerator) {
    return std::nullopt;
  }
  return Dyadic(numerator, static_cast<std::uint8_t>(exponent));
}

std::strong_ordering Dyadic::operator<=>(const Dyadic& other) const {
  if (exponent_ == other.exponent_) return numerator_ <=> other.numerator_;
  if (const auto order = floor() <=> other.floor(); order != std::strong_ordering::equal) return order;
  const auto fraction = [](const Dyadic& number) {
    const std::uint64_t mask = (std::uint64_t{1} << number.exponent_) - 1;
    return (static_cast<std::uint64_t>(number.numerator_) & mask) << (kLargestExponent - number.exponent_);
  };
  return fraction(*this) <=> fraction(other);
}

float Dyadic::to_float() const { return std::ldexp(static_cast<float>(numerator_), -static_cast<int>(exponent_)); }

std::optional<Dyadic> sum(Dyadic a, Dyadic b) {
  const unsigned exponent = a.exponent() > b.exponent() ? a.exponent() : b.exponent();
  const auto left = shifted(a.numerator(), exponent - a.exponent());
  const auto right = shifted(b.numerator(), exponent - b.exponent());
  if (!left || !right) return std::nullopt;
  return Dyadic::create(*left + *right, exponent);
}

std::optional<Dyadic> half(Dyadic number) { return Dyadic::create(number.numerator(), number.exponent() + 1); }

std::optional<Dyadic> number_option(Dyadic number, Side side) {
  const bool is_left = side == Side::Left;
  if (number.is_integer() && (is_left ? number.numerator() <= 0 : number.numerator() >= 0)) return std::nullopt;
  return Dyadic::create(number.numerator() + (is_left ? -1 : 1), number.exponent());
}

std::optional<Dyadic> simplest_number(const std::optional<Bound>& lower, const std::optional<Bound>& upper) {
  if (is_above(Dyadic(), lower) && is_below(Dyadic(), upper)) return Dyadic();
  if (!lower || (upper && is_below(upper->number, Bound{Dyadic(), true}))) {
    // Everything inside is negative: the mirror image.
    const auto mirror = [](const std::optional<Bound>& bound) {
      return bound ? std::optional(Bound{-bound->number, bound->included}) : std::nullopt;
    };
    const auto mirrored = simplest_number(mirror(upper), mirror(lower));
    return mirrored ? std::optional(-*mirrored) : std::nullopt;
  }
  for (unsigned exponent = 0; exponent <= Dyadic::kLargestExponent; ++exponent) {
    const auto numerator = first_inside(*lower, exponent);
    if (!numerator) return std::nullopt;
    const auto number = Dyadic::create(*numerator, exponent);
    if (!number) return std::nullopt;
    if (is_below(*number, upper)) return number;
  }
  return std::nullopt;
}

}  // namespace spooky::values
