#pragma once

#include <compare>
#include <cstdint>
#include <utility>

#include "spooky/core/big_integer.hpp"

namespace spooky::quantum_chess {

__extension__ using Int128 = __int128;

/// A number x + y√2.
template <class Int>
struct RootTwoInteger {
  Int x = 0;
  Int y = 0;
};

/// An amplitude up to a common factor: a + bω + cω² + dω³ in the ring Z[ω], ω = e^{iπ/4}. As ω² = i and ω - ω³ = √2, it
/// holds i and √2 without fractions. (K3)
template <class Int>
struct Amplitude {
  Int a = 0;
  Int b = 0;
  Int c = 0;
  Int d = 0;

  bool is_zero() const { return a == 0 && b == 0 && c == 0 && d == 0; }
  bool operator==(const Amplitude&) const = default;
  auto operator<=>(const Amplitude&) const = default;

  Amplitude operator-() const { return {-a, -b, -c, -d}; }
  Amplitude operator+(const Amplitude& other) const { return {a + other.a, b + other.b, c + other.c, d + other.d}; }

  Amplitude times_root_two() const { return {b - d, a + c, b + d, c - a}; }
  /// Times i to the power of 0, 1, 2 or 3.
  Amplitude times_i(unsigned power) const {
    switch (power & 3U) {
      case 1: return {-c, -d, a, b};
      case 2: return -*this;
      case 3: return {c, d, -a, -b};
      default: return *this;
    }
  }
};

/// The same number with integers of another type, which are large enough.
template <class To, class From>
Amplitude<To> widened(const Amplitude<From>& z) {
  return {To(z.a), To(z.b), To(z.c), To(z.d)};
}

template <class Int>
Amplitude<Int> product(const Amplitude<Int>& x, const Amplitude<Int>& y) {
  return {x.a * y.a - x.b * y.d - x.c * y.c - x.d * y.b, x.a * y.b + x.b * y.a - x.c * y.d - x.d * y.c,
          x.a * y.c + x.b * y.b + x.c * y.a - x.d * y.d, x.a * y.d + x.b * y.c + x.c * y.b + x.d * y.a};
}

/// The complex conjugate: ω becomes ω⁻¹ = -ω³.
template <class Int>
Amplitude<Int> conjugate(const Amplitude<Int>& z) {
  return {z.a, -z.d, -z.c, -z.b};
}

/// |z|² = z times its conjugate, a number x + y√2.
template <class Int>
RootTwoInteger<Int> square_of(const Amplitude<Int>& z) {
  return {z.a * z.a + z.b * z.b + z.c * z.c + z.d * z.d, z.a * z.b + z.b * z.c + z.c * z.d - z.d * z.a};
}

}  // namespace spooky::quantum_chess
