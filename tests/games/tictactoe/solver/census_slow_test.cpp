// The complete solution of the 3x3 board: half a minute.
#include <gtest/gtest.h>

#include "spooky/games/tictactoe/solver/census.hpp"

namespace spooky::tictactoe {
namespace {

TEST(CensusSlow, WholeBoard) {
  const Result<Census> census = take_census({}, {}, {});
  ASSERT_TRUE(census.has_value());
  EXPECT_EQ(census->value, 1);
  EXPECT_EQ(census->games, 18'227'289'232'224U);
  EXPECT_EQ(census->classes, 1'006'813U);
  for (const PlyCensus& ply : census->plies) {
    EXPECT_EQ(ply.placing.total(), ply.positions.placing.all);
    EXPECT_EQ(ply.measuring.total(), ply.positions.measuring.all);
  }
}

}  // namespace
}  // namespace spooky::tictactoe
