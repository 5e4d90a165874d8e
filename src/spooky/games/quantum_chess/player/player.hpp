#pragma once

#include <cstdint>

#include "spooky/games/decision.hpp"
#include "spooky/games/quantum_chess/player/search.hpp"

namespace spooky::quantum_chess {

/// What the levels 1 to 5 of the computer player search.
SearchLimits limits_of_level(int level);

/// The move of the computer player at a level. A player is to move; the same arguments give the same move.
OwnDecision<Action> decide_at_level(const Position& position, int level, std::uint64_t seed);

}  // namespace spooky::quantum_chess
