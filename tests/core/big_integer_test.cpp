#include "spooky/core/big_integer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "spooky/core/big_rational.hpp"

namespace spooky {
namespace {

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

/// Numbers of all sizes, those around the border of 64 bits and powers of two often among them.
BigInteger any_integer() {
  BigInteger number = *rc::gen::elementOf(std::vector<std::int64_t>{0, 1, -1, 2, kLeast, kMost, kLeast + 1, 1 << 30});
  const int parts = *rc::gen::inRange(0, 9);
  for (int i = 0; i < parts; ++i) {
    number = (number << *rc::gen::inRange<std::size_t>(0, 100)) + BigInteger(*rc::gen::arbitrary<std::int64_t>());
  }
  return number;
}

BigInteger power(std::int64_t base, int exponent) {
  BigInteger result = 1;
  for (int i = 0; i < exponent; ++i) result *= base;
  return result;
}

TEST(BigInteger, GoesOnBeyondSixtyFourBits) {
  EXPECT_EQ((BigInteger(kMost) + 1).to_string(), "9223372036854775808");
  EXPECT_EQ((BigInteger(kLeast) - 1).to_string(), "-9223372036854775809");
  EXPECT_EQ((-BigInteger(kLeast)).to_string(), "9223372036854775808");
  EXPECT_EQ((BigInteger(kLeast) / BigInteger(-1)).to_string(), "9223372036854775808");
  EXPECT_EQ(power(10, 40).to_string(), "1" + std::string(40, '0'));
  EXPECT_EQ((power(-10, 41)).to_string(), "-1" + std::string(41, '0'));
  EXPECT_EQ(BigInteger::power_of_two(100).to_string(), "1267650600228229401496703205376");
}

TEST(BigInteger, HasOneFormForEachNumber) {
  const BigInteger large = BigInteger::power_of_two(64);
  EXPECT_EQ(large - large, BigInteger(0));
  EXPECT_EQ((large - large).sign(), 0);
  EXPECT_EQ(-(-BigInteger(kLeast)), BigInteger(kLeast));
  EXPECT_EQ((large - 1).to_int64(), std::nullopt);
  EXPECT_EQ((large >> 2).to_int64(), std::int64_t{1} << 62);
}

TEST(BigInteger, ReadsWhatItWritesAndNothingElse) {
  EXPECT_EQ(BigInteger::from_text("-00012"), BigInteger(-12));
  EXPECT_EQ(BigInteger::from_text("-0"), BigInteger(0));
  for (const std::string_view text : {"", "-", "+1", "1 ", " 1", "12a", "--1", "1.0"}) {
    EXPECT_EQ(BigInteger::from_text(text), std::nullopt) << text;
  }
}

TEST(BigInteger, TellsItsLengthAndItsPowerOfTwo) {
  EXPECT_EQ(BigInteger(0).bit_length(), 0U);
  EXPECT_EQ(BigInteger(-8).bit_length(), 4U);
  EXPECT_EQ(BigInteger(-8).trailing_zeros(), 3U);
  EXPECT_EQ(BigInteger::power_of_two(1000).bit_length(), 1001U);
  EXPECT_EQ((BigInteger(3) << 1000).trailing_zeros(), 1000U);
}

TEST(BigInteger, BecomesTheNearestDouble) {
  EXPECT_EQ(BigInteger::power_of_two(1000).to_double(), std::ldexp(1.0, 1000));
  EXPECT_EQ((-BigInteger::power_of_two(5000)).to_double(), -std::numeric_limits<double>::infinity());
  EXPECT_DOUBLE_EQ(power(10, 30).to_double(), 1e30);
}

RC_GTEST_PROP(BigInteger, IsARing, ()) {
  const BigInteger a = any_integer();
  const BigInteger b = any_integer();
  const BigInteger c = any_integer();
  RC_ASSERT(a + b == b + a);
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a * b == b * a);
  RC_ASSERT((a * b) * c == a * (b * c));
  RC_ASSERT(a * (b + c) == a * b + a * c);
  RC_ASSERT((a - b) + b == a);
  RC_ASSERT((a < b) == ((a - b).sign() < 0));
}

RC_GTEST_PROP(BigInteger, DividesWithRemainder, ()) {
  const BigInteger a = any_integer();
  const BigInteger b = any_integer();
  RC_PRE(b.sign() != 0);
  const BigInteger::Division division = BigInteger::divide(a, b);
  RC_ASSERT(division.quotient * b + division.remainder == a);
  const BigInteger size = b.sign() < 0 ? -b : b;
  RC_ASSERT(division.remainder < size && -size < division.remainder);
  RC_ASSERT(division.remainder.sign() * a.sign() >= 0);
  RC_ASSERT((a * b) / b == a);
}

RC_GTEST_PROP(BigInteger, ShiftsAsPowersOfTwoMultiply, ()) {
  const BigInteger a = any_integer();
  const auto bits = *rc::gen::inRange<std::size_t>(0, 200);
  RC_ASSERT((a << bits) == a * BigInteger::power_of_two(bits));
  RC_ASSERT((a >> bits) == a / BigInteger::power_of_two(bits));
}

RC_GTEST_PROP(BigInteger, ReadsItsTexts, ()) {
  const BigInteger a = any_integer();
  RC_ASSERT(BigInteger::from_text(a.to_string()) == a);
}

RC_GTEST_PROP(BigInteger, GreatestCommonDivisorIsEuclids, ()) {
  const BigInteger common = any_integer();
  BigInteger a = any_integer() * common;
  BigInteger b = any_integer() * common;
  const BigInteger found = gcd(a, b);
  while (b.sign() != 0) {
    BigInteger rest = a % b;
    a = b;
    b = rest;
  }
  RC_ASSERT(found == (a.sign() < 0 ? -a : a));
}

TEST(BigRational, IsKeptInLowestTerms) {
  const BigInteger large = BigInteger::power_of_two(200);
  EXPECT_EQ(BigRational(large * 6, large * -4).to_string(), "-3/2");
  EXPECT_EQ(BigRational(0, large), BigRational(0));
  EXPECT_EQ(BigRational(Rational(6, 9)).to_string(), "2/3");
  EXPECT_EQ(BigRational(large, large + 1) + BigRational(1, large + 1), BigRational(1));
}

TEST(BigRational, BecomesTheNearestDouble) {
  const BigInteger large = BigInteger::power_of_two(5000);
  EXPECT_DOUBLE_EQ(BigRational(large, large * 3).to_double(), 1.0 / 3);
  EXPECT_DOUBLE_EQ(BigRational(large * -2, large * 3 + 1).to_double(), -2.0 / 3);
  EXPECT_EQ(BigRational(1, large).to_double(), 0);
  EXPECT_EQ(BigRational(1, BigInteger::power_of_two(70)).to_double(), std::ldexp(1.0, -70));
}

TEST(BigRational, TellsItsDigits) {
  BigRationalDigits digits = digits_of(BigRational(BigInteger::power_of_two(72) + 1, BigInteger::power_of_two(80)));
  EXPECT_EQ(digits.next(), 1U);
  for (int i = 0; i < 8; ++i) EXPECT_EQ(digits.next(), 0U);
  EXPECT_FALSE(digits.ended());
  EXPECT_EQ(digits.next(), 1U);
  EXPECT_TRUE(digits.ended());
}

RC_GTEST_PROP(BigRational, IsAField, ()) {
  const auto any = [] {
    const BigInteger denominator = any_integer();
    return BigRational(any_integer(), denominator.sign() == 0 ? BigInteger(7) : denominator);
  };
  const BigRational a = any();
  const BigRational b = any();
  const BigRational c = any();
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a * (b + c) == a * b + a * c);
  RC_ASSERT(a - a == BigRational(0));
  RC_ASSERT((a < b) == ((a - b).numerator().sign() < 0));
}

}  // namespace
}  // namespace spooky
