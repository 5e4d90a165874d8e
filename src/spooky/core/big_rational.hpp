#pragma once

#include <compare>
#include <string>
#include <utility>

#include "spooky/core/big_integer.hpp"
#include "spooky/core/exact_weight.hpp"
#include "spooky/core/rational.hpp"

namespace spooky {

/// An exact fraction in lowest terms with a positive denominator, of any size.
class BigRational {
 public:
  BigRational() = default;
  BigRational(BigInteger whole) : numerator_(std::move(whole)) {}
  BigRational(std::int64_t whole) : numerator_(whole) {}
  explicit BigRational(Rational number) : numerator_(number.numerator()), denominator_(number.denominator()) {}
  /// The denominator is not 0.
  BigRational(const BigInteger& numerator, const BigInteger& denominator);

  const BigInteger& numerator() const { return numerator_; }
  const BigInteger& denominator() const { return denominator_; }

  BigRational operator-() const;
  BigRational operator+(const BigRational& other) const;
  BigRational operator-(const BigRational& other) const { return *this + -other; }
  BigRational operator*(const BigRational& other) const;

  bool operator==(const BigRational&) const = default;
  std::strong_ordering operator<=>(const BigRational& other) const {
    return numerator_ * other.denominator_ <=> other.numerator_ * denominator_;
  }

  /// "3", "-1/2".
  std::string to_string() const;
  /// The nearest double or one beside it, also where numerator and denominator are beyond the range of doubles.
  double to_double() const;
  /// The memory it holds beyond itself.
  std::size_t bytes() const { return numerator_.bytes() + denominator_.bytes(); }

 private:
  BigInteger numerator_;
  BigInteger denominator_ = 1;
};

/// The digits after the point of a number from 0 to below 1, to base 256.
class BigRationalDigits {
 public:
  explicit BigRationalDigits(const BigRational& number);

  unsigned next();
  /// Only zeros follow.
  bool ended() const { return rest_.sign() == 0; }

 private:
  BigInteger rest_;
  BigInteger denominator_;
};

inline BigRationalDigits digits_of(const BigRational& number) { return BigRationalDigits(number); }

static_assert(ExactValue<BigRational>);

}  // namespace spooky
