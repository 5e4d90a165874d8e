#pragma once

#include <cstdint>

#include "spooky/games/akl_chess/rules/position.hpp"
#include "spooky/games/decision.hpp"

namespace spooky::akl_chess {

using Decision = OwnDecision<Action>;

/// The action that the computer takes at a level from 1 to 5; a player is to act. The same arguments give the same
/// action.
Decision decide_at_level(const Position& position, int level, std::uint64_t seed);

}  // namespace spooky::akl_chess
