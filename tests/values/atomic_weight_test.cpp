#include "spooky/values/atomic_weight.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "values/testing.hpp"

namespace spooky::values {
namespace {

/// A random all-small game.
Value random_all_small(Universe& universe, Random& random, unsigned day) {
  constexpr std::string_view kLeaves[] = {"0", "*", "*2", "^", "v", "^*", "v2"};
  if (day == 0) return read(universe, kLeaves[uniform(random, std::size(kLeaves))]);
  std::vector<Value> options[2];
  for (auto& side : options) {
    const std::uint32_t count = 1 + uniform(random, 3);
    for (std::uint32_t i = 0; i < count; ++i) side.push_back(random_all_small(universe, random, uniform(random, day)));
  }
  return must(universe.game(options[0], options[1]));
}

std::string weight(Universe& universe, std::string_view text) {
  return text_of(universe, must(atomic_weight(universe, read(universe, text))));
}

TEST(AtomicWeight, CountsUps) {
  Universe universe;
  EXPECT_EQ(weight(universe, "0"), "0");
  EXPECT_EQ(weight(universe, "*5"), "0");
  EXPECT_EQ(weight(universe, "^"), "1");
  EXPECT_EQ(weight(universe, "v3*2"), "-3");
  // {^|v} is *, but {^2|v2} is worth a move of two ups to either player: weights {2-2|-2+2} = *.
  EXPECT_EQ(weight(universe, "{^2|v2}"), "*");
  EXPECT_EQ(weight(universe, "{^4|v4}"), "±2");
}

TEST(AtomicWeight, IsForAllSmallGamesOnly) {
  Universe universe;
  for (const char* text : {"1", "±1", "+_1", "1/2^"}) {
    const auto refused = atomic_weight(universe, read(universe, text));
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(refused.error().code, ErrorCode::BadRequest);
  }
}

RC_GTEST_PROP(AtomicWeight, IsAdditive, ()) {
  Universe universe;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Value a = random_all_small(universe, random, 3);
  const Value b = random_all_small(universe, random, 2);
  const auto of = [&](Value value) { return must(atomic_weight(universe, value)); };
  RC_ASSERT(of(must(universe.sum(a, b))) == must(universe.sum(of(a), of(b))));
  RC_ASSERT(of(must(universe.negative(a))) == must(universe.negative(of(a))));
}

RC_GTEST_PROP(AtomicWeight, TwoAheadWins, ()) {
  // The two-ahead rule of Winning Ways, chapter 8: of weight at least 2 a game is positive, of weight at least 1 Left
  // wins it moving first.
  Universe universe;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Value game = random_all_small(universe, random, 3);
  const Value of_game = must(atomic_weight(universe, game));
  if (must(universe.at_most(read(universe, "2"), of_game))) {
    RC_ASSERT(must(universe.compare(game, kZero)) == Order::Greater);
  }
  if (must(universe.at_most(read(universe, "1"), of_game))) RC_ASSERT(!must(universe.at_most(game, kZero)));
}

}  // namespace
}  // namespace spooky::values
