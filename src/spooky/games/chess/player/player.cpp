#include "spooky/games/chess/player/player.hpp"

#include <algorithm>
#include <iterator>

#include "spooky/games/chess/player/score.hpp"

namespace spooky::chess {

namespace {

struct Level {
  int depth;
  std::uint64_t nodes;
  int noise;
  std::size_t megabytes;
};

constexpr Level kLevels[] = {
    {1, 2'000, 160, 1},   //
    {2, 8'000, 60, 1},    //
    {4, 20'000, 20, 2},   //
    {0, 80'000, 5, 8},    //
    {0, 500'000, 2, 16},  //
};
static_assert(std::size(kLevels) == kHighestPlayerLevel);

const Level& settings_of(int level) { return kLevels[std::clamp(level, 1, kHighestPlayerLevel) - 1]; }

}  // namespace

SearchLimits level_limits(int level) {
  const Level& settings = settings_of(level);
  SearchLimits limits;
  limits.depth = settings.depth;
  limits.nodes = settings.nodes;
  limits.noise = settings.noise;
  return limits;
}

Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads) {
  Searcher searcher(settings_of(level).megabytes);
  SearchLimits limits = level_limits(level);
  limits.seed = combine(seed, position.hash());
  limits.threads = threads;
  const SearchResult result = searcher.search(position, limits);
  Decision decision{
      .action = result.action, .win_rate = win_rate(result.score), .simulations = result.nodes, .tried = {}};
  for (const RootMove& move : result.moves) {
    if (move.nodes > 0 || decision.tried.empty()) {
      decision.tried.push_back({move.action, move.nodes, win_rate(move.score)});
    }
  }
  std::sort(decision.tried.begin() + 1, decision.tried.end(), [](const TriedAction& a, const TriedAction& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.action < b.action;
  });
  return decision;
}

}  // namespace spooky::chess
