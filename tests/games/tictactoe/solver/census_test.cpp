#include "spooky/games/tictactoe/solver/census.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <vector>

#include "spooky/games/tictactoe/rules/position.hpp"
#include "spooky/games/tictactoe/solver/geometry.hpp"
#include "spooky/games/tictactoe/solver/solver.hpp"
#include "spooky/search/memo_solver.hpp"

namespace spooky::tictactoe {
namespace {

Rules rules_of(int width, int height, int line) {
  return {Variant::Goff, static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height),
          static_cast<std::uint8_t>(line)};
}

/// Every reachable position of a small board, visited one by one by the rules alone.
class Enumeration {
 public:
  /// Visits the positions with up to `marks` marks.
  Enumeration(const Rules& rules, std::size_t marks) : geometry_(rules), limit_(marks), plies_(marks + 1) {
    root_ = visit(Position::initial(rules));
  }

  struct Node {
    int value = 0;
    std::uint64_t games = 0;
  };
  const Node& root() const { return root_; }
  const std::vector<PlyCensus>& plies() const { return plies_; }

 private:
  /// The marks of a position after a symmetry, as one number.
  std::uint64_t code(const Position& position, std::size_t symmetry) const {
    std::uint64_t code = 0;
    for (const Mark mark : position.marks()) {
      const auto a = static_cast<unsigned>(geometry_.moved(symmetry, static_cast<int>(mark.first.value())));
      const auto b = static_cast<unsigned>(geometry_.moved(symmetry, static_cast<int>(mark.second.value())));
      code = (code << 8) | ((std::min(a, b) << 4 | std::max(a, b)) + 1);
    }
    return code;
  }

  Node visit(const Position& position) {
    const std::uint64_t own = code(position, 0);
    if (const auto found = nodes_.find(own); found != nodes_.end()) return found->second;
    Node node;
    const bool over = position.actor() == Actor::None;
    if (over) {
      node = {static_cast<int>(position.score().x_halves) - position.score().o_halves, 1};
    } else {
      Position::Actions actions;
      position.legal_actions(actions);
      const int sign = position.actor() == Actor::First ? 1 : -1;
      int best = -9;
      for (const Action action : actions) {
        if (position.marks().size() == limit_ && action.kind != Action::Kind::Measure) continue;
        Position next = position;
        next.play_unchecked(action);
        const Node after = visit(next);
        best = std::max(best, sign * after.value);
        node.games += after.games;
      }
      node.value = sign * best;
    }
    nodes_.emplace(own, node);

    PlyCensus& ply = plies_[position.marks().size()];
    PositionCount& count = over                   ? ply.positions.finished
                           : position.measuring() ? ply.positions.measuring
                                                  : ply.positions.placing;
    ++count.all;
    bool lowest = true;
    for (std::size_t symmetry = 1; symmetry < geometry_.symmetries(); ++symmetry) {
      lowest = lowest && own <= code(position, symmetry);
    }
    if (lowest) ++count.up_to_symmetry;
    if (!over && limit_ == position.rules().squares()) {
      (position.measuring() ? ply.measuring : ply.placing).add(node.value, 1);
    }
    return node;
  }

  Geometry geometry_;
  std::size_t limit_;
  std::vector<PlyCensus> plies_;
  boost::unordered_flat_map<std::uint64_t, Node> nodes_;
  Node root_;
};

class SmallBoards : public testing::TestWithParam<Rules> {};

TEST_P(SmallBoards, CensusAgreesWithEveryPosition) {
  const Rules rules = GetParam();
  const Enumeration expected(rules, rules.squares());
  const Result<Census> census = take_census(rules, {}, {});
  ASSERT_TRUE(census.has_value());
  EXPECT_EQ(census->value, expected.root().value);
  EXPECT_EQ(census->games, expected.root().games);
  ASSERT_EQ(census->plies.size(), expected.plies().size());
  for (std::size_t ply = 0; ply < census->plies.size(); ++ply) {
    SCOPED_TRACE(ply);
    EXPECT_TRUE(census->plies[ply].positions == expected.plies()[ply].positions);
    EXPECT_TRUE(census->plies[ply].placing == expected.plies()[ply].placing);
    EXPECT_TRUE(census->plies[ply].measuring == expected.plies()[ply].measuring);
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, SmallBoards,
                         testing::Values(rules_of(1, 1, 1), rules_of(1, 1, 2), rules_of(2, 1, 1), rules_of(2, 1, 2),
                                         rules_of(3, 1, 1), rules_of(3, 1, 2), rules_of(1, 4, 2), rules_of(2, 2, 1),
                                         rules_of(2, 2, 2), rules_of(2, 2, 3), rules_of(5, 1, 2), rules_of(5, 1, 3),
                                         rules_of(3, 2, 2), rules_of(2, 3, 3)));

TEST(Census, ValuesAgreeWithTheReferenceSolver) {
  for (const Rules& rules : {rules_of(2, 2, 2), rules_of(5, 1, 2), rules_of(1, 5, 3)}) {
    const Result<Census> census = take_census(rules, {}, {});
    ASSERT_TRUE(census.has_value());
    MemoSolver<Position> reference({});
    const auto solution = reference.solve(Position::initial(rules));
    ASSERT_TRUE(solution.has_value());
    EXPECT_EQ(solution->value, Rational(census->value, 2));
  }
}

TEST(Census, EarlyPositionsOfTheFullBoardAreCountedRight) {
  const std::vector<PlyCount> counts = count_positions(rules_of(3, 3, 3));
  const Enumeration expected(rules_of(3, 3, 3), 3);
  for (std::size_t ply = 0; ply <= 3; ++ply) {
    SCOPED_TRACE(ply);
    EXPECT_TRUE(counts[ply] == expected.plies()[ply].positions);
  }
}

TEST(Census, EverythingIsCountedOnceOnEightSquares) {
  const Result<Census> census = take_census(rules_of(4, 2, 3), {}, {});
  ASSERT_TRUE(census.has_value());
  EXPECT_EQ(census->value, 0);
  EXPECT_EQ(census->games, 96'443'288'448U);
  for (const PlyCensus& ply : census->plies) {
    EXPECT_EQ(ply.placing.total(), ply.positions.placing.all);
    EXPECT_EQ(ply.measuring.total(), ply.positions.measuring.all);
  }
}

TEST(Census, ReportsProgressAndKeepsItsLimit) {
  std::vector<int> solved;
  const auto census = take_census(rules_of(3, 2, 3), {}, [&](const CensusProgress& progress) {
    EXPECT_LE(progress.done, progress.total);
    if (progress.stage == CensusProgress::Stage::Solving && progress.done == progress.total) {
      solved.push_back(progress.marks);
    }
  });
  EXPECT_TRUE(census.has_value());
  EXPECT_EQ(solved, (std::vector<int>{3, 2, 1, 0}));
  const auto limited = take_census(rules_of(3, 2, 3), {.positions = 100}, {});
  ASSERT_FALSE(limited.has_value());
  EXPECT_EQ(limited.error().code, ErrorCode::TooLarge);
  const auto large = take_census(rules_of(4, 3, 3), {}, {});
  ASSERT_FALSE(large.has_value());
  EXPECT_EQ(large.error().code, ErrorCode::TooLarge);
}

}  // namespace
}  // namespace spooky::tictactoe
