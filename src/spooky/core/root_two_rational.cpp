#include "spooky/core/root_two_rational.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace spooky {

namespace {

constexpr long double kRootTwo = 1.41421356237309504880168872420969807857L;

/// A number as mantissa · 2^exponent, beyond the range of any floating-point type. More exact than a double.
struct Scaled {
  long double mantissa = 0;
  long exponent = 0;

  double to_double() const {
    const long clamped = std::clamp(exponent, -20'000L, 20'000L);
    return static_cast<double>(std::ldexp(mantissa, static_cast<int>(clamped)));
  }
};

Scaled scaled(const BigInteger& number) {
  constexpr std::size_t kKeptBits = 62;
  const std::size_t bits = number.bit_length();
  const std::size_t dropped = bits > kKeptBits ? bits - kKeptBits : 0;
  const auto kept = (number >> dropped).to_int64();
  return {static_cast<long double>(kept.value_or(0)), static_cast<long>(dropped)};
}

Scaled sum(const Scaled& a, const Scaled& b) {
  const long exponent = std::max(a.exponent, b.exponent);
  const auto aligned = [&](const Scaled& number) {
    return std::ldexp(number.mantissa, static_cast<int>(std::max(number.exponent - exponent, -20'000L)));
  };
  return {aligned(a) + aligned(b), exponent};
}

/// a + b√2, where the two do not differ in sign.
Scaled sum_with_root(const BigInteger& a, const BigInteger& b) {
  Scaled root = scaled(b);
  root.mantissa *= kRootTwo;
  return sum(scaled(a), root);
}

}  // namespace

int sign_with_root_two(const BigInteger& a, const BigInteger& b) {
  if (a.sign() == 0 || a.sign() == b.sign()) return b.sign() != 0 ? b.sign() : a.sign();
  if (b.sign() == 0) return a.sign();
  // They pull in different directions: the longer one wins, and a² = 2b² has no solution but 0.
  return a * a > BigInteger(2) * b * b ? a.sign() : b.sign();
}

RootTwoRational::RootTwoRational(BigInteger rational, BigInteger root, BigInteger denominator)
    : rational_(std::move(rational)), root_(std::move(root)), denominator_(std::move(denominator)) {
  assert(denominator_.sign() != 0);
  BigInteger common = denominator_;
  if (common != BigInteger(1)) common = gcd(gcd(common, rational_), root_);
  if (denominator_.sign() < 0) common = -common;
  if (common == BigInteger(1)) return;
  rational_ = rational_ / common;
  root_ = root_ / common;
  denominator_ = denominator_ / common;
}

RootTwoRational::RootTwoRational(const BigRational& rational, const BigRational& root)
    : RootTwoRational(rational.numerator() * root.denominator(), root.numerator() * rational.denominator(),
                      rational.denominator() * root.denominator()) {}

int RootTwoRational::sign() const { return sign_with_root_two(rational_, root_); }

RootTwoRational RootTwoRational::operator+(const RootTwoRational& other) const {
  return {rational_ * other.denominator_ + other.rational_ * denominator_,
          root_ * other.denominator_ + other.root_ * denominator_, denominator_ * other.denominator_};
}

RootTwoRational RootTwoRational::operator*(const RootTwoRational& other) const {
  return {rational_ * other.rational_ + BigInteger(2) * root_ * other.root_,
          rational_ * other.root_ + root_ * other.rational_, denominator_ * other.denominator_};
}

RootTwoRational RootTwoRational::operator/(const RootTwoRational& divisor) const {
  // 1 / (c + d√2) = (c - d√2) / (c² - 2d²).
  const BigInteger& c = divisor.rational_;
  const BigInteger& d = divisor.root_;
  const BigInteger norm = c * c - BigInteger(2) * d * d;
  assert(norm.sign() != 0);
  return {(rational_ * c - BigInteger(2) * root_ * d) * divisor.denominator_,
          (root_ * c - rational_ * d) * divisor.denominator_, denominator_ * norm};
}

std::string RootTwoRational::to_string() const {
  if (root_.sign() == 0) return rational_part().to_string();
  const std::string root = root_part().to_string() + "r2";
  if (rational_.sign() == 0) return root;
  return rational_part().to_string() + (root_.sign() > 0 ? "+" : "") + root;
}

double RootTwoRational::to_double() const {
  Scaled numerator;
  Scaled denominator = scaled(denominator_);
  if (rational_.sign() * root_.sign() >= 0) {
    numerator = sum_with_root(rational_, root_);
  } else {
    // The two would cancel: a + b√2 = (a² - 2b²) / (a - b√2), which adds what has one sign.
    numerator = scaled(rational_ * rational_ - BigInteger(2) * root_ * root_);
    const Scaled conjugate = sum_with_root(rational_, -root_);
    denominator = {denominator.mantissa * conjugate.mantissa, denominator.exponent + conjugate.exponent};
  }
  return Scaled{numerator.mantissa / denominator.mantissa, numerator.exponent - denominator.exponent}.to_double();
}

RootTwoDigits::RootTwoDigits(RootTwoRational number) : rest_(std::move(number)) {
  assert(rest_.sign() >= 0 && rest_ < RootTwoRational(1));
}

unsigned RootTwoDigits::next() {
  rest_ = rest_ * RootTwoRational(256);
  unsigned digit = 0;
  for (unsigned bit = 128; bit != 0; bit /= 2) {
    if (rest_ >= RootTwoRational(static_cast<std::int64_t>(digit + bit))) digit += bit;
  }
  rest_ = rest_ - RootTwoRational(static_cast<std::int64_t>(digit));
  return digit;
}

}  // namespace spooky
