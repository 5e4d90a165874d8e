// The largest boards the solver reaches: a minute or so each, up to 1 GiB.
#include <gtest/gtest.h>

#include "spooky/games/tictactoe/solver.hpp"

namespace spooky::tictactoe {
namespace {

void expect_value(std::uint8_t width, std::uint8_t height, Rational value, std::size_t best_actions) {
  const Position start = Position::initial({Variant::Goff, width, height, 3});
  const auto solution = solve_exactly(start, SolveLimits{.positions = 1'000'000'000});
  ASSERT_TRUE(solution) << solution.error().reason;
  EXPECT_EQ(solution->value, value);
  EXPECT_EQ(solution->best.size(), best_actions);
}

TEST(SolverSlow, TwoBySix) { expect_value(2, 6, Rational(0), 66); }
TEST(SolverSlow, ThreeByFourIsAsGoodForXAsTheOrdinaryBoard) { expect_value(3, 4, Rational(1, 2), 13); }
TEST(SolverSlow, FourByThreeIsTheSameBoard) { expect_value(4, 3, Rational(1, 2), 13); }

}  // namespace
}  // namespace spooky::tictactoe
