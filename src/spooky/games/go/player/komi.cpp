#include "spooky/games/go/player/komi.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "spooky/core/hash.hpp"
#include "spooky/games/go/player/player.hpp"

namespace spooky::go {

namespace {

/// log-odds of Black = height - slope * komi.
struct Curve {
  double height = 0;
  double slope = 0.2;
  // Second derivatives of the log-likelihood, negated.
  double information[3] = {0, 0, 0};  ///< height², height·slope, slope²
};

struct Derivatives {
  double height = 0;
  double slope = 0;
};

/// A game at this komi of which Black has won the given share.
Derivatives look_at(Curve& curve, double komi, double won) {
  const double chance = 1 / (1 + std::exp(curve.slope * komi - curve.height));
  const double weight = chance * (1 - chance);
  curve.information[0] += weight;
  curve.information[1] -= weight * komi;
  curve.information[2] += weight * komi * komi;
  const double miss = won - chance;
  return {miss, -miss * komi};
}

/// Newton's method; the sum is concave, so it leads to the one maximum.
Curve fit(std::size_t points, std::span<const KomiGame> games) {
  Curve curve;
  const double beyond = static_cast<double>(points) + 1;
  curve.slope = 2 / beyond;
  for (int round = 0; round < 60; ++round) {
    std::fill(std::begin(curve.information), std::end(curve.information), 0.0);
    Derivatives sum;
    const auto add = [&](double komi, double won) {
      const Derivatives one = look_at(curve, komi, won);
      sum.height += one.height;
      sum.slope += one.slope;
    };
    add(beyond, 0.05);
    add(-beyond, 0.95);
    for (const KomiGame& game : games) add(game.komi_halves / 2.0, game.black_won() ? 1 : 0);
    const auto& i = curve.information;
    const double determinant = i[0] * i[2] - i[1] * i[1];
    if (!(determinant > 1e-12)) break;
    double step_height = (i[2] * sum.height - i[1] * sum.slope) / determinant;
    double step_slope = (i[0] * sum.slope - i[1] * sum.height) / determinant;
    // Far from the maximum whole steps may leap over it.
    const double most = std::max(std::abs(step_slope) / 0.5, std::abs(step_height) / 5);
    if (most > 1) {
      step_height /= most;
      step_slope /= most;
    }
    curve.height += step_height;
    curve.slope = std::clamp(curve.slope + step_slope, 1e-3, 50.0);
    if (std::abs(step_height) + std::abs(step_slope) < 1e-10) break;
  }
  return curve;
}

/// Games that repeat positions without end are cut off and counted as they stand.
int most_turns(const Rules& rules) { return 4 * static_cast<int>(rules.points()) + 40; }

}  // namespace

bool is_possible(const Rules& rules, const KomiGame& game) {
  const int points = static_cast<int>(rules.points());
  if (game.turns < 1 || game.turns > most_turns(rules) + 1) return false;
  if (game.komi_halves % 2 == 0 || std::abs(game.komi_halves) > 2 * points + 1) return false;
  // Captured stones may be more than the board has points; each turn captures at most all of them.
  const int most = rules.scoring == Scoring::Area ? points : points * (game.turns + 1);
  return std::abs(game.margin_halves) <= 2 * most;
}

KomiEstimate estimate_komi(std::size_t points, std::span<const KomiGame> games) {
  const Curve curve = fit(points, games);
  KomiEstimate estimate;
  estimate.komi = curve.height / curve.slope;
  estimate.spread = 1 / curve.slope;
  // The error of a quotient: its derivatives, and the inverse of the information.
  const auto& i = curve.information;
  const double determinant = i[0] * i[2] - i[1] * i[1];
  const double by_height = 1 / curve.slope;
  const double by_slope = -estimate.komi / curve.slope;
  const double variance =
      (i[2] * by_height * by_height - 2 * i[1] * by_height * by_slope + i[0] * by_slope * by_slope) / determinant;
  estimate.error = std::sqrt(std::max(variance, 0.0));
  return estimate;
}

int komi_to_try(std::size_t points, std::span<const KomiGame> before, std::size_t number) {
  // Around the estimate, where a result tells most, and a little to both sides for the slope.
  static constexpr std::array<double, 4> kSides = {-1, 0, 0, 1};
  const KomiEstimate estimate = estimate_komi(points, before);
  const double wide = std::clamp(estimate.spread, 1.0, static_cast<double>(points) / 4);
  const double komi = estimate.komi + kSides[number % kSides.size()] * wide;
  const auto most = static_cast<double>(points);
  return 2 * static_cast<int>(std::floor(std::clamp(komi, -most, most))) + 1;
}

KomiGame play_for_komi(Rules rules, int komi_halves, std::size_t number, const KomiSettings& settings) {
  rules.komi_halves = static_cast<std::int16_t>(komi_halves);
  Position position = Position::initial(rules);
  Player player;
  PlayerSettings thinking;
  thinking.budget.simulations = settings.simulations;
  for (std::uint64_t action = 0; position.actor() != Actor::None && position.turn() <= most_turns(rules); ++action) {
    thinking.seed = combine(combine(settings.seed, number), action);
    position.play_unchecked(player.think(position, thinking).action);
  }
  return {komi_halves, position.score().margin_halves() + komi_halves, position.turn()};
}

}  // namespace spooky::go
