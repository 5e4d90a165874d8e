// What a universe does at its limits.
#include <gtest/gtest.h>

#include <limits>

#include "values/domineering.hpp"
#include "values/testing.hpp"

namespace spooky::values {
namespace {

TEST(ValueLimits, MemoryIsBoundedAndEverythingMadeStaysValid) {
  constexpr std::size_t kBytes = std::size_t{1} << 21;
  Universe universe(Limits{.bytes = kBytes});
  const Value before = read(universe, "{3|{1|0}}");
  std::vector<Value> made;
  std::int64_t next = 0;
  std::optional<Error> error;
  while (!error) {
    ASSERT_LT(next, 1'000'000);
    ++next;
    const auto number = universe.integer(next);
    const auto game = number ? universe.switch_of(*number, kZero) : number;
    if (game) {
      made.push_back(*game);
    } else {
      error = game.error();
    }
    ASSERT_LE(universe.bytes(), kBytes);
  }
  EXPECT_EQ(error->code, ErrorCode::TooLarge);
  EXPECT_GT(made.size(), 5'000U);
  EXPECT_EQ(text_of(universe, before), "{3|{1|0}}");
  for (std::size_t i = 0; i < made.size(); ++i) {
    ASSERT_EQ(universe.stop(made[i], Side::Left).numerator(), static_cast<std::int64_t>(i) + 1);
  }
  // What is there already can be asked for and compared still.
  EXPECT_EQ(must(universe.switch_of(must(universe.integer(1)), kZero)), made[0]);
  EXPECT_EQ(must(universe.compare(made[0], made[1])), Order::Less);
}

TEST(ValueLimits, SmallTablesOfAnswersCostTimeOnly) {
  Universe roomy;
  Universe tight(Limits{.bytes = std::size_t{1} << 20});
  Evaluator<Domineering> first(roomy, {});
  Evaluator<Domineering> second(tight, {});
  const auto position = DomineeringPosition::rectangle(4, 4);
  EXPECT_EQ(text_of(roomy, must(first.value(position))), text_of(tight, must(second.value(position))));
  EXPECT_LE(tight.bytes(), std::size_t{1} << 20);
}

TEST(ValueLimits, StepsAreBounded) {
  Universe universe(Limits{.steps = 50});
  Evaluator<Domineering> evaluator(universe, {});
  const auto value = evaluator.value(DomineeringPosition::rectangle(4, 4));
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().code, ErrorCode::TooLarge);
  EXPECT_LE(universe.steps(), 50U);
  universe.limit_steps(1'000'000);
  EXPECT_TRUE(evaluator.value(DomineeringPosition::rectangle(4, 4))) << "what was found before is used again";
}

TEST(ValueLimits, AnEvaluatorGivesUpAtItsLimit) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {}, 1000);
  const auto value = evaluator.value(DomineeringPosition::rectangle(4, 4));
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().code, ErrorCode::TooLarge);
  EXPECT_TRUE(evaluator.value(DomineeringPosition::rectangle(2, 2)));
}

TEST(ValueLimits, DeepValuesAreRefusedWhereARecursionWouldBeTooDeep) {
  Universe universe;
  const Value up = must(universe.up(5000));
  EXPECT_EQ(must(universe.sum(up, must(universe.up(-4999)))), must(universe.up(1))) << "closed formulas have no depth";
  const auto sum = universe.sum(up, read(universe, "±1"));
  ASSERT_FALSE(sum);
  EXPECT_EQ(sum.error().code, ErrorCode::TooLarge);
  // A tower: {0|{0|{0|… is an up, so alternate with switches.
  Result<Value> tower = read(universe, "±1");
  int height = 0;
  for (; tower && height < 2000; ++height) {
    const std::int64_t size = height + 2;
    tower = universe.switch_of(*universe.integer(size), *tower);
    if (tower) tower = universe.switch_of(*tower, *universe.integer(-size));
  }
  ASSERT_FALSE(tower);
  EXPECT_EQ(tower.error().code, ErrorCode::TooLarge);
  EXPECT_GT(height, 100);
}

TEST(ValueLimits, NumbersOutOfRangeAreErrors) {
  Universe universe;
  const Value largest = must(universe.integer(Dyadic::kLargestNumerator));
  EXPECT_FALSE(universe.sum(largest, largest));
  EXPECT_FALSE(universe.up(std::numeric_limits<std::int32_t>::min()));
  EXPECT_FALSE(universe.sum(must(universe.up(NumberUpStar::kLargestUp)), must(universe.up(1))));
  EXPECT_FALSE(universe.integer(std::numeric_limits<std::int64_t>::min()));
  EXPECT_FALSE(universe.sum(must(universe.switch_of(largest, kZero)), largest));
  const Value finest = must(universe.number(*Dyadic::create(1, Dyadic::kLargestExponent)));
  EXPECT_FALSE(universe.switch_of(kZero, finest)) << "the number between is too fine";
  EXPECT_FALSE(universe.game({&largest, 1}, {})) << "the next integer is too large";
  EXPECT_EQ(must(universe.sum(largest, must(universe.negative(largest)))), kZero);
}

}  // namespace
}  // namespace spooky::values
