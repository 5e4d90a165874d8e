#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>
#include <string>

#include "spooky/core/exact_weight.hpp"

// Small exact numbers for the tests: what games with other weights than Rational bring along.
namespace spooky::exact {

using BigInteger = boost::multiprecision::cpp_int;

/// A rational without a bound on its size, in lowest terms.
class BigRational {
 public:
  BigRational() = default;
  explicit BigRational(int whole) : numerator_(whole) {}
  BigRational(Rational number) : BigRational(number.numerator(), number.denominator()) {}
  BigRational(BigInteger numerator, BigInteger denominator)
      : numerator_(std::move(numerator)), denominator_(std::move(denominator)) {
    const BigInteger common = gcd(numerator_, denominator_) * (denominator_ < 0 ? -1 : 1);
    numerator_ /= common;
    denominator_ /= common;
  }

  const BigInteger& numerator() const { return numerator_; }
  const BigInteger& denominator() const { return denominator_; }

  BigRational operator+(const BigRational& other) const {
    return {numerator_ * other.denominator_ + other.numerator_ * denominator_, denominator_ * other.denominator_};
  }
  BigRational operator-(const BigRational& other) const { return *this + other * BigRational(-1); }
  BigRational operator*(const BigRational& other) const {
    return {numerator_ * other.numerator_, denominator_ * other.denominator_};
  }
  bool operator==(const BigRational& other) const = default;
  std::strong_ordering operator<=>(const BigRational& other) const {
    const int sign = BigInteger(numerator_ * other.denominator_).compare(other.numerator_ * denominator_);
    return sign <=> 0;
  }

  std::string to_string() const {
    return denominator_ == 1 ? numerator_.str() : numerator_.str() + "/" + denominator_.str();
  }
  double to_double() const {
    // The first digits are enough, and no power of the base is too large.
    constexpr int kBits = 60;
    return BigInteger((numerator_ << kBits) / denominator_).convert_to<double>() / static_cast<double>(1LL << kBits);
  }

 private:
  BigInteger numerator_ = 0;
  BigInteger denominator_ = 1;
};

class BigRationalDigits {
 public:
  explicit BigRationalDigits(const BigRational& number) : rest_(number.numerator()), below_(number.denominator()) {}

  unsigned next() {
    rest_ *= 256;
    const BigInteger digit = rest_ / below_;
    rest_ %= below_;
    return digit.convert_to<unsigned>();
  }
  bool ended() const { return rest_ == 0; }

 private:
  BigInteger rest_;
  BigInteger below_;
};

inline BigRationalDigits digits_of(const BigRational& number) { return BigRationalDigits(number); }

/// a + b√2 with rational a and b.
class Root2 {
 public:
  Root2() = default;
  explicit Root2(int whole) : a_(whole) {}
  Root2(Rational number) : a_(number) {}
  Root2(BigRational a, BigRational b) : a_(std::move(a)), b_(std::move(b)) {}

  Root2 operator+(const Root2& other) const { return {a_ + other.a_, b_ + other.b_}; }
  Root2 operator-(const Root2& other) const { return {a_ - other.a_, b_ - other.b_}; }
  Root2 operator*(const Root2& other) const {
    return {a_ * other.a_ + BigRational(2) * b_ * other.b_, a_ * other.b_ + b_ * other.a_};
  }
  bool operator==(const Root2& other) const = default;
  std::strong_ordering operator<=>(const Root2& other) const { return (*this - other).sign() <=> 0; }

  std::string to_string() const {
    const BigRational zero;
    if (b_ == zero) return a_.to_string();
    return (a_ == zero ? "" : a_.to_string() + (b_ > zero ? "+" : "")) + b_.to_string() + "r2";
  }
  double to_double() const { return a_.to_double() + b_.to_double() * 1.4142135623730951; }

 private:
  /// a and b√2 have different signs: a² > 2b² says whose it is.
  int sign() const {
    const BigRational zero;
    const auto of = [&](const BigRational& number) { return number > zero ? 1 : number < zero ? -1 : 0; };
    if (of(a_) == of(b_) || of(b_) == 0) return of(a_);
    return of(a_ * a_ - BigRational(2) * b_ * b_) * (of(a_) == 0 ? -of(b_) : of(a_));
  }

  BigRational a_;
  BigRational b_;
};

/// The digits are looked for by comparing: each is the largest that the rest is not below.
class Root2Digits {
 public:
  explicit Root2Digits(Root2 number) : rest_(std::move(number)) {}

  unsigned next() {
    rest_ = rest_ * Root2(256);
    int digit = 0;
    for (int step = 128; step > 0; step /= 2) {
      if (rest_ >= Root2(digit + step)) digit += step;
    }
    rest_ = rest_ - Root2(digit);
    return static_cast<unsigned>(digit);
  }
  bool ended() const { return rest_ == Root2(0); }

 private:
  Root2 rest_;
};

inline Root2Digits digits_of(const Root2& number) { return Root2Digits(number); }

static_assert(ExactValue<BigRational> && ExactValue<Root2>);

}  // namespace spooky::exact
