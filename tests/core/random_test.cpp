#include "spooky/core/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cmath>
#include <set>

#include "spooky/core/parallel.hpp"

namespace spooky {
namespace {

TEST(Random, GivesTheSameNumbersEverywhere) {
  // Fixed once and for all: records and levels depend on it.
  Random random(1);
  const std::array<std::uint64_t, 3> numbers = {random(), random(), random()};
  Random again(1);
  for (const std::uint64_t number : numbers) EXPECT_EQ(again(), number);
  EXPECT_EQ(numbers[0], 0xb3f2af6d0fc710c5ULL);
}

TEST(Random, SeedsDiffer) {
  std::set<std::uint64_t> first_numbers;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first_numbers.insert(Random(seed)());
  EXPECT_EQ(first_numbers.size(), 1000U);
}

TEST(Random, UniformIsUniform) {
  Random random(5);
  for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 7U}) {
    std::array<int, 7> counts{};
    for (int i = 0; i < 70'000; ++i) ++counts[uniform(random, bound)];
    for (std::uint32_t i = 0; i < bound; ++i) {
      // Six standard deviations: the seed is fixed, so this either always passes or never.
      const double expected = 70'000.0 / bound;
      EXPECT_NEAR(counts[i], expected, 6 * std::sqrt(expected) + 1) << bound << " " << i;
    }
  }
}

TEST(Hash, MixIsNotTheIdentityAndOrderMatters) {
  EXPECT_NE(mix(0), 0U);
  EXPECT_NE(combine(combine(0, 1), 2), combine(combine(0, 2), 1));
}

TEST(Parallel, EveryPieceOfWorkIsDoneOnce) {
  std::array<std::atomic<int>, 8> done{};
  run_parallel(8, [&](unsigned i) { ++done[i]; });
  for (const auto& count : done) EXPECT_EQ(count, 1);
}

}  // namespace
}  // namespace spooky
