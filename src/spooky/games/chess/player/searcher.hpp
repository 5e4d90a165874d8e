#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spooky/games/chess/player/root_search.hpp"
#include "spooky/games/chess/player/search_limits.hpp"
#include "spooky/games/chess/player/transposition_table.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

struct SearchResult {
  Action action;
  Score score = 0;  ///< for the player to move
  int depth = 0;    ///< the last one that was finished
  std::uint64_t nodes = 0;
  std::vector<Action> line;
  std::vector<RootMove> moves;  ///< to choose from, best first; those that were never searched have no nodes
};

/// The searching part of the computer player. It keeps its table from move to move, so one should play a whole game.
class Searcher {
 public:
  explicit Searcher(std::size_t megabytes = 16) : table_(megabytes) {}

  /// Searches for a move of the player who acts; a player, not Nature, must be to act. The listener hears of every
  /// finished depth in the calling thread. With one thread and no limit of time the answer depends on what is told
  /// only.
  SearchResult search(const Position& position, const SearchLimits& limits, const SearchListener& listener = {});

  /// Before a new game.
  void forget() { table_.forget(); }

 private:
  TranspositionTable table_;
};

}  // namespace spooky::chess
