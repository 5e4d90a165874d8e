// The fast position against the naive game over hundreds of thousands of turns.
#include <gtest/gtest.h>

#include "games/go/rules/courses.hpp"

namespace spooky::go {
namespace {

class GoNaiveSlow : public ::testing::TestWithParam<std::string_view> {};

TEST_P(GoNaiveSlow, SmallBoardsWithEveryOption) {
  const Met met = compare_boards(GetParam(), kSmallBoards, option_sets(), 14, 5000);
  EXPECT_GT(met.turns, 25'000);
  EXPECT_GT(met.counts.refused, 400);
}

TEST_P(GoNaiveSlow, LargeBoards) {
  const Met met = compare_boards(GetParam(), kLargeBoards, option_sets(), 1, 6000);
  EXPECT_GT(met.turns, 2500);
}

INSTANTIATE_TEST_SUITE_P(Variants, GoNaiveSlow, ::testing::ValuesIn(kVariantNames),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace spooky::go
