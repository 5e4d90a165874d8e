#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spooky {

/// An integer of as many bits as it takes. Values of 64 bits need no memory of their own and are about as fast as plain
/// integers; beyond them nothing wraps, rounds or asserts. Multiplication and division are those of school: meant for
/// numbers of up to some ten thousand digits.
class BigInteger {
 public:
  BigInteger() = default;
  BigInteger(std::int64_t value) : small_(value) {}

  static BigInteger power_of_two(std::size_t exponent);
  /// Reads what to_string() writes, and leading zeros; nothing for any other text ("", "+1", "-", "1 ").
  static std::optional<BigInteger> from_text(std::string_view text);

  /// -1, 0 or 1.
  int sign() const;
  /// Nothing when it does not fit.
  std::optional<std::int64_t> to_int64() const;
  /// The length of the absolute value in binary digits; 0 of 0.
  std::size_t bit_length() const;
  /// The exponent of the largest power of two that divides the number, which is not 0.
  std::size_t trailing_zeros() const;

  BigInteger operator-() const;
  BigInteger operator+(const BigInteger& other) const;
  BigInteger operator-(const BigInteger& other) const;
  BigInteger operator*(const BigInteger& other) const;
  /// Division rounds towards zero, and a remainder has the sign of the dividend. The divisor is not 0.
  BigInteger operator/(const BigInteger& divisor) const;
  BigInteger operator%(const BigInteger& divisor) const;
  BigInteger operator<<(std::size_t bits) const;
  /// Rounds towards zero, also below zero.
  BigInteger operator>>(std::size_t bits) const;

  BigInteger& operator+=(const BigInteger& other) { return *this = *this + other; }
  BigInteger& operator-=(const BigInteger& other) { return *this = *this - other; }
  BigInteger& operator*=(const BigInteger& other) { return *this = *this * other; }

  bool operator==(const BigInteger&) const = default;
  std::strong_ordering operator<=>(const BigInteger& other) const;

  /// "-12".
  std::string to_string() const;
  /// The nearest double or one beside it; infinite beyond the range of doubles.
  double to_double() const;
  /// The memory it holds beyond itself.
  std::size_t bytes() const { return limbs_.capacity() * sizeof(Limb); }

  struct Division;
  static Division divide(const BigInteger& dividend, const BigInteger& divisor);
  /// The greatest common divisor, never below 0; gcd(0, 0) is 0.
  friend BigInteger gcd(const BigInteger& a, const BigInteger& b);

 private:
  using Limb = std::uint32_t;
  using Limbs = std::vector<Limb>;

  static BigInteger of(bool negative, Limbs limbs);
  /// The limbs of the absolute value; `buffer` is where those of a small number are put.
  const Limbs& magnitude(Limbs& buffer) const;
  bool is_negative() const { return limbs_.empty() ? small_ < 0 : negative_; }
  static BigInteger sum(const BigInteger& a, const BigInteger& b, bool subtract);

  // One form for each number: what fits into 64 bits is small_, and then the rest is empty and false. Otherwise the
  // limbs are those of the absolute value, lowest first and without a zero at the end, and small_ is 0.
  std::int64_t small_ = 0;
  bool negative_ = false;
  Limbs limbs_;
};

struct BigInteger::Division {
  BigInteger quotient;
  BigInteger remainder;
};

BigInteger gcd(const BigInteger& a, const BigInteger& b);

}  // namespace spooky
