// Limits: too-large or the right answer, never a wrong one.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"
#include "spooky/games/combinatorial/solver/run_trees.hpp"

namespace spooky::combinatorial {
namespace {

struct Case {
  std::string_view rules;
  std::string_view position;
};

constexpr Case kCases[] = {
    {"ruleset=A", "3,3"},
    {"ruleset=C", "3,3"},
    {"ruleset=C',width=3", "2,2,1"},
    {"ruleset=BC,width=0", "4,2"},
    {"game=kayles,ruleset=B", "6"},
    {"game=domineering,ruleset=C", "2x3"},
    {"game=domineering,ruleset=A,width=0", "2x4"},
    {"game=hackenbush,ruleset=D", "BRG+RB+G"},
    {"game=sum,parts=nim:C:2+kayles:A:2", "3,2;4"},
    {"game=sum,parts=domineering:A:2+hackenbush:D:2+nim:C:2", "2x2;BRB;2,1"},
    {"game=quantum-sum,parts=nim+nim,ruleset=D,width=3", "2;2"},
};

template <class T>
void expect_known_or_same(const std::optional<T>& found, const std::optional<T>& right) {
  EXPECT_TRUE(!found || found == right);
}

/// Solves within limits and compares with the solution without; true when it was solved.
bool check_within(const Position& position, const Solution& right, const SolveLimits& limits) {
  const auto found = solve_exactly(position, limits);
  if (!found) {
    EXPECT_EQ(found.error().code, ErrorCode::TooLarge);
    EXPECT_NE(found.error().reason.find("too large to solve"), std::string::npos) << found.error().reason;
    return false;
  }
  EXPECT_EQ(found->outcome, right.outcome);
  EXPECT_EQ(found->value, right.value);
  EXPECT_EQ(found->best, right.best);
  expect_known_or_same(found->grundy, right.grundy);
  expect_known_or_same(found->canonical, right.canonical);
  expect_known_or_same(found->mean, right.mean);
  expect_known_or_same(found->temperature, right.temperature);
  return true;
}

TEST(CombinatorialLimits, FewPositions) {
  unsigned given_up = 0;
  for (const Case& one : kCases) {
    SCOPED_TRACE(std::string(one.rules) + " " + std::string(one.position));
    const Position position = at(one.rules, one.position);
    const Solution right = solved(position);
    for (std::uint64_t positions = 0; positions < 5000; positions += 1 + positions / 4) {
      given_up += check_within(position, right, {.positions = positions}) ? 0U : 1U;
    }
    EXPECT_TRUE(check_within(position, right, {.positions = 200'000}));
  }
  EXPECT_GT(given_up, 50U);
}

TEST(CombinatorialLimits, FewBytes) {
  unsigned given_up = 0;
  for (const Case& one : kCases) {
    SCOPED_TRACE(std::string(one.rules) + " " + std::string(one.position));
    const Position position = at(one.rules, one.position);
    const Solution right = solved(position);
    for (std::size_t bytes = 1; bytes < (std::size_t{1} << 24); bytes += 1 + bytes / 2) {
      given_up += check_within(position, right, {.table_bytes = bytes}) ? 0U : 1U;
    }
  }
  EXPECT_GT(given_up, 50U);
}

TEST(CombinatorialLimits, ALongClassicalGameIsTooLarge) {
  const auto solution = solve_exactly(at("ruleset=D,width=1", "3000"), {.positions = 1000});
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, ErrorCode::TooLarge);
}

TEST(CombinatorialLimits, TreesThatMetALimitSaySo) {
  RunTrees trees(Ruleset::C, {.trees = 5});
  trees.of(classical::Heaps(1), classical::Position{3, 0});
  EXPECT_FALSE(trees.failed());
  trees.of(classical::Heaps(1), classical::Position{9, 0});
  EXPECT_TRUE(trees.failed());
  EXPECT_LE(trees.size(), 5U);
}

}  // namespace
}  // namespace spooky::combinatorial
