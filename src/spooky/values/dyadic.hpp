#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "spooky/core/rational.hpp"
#include "spooky/values/value.hpp"

namespace spooky::values {

/// A number of a short game: numerator / 2^exponent in lowest terms. Arithmetic that leaves the range gives nothing.
class Dyadic {
 public:
  static constexpr std::int64_t kLargestNumerator = (std::int64_t{1} << 62) - 1;
  static constexpr unsigned kLargestExponent = 62;

  constexpr Dyadic() = default;

  /// numerator / 2^exponent, or nothing when it is out of range.
  static std::optional<Dyadic> create(std::int64_t numerator, unsigned exponent);

  /// The parts of a number that is in lowest terms and in range.
  static constexpr Dyadic from_parts(std::int64_t numerator, std::uint8_t exponent) {
    return Dyadic(numerator, exponent);
  }

  constexpr std::int64_t numerator() const { return numerator_; }
  constexpr unsigned exponent() const { return exponent_; }
  constexpr bool is_integer() const { return exponent_ == 0; }
  constexpr bool is_zero() const { return numerator_ == 0; }

  /// The largest integer that is not above.
  constexpr std::int64_t floor() const { return numerator_ >> exponent_; }
  constexpr Dyadic operator-() const { return Dyadic(-numerator_, exponent_); }

  bool operator==(const Dyadic&) const = default;
  std::strong_ordering operator<=>(const Dyadic& other) const;

  Rational to_rational() const { return Rational(numerator_, std::int64_t{1} << exponent_); }

  /// Rounded; the order of two numbers is never reversed by it, though it may be lost.
  float to_float() const;

  /// "3", "-3/4".
  std::string to_string() const { return to_rational().to_string(); }

 private:
  constexpr Dyadic(std::int64_t numerator, std::uint8_t exponent) : numerator_(numerator), exponent_(exponent) {}

  std::int64_t numerator_ = 0;
  std::uint8_t exponent_ = 0;
};

std::optional<Dyadic> sum(Dyadic a, Dyadic b);
std::optional<Dyadic> half(Dyadic number);

/// The only option a number has on this side in canonical form, if any: n = {n-1 | } for n > 0, and
/// m/2^k = {(m-1)/2^k | (m+1)/2^k} for odd m, k ≥ 1.
std::optional<Dyadic> number_option(Dyadic number, Side side);

/// One end of an interval: absent is infinite.
struct Bound {
  Dyadic number;
  bool included = false;
};

/// The simplest number of an interval: the integer nearest to zero, else the one with the smallest denominator (the
/// simplest number theorem: it is the earliest born). Nothing when the interval is empty or the number out of range.
std::optional<Dyadic> simplest_number(const std::optional<Bound>& lower, const std::optional<Bound>& upper);

}  // namespace spooky::values
