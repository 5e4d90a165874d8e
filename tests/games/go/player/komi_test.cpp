// The fair komi: the fit, and the games it rests on.
#include "spooky/games/go/player/komi.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "spooky/core/random.hpp"

namespace spooky::go {
namespace {

/// Games whose results follow a logistic curve around `fair`.
std::vector<KomiGame> simulate(double fair, double spread, std::size_t points, std::size_t games, std::uint64_t seed) {
  Random random(seed);
  std::vector<KomiGame> played;
  while (played.size() < games) {
    const std::vector<KomiGame> before(
        played.begin(), played.begin() + static_cast<std::ptrdiff_t>(played.size() / kKomiBatch * kKomiBatch));
    const int komi = komi_to_try(points, before, played.size());
    const double chance = 1 / (1 + std::exp((komi / 2.0 - fair) / spread));
    const bool won = uniform(random, 1'000'000) < chance * 1e6;
    played.push_back({komi, won ? komi + 1 : komi - 1, 10});
  }
  return played;
}

TEST(Komi, GamesFromAFileMustBePossible) {
  Rules rules;
  rules.width = rules.height = 3;
  EXPECT_TRUE(is_possible(rules, {1, 18, 10}));
  EXPECT_TRUE(is_possible(rules, {-17, -18, 77}));
  for (const KomiGame& game : {KomiGame{2, 0, 10}, KomiGame{21, 0, 10}, KomiGame{1, 19, 10}, KomiGame{1, 0, 0},
                               KomiGame{1, 0, 78}, KomiGame{1, 0, -5}}) {
    EXPECT_FALSE(is_possible(rules, game)) << game.komi_halves << " " << game.margin_halves << " " << game.turns;
  }
  rules.scoring = Scoring::Territory;
  EXPECT_TRUE(is_possible(rules, {1, 19, 10})) << "captured stones may be many";
}

TEST(Komi, TheFitFindsTheCentreOfTheResults) {
  int inside = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto games = simulate(4.2, 2.0, 25, 300, seed);
    const KomiEstimate estimate = estimate_komi(25, games);
    EXPECT_NEAR(estimate.komi, 4.2, 2.0) << seed;
    inside += std::abs(estimate.komi - 4.2) <= 1.96 * estimate.error ? 1 : 0;
  }
  // 95 % of 200 intervals should hold the true value.
  EXPECT_GE(inside, 178);
  EXPECT_LE(inside, 200);
}

TEST(Komi, MoreGamesMakeTheIntervalNarrower) {
  const auto games = simulate(-3, 3.0, 49, 800, 5);
  const auto few = estimate_komi(49, std::span(games).first(100));
  const auto many = estimate_komi(49, games);
  EXPECT_LT(many.error, few.error);
  EXPECT_NEAR(many.komi, -3, 4 * many.error);
}

TEST(Komi, OneSidedResultsStillGiveAnEstimate) {
  std::vector<KomiGame> games;
  for (int i = 0; i < 50; ++i) games.push_back({1, 60, 20});
  const KomiEstimate estimate = estimate_komi(25, games);
  EXPECT_TRUE(std::isfinite(estimate.komi));
  EXPECT_GT(estimate.komi, 0.5);
  EXPECT_GT(estimate.error, 1);
  EXPECT_NEAR(estimate_komi(25, {}).komi, 0, 1e-9);
}

TEST(Komi, IsTriedInOddHalves) {
  for (std::size_t number = 0; number < 40; ++number) EXPECT_NE(komi_to_try(25, {}, number) % 2, 0);
}

TEST(Komi, AGameDependsOnSeedAndNumberAlone) {
  Rules rules;
  rules.width = 4;
  rules.height = 4;
  rules.variant = Variant::Semi;
  const KomiSettings settings{30, 9};
  const KomiGame game = play_for_komi(rules, 3, 7, settings);
  EXPECT_EQ(game, play_for_komi(rules, 3, 7, settings));
  EXPECT_EQ(game.komi_halves, 3);
  EXPECT_GT(game.turns, 2);
  EXPECT_LE(std::abs(game.margin_halves), 32);
}

}  // namespace
}  // namespace spooky::go
