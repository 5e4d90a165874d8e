#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "spooky/core/big_integer.hpp"
#include "spooky/core/big_rational.hpp"
#include "spooky/core/exact_weight.hpp"
#include "spooky/core/rational.hpp"

namespace spooky {

/// An exact number a + b√2 with rational a and b of any size, an element of the field ℚ(√2). As √2 is irrational, a and
/// b are unique: numbers are equal when their parts are.
class RootTwoRational {
 public:
  RootTwoRational() = default;
  RootTwoRational(std::int64_t whole) : rational_(whole) {}
  explicit RootTwoRational(Rational number) : rational_(number.numerator()), denominator_(number.denominator()) {}
  /// (rational + root·√2) / denominator; the denominator is not 0.
  RootTwoRational(BigInteger rational, BigInteger root, BigInteger denominator);
  /// rational + root·√2.
  RootTwoRational(const BigRational& rational, const BigRational& root);

  BigRational rational_part() const { return {rational_, denominator_}; }
  BigRational root_part() const { return {root_, denominator_}; }
  /// The three integers of (rational + root·√2) / denominator: the denominator is positive, and no number but 1 divides
  /// all three.
  const BigInteger& rational_numerator() const { return rational_; }
  const BigInteger& root_numerator() const { return root_; }
  const BigInteger& denominator() const { return denominator_; }

  /// -1, 0 or 1, exactly.
  int sign() const;

  RootTwoRational operator-() const { return {-rational_, -root_, denominator_}; }
  RootTwoRational operator+(const RootTwoRational& other) const;
  RootTwoRational operator-(const RootTwoRational& other) const { return *this + -other; }
  RootTwoRational operator*(const RootTwoRational& other) const;
  /// The divisor is not 0.
  RootTwoRational operator/(const RootTwoRational& divisor) const;

  bool operator==(const RootTwoRational&) const = default;
  std::strong_ordering operator<=>(const RootTwoRational& other) const { return (*this - other).sign() <=> 0; }

  /// "0", "3/8", "1/4+1/8r2", "-1r2": the non-zero parts as reduced fractions, r2 standing for √2.
  std::string to_string() const;
  /// The nearest double or one beside it.
  double to_double() const;
  /// The memory it holds beyond itself.
  std::size_t bytes() const { return rational_.bytes() + root_.bytes() + denominator_.bytes(); }

 private:
  BigInteger rational_;
  BigInteger root_;
  BigInteger denominator_ = 1;
};

/// The sign of a + b√2, exactly.
int sign_with_root_two(const BigInteger& a, const BigInteger& b);

/// The digits after the point of a number from 0 to below 1, to base 256. They end only where the number is rational.
class RootTwoDigits {
 public:
  explicit RootTwoDigits(RootTwoRational number);

  unsigned next();
  /// Only zeros follow.
  bool ended() const { return rest_ == RootTwoRational(0); }

 private:
  RootTwoRational rest_;
};

inline RootTwoDigits digits_of(const RootTwoRational& number) { return RootTwoDigits(number); }

static_assert(ExactValue<RootTwoRational>);

}  // namespace spooky
