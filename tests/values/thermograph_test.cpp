#include "spooky/values/thermograph.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "spooky/values/cooling.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

Dyadic exactly(std::int64_t numerator, unsigned exponent = 0) { return *Dyadic::create(numerator, exponent); }

class ThermographTest : public testing::Test {
 protected:
  Value value(std::string_view text) { return read(universe_, text); }
  Thermograph draw(std::string_view text) { return must(thermograph(universe_, value(text))); }

  Universe universe_;
};

TEST_F(ThermographTest, ASwitchIsATent) {
  const Thermograph drawn = draw("{5|1}");
  EXPECT_EQ(drawn.mean, exactly(3));
  EXPECT_EQ(drawn.temperature, exactly(2));
  EXPECT_EQ(drawn.left, (Wall{{exactly(0), exactly(5)}, {exactly(2), exactly(3)}}));
  EXPECT_EQ(drawn.right, (Wall{{exactly(0), exactly(1)}, {exactly(2), exactly(3)}}));
  EXPECT_EQ(position_at(drawn.left, exactly(1, 1)), exactly(9, 1));
  EXPECT_EQ(position_at(drawn.right, exactly(7)), exactly(3));
}

TEST_F(ThermographTest, NumbersAreColdAndInfinitesimalsTepid) {
  EXPECT_EQ(draw("4").temperature, exactly(-1));
  EXPECT_EQ(draw("-3/8").temperature, exactly(-1, 3));
  EXPECT_EQ(draw("-3/8").mean, exactly(-3, 3));
  for (const char* text : {"*", "^", "v3*2", "+_2", "{^|{0|v2}}"}) {
    EXPECT_EQ(draw(text).temperature, Dyadic()) << text;
    EXPECT_EQ(draw(text).mean, Dyadic()) << text;
  }
  EXPECT_EQ(draw("7/4*").mean, exactly(7, 2));
}

TEST_F(ThermographTest, AThreatKeepsAWallUpright) {
  // {4|{2|-10}}: Right's move threatens more than it is worth, so Left answers: the right wall stands at 2 until the
  // walls meet at temperature 2.
  const Thermograph drawn = draw("{4|{2|-10}}");
  EXPECT_EQ(drawn.mean, exactly(2));
  EXPECT_EQ(drawn.temperature, exactly(2));
  EXPECT_EQ(drawn.left, (Wall{{exactly(0), exactly(4)}, {exactly(2), exactly(2)}}));
  EXPECT_EQ(drawn.right, (Wall{{exactly(0), exactly(2)}}));
  // {10|{2|0}}: from temperature 1 on Left does not answer any more.
  const Thermograph bent = draw("{10|{2|0}}");
  EXPECT_EQ(bent.right, (Wall{{exactly(0), exactly(2)}, {exactly(1), exactly(2)}, {exactly(9, 1), exactly(11, 1)}}));
}

TEST_F(ThermographTest, CoolingAndHeating) {
  EXPECT_EQ(must(cooled(universe_, value("{5|1}"), exactly(1))), value("{4|2}"));
  EXPECT_EQ(must(cooled(universe_, value("{5|1}"), exactly(2))), value("3*"));
  EXPECT_EQ(must(cooled(universe_, value("{5|1}"), exactly(3))), value("3"));
  EXPECT_EQ(must(cooled(universe_, value("±1"), Dyadic())), value("±1"));
  EXPECT_EQ(must(heated(universe_, value("3*"), exactly(2))), value("{5|1}"));
  EXPECT_EQ(must(heated(universe_, value("^"), exactly(1))), value("{1|{0|-2}}"));
  EXPECT_EQ(must(heated(universe_, value("3/4"), exactly(1))), value("3/4"));
  const auto refused = cooled(universe_, value("*"), exactly(-1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::BadRequest);
}

TEST_F(ThermographTest, NumbersThatGetTooFineAreAnError) {
  const auto drawn = thermograph(universe_, value("{4611686018427387903|{1|1/4611686018427387904}}"));
  ASSERT_FALSE(drawn);
  EXPECT_EQ(drawn.error().code, ErrorCode::TooLarge);
}

RC_GTEST_PROP(Thermographs, WallsAreThoseOfTheDefinition, ()) {
  Universe universe;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Value game = random_value(universe, random, 3);
  const Thermograph drawn = must(thermograph(universe, game));
  constexpr int kGrid = 64;
  constexpr int kCount = 5 * kGrid;
  const NaiveWalls walls = naive_walls(written_out(universe, game), kGrid, kCount);
  for (int i = 0; i < kCount; ++i) {
    const Dyadic temperature = exactly(i, 6);
    const auto at = static_cast<std::size_t>(i);
    RC_ASSERT(position_at(drawn.left, temperature)->to_rational() == walls.left[at]);
    RC_ASSERT(position_at(drawn.right, temperature)->to_rational() == walls.right[at]);
    // Where the walls meet and not before.
    if (!universe.is_number(game)) RC_ASSERT((walls.left[at] == walls.right[at]) == (temperature >= drawn.temperature));
  }
  RC_ASSERT(walls.left.back() == drawn.mean.to_rational());
}

RC_GTEST_PROP(Thermographs, MeansAddUpAndTemperaturesDoNotRise, ()) {
  Universe universe;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Value a = random_value(universe, random, 3);
  const Value b = random_value(universe, random, 2);
  const Thermograph of_a = must(thermograph(universe, a));
  const Thermograph of_b = must(thermograph(universe, b));
  const Thermograph of_sum = must(thermograph(universe, must(universe.sum(a, b))));
  RC_ASSERT(of_sum.mean == *sum(of_a.mean, of_b.mean));
  RC_ASSERT(of_sum.temperature <= std::max(of_a.temperature, of_b.temperature));
}

RC_GTEST_PROP(Thermographs, CoolingKeepsSumsAndReadsTheWalls, ()) {
  Universe universe;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Value a = random_value(universe, random, 3);
  const Value b = random_value(universe, random, 2);
  const Dyadic t = exactly(uniform(random, 9), 2);
  const Value cool_a = must(cooled(universe, a, t));
  const Value cool_b = must(cooled(universe, b, t));
  RC_ASSERT(must(cooled(universe, must(universe.sum(a, b)), t)) == must(universe.sum(cool_a, cool_b)));
  const Thermograph drawn = must(thermograph(universe, a));
  RC_ASSERT(universe.stop(cool_a, Side::Left) == position_at(drawn.left, t));
  RC_ASSERT(universe.stop(cool_a, Side::Right) == position_at(drawn.right, t));
  // What is heated and cooled again is as before: heating a game that is no number raises its temperature by t.
  RC_ASSERT(must(cooled(universe, must(heated(universe, a, t)), t)) == a);
}

}  // namespace
}  // namespace spooky::values
