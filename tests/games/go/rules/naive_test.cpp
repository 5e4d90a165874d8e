// The fast position against the naive game, over random games of every variant, many sizes and all options.
#include <gtest/gtest.h>

#include "games/go/rules/courses.hpp"

namespace spooky::go {
namespace {

class GoNaive : public ::testing::TestWithParam<std::string_view> {};

TEST_P(GoNaive, SmallBoardsWithEveryOption) {
  const Met met = compare_boards(GetParam(), kSmallBoards, option_sets(), 1, 1000);
  EXPECT_GT(met.turns, 1500);
  EXPECT_GT(met.lists, 1500);
  EXPECT_GT(met.counts.refused, 20) << "placements refused (G13, G14)";
  EXPECT_GT(met.counts.suicides, 20) << "stones (G11)";
}

TEST_P(GoNaive, LargeBoards) {
  const Met met = compare_boards(GetParam(), kLargeBoards, {naive::Options{}}, 1, 2000);
  EXPECT_GT(met.turns, 300);
}

INSTANTIATE_TEST_SUITE_P(Variants, GoNaive, ::testing::ValuesIn(kVariantNames),
                         [](const auto& each) { return std::string(each.param); });

// The rare clauses, on boards so small that games come back to former positions.
TEST(GoNaiveRare, RepetitionLimitsEveryStep) {
  const Met symmetric = compare_games({.width = 2, .height = 2, .variant = "symmetric", .handicap = {"A1"}},
                                      {.games = 1500, .most_turns = 40}, 1);
  const Met mixed = compare_games({.width = 3, .height = 3, .variant = "mixedk"}, {.games = 60}, 2);
  const Met base = compare_games({.width = 3, .height = 3}, {.games = 150}, 3);
  EXPECT_GT(base.counts.refused, 100);
  EXPECT_GT(base.counts.limited_late, 100) << "keeps not available (G13)";
  EXPECT_GT(mixed.counts.released, 3) << "the must-keep of G8 gave way (G13)";
  EXPECT_GT(mixed.counts.taken_entangled, 3) << "entangled stones captured (W)";
  EXPECT_GT(symmetric.counts.limited_early, 0) << "choices of step 1 (G14)";
}

TEST(GoNaiveRare, SuicideLimitsEveryStep) {
  const naive::Options strict{.width = 4, .height = 4, .variant = "w3", .suicide = false};
  const Met met = compare_games(strict, {.games = 8, .longest_list = 200}, 4);
  EXPECT_GT(met.counts.released, 3);
  EXPECT_GT(met.counts.limited_late, 10);
  EXPECT_EQ(met.counts.suicides, 0);
}

TEST(GoNaiveRare, ExistsCanEndInARepetition) {
  const naive::Options exists{.width = 3, .height = 3, .variant = "w3", .suicide = false, .superko = "exists"};
  const Met met = compare_games(exists, {.games = 30}, 5);
  EXPECT_GT(met.counts.dead_ends, 3) << "the opponent's choice left nothing else";
}

}  // namespace
}  // namespace spooky::go
