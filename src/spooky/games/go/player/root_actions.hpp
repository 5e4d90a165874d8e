#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/go/player/player.hpp"
#include "spooky/games/go/player/tree_search.hpp"

namespace spooky::go {

/// The actions at the roots of several searches of one position, with what they have found out about them.
class RootActions {
 public:
  RootActions(const Position& position, const std::vector<std::unique_ptr<TreeSearch>>& trees);

  /// The best legal action: the most visited first ply, then the most visited ply after it, and so on; what is not
  /// legal is passed over. Passing, or the first choice allowed, when the searches know none.
  TriedAction best() const;
  /// What is known of an action; no visits when it was not tried.
  TriedAction find(const Action& action) const;
  /// All actions that were tried, most visited first.
  const std::vector<TriedAction>& tried() const { return tried_; }

 private:
  /// A way through the tree to an action: a pair can be reached from either stone.
  struct Way {
    std::vector<Ply> plies;
    std::uint64_t visits = 0;
    double wins = 0;
  };

  void collect(const TreeSearch& tree, const TreeNode& node, Way& way);
  bool is_complete(const Way& way) const;
  void merge();
  Action action_of(const Way& way) const;

  const Position& position_;
  Shape shape_ = Shape::Single;  ///< of a placement, where there is no choice
  std::vector<Way> ways_;        ///< sorted by plies
  std::vector<TriedAction> tried_;
};

}  // namespace spooky::go
