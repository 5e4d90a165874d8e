#include "spooky/core/big_rational.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace spooky {

BigRational::BigRational(const BigInteger& numerator, const BigInteger& denominator) {
  assert(denominator.sign() != 0);
  BigInteger common = gcd(numerator, denominator);
  if (denominator.sign() < 0) common = -common;
  numerator_ = numerator / common;
  denominator_ = denominator / common;
}

BigRational BigRational::operator-() const {
  BigRational result = *this;
  result.numerator_ = -result.numerator_;
  return result;
}

BigRational BigRational::operator+(const BigRational& other) const {
  if (denominator_ == other.denominator_) return {numerator_ + other.numerator_, denominator_};
  return {numerator_ * other.denominator_ + other.numerator_ * denominator_, denominator_ * other.denominator_};
}

BigRational BigRational::operator*(const BigRational& other) const {
  return {numerator_ * other.numerator_, denominator_ * other.denominator_};
}

std::string BigRational::to_string() const {
  std::string text = numerator_.to_string();
  if (denominator_ != BigInteger(1)) text += "/" + denominator_.to_string();
  return text;
}

double BigRational::to_double() const {
  if (numerator_.to_int64() && denominator_.to_int64()) {
    return static_cast<double>(*numerator_.to_int64()) / static_cast<double>(*denominator_.to_int64());
  }
  // A quotient of 64 or 65 digits tells the double; the power of two is put back afterwards.
  const auto shift =
      64 + static_cast<std::int64_t>(denominator_.bit_length()) - static_cast<std::int64_t>(numerator_.bit_length());
  const BigInteger dividend = shift > 0 ? numerator_ << static_cast<std::size_t>(shift) : numerator_;
  const BigInteger divisor = shift < 0 ? denominator_ << static_cast<std::size_t>(-shift) : denominator_;
  const double quotient = (dividend / divisor).to_double();
  return std::ldexp(quotient, static_cast<int>(std::clamp<std::int64_t>(-shift, -2000, 2000)));
}

BigRationalDigits::BigRationalDigits(const BigRational& number)
    : rest_(number.numerator()), denominator_(number.denominator()) {
  assert(rest_.sign() >= 0 && rest_ < denominator_);
}

unsigned BigRationalDigits::next() {
  BigInteger::Division step = BigInteger::divide(rest_ << 8, denominator_);
  rest_ = std::move(step.remainder);
  return static_cast<unsigned>(*step.quotient.to_int64());
}

}  // namespace spooky
