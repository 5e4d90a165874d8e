#include "spooky/values/dyadic.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace spooky::values {
namespace {

Dyadic dyadic(std::int64_t numerator, unsigned exponent = 0) { return *Dyadic::create(numerator, exponent); }

Dyadic any_dyadic() {
  return dyadic(*rc::gen::inRange<std::int64_t>(-1'000'000, 1'000'000), *rc::gen::inRange(0U, 20U));
}

TEST(Dyadic, IsKeptInLowestTermsAndInRange) {
  EXPECT_EQ(dyadic(4, 3), dyadic(1, 1));
  EXPECT_EQ(dyadic(0, 5), Dyadic());
  EXPECT_EQ(dyadic(-6, 1), dyadic(-3));
  EXPECT_EQ(dyadic(-3, 2).to_string(), "-3/4");
  EXPECT_FALSE(Dyadic::create(1, 63));
  EXPECT_FALSE(Dyadic::create(Dyadic::kLargestNumerator + 1, 0));
  EXPECT_FALSE(sum(dyadic(Dyadic::kLargestNumerator), dyadic(1)));
  EXPECT_FALSE(sum(dyadic(Dyadic::kLargestNumerator), dyadic(1, 1)));
  EXPECT_FALSE(half(dyadic(1, 62)));
  EXPECT_EQ(sum(dyadic(Dyadic::kLargestNumerator), dyadic(-Dyadic::kLargestNumerator)), Dyadic());
}

TEST(Dyadic, ComparesAtTheEndsOfItsRange) {
  EXPECT_LT(dyadic(1, 62), dyadic(1, 61));
  EXPECT_LT(dyadic(-1, 61), dyadic(-1, 62));
  EXPECT_LT(dyadic(Dyadic::kLargestNumerator, 62), dyadic(1));
  EXPECT_GT(dyadic(Dyadic::kLargestNumerator), dyadic(Dyadic::kLargestNumerator, 1));
}

TEST(Dyadic, FindsTheSimplestNumber) {
  const auto between = [](std::optional<Dyadic> lower, std::optional<Dyadic> upper) {
    return simplest_number(lower ? std::optional(Bound{*lower}) : std::nullopt,
                           upper ? std::optional(Bound{*upper}) : std::nullopt);
  };
  EXPECT_EQ(between({}, {}), dyadic(0));
  EXPECT_EQ(between(dyadic(0), {}), dyadic(1));
  EXPECT_EQ(between(dyadic(5, 1), {}), dyadic(3));
  EXPECT_EQ(between({}, dyadic(-2)), dyadic(-3));
  EXPECT_EQ(between(dyadic(0), dyadic(1)), dyadic(1, 1));
  EXPECT_EQ(between(dyadic(1, 2), dyadic(1)), dyadic(1, 1));
  EXPECT_EQ(between(dyadic(-7), dyadic(-5, 2)), dyadic(-2));
  EXPECT_EQ(between(dyadic(3, 3), dyadic(1, 1)), dyadic(7, 4));
  EXPECT_EQ(simplest_number(Bound{dyadic(1, 1), true}, Bound{dyadic(1, 1), true}), dyadic(1, 1));
  EXPECT_EQ(simplest_number(Bound{dyadic(2), true}, Bound{dyadic(9)}), dyadic(2));
  EXPECT_EQ(simplest_number(Bound{dyadic(-9)}, Bound{dyadic(-2), true}), dyadic(-2));
  EXPECT_FALSE(between(dyadic(0), dyadic(1, 62)));
}

RC_GTEST_PROP(Dyadic, AgreesWithFractions, ()) {
  const Dyadic a = any_dyadic();
  const Dyadic b = any_dyadic();
  RC_ASSERT(sum(a, b)->to_rational() == a.to_rational() + b.to_rational());
  RC_ASSERT((a <=> b) == (a.to_rational() <=> b.to_rational()));
  RC_ASSERT(half(a)->to_rational() == a.to_rational() * Rational(1, 2));
  if (a < b) RC_ASSERT(a.to_float() <= b.to_float());
}

RC_GTEST_PROP(Dyadic, NothingBetweenIsSimplerThanTheSimplest, ()) {
  const Dyadic a = any_dyadic();
  const Dyadic b = any_dyadic();
  RC_PRE(a < b);
  const auto simplest = simplest_number(Bound{a}, Bound{b});
  RC_ASSERT(simplest && a < *simplest && *simplest < b);
  // In canonical form its own options are simpler, so they are outside.
  for (const Side side : {Side::Left, Side::Right}) {
    if (const auto option = number_option(*simplest, side)) RC_ASSERT(*option <= a || *option >= b);
  }
}

}  // namespace
}  // namespace spooky::values
