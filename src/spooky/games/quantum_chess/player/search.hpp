#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "spooky/core/budget.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/quantum_chess/player/evaluation.hpp"
#include "spooky/games/quantum_chess/rules/position.hpp"

namespace spooky::quantum_chess {

/// How far a search looks.
struct SearchLimits {
  int depth = 2;                        ///< whole turns, before captures are followed
  std::uint64_t effort = 20'000;        ///< positions looked at; those with many boards count more
  int splits = 4;                       ///< splits looked at in a position at the root, the most promising first
  Score noise = 0;                      ///< what is added to each move of the root at random, at most
  std::chrono::milliseconds time = {};  ///< none: as long as the effort lasts
};

struct SearchedMove {
  Action move;
  Score score = 0;  ///< for the player to move
};

struct SearchResult {
  std::vector<SearchedMove> moves;  ///< best first
  std::uint64_t nodes = 0;
};

/// Expectimax with alpha-beta: players choose the best move, a measurement counts by the chances of its answers, so
/// that a capture is worth what its question leaves, and a merge what it makes certain. Deepens step by step; captures
/// are followed to their end. A player is to move. The same arguments give the same result, unless a time is set.
SearchResult search(const Position& position, const SearchLimits& limits, std::uint64_t seed);

}  // namespace spooky::quantum_chess
