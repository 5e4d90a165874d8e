#include "spooky/games/tictactoe/solver/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/games/tictactoe/rules/position.hpp"
#include "spooky/games/tictactoe/solver/geometry.hpp"
#include "spooky/games/tictactoe/solver/proof_table.hpp"
#include "spooky/search/memo_solver.hpp"

namespace spooky::tictactoe {
namespace {

Rules board(int width, int height, int line, Variant variant = Variant::Goff) {
  return {variant, static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height),
          static_cast<std::uint8_t>(line)};
}

/// A random game, played on for as long as it lasts; every position goes to visit().
template <class Visit>
void play_randomly(const Rules& rules, Random& random, Visit visit) {
  Position position = Position::initial(rules);
  for (;;) {
    visit(position);
    if (position.actor() == Actor::None) return;
    Position::Actions actions;
    position.legal_actions(actions);
    position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
  }
}

/// Both answers, where the reference can give one.
bool agrees_with_reference(const Position& position, std::uint64_t reference_limit) {
  MemoSolver<Position> reference({.positions = reference_limit});
  const auto expected = reference.solve(position);
  if (!expected.has_value()) return false;
  const auto solution = solve_exactly(position, {});
  EXPECT_TRUE(solution.has_value());
  if (!solution.has_value()) return false;
  EXPECT_EQ(solution->value, expected->value);
  EXPECT_EQ(solution->best, expected->best);
  return true;
}

class Boards : public testing::TestWithParam<Rules> {};

std::string board_name(const testing::TestParamInfo<Rules>& info) {
  const Rules& rules = info.param;
  return std::to_string(rules.width) + "x" + std::to_string(rules.height) + "Line" + std::to_string(rules.line);
}

TEST_P(Boards, ValuesAndBestActionsAgreeWithTheReference) {
  const Rules rules = GetParam();
  Random random(2024);
  int compared = 0;
  for (int game = 0; game < 100; ++game) {
    play_randomly(rules, random, [&](const Position& position) {
      // Early positions of large boards are beyond the reference: skip what it cannot do with a little work.
      const std::size_t open = position.open().size();
      const std::size_t left = rules.squares() - position.marks().size();
      if (open > 5 && left > 1) return;
      if (agrees_with_reference(position, 400)) ++compared;
    });
  }
  EXPECT_GE(compared, 80);
}

INSTANTIATE_TEST_SUITE_P(Goff, Boards,
                         testing::Values(board(2, 2, 2), board(3, 2, 2), board(2, 3, 3), board(4, 2, 2), board(4, 2, 3),
                                         board(4, 2, 4), board(3, 3, 2), board(3, 3, 3), board(5, 2, 3), board(2, 6, 3),
                                         board(6, 2, 2), board(4, 3, 2), board(4, 3, 3), board(3, 4, 3), board(4, 3, 4),
                                         board(4, 4, 3), board(4, 4, 4)),
                         board_name);
INSTANTIATE_TEST_SUITE_P(Plain, Boards, testing::Values(board(3, 3, 3, Variant::Plain), board(4, 3, 3, Variant::Plain)),
                         board_name);

/// Deeper than the random comparison: whole boards, and middle games of the next larger ones.
TEST(Solver, DeepPositionsAgreeWithTheReference) {
  for (const Rules& rules : {board(2, 2, 1), board(2, 2, 2), board(5, 1, 2), board(1, 5, 3), board(5, 1, 4)}) {
    EXPECT_TRUE(agrees_with_reference(Position::initial(rules), 100'000));
  }
  Random random(7);
  int compared = 0;
  for (int game = 0; game < 60; ++game) {
    const Rules rules = game % 2 == 0 ? board(3, 3, 3) : board(4, 2, 2);
    play_randomly(rules, random, [&](const Position& position) {
      if (rules.squares() - position.marks().size() != 3) return;
      if (agrees_with_reference(position, 20'000)) ++compared;
    });
  }
  EXPECT_GE(compared, 20);
}

struct Known {
  Rules rules;
  Rational value;
  std::size_t best;
};

TEST(Solver, KnowsTheEmptyBoards) {
  for (const Known& known : {Known{board(2, 2, 2), Rational(1, 2), 6}, Known{board(3, 2, 3), Rational(0), 15},
                             Known{board(4, 2, 3), Rational(0), 28}, Known{board(2, 4, 3), Rational(0), 28},
                             Known{board(4, 2, 2), Rational(1, 2), 16}, Known{board(3, 3, 3), Rational(1, 2), 2},
                             Known{board(3, 3, 3, Variant::Plain), Rational(0), 9}}) {
    const auto solution = solve_exactly(Position::initial(known.rules), {});
    ASSERT_TRUE(solution.has_value());
    EXPECT_EQ(solution->value, known.value);
    EXPECT_EQ(solution->best.size(), known.best);
  }
}

TEST(Solver, BeginsWithOppositeCorners) {
  const Rules rules = board(3, 3, 3);
  const auto solution = solve_exactly(Position::initial(rules), {});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->best, (std::vector<Action>{Action::pair(rules.square(0, 0), rules.square(2, 2)),
                                                 Action::pair(rules.square(2, 0), rules.square(0, 2))}));
}

TEST(Solver, AnswersTheSameWithLittleMemory) {
  const auto solution = solve_exactly(Position::initial(board(3, 3, 3)), {.table_bytes = 1 << 16});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->value, Rational(1, 2));
  EXPECT_EQ(solution->best.size(), 2U);
}

TEST(Solver, GivesUpAtItsLimit) {
  const auto solution = solve_exactly(Position::initial(board(4, 4, 4)), {.positions = 1000});
  ASSERT_FALSE(solution.has_value());
  EXPECT_EQ(solution.error().code, ErrorCode::TooLarge);
}

TEST(LineSymmetries, IncludeThoseOfTheBoardAndMore) {
  EXPECT_EQ(Geometry(board(3, 3, 3), Symmetries::Lines).symmetries(), 8U);
  EXPECT_EQ(Geometry(board(4, 3, 3), Symmetries::Lines).symmetries(), 4U);
  // Two rows that know nothing of each other: each can be turned round alone.
  EXPECT_EQ(Geometry(board(6, 2, 3), Symmetries::Lines).symmetries(), 8U);
  EXPECT_EQ(Geometry(board(6, 2, 3)).symmetries(), 4U);
  // Without lines any permutation would do: far too many.
  EXPECT_EQ(Geometry(board(4, 3, 5), Symmetries::Lines).symmetries(), 4U);
  const Geometry geometry(board(5, 2, 3), Symmetries::Lines);
  for (std::size_t symmetry = 0; symmetry < geometry.symmetries(); ++symmetry) {
    for (const Mask line : geometry.lines()) EXPECT_TRUE(geometry.has_line(geometry.moved_set(symmetry, line)));
  }
}

TEST(ProofTable, RemembersGrowsAndForgets) {
  const auto key = [](std::uint64_t number) { return EssenceKey{{number, mix(number), number << 7, number}}; };
  ProofTable roomy(1 << 22);
  for (std::uint64_t i = 0; i < 20'000; ++i) roomy.store(key(i), 4, {static_cast<int>(i % 3) - 2, 1});
  int kept = 0;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    const Bounds bounds = roomy.find(key(i));
    if (bounds.upper == 1) {
      EXPECT_EQ(bounds.lower, static_cast<int>(i % 3) - 2);
      ++kept;
    }
  }
  EXPECT_GE(kept, 18'000);
  ProofTable small(1 << 15);
  small.store(key(1), 9, {0, 1});
  for (std::uint64_t i = 2; i < 20'000; ++i) small.store(key(i), 4, {-1, 0});
  EXPECT_EQ(small.find(key(1)).upper, 1);
  EXPECT_EQ(small.find(key(1)).lower, 0);
}

}  // namespace
}  // namespace spooky::tictactoe
