#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "spooky/games/chess/player/tree_search.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// What a search tells after each depth.
struct SearchInfo {
  int depth = 0;
  int selective_depth = 0;
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  Score score = 0;               ///< for the player to move: centipawns_of(), or plies_to_mate() of a proved mate
  std::span<const Action> line;  ///< what is best for both, until the die is rolled
};
using SearchListener = std::function<void(const SearchInfo&)>;

/// A move at the root and what is known of it.
struct RootMove {
  Action action;
  Score score = -kMateScore;  ///< exact for the best one, for others what they are worth at the most
  std::uint64_t nodes = 0;
  std::vector<Action> line;
  Score noise = 0;
  std::int32_t rank = 0;
  bool is_split = false;  ///< or an entanglement: only the best of these are searched deeply
};

/// Iterative deepening at the root of one thread. All ordinary moves are searched to every depth; of superpositions all
/// are looked at as far as time allows, and the better they look the deeper they are searched.
class RootSearch {
 public:
  RootSearch(const Position& position, TranspositionTable& table, SearchControl& control, std::span<const Hash> past,
             unsigned thread);

  void run(const SearchListener& listener);

  /// Best first. Never empty.
  const std::vector<RootMove>& moves() const { return moves_; }
  int depth() const { return depth_; }

 private:
  /// Whether a move mates whatever the die says.
  bool mates_at_once(Action move) const;
  /// Puts a mate in one first, if there is any: such a move should never have to be searched for.
  bool find_mate_in_one();
  /// One depth within a window; false when the search ended on the way.
  bool search_depth(int depth, Window window);
  bool search_with_aspiration(int depth);
  /// All but the best, by what is known of them.
  void sort_others();
  /// Looks at the superpositions that have not been searched.
  void survey();
  Score value_of(const RootMove& move, int depth, Window window);
  bool is_enough(int depth) const;
  void tell(const SearchListener& listener);

  SearchControl& control_;
  const Rules& rules_;
  const Node root_;
  const bool is_first_thread_;
  TreeSearch tree_;
  std::vector<RootMove> moves_;
  int depth_ = 0;  ///< the last one that was finished
};

}  // namespace spooky::chess
