#include "spooky/core/big_integer.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "spooky/core/limbs.hpp"

namespace spooky {

namespace {

// Texts are read and written so many digits at a time.
constexpr std::size_t kChunk = 9;
constexpr std::uint32_t kChunkFactor = 1'000'000'000;

constexpr std::uint64_t absolute(std::int64_t value) {
  return value < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

}  // namespace

BigInteger BigInteger::of(bool negative, Limbs magnitude) {
  BigInteger result;
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (magnitude.size() <= 2) {
    const std::uint64_t value = limbs::low_bits(magnitude);
    if (value <= kMost + (negative ? 1 : 0)) {
      result.small_ = static_cast<std::int64_t>(negative ? std::uint64_t{0} - value : value);
      return result;
    }
  }
  result.negative_ = negative;
  result.limbs_ = std::move(magnitude);
  return result;
}

const BigInteger::Limbs& BigInteger::magnitude(Limbs& buffer) const {
  if (!limbs_.empty()) return limbs_;
  buffer = limbs::of(absolute(small_));
  return buffer;
}

BigInteger BigInteger::power_of_two(std::size_t exponent) { return BigInteger(1) << exponent; }

std::optional<BigInteger> BigInteger::from_text(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  Limbs magnitude;
  while (!text.empty()) {
    const std::string_view chunk = text.substr(0, kChunk);
    Limb value = 0;
    Limb factor = 1;
    for (const char digit : chunk) {
      if (digit < '0' || digit > '9') return std::nullopt;
      value = value * 10 + static_cast<Limb>(digit - '0');
      factor *= 10;
    }
    limbs::multiply_and_add(magnitude, factor, value);
    text.remove_prefix(chunk.size());
  }
  return of(negative, std::move(magnitude));
}

int BigInteger::sign() const {
  if (is_negative()) return -1;
  return limbs_.empty() && small_ == 0 ? 0 : 1;
}

std::optional<std::int64_t> BigInteger::to_int64() const {
  if (!limbs_.empty()) return std::nullopt;
  return small_;
}

std::size_t BigInteger::bit_length() const {
  if (!limbs_.empty()) return limbs::bit_length(limbs_);
  return static_cast<std::size_t>(std::bit_width(absolute(small_)));
}

std::size_t BigInteger::trailing_zeros() const {
  assert(sign() != 0);
  if (!limbs_.empty()) return limbs::trailing_zeros(limbs_);
  return static_cast<std::size_t>(std::countr_zero(absolute(small_)));
}

BigInteger BigInteger::operator-() const {
  Limbs buffer;
  if (limbs_.empty() && small_ != std::numeric_limits<std::int64_t>::min()) return BigInteger(-small_);
  return of(!is_negative(), magnitude(buffer));
}

BigInteger BigInteger::sum(const BigInteger& a, const BigInteger& b, bool subtract) {
  Limbs buffer_a;
  Limbs buffer_b;
  const Limbs& left = a.magnitude(buffer_a);
  const Limbs& right = b.magnitude(buffer_b);
  const bool left_negative = a.is_negative();
  const bool right_negative = b.is_negative() != subtract;
  if (left_negative == right_negative) return of(left_negative, limbs::added(left, right));
  if (limbs::compare(left, right) >= 0) return of(left_negative, limbs::subtracted(left, right));
  return of(right_negative, limbs::subtracted(right, left));
}

BigInteger BigInteger::operator+(const BigInteger& other) const {
  std::int64_t result = 0;
  if (limbs_.empty() && other.limbs_.empty() && !__builtin_add_overflow(small_, other.small_, &result)) return result;
  return sum(*this, other, false);
}

BigInteger BigInteger::operator-(const BigInteger& other) const {
  std::int64_t result = 0;
  if (limbs_.empty() && other.limbs_.empty() && !__builtin_sub_overflow(small_, other.small_, &result)) return result;
  return sum(*this, other, true);
}

BigInteger BigInteger::operator*(const BigInteger& other) const {
  std::int64_t result = 0;
  if (limbs_.empty() && other.limbs_.empty() && !__builtin_mul_overflow(small_, other.small_, &result)) return result;
  Limbs buffer;
  Limbs other_buffer;
  return of(is_negative() != other.is_negative(), limbs::multiplied(magnitude(buffer), other.magnitude(other_buffer)));
}

BigInteger::Division BigInteger::divide(const BigInteger& dividend, const BigInteger& divisor) {
  assert(divisor.sign() != 0);
  if (dividend.limbs_.empty() && divisor.limbs_.empty() && divisor.small_ != -1) {
    return {dividend.small_ / divisor.small_, dividend.small_ % divisor.small_};
  }
  Limbs buffer;
  Limbs divisor_buffer;
  limbs::Division result = limbs::divided(dividend.magnitude(buffer), divisor.magnitude(divisor_buffer));
  return {of(dividend.is_negative() != divisor.is_negative(), std::move(result.quotient)),
          of(dividend.is_negative(), std::move(result.remainder))};
}

BigInteger BigInteger::operator/(const BigInteger& divisor) const { return divide(*this, divisor).quotient; }
BigInteger BigInteger::operator%(const BigInteger& divisor) const { return divide(*this, divisor).remainder; }

BigInteger BigInteger::operator<<(std::size_t bits) const {
  if (limbs_.empty()) {
    if (small_ == 0) return *this;
    if (bits < 63 && bit_length() + bits <= 62) return small_ * (std::int64_t{1} << bits);
  }
  Limbs buffer;
  return of(is_negative(), limbs::shifted_left(magnitude(buffer), bits));
}

BigInteger BigInteger::operator>>(std::size_t bits) const {
  if (limbs_.empty() && bits < 63) return small_ / (std::int64_t{1} << bits);
  Limbs buffer;
  return of(is_negative(), limbs::shifted_right(magnitude(buffer), bits));
}

std::strong_ordering BigInteger::operator<=>(const BigInteger& other) const {
  if (limbs_.empty() && other.limbs_.empty()) return small_ <=> other.small_;
  if (sign() != other.sign()) return sign() <=> other.sign();
  Limbs buffer;
  Limbs other_buffer;
  const std::strong_ordering order = limbs::compare(magnitude(buffer), other.magnitude(other_buffer));
  return is_negative() ? 0 <=> order : order;
}

std::string BigInteger::to_string() const {
  if (limbs_.empty()) return std::to_string(small_);
  Limbs rest = limbs_;
  std::string text;
  while (!rest.empty()) {
    Limb chunk = limbs::divide_by_limb(rest, kChunkFactor);
    for (std::size_t i = 0; i < kChunk && (chunk != 0 || !rest.empty()); ++i) {
      text += static_cast<char>('0' + chunk % 10);
      chunk /= 10;
    }
  }
  if (negative_) text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}

double BigInteger::to_double() const {
  if (limbs_.empty()) return static_cast<double>(small_);
  const std::size_t length = bit_length();
  const std::size_t dropped = length > 64 ? length - 64 : 0;
  const auto top = static_cast<double>(limbs::low_bits(limbs::shifted_right(limbs_, dropped)));
  // Beyond this exponent every double is infinite, and an int could overflow.
  const double size = std::ldexp(top, static_cast<int>(std::min<std::size_t>(dropped, 2000)));
  return negative_ ? -size : size;
}

BigInteger gcd(const BigInteger& a, const BigInteger& b) {
  if (a.limbs_.empty() && b.limbs_.empty()) {
    return BigInteger::of(false, limbs::of(std::gcd(absolute(a.small_), absolute(b.small_))));
  }
  BigInteger::Limbs buffer_a;
  BigInteger::Limbs buffer_b;
  return BigInteger::of(false, limbs::gcd(a.magnitude(buffer_a), b.magnitude(buffer_b)));
}

}  // namespace spooky
