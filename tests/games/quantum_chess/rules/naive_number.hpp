#pragma once

// Exact complex numbers p + q√2 + r·i + s·√2·i in the plainest way: four fractions. Slow and easy to check.
#include <string>

#include "spooky/core/big_rational.hpp"

namespace spooky::quantum_chess_naive {

struct Number {
  BigRational p = 0;
  BigRational q = 0;
  BigRational r = 0;
  BigRational s = 0;

  bool operator==(const Number&) const = default;
};

inline Number whole(std::int64_t value) { return {BigRational(value), 0, 0, 0}; }
inline Number operator+(const Number& a, const Number& b) { return {a.p + b.p, a.q + b.q, a.r + b.r, a.s + b.s}; }
inline Number operator-(const Number& a, const Number& b) { return {a.p - b.p, a.q - b.q, a.r - b.r, a.s - b.s}; }
inline Number operator*(const Number& a, const Number& b) {
  const BigRational two(2);
  return {a.p * b.p + two * a.q * b.q - a.r * b.r - two * a.s * b.s, a.p * b.q + a.q * b.p - a.r * b.s - a.s * b.r,
          a.p * b.r + a.r * b.p + two * a.q * b.s + two * a.s * b.q, a.p * b.s + a.s * b.p + a.q * b.r + a.r * b.q};
}
inline Number conjugate(const Number& a) { return {a.p, a.q, -a.r, -a.s}; }
inline Number square(const Number& a) { return a * conjugate(a); }
inline BigRational inverse(const BigRational& a) { return {a.denominator(), a.numerator()}; }
inline Number inverse(const Number& a) {
  // a⁻¹ = conj(a) / |a|², and 1/(x + y√2) = (x - y√2) / (x² - 2y²).
  const Number length = square(a);
  const BigRational norm = inverse(length.p * length.p - BigRational(2) * length.q * length.q);
  return conjugate(a) * Number{length.p * norm, -length.q * norm, 0, 0};
}
inline Number operator/(const Number& a, const Number& b) { return a * inverse(b); }
inline const Number kI = {0, 0, 1, 0};
inline const Number kMinusI = {0, 0, -1, 0};
inline const Number kHalfRoot = {0, BigRational(1, 2), 0, 0};  ///< 1/√2

/// Whether a real number is at least 0.
inline bool is_not_negative(const Number& a) {
  if (a.p >= BigRational(0) && a.q >= BigRational(0)) return true;
  if (a.p < BigRational(0) && a.q < BigRational(0)) return false;
  const BigRational left = a.p * a.p;
  const BigRational right = BigRational(2) * a.q * a.q;
  return a.p >= BigRational(0) ? left >= right : right >= left;
}

inline std::string text(const Number& a) {
  std::string result;
  const auto add = [&](const BigRational& part, const char* suffix) {
    if (part == BigRational(0)) return;
    if (!result.empty() && part > BigRational(0)) result += "+";
    result += part.to_string() + suffix;
  };
  add(a.p, "");
  add(a.q, "r2");
  add(a.r, "i");
  add(a.s, "r2i");
  return result.empty() ? "0" : result;
}

}  // namespace spooky::quantum_chess_naive
