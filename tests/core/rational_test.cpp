#include "spooky/core/rational.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace spooky {
namespace {

Rational any_rational() { return Rational(*rc::gen::inRange(-1000, 1000), *rc::gen::inRange(1, 1000)); }

TEST(Rational, IsKeptInLowestTerms) {
  EXPECT_EQ(Rational(2, 4), Rational(1, 2));
  EXPECT_EQ(Rational(3, -6), Rational(-1, 2));
  EXPECT_EQ(Rational(0, 7).denominator(), 1);
  EXPECT_EQ(Rational(1, 6) + Rational(1, 3) + Rational(1, 2), Rational(1));
}

TEST(Rational, PrintsAsInTheProtocol) {
  EXPECT_EQ(Rational(1, 2).to_string(), "1/2");
  EXPECT_EQ(Rational(-1, 2).to_string(), "-1/2");
  EXPECT_EQ(Rational(4, 2).to_string(), "2");
  EXPECT_EQ(Rational(0).to_string(), "0");
}

RC_GTEST_PROP(Rational, AddsAndMultipliesAsAField, ()) {
  const Rational a = any_rational();
  const Rational b = any_rational();
  const Rational c = any_rational();
  RC_ASSERT(a + b == b + a);
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a * (b + c) == a * b + a * c);
  RC_ASSERT(a - a == Rational(0));
}

RC_GTEST_PROP(Rational, OrdersAsTheNumbersDo, ()) {
  const Rational a = any_rational();
  const Rational b = any_rational();
  RC_ASSERT((a < b) == (b - a > Rational(0)));
  RC_ASSERT((a == b) == (a.to_double() == b.to_double()));
}

}  // namespace
}  // namespace spooky
