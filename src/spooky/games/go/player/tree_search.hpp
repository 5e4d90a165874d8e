#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "spooky/core/budget.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/go/player/belief.hpp"
#include "spooky/games/go/player/candidates.hpp"
#include "spooky/games/go/player/playout.hpp"
#include "spooky/games/go/player/tree_node.hpp"
#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

/// Monte Carlo tree search of Quantum Go. A turn is searched ply by ply: each stone of a placement, then every choice
/// of its collapse, each by the player who owns it. Turns are judged when they are over, by a playout: a light one, in
/// ordinary Go with replies to the last stone. Points are compared by their own results and by AMAF (RAVE); candidates
/// that look worse are looked at later.
class TreeSearch {
 public:
  TreeSearch(Position root, std::uint64_t seed);

  /// Goes on searching; nothing to do when the game is over. Of a time it leaves what could not change the answer any
  /// more; simulations are made in full.
  void run(const Budget& budget);
  /// Makes a position the root. What is known of it stays if the search has seen it; else it begins anew.
  void move_to(const Position& position);

  const TreeNode& root() const { return nodes_[0]; }
  std::span<const TreeNode> children(const TreeNode& node) const {
    return {nodes_.data() + node.first_child, node.child_count};
  }
  const BeliefCounter& beliefs() const { return beliefs_; }

 private:
  struct PathEntry {
    std::uint32_t node = 0;
    Colour actor = Colour::Empty;  ///< who played the ply of the node
    bool stays = false;            ///< it is a stone that the turn left on the board
  };

  static constexpr std::size_t kMostNodes = 1'500'000;
  static constexpr std::uint32_t kVisitsToExpand = 2;
  static constexpr std::size_t kFirstChildren = 16;
  static constexpr std::size_t kChildrenGrow = 4;
  static constexpr std::uint64_t kSimulationsBetweenLooks = 256;

  bool is_settled(double simulations) const;
  void simulate();
  bool descend(TurnView& view);
  bool end_turn(const TurnView& view, Colour actor);
  bool is_due_to_expand(const TreeNode& node) const;
  void expand(std::uint32_t index, const TurnView& view, std::size_t most);
  std::uint32_t select(std::uint32_t index, Colour actor) const;
  float judge(TurnView& view);
  float result_of(int margin_halves) const;
  void back_up(float result);
  bool wins_count(const TurnView& view) const;

  void restart();
  std::uint32_t find(const TurnView& target, TurnView& found) const;
  void keep_subtree(std::uint32_t index);

  Position position_;
  TurnView view_;  ///< of the root
  Random random_;
  std::vector<TreeNode> nodes_;
  BeliefCounter beliefs_;

  // Of the simulation in progress.
  std::vector<PathEntry> path_;
  std::size_t turn_begin_ = 0;       ///< in path_
  std::vector<Hash> boards_;         ///< at the end of its turns
  IndexArray<Point, Colour> first_;  ///< who played a point first
  Candidates candidates_;
};

}  // namespace spooky::go
