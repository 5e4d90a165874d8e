#include "spooky/core/limbs.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

namespace spooky::limbs {

namespace {

using Wide = std::uint64_t;

void trim(Limbs& number) {
  while (!number.empty() && number.back() == 0) number.pop_back();
}

/// The 64 bits from this one on.
std::uint64_t bits_from(const Limbs& number, std::size_t first_bit) {
  const std::size_t first = first_bit / kLimbBits;
  const std::size_t shift = first_bit % kLimbBits;
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < 3 && first + i < number.size(); ++i) {
    const Wide limb = number[first + i];
    const std::size_t place = i * kLimbBits;
    if (place >= shift) {
      if (place - shift < 64) bits |= limb << (place - shift);
    } else {
      bits |= limb >> (shift - place);
    }
  }
  return bits;
}

/// p * a - q * b, which is not below 0.
Limbs combined(const Limbs& a, Wide p, const Limbs& b, Wide q) {
  Limbs result(a.size() + 1);
  Wide carry = 0;
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    const Wide plus = (i < a.size() ? a[i] * p : 0) + (carry & 0xFFFFFFFF);
    const Wide minus = i < b.size() ? b[i] * q : 0;
    const std::int64_t low =
        static_cast<std::int64_t>(plus & 0xFFFFFFFF) - static_cast<std::int64_t>(minus & 0xFFFFFFFF) + borrow;
    result[i] = static_cast<Limb>(low);
    borrow = (low >> kLimbBits) - static_cast<std::int64_t>(minus >> kLimbBits);
    carry = plus >> kLimbBits;
  }
  assert(borrow == 0 && carry == 0);
  trim(result);
  return result;
}

}  // namespace

Limbs of(std::uint64_t value) {
  Limbs result{static_cast<Limb>(value), static_cast<Limb>(value >> kLimbBits)};
  trim(result);
  return result;
}

std::uint64_t low_bits(const Limbs& number) { return bits_from(number, 0); }

std::size_t bit_length(const Limbs& number) {
  if (number.empty()) return 0;
  return number.size() * kLimbBits - static_cast<std::size_t>(std::countl_zero(number.back()));
}

std::size_t trailing_zeros(const Limbs& number) {
  assert(!number.empty());
  std::size_t zeros = 0;
  while (number[zeros] == 0) ++zeros;
  return zeros * kLimbBits + static_cast<std::size_t>(std::countr_zero(number[zeros]));
}

std::strong_ordering compare(const Limbs& a, const Limbs& b) {
  if (a.size() != b.size()) return a.size() <=> b.size();
  for (std::size_t i = a.size(); i-- > 0;) {
    if (a[i] != b[i]) return a[i] <=> b[i];
  }
  return std::strong_ordering::equal;
}

Limbs added(const Limbs& a, const Limbs& b) {
  if (a.size() < b.size()) return added(b, a);
  Limbs result(a.size() + 1);
  Wide carry = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    carry += Wide{a[i]} + (i < b.size() ? b[i] : 0);
    result[i] = static_cast<Limb>(carry);
    carry >>= kLimbBits;
  }
  result.back() = static_cast<Limb>(carry);
  trim(result);
  return result;
}

Limbs subtracted(const Limbs& a, const Limbs& b) {
  assert(compare(a, b) >= 0);
  Limbs result(a.size());
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    borrow += std::int64_t{a[i]} - (i < b.size() ? std::int64_t{b[i]} : 0);
    result[i] = static_cast<Limb>(borrow);
    borrow >>= kLimbBits;
  }
  trim(result);
  return result;
}

Limbs multiplied(const Limbs& a, const Limbs& b) {
  if (a.empty() || b.empty()) return {};
  Limbs result(a.size() + b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    Wide carry = 0;
    for (std::size_t j = 0; j < b.size(); ++j) {
      carry += Wide{a[i]} * b[j] + result[i + j];
      result[i + j] = static_cast<Limb>(carry);
      carry >>= kLimbBits;
    }
    result[i + b.size()] = static_cast<Limb>(carry);
  }
  trim(result);
  return result;
}

Limbs shifted_left(const Limbs& number, std::size_t bits) {
  if (number.empty()) return {};
  const std::size_t whole = bits / kLimbBits;
  const std::size_t shift = bits % kLimbBits;
  Limbs result(number.size() + whole + 1);
  Wide carry = 0;
  for (std::size_t i = 0; i < number.size(); ++i) {
    carry |= Wide{number[i]} << shift;
    result[i + whole] = static_cast<Limb>(carry);
    carry >>= kLimbBits;
  }
  result.back() = static_cast<Limb>(carry);
  trim(result);
  return result;
}

Limbs shifted_right(const Limbs& number, std::size_t bits) {
  const std::size_t whole = bits / kLimbBits;
  if (whole >= number.size()) return {};
  Limbs result(number.size() - whole);
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = static_cast<Limb>(bits_from(number, bits + i * kLimbBits));
  }
  trim(result);
  return result;
}

void multiply_and_add(Limbs& number, Limb factor, Limb summand) {
  Wide carry = summand;
  for (Limb& limb : number) {
    carry += Wide{limb} * factor;
    limb = static_cast<Limb>(carry);
    carry >>= kLimbBits;
  }
  if (carry != 0) number.push_back(static_cast<Limb>(carry));
}

Limb divide_by_limb(Limbs& number, Limb divisor) {
  assert(divisor != 0);
  Wide rest = 0;
  for (std::size_t i = number.size(); i-- > 0;) {
    rest = rest << kLimbBits | number[i];
    number[i] = static_cast<Limb>(rest / divisor);
    rest %= divisor;
  }
  trim(number);
  return static_cast<Limb>(rest);
}

// Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
Division divided(const Limbs& dividend, const Limbs& divisor) {
  assert(!divisor.empty());
  if (compare(dividend, divisor) < 0) return {{}, dividend};
  if (divisor.size() == 1) {
    Division result{dividend, {}};
    result.remainder = of(divide_by_limb(result.quotient, divisor[0]));
    return result;
  }
  const auto shift = static_cast<std::size_t>(std::countl_zero(divisor.back()));
  const Limbs d = shifted_left(divisor, shift);
  Limbs rest = shifted_left(dividend, shift);
  rest.resize(dividend.size() + 1);
  const std::size_t n = d.size();
  Limbs quotient(rest.size() - n);
  for (std::size_t j = quotient.size(); j-- > 0;) {
    const Wide top = Wide{rest[j + n]} << kLimbBits | rest[j + n - 1];
    Wide guess = top / d[n - 1];
    Wide left = top % d[n - 1];
    while (guess >> kLimbBits != 0 || guess * d[n - 2] > (left << kLimbBits | rest[j + n - 2])) {
      --guess;
      left += d[n - 1];
      if (left >> kLimbBits != 0) break;
    }
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const Wide product = guess * d[i];
      borrow += std::int64_t{rest[i + j]} - static_cast<std::int64_t>(product & 0xFFFFFFFF);
      rest[i + j] = static_cast<Limb>(borrow);
      borrow = (borrow >> kLimbBits) - static_cast<std::int64_t>(product >> kLimbBits);
    }
    borrow += rest[j + n];
    rest[j + n] = static_cast<Limb>(borrow);
    if (borrow < 0) {
      --guess;
      Wide carry = 0;
      for (std::size_t i = 0; i < n; ++i) {
        carry += Wide{rest[i + j]} + d[i];
        rest[i + j] = static_cast<Limb>(carry);
        carry >>= kLimbBits;
      }
      rest[j + n] += static_cast<Limb>(carry);
    }
    quotient[j] = static_cast<Limb>(guess);
  }
  trim(quotient);
  trim(rest);
  return {std::move(quotient), shifted_right(rest, shift)};
}

// Lehmer's algorithm: Euclid's on the leading digits, as long as those alone decide the quotients; then all its steps
// at once on the whole numbers.
Limbs gcd(Limbs a, Limbs b) {
  if (compare(a, b) < 0) std::swap(a, b);
  while (b.size() > 2) {
    const std::size_t length = bit_length(a);
    // 62 bits of each, so that adding a cofactor of 31 bits cannot overflow.
    std::uint64_t x = bits_from(a, length - 62) & (~std::uint64_t{0} >> 2);
    std::uint64_t y = bits_from(b, length - 62) & (~std::uint64_t{0} >> 2);
    // x and y stand for s·a - t·b and v·b - u·a, or both the other way round.
    std::uint64_t s = 1;
    std::uint64_t t = 0;
    std::uint64_t u = 0;
    std::uint64_t v = 1;
    bool swapped = false;
    while (true) {
      // The true quotient lies between those of the ends of both intervals.
      const std::uint64_t low_divisor = swapped ? y - v : y - u;
      const std::uint64_t high_divisor = swapped ? y + u : y + v;
      const std::uint64_t low_dividend = swapped ? x - s : x - t;
      const std::uint64_t high_dividend = swapped ? x + t : x + s;
      if (y <= u + v || low_divisor == 0) break;
      const std::uint64_t quotient = low_dividend / high_divisor;
      if (quotient != high_dividend / low_divisor) break;
      const std::uint64_t next_u = s + quotient * u;
      const std::uint64_t next_v = t + quotient * v;
      if ((next_u | next_v) >> 31 != 0) break;
      const std::uint64_t rest = x - quotient * y;
      x = y;
      y = rest;
      s = u;
      t = v;
      u = next_u;
      v = next_v;
      swapped = !swapped;
    }
    if (t == 0) {
      Limbs rest = divided(a, b).remainder;
      a = std::move(b);
      b = std::move(rest);
    } else {
      Limbs next_a = swapped ? combined(b, t, a, s) : combined(a, s, b, t);
      b = swapped ? combined(a, u, b, v) : combined(b, v, a, u);
      a = std::move(next_a);
      if (compare(a, b) < 0) std::swap(a, b);
    }
  }
  if (b.empty()) return a;
  const std::uint64_t small = low_bits(b);
  return of(std::gcd(small, low_bits(divided(a, b).remainder)));
}

}  // namespace spooky::limbs
