#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/chess/player/searcher.hpp"
#include "spooky/games/chess/rules/position.hpp"
#include "spooky/games/decision.hpp"

namespace spooky::chess {

using Decision = OwnDecision<Action>;

inline constexpr int kHighestPlayerLevel = 5;

/// What a level may think: counted in depth and nodes, so that it plays alike on every machine. Level 1 answers at once
/// and errs, level 5 takes a few seconds.
SearchLimits level_limits(int level);
/// The same within what is allowed otherwise.
SearchLimits level_limits(int level, SearchLimits allowed);

/// The action of a level in a position alone; it never resigns. A player, not Nature, must be to act.
Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads);

}  // namespace spooky::chess
