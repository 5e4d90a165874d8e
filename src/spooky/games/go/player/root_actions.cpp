#include "spooky/games/go/player/root_actions.hpp"

#include <algorithm>

namespace spooky::go {

namespace {

bool before(Ply a, Ply b) { return a.kind != b.kind ? a.kind < b.kind : a.value < b.value; }

}  // namespace

RootActions::RootActions(const Position& position, const std::vector<std::unique_ptr<TreeSearch>>& trees)
    : position_(position) {
  const auto shapes = TurnView(position.situation()).offered();
  if (!shapes.empty()) shape_ = shapes[0];
  Way way;
  for (const auto& tree : trees) collect(*tree, tree->root(), way);
  merge();
}

/// Adds the ways below a node that end a placement, a choice or a pass.
void RootActions::collect(const TreeSearch& tree, const TreeNode& node, Way& way) {
  for (const TreeNode& child : tree.children(node)) {
    if (child.visits == 0 || child.forbidden) continue;
    way.plies.push_back(child.ply);
    if (is_complete(way)) {
      const bool black = position_.situation().actor() == Colour::Black;
      const double rate = black ? child.mean : 1 - child.mean;
      ways_.push_back({way.plies, child.visits, rate * child.visits});
    } else {
      collect(tree, child, way);
    }
    way.plies.pop_back();
  }
}

/// Whether the plies make an action: a placement needs as many stones as its shape has.
bool RootActions::is_complete(const Way& way) const {
  if (way.plies.back().kind == Ply::Kind::Shape) return false;
  if (way.plies.back().kind != Ply::Kind::Stone) return true;
  const bool has_shape = way.plies.front().kind == Ply::Kind::Shape;
  const Shape shape = has_shape ? way.plies.front().shape() : shape_;
  return way.plies.size() - (has_shape ? 1 : 0) == stones_of(shape);
}

void RootActions::merge() {
  std::sort(ways_.begin(), ways_.end(), [](const Way& a, const Way& b) {
    if (a.plies != b.plies) {
      return std::lexicographical_compare(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), before);
    }
    return a.visits != b.visits ? a.visits < b.visits : a.wins < b.wins;
  });
  std::vector<Way> merged;
  for (const Way& way : ways_) {
    if (merged.empty() || merged.back().plies != way.plies) {
      merged.push_back(way);
    } else {
      merged.back().visits += way.visits;
      merged.back().wins += way.wins;
    }
  }
  ways_ = std::move(merged);

  std::vector<TriedAction> all;
  for (const Way& way : ways_) all.push_back({action_of(way), way.visits, way.wins});
  std::sort(all.begin(), all.end(), [](const TriedAction& a, const TriedAction& b) {
    if (a.action != b.action) return a.action < b.action;
    return a.visits != b.visits ? a.visits < b.visits : a.win_rate < b.win_rate;
  });
  for (const TriedAction& one : all) {
    if (tried_.empty() || tried_.back().action != one.action) {
      tried_.push_back(one);
    } else {
      tried_.back().visits += one.visits;
      tried_.back().win_rate += one.win_rate;
    }
  }
  for (TriedAction& one : tried_) one.win_rate /= static_cast<double>(one.visits);
  std::sort(tried_.begin(), tried_.end(), [](const TriedAction& a, const TriedAction& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.action < b.action;
  });
}

Action RootActions::action_of(const Way& way) const {
  const Ply last = way.plies.back();
  if (last.kind == Ply::Kind::Pass) return Action::pass();
  if (last.kind == Ply::Kind::Choice) {
    return position_.situation().choice().removes ? Action::remove(last.point()) : Action::keep(last.point());
  }
  Shape shape = shape_;
  std::vector<Point> stones;
  for (const Ply ply : way.plies) {
    if (ply.kind == Ply::Kind::Shape) {
      shape = ply.shape();
    } else {
      stones.push_back(ply.point());
    }
  }
  return placement_of(position_.situation(), shape, stones);
}

TriedAction RootActions::best() const {
  std::vector<Way> left = ways_;
  while (!left.empty()) {
    // The ways that begin like the best one, ply by ply; they are neighbours in the list.
    auto begin = left.begin();
    auto end = left.end();
    for (std::size_t depth = 0; end - begin > 1; ++depth) {
      auto best_begin = begin;
      auto best_end = begin;
      std::uint64_t most = 0;
      for (auto at = begin; at != end;) {
        std::uint64_t visits = 0;
        auto next = at;
        for (; next != end && next->plies[depth] == at->plies[depth]; ++next) visits += next->visits;
        if (visits > most) {
          most = visits;
          best_begin = at;
          best_end = next;
        }
        at = next;
      }
      begin = best_begin;
      end = best_end;
    }
    const Action action = action_of(*begin);
    if (position_.is_legal(action)) return {action, begin->visits, begin->wins / static_cast<double>(begin->visits)};
    left.erase(begin);
  }
  if (!position_.situation().is_choosing()) return {Action::pass(), 0, 0.5};
  Position::Actions legal;
  position_.legal_actions(legal);
  return {legal.front(), 0, 0.5};
}

TriedAction RootActions::find(const Action& action) const {
  for (const TriedAction& one : tried_) {
    if (one.action == action) return one;
  }
  return {action, 0, 0.5};
}

}  // namespace spooky::go
