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
    const std::int64_t common = std::gcd(denominator_, other.denominator_);
    const std::int64_t left = product(numerator_, other.denominator_ / common);
    const std::int64_t right = product(other.numerator_, denominator_ / common);
    return Rational(sum(left, right), product(denominator_ / common, other.denominator_));
  }
  constexpr Rational operator-(Rational other) const { return *this + -other; }
  constexpr Rational operator*(Rational other) const {
    const std::int64_t a = std::gcd(numerator_, other.denominator_);
    const std::int64_t b = std::gcd(other.numerator_, denominator_);
    return Rational(product(numerator_ / a, other.numerator_ / b), product(denominator_ / b, other.denominator_ / a));
  }
  constexpr Rational& operator+=(Rational other) { return *this = *this + other; }

  constexpr bool operator==(const Rational&) const = default;
  constexpr std::strong_ordering operator<=>(const Rational& other) const {
    const std::int64_t common = std::gcd(denominator_, other.denominator_);
    return product(numerator_, other.denominator_ / common) <=> product(other.numerator_, denominator_ / common);
  }

  /// "3", "-1/2".
  std::string to_string() const {
    std::string text = std::to_string(numerator_);
    if (denominator_ != 1) text += "/" + std::to_string(denominator_);
    return text;
  }

 private:
  static constexpr Rational reduced(std::int64_t numerator, std::int64_t denominator) {
    assert(denominator != 0);
    const std::int64_t common = std::gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
    Rational result;
    result.numerator_ = numerator / common;
    result.denominator_ = denominator / common;
    return result;
  }

  static constexpr std::int64_t product(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    [[maybe_unused]] const bool overflow = __builtin_mul_overflow(a, b, &result);
    assert(!overflow);
    return result;
  }

  static constexpr std::int64_t sum(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    [[maybe_unused]] const bool overflow = __builtin_add_overflow(a, b, &result);
    assert(!overflow);
    return result;
  }

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

}  // namespace spooky
