#include "spooky/games/quantum_chess/player/player.hpp"

#include <algorithm>
#include <cmath>

namespace spooky::quantum_chess {

namespace {

/// The share of games won from so far ahead: a pawn is some 60 in 100.
double win_rate(Score score) { return 1 / (1 + std::exp(-score / 250)); }

}  // namespace

SearchLimits limits_of_level(int level) {
  switch (std::clamp(level, 1, 5)) {
    case 1: return {.depth = 1, .effort = 2'000, .splits = 2, .noise = 300};
    case 2: return {.depth = 1, .effort = 2'000, .splits = 3, .noise = 60};
    case 3: return {.depth = 2, .effort = 20'000, .splits = 4, .noise = 10};
    case 4: return {.depth = 3, .effort = 60'000, .splits = 6};
    default: return {.depth = 6, .effort = 250'000, .splits = 10};
  }
}

OwnDecision<Action> decide_at_level(const Position& position, int level, std::uint64_t seed) {
  const SearchResult found = search(position, limits_of_level(level), seed);
  OwnDecision<Action> decision;
  decision.action = found.moves.front().move;
  decision.win_rate = win_rate(found.moves.front().score);
  decision.simulations = found.nodes;
  for (const SearchedMove& one : found.moves) {
    if (one.score <= -kWon * 9) break;  // not reached any more
    decision.tried.push_back({one.move, 1, win_rate(one.score)});
  }
  return decision;
}

}  // namespace spooky::quantum_chess
