// Run trees: what of a set of realisations its value depends on.
#include "spooky/games/combinatorial/solver/run_trees.hpp"

#include <gtest/gtest.h>

#include "games/combinatorial/rules/random_tables.hpp"
#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

const std::vector<TableShape> kShapes = {{8, 3, 2, true}, {8, 3, 2, false}, {7, 5, 3, true}, {7, 5, 3, false}};

TEST(CombinatorialRunTrees, JoiningIsAssociativeCommutativeAndIdempotent) {
  Random random(11);
  for (const TableShape& shape : kShapes) {
    for (int i = 0; i < 10; ++i) {
      const RandomTable table(random, shape);
      for (const Ruleset ruleset : kAllRulesets) {
        RunTrees trees(ruleset, {});
        for (int j = 0; j < 30; ++j) {
          const Tree a = trees.of(table.game, random_subset(random, table.positions, 3));
          const Tree b = trees.of(table.game, random_subset(random, table.positions, 3));
          const Tree c = trees.of(table.game, random_subset(random, table.positions, 3));
          ASSERT_EQ(trees.joined(a, a), a);
          ASSERT_EQ(trees.joined(a, b), trees.joined(b, a));
          ASSERT_EQ(trees.joined(trees.joined(a, b), c), trees.joined(a, trees.joined(b, c)));
        }
        ASSERT_FALSE(trees.failed());
      }
    }
  }
}

TEST(CombinatorialRunTrees, TheTreeOfASetJoinsThoseOfItsRealisations) {
  Random random(12);
  for (const TableShape& shape : kShapes) {
    const RandomTable table(random, shape);
    for (const Ruleset ruleset : kAllRulesets) {
      RunTrees trees(ruleset, {});
      for (int j = 0; j < 50; ++j) {
        const Realisations one = random_subset(random, table.positions, 3);
        const Realisations two = random_subset(random, table.positions, 3);
        Realisations both;
        std::set_union(one.begin(), one.end(), two.begin(), two.end(), std::back_inserter(both));
        ASSERT_EQ(trees.of(table.game, both), trees.joined(trees.of(table.game, one), trees.of(table.game, two)));
      }
    }
  }
}

TEST(CombinatorialRunTrees, TheTreeAfterAMoveIsThatOfTheRealisationsAfterIt) {
  Random random(13);
  for (const TableShape& shape : kShapes) {
    const RandomTable table(random, shape);
    for (const Ruleset ruleset : kAllRulesets) {
      RunTrees trees(ruleset, {});
      for (int j = 0; j < 50; ++j) {
        const Realisations set = random_subset(random, table.positions, 3);
        const Tree tree = trees.of(table.game, set);
        for (Move move = 0; move < shape.letters; ++move) {
          const Move moves[] = {move};
          const Realisations next = after_action(table.game, std::span(set), std::span<const Move>(moves));
          const auto after = trees.after(tree, move);
          ASSERT_EQ(after.has_value(), !next.empty());
          if (!after) continue;
          ASSERT_EQ(*after, trees.of(table.game, next));
        }
      }
    }
  }
}

TEST(CombinatorialRunTrees, TheHeightIsTheLengthOfTheLongestRun) {
  RunTrees trees(Ruleset::C, {});
  const classical::Heaps heaps(2);
  const auto sizes = [&](unsigned a, unsigned b) { return heaps.with_size(heaps.with_size({}, 0, a), 1, b); };
  EXPECT_EQ(trees.height(trees.of(heaps, sizes(0, 0))), 0U);
  EXPECT_EQ(trees.height(trees.of(heaps, sizes(3, 2))), 5U);
  EXPECT_EQ(trees.height(trees.joined(trees.of(heaps, sizes(3, 0)), trees.of(heaps, sizes(0, 4)))), 4U);
  EXPECT_EQ(trees.of(heaps, sizes(0, 0)), kEnded);
}

/// Sets of realisations with the same tree have the same outcome and value, whatever the width.
void check_equal_trees(const RandomTable& table, Ruleset ruleset, std::uint16_t width, Random& random, int& equal) {
  RunTrees trees(ruleset, {});
  naive::Game game(table.gamma, std::string(ruleset_name(ruleset)), width);
  values::Universe universe;
  std::map<Tree, naive::Worlds> known;
  for (int i = 0; i < 40; ++i) {
    const Realisations set = random_subset(random, table.positions, 4);
    naive::Worlds worlds;
    for (const classical::Position& position : set) worlds.insert(static_cast<unsigned>(position.low));
    const auto [found, is_new] = known.emplace(trees.of(table.game, set), worlds);
    if (is_new || found->second == worlds) continue;
    ++equal;
    ASSERT_EQ(game.outcome(worlds), game.outcome(found->second));
    ASSERT_EQ(game.value(universe, worlds), game.value(universe, found->second));
  }
}

TEST(CombinatorialRunTrees, EqualTreesHaveEqualValues) {
  Random random(14);
  for (const Ruleset ruleset : kAllRulesets) {
    int equal = 0;
    for (const TableShape& shape :
         {TableShape{8, 2, 2, true}, TableShape{8, 3, 3, false}, TableShape{9, 4, 4, false}}) {
      for (int i = 0; i < 6; ++i) {
        const RandomTable table(random, shape);
        for (const std::uint16_t width : kAllWidths) check_equal_trees(table, ruleset, width, random, equal);
        ASSERT_FALSE(::testing::Test::HasFatalFailure()) << ruleset_name(ruleset);
      }
    }
    EXPECT_GT(equal, 100) << ruleset_name(ruleset);
  }
}

/// Definition 2 of the paper.
bool is_covered(const naive::Gamma& gamma, unsigned world, const naive::Worlds& others) {
  for (const auto& [letter, to] : gamma.rows[world]) {
    naive::Worlds after;
    for (const unsigned other : others) {
      if (gamma.rows[other].contains(letter)) after.insert(gamma.rows[other].at(letter));
    }
    if (after.empty() || !is_covered(gamma, to, after)) return false;
  }
  return true;
}

TEST(CombinatorialRunTrees, Theorem3ACoveredRealisationIsNotSeenInABAndD) {
  Random random(15);
  int covered = 0;
  for (int i = 0; i < 40; ++i) {
    const RandomTable table(random, kShapes[static_cast<std::size_t>(i) % kShapes.size()]);
    for (const Ruleset ruleset : {Ruleset::A, Ruleset::B, Ruleset::D}) {
      RunTrees trees(ruleset, {});
      for (int j = 0; j < 60; ++j) {
        const Realisations others = random_subset(random, table.positions, 3);
        const classical::Position one =
            table.positions[uniform(random, static_cast<std::uint32_t>(table.positions.size()))];
        naive::Worlds worlds;
        for (const classical::Position& position : others) worlds.insert(static_cast<unsigned>(position.low));
        const bool is_one_covered = is_covered(table.gamma, static_cast<unsigned>(one.low), worlds);
        covered += is_one_covered ? 1 : 0;
        const Tree without = trees.of(table.game, others);
        ASSERT_EQ(trees.joined(without, trees.of(table.game, one)) == without, is_one_covered);
      }
    }
  }
  EXPECT_GT(covered, 500);
}

TEST(CombinatorialRunTrees, Theorem3IsFalseInCAndCPrime) {
  const classical::Heaps heap(1);
  const auto tree_with_and_without = [&](Ruleset ruleset, unsigned covered, unsigned other) {
    RunTrees trees(ruleset, {});
    const Tree without = trees.of(heap, classical::Position{other, 0});
    return std::pair(trees.joined(without, trees.of(heap, classical::Position{covered, 0})), without);
  };
  const auto c = tree_with_and_without(Ruleset::C, 0, 2);
  EXPECT_NE(c.first, c.second);
  const auto c_prime = tree_with_and_without(Ruleset::CPrime, 1, 2);
  EXPECT_NE(c_prime.first, c_prime.second);
  const auto ended = tree_with_and_without(Ruleset::CPrime, 0, 2);
  EXPECT_EQ(ended.first, ended.second);  // in C' an ended realisation does not count
}

}  // namespace
}  // namespace spooky::combinatorial
