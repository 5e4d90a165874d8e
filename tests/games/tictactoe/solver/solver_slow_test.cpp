// Middle games against the plain reference, and the largest boards the solver reaches: up to a minute or so each, 1
// GiB.
#include <gtest/gtest.h>

#include "spooky/core/random.hpp"
#include "spooky/games/tictactoe/solver/solver.hpp"
#include "spooky/search/memo_solver.hpp"

namespace spooky::tictactoe {
namespace {

void expect_value(std::uint8_t width, std::uint8_t height, Rational value, std::size_t best_actions) {
  const Position start = Position::initial({Variant::Goff, width, height, 3});
  const auto solution = solve_exactly(start, SolveLimits{.positions = 1'000'000'000});
  ASSERT_TRUE(solution) << solution.error().reason;
  EXPECT_EQ(solution->value, value);
  EXPECT_EQ(solution->best.size(), best_actions);
}

TEST(SolverSlow, MiddleGamesOfTheOrdinaryBoardAgreeWithTheReference) {
  Random random(5);
  Position::Actions actions;
  int compared = 0;
  for (int game = 0; game < 20; ++game) {
    Position position;
    const std::size_t marks = 5 + static_cast<std::size_t>(game % 3);
    while (position.actor() != Actor::None && (position.marks().size() < marks || position.measuring())) {
      position.legal_actions(actions);
      position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
    }
    const auto expected = MemoSolver<Position>(SolveLimits{.positions = 3'000'000}).solve(position);
    if (!expected) continue;
    ++compared;
    const auto solution = solve_exactly(position, {});
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->value, expected->value);
    EXPECT_EQ(solution->best, expected->best);
  }
  EXPECT_GE(compared, 10);
}

TEST(SolverSlow, TwoBySix) { expect_value(2, 6, Rational(0), 66); }
TEST(SolverSlow, ThreeByFourIsAsGoodForXAsTheOrdinaryBoard) { expect_value(3, 4, Rational(1, 2), 13); }
TEST(SolverSlow, FourByThreeIsTheSameBoard) { expect_value(4, 3, Rational(1, 2), 13); }

}  // namespace
}  // namespace spooky::tictactoe
