// The exact solver: on the smallest board it agrees with a search that prunes nothing.
#include "spooky/games/go/solver/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/go/notation.hpp"

namespace spooky::go {
namespace {

Position start(std::string_view rules) {
  const auto read = read_rules<Game>(rules);
  EXPECT_TRUE(read) << rules;
  return Position::initial(*read);
}

/// The value by trying every action everywhere.
int plain_value(const Position& position) {
  if (position.is_over()) return position.winner() == Colour::Black ? 1 : position.winner() == Colour::White ? -1 : 0;
  Position::Actions actions;
  position.legal_actions(actions);
  int best = position.actor() == Actor::First ? -2 : 2;
  for (const Action& action : actions) {
    Position next = position;
    next.play_unchecked(action);
    const int value = plain_value(next);
    best = position.actor() == Actor::First ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

TEST(GoSolver, AgreesWithAPlainSearchOnTheSmallestBoard) {
  for (const char* rules : {"width=2,height=2", "width=2,height=2,komi=2", "width=2,height=2,komi=4",
                            "width=2,height=2,variant=ghz3", "width=2,height=2,variant=ghz4,remaining=measure"}) {
    const Position position = start(rules);
    const auto solution = solve_exactly(position, {});
    ASSERT_TRUE(solution) << rules;
    EXPECT_EQ(solution->value, Rational(plain_value(position))) << rules;
    Position::Actions actions;
    position.legal_actions(actions);
    for (const Action& action : actions) {
      Position next = position;
      next.play_unchecked(action);
      const bool keeps = Rational(plain_value(next)) == solution->value;
      EXPECT_EQ(std::find(solution->best.begin(), solution->best.end(), action) != solution->best.end(), keeps)
          << rules;
    }
  }
}

TEST(GoSolver, SolvesEveryVariantOfTheSmallestBoard) {
  for (const char* variant : {"base", "weak", "symmetric", "semi", "ghz3", "ghz4", "w3", "w4", "mixed3", "plain"}) {
    EXPECT_TRUE(solve_exactly(start("width=2,height=2,variant=" + std::string(variant)), {})) << variant;
  }
}

TEST(GoSolver, RefusesWhatItCannotFinish) {
  const auto large = solve_exactly(start("width=3,height=2"), {});
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().code, ErrorCode::TooLarge);
  const auto hurried = solve_exactly(start("width=2,height=2"), {.positions = 10});
  ASSERT_FALSE(hurried);
  EXPECT_EQ(hurried.error().code, ErrorCode::TooLarge);
}

TEST(GoSolver, KnowsTheEndOfAnyRules) {
  Position position = start("");
  position.play_unchecked(Action::pass());
  position.play_unchecked(Action::pass());
  const auto solution = solve_exactly(position, {});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, Rational(-1)) << "komi decides";
  EXPECT_TRUE(solution->best.empty());
}

}  // namespace
}  // namespace spooky::go
