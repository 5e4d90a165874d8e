#include "spooky/core/root_two_rational.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <vector>

#include "spooky/core/nature.hpp"

namespace spooky {
namespace {

RootTwoRational number(std::int64_t a, std::int64_t b, std::int64_t divisor = 1) { return {a, b, divisor}; }

TEST(RootTwoRational, HasOneFormForEachNumber) {
  EXPECT_EQ(number(2, 4, 8), number(1, 2, 4));
  EXPECT_EQ(number(-1, 1, -2), number(1, -1, 2));
  EXPECT_EQ(number(0, 0, 7), RootTwoRational(0));
  EXPECT_NE(number(1, 0), number(0, 1));
  EXPECT_EQ(RootTwoRational(Rational(3, 6)), number(1, 0, 2));
}

TEST(RootTwoRational, IsWrittenInOneWay) {
  EXPECT_EQ(number(3, 0, 8).to_string(), "3/8");
  EXPECT_EQ(number(2, 1, 8).to_string(), "1/4+1/8r2");
  EXPECT_EQ(number(3, -2, 8).to_string(), "3/8-1/4r2");
  EXPECT_EQ(number(0, -1).to_string(), "-1r2");
  EXPECT_EQ(number(0, 0).to_string(), "0");
}

TEST(RootTwoRational, IsAField) {
  const std::vector<RootTwoRational> numbers = {number(1, 0), number(3, -2, 8), number(-7, 5, 3), number(0, 1, 9),
                                                number(12, -9, 5)};
  for (const auto& a : numbers) {
    EXPECT_EQ(a - a, RootTwoRational(0));
    EXPECT_EQ(a / a, RootTwoRational(1));
    for (const auto& b : numbers) {
      EXPECT_EQ(a + b, b + a);
      EXPECT_EQ(a * b, b * a);
      EXPECT_EQ(a / b * b, a);
      for (const auto& c : numbers) EXPECT_EQ(a * (b + c), a * b + a * c);
    }
  }
  EXPECT_EQ(number(0, 1) * number(0, 1), RootTwoRational(2));
}

TEST(RootTwoRational, IsOrderedExactly) {
  EXPECT_EQ(number(0, 0).sign(), 0);
  EXPECT_EQ(number(3, -2).sign(), 1) << "3 > 2.828…";
  EXPECT_EQ(number(-3, 2).sign(), -1);
  EXPECT_EQ(number(-1, 1).sign(), 1);
  // (1 - √2)^40 has huge parts and a tiny value, of either sign by turns.
  RootTwoRational power(1);
  for (int i = 1; i <= 41; ++i) {
    power = power * number(1, -1);
    EXPECT_EQ(power.sign(), i % 2 == 0 ? 1 : -1);
    EXPECT_NEAR(power.to_double() / std::pow(1 - std::sqrt(2.0L), i), 1, 1e-12) << i;
  }
  EXPECT_LT(number(7, 0, 5), number(0, 1));
  EXPECT_GT(number(17, 0, 12), number(0, 1));
}

TEST(RootTwoRational, HasTheDigitsOfItsValue) {
  // √2 - 1 to base 256, from its value in floating point and then beyond it by exact comparison.
  RootTwoDigits digits = digits_of(number(-1, 1));
  RootTwoRational known(0);
  RootTwoRational unit(1);
  for (int i = 0; i < 40; ++i) {
    unit = unit / RootTwoRational(256);
    known = known + unit * RootTwoRational(static_cast<std::int64_t>(digits.next()));
    EXPECT_LE(known, number(-1, 1));
    EXPECT_GT(known + unit, number(-1, 1));
    EXPECT_FALSE(digits.ended());
  }
  RootTwoDigits half = digits_of(number(1, 0, 2));
  EXPECT_EQ(half.next(), 128U);
  EXPECT_TRUE(half.ended());
}

TEST(RootTwoRational, CanBeDrawnBy) {
  const std::vector<RootTwoRational> weights = {number(3, -2, 8), number(2, 0, 8), number(3, 2, 8)};
  ASSERT_TRUE(sum_to_one(weights.size(), [&](std::size_t i) { return weights[i]; }));
  const auto drawn = [&](unsigned byte) {
    return draw(std::span<const RootTwoRational>(weights), [&] { return std::optional<unsigned>(byte); });
  };
  EXPECT_EQ(drawn(0), 0U);
  EXPECT_EQ(drawn(10), 1U) << "0.0214… is 5 of 256";
  EXPECT_EQ(drawn(200), 2U);
}

}  // namespace
}  // namespace spooky
