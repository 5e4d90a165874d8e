#include "spooky/games/akl_chess/player/player.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "spooky/core/random.hpp"
#include "spooky/games/akl_chess/player/turn_search.hpp"

namespace spooky::akl_chess {

namespace {

struct Level {
  SearchShape shape;
  double slips;  ///< how often it takes an action at random
};

constexpr std::array<Level, 5> kLevels = {{
    {{1, 0, 0}, 0.4},
    {{1, 0, 0}, 0.1},
    {{2, 4, 2}, 0},
    {{2, 12, 4}, 0},
    {{3, 6, 3}, 0},
}};

const Level& level_of(int level) { return kLevels[static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)]; }

/// The share of games that a lead of so many pawns wins, about.
double win_rate(double lead) {
  constexpr double kScale = 4;
  return 1 / (1 + std::exp(-lead / kScale));
}

}  // namespace

Decision decide_at_level(const Position& position, int level, std::uint64_t seed) {
  const Level& settings = level_of(level);
  Random random(combine(seed, position.hash()));
  TurnSearch search(settings.shape);
  const std::vector<ValuedAction> ranked = search.rank(position);
  const double sign = position.to_move() == Colour::White ? 1 : -1;
  std::size_t chosen = 0;
  constexpr std::uint32_t kThousand = 1000;
  if (uniform(random, kThousand) < settings.slips * kThousand) {
    chosen = uniform(random, static_cast<std::uint32_t>(ranked.size()));
  }
  Decision decision;
  decision.action = ranked[chosen].action;
  decision.win_rate = win_rate(sign * ranked[chosen].value);
  decision.simulations = search.nodes();
  for (const ValuedAction& each : ranked) decision.tried.push_back({each.action, 1, win_rate(sign * each.value)});
  return decision;
}

}  // namespace spooky::akl_chess
