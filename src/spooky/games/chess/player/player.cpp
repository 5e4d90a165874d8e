#include "spooky/games/chess/player/player.hpp"

#include <algorithm>
#include <iterator>

#include "spooky/games/chess/player/score.hpp"

namespace spooky::chess {

namespace {

struct Level {
  std::uint64_t nodes;
  std::size_t megabytes;
  int depth;
  int noise;
};

constexpr Level kLevels[] = {
    {.nodes = 2'000, .megabytes = 1, .depth = 1, .noise = 160},
    {.nodes = 8'000, .megabytes = 1, .depth = 2, .noise = 60},
    {.nodes = 20'000, .megabytes = 2, .depth = 4, .noise = 20},
    {.nodes = 80'000, .megabytes = 8, .depth = 0, .noise = 5},
    {.nodes = 500'000, .megabytes = 16, .depth = 0, .noise = 2},
};
static_assert(std::size(kLevels) == kHighestPlayerLevel);

const Level& settings_of(int level) { return kLevels[std::clamp(level, 1, kHighestPlayerLevel) - 1]; }

}  // namespace

SearchLimits level_limits(int level) { return level_limits(level, {}); }

SearchLimits level_limits(int level, SearchLimits allowed) {
  // 0 is no limit.
  const auto lesser = [](auto a, auto b) { return a == 0 || b == 0 ? a + b : std::min(a, b); };
  const Level& settings = settings_of(level);
  allowed.depth = lesser(allowed.depth, settings.depth);
  allowed.nodes = lesser(allowed.nodes, settings.nodes);
  allowed.noise = settings.noise;
  return allowed;
}

Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads) {
  Searcher searcher(settings_of(level).megabytes);
  SearchLimits limits = level_limits(level);
  limits.seed = combine(seed, position.hash());
  limits.threads = threads;
  const SearchResult result = searcher.search(position, limits);
  const double expected = win_rate(result.score);
  return {result.action, expected, result.nodes, {{result.action, result.nodes, expected}}};
}

}  // namespace spooky::chess
