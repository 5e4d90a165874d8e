// Two-heap Nim by staircases against the search on trees and the naive one.
#include "spooky/games/combinatorial/solver/two_heaps.hpp"

#include <gtest/gtest.h>

#include "games/combinatorial/solver/tree_solver.hpp"

namespace spooky::combinatorial {
namespace {

using Pair = TwoHeaps::HeapPair;
using Pairs = std::vector<Pair>;

constexpr std::array<Ruleset, 3> kSupported = {Ruleset::A, Ruleset::B, Ruleset::D};

Pairs random_pairs(Random& random, unsigned largest, unsigned most) {
  Pairs pairs;
  for (unsigned i = 1 + uniform(random, most); i > 0; --i) {
    pairs.emplace_back(uniform(random, largest + 1), uniform(random, largest + 1));
  }
  return pairs;
}

Realisations realisations_of(const Pairs& pairs) {
  const classical::Heaps heaps(2);
  Realisations list;
  for (const auto& [first, second] : pairs) {
    list.push_back(heaps.with_size(heaps.with_size({}, 0, first), 1, second));
  }
  return list;
}

/// How many tokens more than none the second heap can have when the first has at least so many: the definition of a
/// column's height.
unsigned height_of(const Pairs& pairs, unsigned column) {
  unsigned height = 0;
  for (const auto& [first, second] : pairs) {
    if (first >= column) height = std::max(height, second + 1);
  }
  return height;
}

TEST(CombinatorialStaircase, KeyDecodeAreaAndExchange) {
  Random random(21);
  for (const unsigned n : {1U, 2U, 3U, 7U, 16U, Staircase::kLargestHeap}) {
    const Staircase shape(n);
    for (int i = 0; i < 300; ++i) {
      const Pairs pairs = random_pairs(random, n, 5);
      const std::uint64_t key = shape.of(pairs);
      ASSERT_LT(key, std::uint64_t{1} << (2 * n + 2));
      Staircase::Heights heights{};
      const unsigned columns = shape.decode(key, heights);
      unsigned area = 0;
      for (unsigned column = 0; column <= n; ++column) {
        ASSERT_EQ(column < columns ? heights[column] : 0U, height_of(pairs, column));
        area += height_of(pairs, column);
      }
      ASSERT_EQ(shape.key(heights, columns), key);
      ASSERT_EQ(shape.area(key), area);
      Pairs mirrored;
      for (const auto& [first, second] : pairs) mirrored.emplace_back(second, first);
      ASSERT_EQ(shape.exchanged(key), shape.of(mirrored));
      ASSERT_EQ(shape.exchanged(shape.exchanged(key)), key);
      ASSERT_EQ(shape.canonical(key), shape.canonical(shape.exchanged(key)));
      ASSERT_EQ(shape.area(shape.exchanged(key)), area);
    }
  }
}

TEST(CombinatorialStaircase, AKeyNamesOneShapeOnly) {
  const Staircase shape(3);
  std::map<std::uint64_t, std::vector<unsigned>> shapes;
  for (unsigned bits = 1; bits < 1U << 16; ++bits) {
    Pairs pairs;
    for (unsigned i = 0; i < 16; ++i) {
      if ((bits >> i & 1) != 0) pairs.emplace_back(i / 4, i % 4);
    }
    const std::vector<unsigned> heights = {height_of(pairs, 0), height_of(pairs, 1), height_of(pairs, 2),
                                           height_of(pairs, 3)};
    const auto [found, is_new] = shapes.emplace(shape.of(pairs), heights);
    ASSERT_EQ(found->second, heights);
  }
  EXPECT_EQ(shapes.size(), 69U);  // 8 choose 4 outlines, less the empty one
}

TEST(CombinatorialTwoHeaps, WhatIsSupported) {
  EXPECT_TRUE(TwoHeaps::supports({Ruleset::A, 2}));
  EXPECT_TRUE(TwoHeaps::supports({Ruleset::B, 0}));
  EXPECT_TRUE(TwoHeaps::supports({Ruleset::D, 5}));
  EXPECT_FALSE(TwoHeaps::supports({Ruleset::D, 1}));
  EXPECT_FALSE(TwoHeaps::supports({Ruleset::C, 2}));
  EXPECT_FALSE(TwoHeaps::supports({Ruleset::CPrime, 2}));
  EXPECT_FALSE(TwoHeaps::supports({Ruleset::BC, 2}));
}

TEST(CombinatorialTwoHeaps, AllPairsAsOnTrees) {
  constexpr unsigned kLargest = 6;
  for (const Ruleset ruleset : kSupported) {
    TwoHeaps heaps(ruleset, kLargest, {});
    const Pair start[] = {{kLargest, kLargest}};
    heaps.add_start(start);
    ASSERT_TRUE(heaps.solve());
    TreeSolver trees({classical::Heaps(2), {ruleset, 2}});
    for (unsigned first = 0; first <= kLargest; ++first) {
      for (unsigned second = 0; first + second <= 9 && second <= kLargest; ++second) {
        const Pairs pairs = {{first, second}};
        const auto value = heaps.value(pairs);
        if (!value) continue;  // it cannot be reached from the start
        EXPECT_EQ(*value, trees.grundy(realisations_of(pairs))) << first << "," << second;
      }
    }
  }
}

TEST(CombinatorialTwoHeaps, RandomSuperpositionsAsOnTreesAndNaively) {
  Random random(22);
  for (const Ruleset ruleset : kSupported) {
    for (const std::uint16_t width : kSuperposingWidths) {
      TreeSolver trees({classical::Heaps(2), {ruleset, width}});
      for (int i = 0; i < 60; ++i) {
        const unsigned largest = 1 + uniform(random, 4);
        const Pairs pairs = random_pairs(random, largest, 4);
        TwoHeaps heaps(ruleset, largest, {});
        heaps.add_start(pairs);
        ASSERT_TRUE(heaps.solve());
        const auto value = heaps.value(pairs);
        ASSERT_TRUE(value);
        ASSERT_EQ(*value, trees.grundy(realisations_of(pairs)));
        if (largest > 2) continue;
        NaiveTwin twin(on_board(classical::Heaps(2), realisations_of(pairs), {ruleset, width}));
        ASSERT_EQ(*value, twin.game.grundy(twin.start));
      }
    }
  }
}

TEST(CombinatorialTwoHeaps, SeveralStartsAtOnce) {
  for (const Ruleset ruleset : kSupported) {
    TwoHeaps heaps(ruleset, 5, {});
    for (unsigned first = 0; first <= 5; ++first) {
      for (unsigned second = 0; second <= 5; ++second) heaps.add_start(Pairs{{first, second}});
    }
    ASSERT_TRUE(heaps.solve());
    for (unsigned first = 0; first <= 5; ++first) {
      for (unsigned second = 0; second <= 5; ++second) {
        const std::string text = std::to_string(first) + "," + std::to_string(second);
        EXPECT_EQ(heaps.value(Pairs{{first, second}}), grundy(at(rules_of("game=nim", ruleset), text))) << text;
        EXPECT_EQ(heaps.value(Pairs{{first, second}}), heaps.value(Pairs{{second, first}}));
      }
    }
  }
}

TEST(ParallelTwoHeaps, OneThreadAndTwoFindTheSame) {
  constexpr unsigned kLargest = 8;
  for (const Ruleset ruleset : kSupported) {
    TwoHeaps one(ruleset, kLargest, {.threads = 1});
    TwoHeaps two(ruleset, kLargest, {.threads = 2});
    one.add_start(Pairs{{kLargest, kLargest}});
    two.add_start(Pairs{{kLargest, kLargest}});
    double last = 0;
    ASSERT_TRUE(one.solve());
    ASSERT_TRUE(two.solve([&](double fraction) {
      EXPECT_GE(fraction, last);
      last = fraction;
    }));
    EXPECT_EQ(last, 1);
    EXPECT_EQ(one.shapes(), two.shapes());
    EXPECT_GT(one.shapes(), 8'000U);
    Random random(23);
    for (int i = 0; i < 1000; ++i) {
      const Pairs pairs = random_pairs(random, kLargest, 4);
      ASSERT_EQ(one.value(pairs), two.value(pairs));
    }
  }
}

TEST(CombinatorialTwoHeaps, ALimitGivesNothingRatherThanSomethingWrong) {
  unsigned solved_ones = 0;
  unsigned given_up = 0;
  const auto check = [&](const TwoHeaps::Limits& limits) {
    TwoHeaps heaps(Ruleset::A, 6, limits);
    heaps.add_start(Pairs{{6, 6}});
    const bool done = heaps.solve();
    ++(done ? solved_ones : given_up);
    EXPECT_TRUE(!done || heaps.value(Pairs{{6, 6}}) == 12U);
  };
  for (std::size_t bytes = 0; bytes < (1U << 22); bytes = bytes * 2 + 1) check({.bytes = bytes});
  for (std::uint64_t shapes = 0; shapes < 1U << 14; shapes = shapes * 2 + 1) check({.shapes = shapes});
  EXPECT_GT(solved_ones, 0U);
  EXPECT_GT(given_up, 0U);
}

}  // namespace
}  // namespace spooky::combinatorial
