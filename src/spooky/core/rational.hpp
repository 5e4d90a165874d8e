#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

namespace spooky {

/// An exact fraction in lowest terms with a positive denominator. Chance weights and game values are small fractions;
/// arithmetic that would leave 64 bits is a broken invariant and asserts.
class Rational {
 public:
  constexpr Rational() = default;
  constexpr Rational(std::int64_t whole) : numerator_(whole) {}
  constexpr Rational(std::int64_t numerator, std::int64_t denominator) : Rational(reduced(numerator, denominator)) {}

  constexpr std::int64_t numerator() const { return numerator_; }
  constexpr std::int64_t denominator() const { return denominator_; }
  constexpr double to_double() const { return static_cast<double>(numerator_) / static_cast<double>(denominator_); }

  constexpr Rational operator-() const { return Rational(-numerator_, denominator_); }
  constexpr Rational operator+(Rational other) const {
    return reduced(Wide{numerator_} * other.denominator_ + Wide{other.numerator_} * denominator_,
                   Wide{denominator_} * other.denominator_);
  }
  constexpr Rational operator-(Rational other) const { return *this + -other; }
  constexpr Rational operator*(Rational other) const {
    return reduced(Wide{numerator_} * other.numerator_, Wide{denominator_} * other.denominator_);
  }
  constexpr Rational& operator+=(Rational other) { return *this = *this + other; }

  constexpr bool operator==(const Rational&) const = default;
  constexpr std::strong_ordering operator<=>(const Rational& other) const {
    return Wide{numerator_} * other.denominator_ <=> Wide{other.numerator_} * denominator_;
  }

  /// "3", "-1/2".
  std::string to_string() const {
    std::string text = std::to_string(numerator_);
    if (denominator_ != 1) text += "/" + std::to_string(denominator_);
    return text;
  }

 private:
  __extension__ using Wide = __int128;

  static constexpr Rational reduced(Wide numerator, Wide denominator) {
    assert(denominator != 0);
    if (denominator < 0) {
      numerator = -numerator;
      denominator = -denominator;
    }
    Wide a = numerator < 0 ? -numerator : numerator;
    Wide b = denominator;
    while (b != 0) {
      const Wide rest = a % b;
      a = b;
      b = rest;
    }
    Rational result;
    result.numerator_ = static_cast<std::int64_t>(numerator / a);
    result.denominator_ = static_cast<std::int64_t>(denominator / a);
    assert(result.numerator_ == numerator / a && result.denominator_ == denominator / a);
    return result;
  }

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

}  // namespace spooky
