// How a search keeps what it knows from one turn to the next.
#include <algorithm>
#include <limits>
#include <utility>

#include "spooky/games/go/player/tree_search.hpp"

namespace spooky::go {

namespace {

constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();

struct Link {
  std::uint32_t node;
  std::uint32_t parent;  ///< index in the list of links
};

}  // namespace

void TreeSearch::move_to(const Position& position) {
  // Boards point to their topology, and equal ones of different origin do not live equally long.
  const bool same_rules =
      position.rules() == position_.rules() && position.rules().topology.get() == position_.rules().topology.get();
  TurnView found;
  const std::uint32_t index = same_rules ? find(TurnView(position.situation()), found) : kNowhere;
  position_ = position;
  if (index == kNowhere) return restart();
  view_ = found;
  beliefs_ = BeliefCounter(position_.board());
  keep_subtree(index);
}

/// The node of a view that is at most a few turns away, and the view as the search came to it; kNowhere when there is
/// none.
std::uint32_t TreeSearch::find(const TurnView& target, TurnView& found) const {
  constexpr std::size_t kMostPlies = 24;
  const auto mark = static_cast<std::uint32_t>(target.hash() >> 32) | 1U;
  std::vector<Link> links{{0, 0}};
  std::size_t level_end = 1;
  std::size_t depth = 0;
  for (std::size_t i = 0; i < links.size() && depth <= kMostPlies; ++i) {
    if (i == level_end) {
      level_end = links.size();
      ++depth;
    }
    const TreeNode& node = nodes_[links[i].node];
    if (node.mark == mark) {
      std::vector<Ply> plies;
      for (std::size_t at = i; at != 0; at = links[at].parent) plies.push_back(nodes_[links[at].node].ply);
      TurnView view = view_;
      std::for_each(plies.rbegin(), plies.rend(), [&](Ply ply) { view.play(ply); });
      if (view.situation() == target.situation()) {
        found = view;
        return links[i].node;
      }
    }
    for (std::uint32_t k = node.first_child; k < node.first_child + node.child_count; ++k) {
      if (nodes_[k].visits > 0) links.push_back({k, static_cast<std::uint32_t>(i)});
    }
  }
  return kNowhere;
}

void TreeSearch::keep_subtree(std::uint32_t index) {
  std::vector<TreeNode> kept{nodes_[index]};
  kept[0].forbidden = false;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const std::uint32_t first = kept[i].first_child;
    const std::uint32_t count = kept[i].child_count;
    kept[i].first_child = static_cast<std::uint32_t>(kept.size());
    for (std::uint32_t k = first; k < first + count; ++k) kept.push_back(nodes_[k]);
  }
  nodes_ = std::move(kept);
}

}  // namespace spooky::go
