#include "spooky/games/go/player/tree_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "spooky/games/go/player/local_reply.hpp"

namespace spooky::go {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// Never zero.
std::uint32_t mark_of(const TurnView& view) { return static_cast<std::uint32_t>(view.hash() >> 32) | 1U; }

}  // namespace

TreeSearch::TreeSearch(Position root, std::uint64_t seed) : position_(std::move(root)), random_(seed) { restart(); }

void TreeSearch::restart() {
  view_ = TurnView(position_.situation());
  beliefs_ = BeliefCounter(position_.board());
  nodes_.assign(1, {});
  nodes_[0].mark = mark_of(view_);
}

void TreeSearch::run(const Budget& budget) {
  if (position_.is_over()) return;
  path_.clear();
  expand(0, view_, std::numeric_limits<std::size_t>::max());
  Stopwatch stopwatch(budget.time);
  for (std::uint64_t i = 0; i < budget.simulations && !stopwatch.expired(); ++i) {
    simulate();
    if ((i + 1) % kSimulationsBetweenLooks != 0) continue;
    const double used = stopwatch.used();
    if (used > 0 && is_settled(static_cast<double>(i + 1) * (1 - used) / used)) break;
  }
}

/// Whether so many more simulations cannot change the most visited action at the root, ply by ply.
bool TreeSearch::is_settled(double simulations) const {
  std::uint32_t index = 0;
  do {
    std::uint32_t best = kNone;
    double most = 0;
    double second = -simulations;  // an action without a rival needs no more thought
    const TreeNode& node = nodes_[index];
    for (std::uint32_t i = node.first_child; i < node.first_child + node.child_count; ++i) {
      if (nodes_[i].forbidden) continue;
      const double visits = nodes_[i].visits;
      if (best == kNone || visits > most) {
        if (best != kNone) second = most;
        best = i;
        most = visits;
      } else {
        second = std::max(second, visits);
      }
    }
    if (best == kNone || most - second <= simulations) return false;
    index = best;
  } while (nodes_[index].mark == 0);
  return true;
}

/// One simulation. It comes to nothing when it runs into what the rules forbid, but does not do so a second time.
void TreeSearch::simulate() {
  TurnView view = view_;
  path_.clear();
  path_.push_back({});
  turn_begin_ = 1;
  boards_.clear();
  boards_.push_back(view.board().hash());
  first_ = {};
  const bool counts = descend(view);
  if (counts) back_up(judge(view));
  beliefs_.end_simulation();
}

/// From the root to a turn's end that is to be judged; false when there is none.
bool TreeSearch::descend(TurnView& view) {
  while (!view.situation().is_over()) {
    const std::uint32_t index = path_.back().node;
    if (is_due_to_expand(nodes_[index])) {
      const bool full = nodes_.size() >= kMostNodes;
      if (nodes_[index].child_count == 0) {
        if (full || (view.is_between_turns() && nodes_[index].visits < kVisitsToExpand)) return true;
        expand(index, view, kFirstChildren);
      } else if (!full) {
        expand(index, view, kChildrenGrow * nodes_[index].child_count);
      }
    }
    const Colour actor = view.actor();
    const std::uint32_t next = select(index, actor);
    if (next == kNone) {
      nodes_[index].forbidden = true;
      return false;
    }
    const Ply ply = nodes_[next].ply;
    if (ply.kind == Ply::Kind::Choice) beliefs_.note(view.situation().choice(), ply.point());
    view.play(ply);
    path_.push_back({next, actor, false});
    if (nodes_[next].visits == 0 && (view.is_between_turns() || view.situation().is_choosing())) {
      nodes_[next].mark = mark_of(view);
    }
    if (view.is_between_turns() && !end_turn(view, actor)) {
      nodes_[next].forbidden = true;
      return false;
    }
  }
  return true;
}

/// Notes which stones of the turn have stayed; false when the turn must not end like this: by the option `suicide`, or
/// because it brings back a former board (G12) where that is forbidden.
bool TreeSearch::end_turn(const TurnView& view, Colour actor) {
  const Board& board = view.board();
  const Colour mover = other(view.situation().to_move());
  for (std::size_t i = turn_begin_; i < path_.size(); ++i) {
    const Ply ply = nodes_[path_[i].node].ply;
    path_[i].stays = ply.kind == Ply::Kind::Stone && board.colour(ply.point()) == mover;
  }
  turn_begin_ = path_.size();
  if (view.situation().passes() > 0) return true;
  // What is true at the first visit is true at all. The opponent's choices are never limited (G14).
  if (nodes_[path_.back().node].visits == 0 && actor == mover) {
    if (!position_.rules().suicide && view.situation().was_suicide()) return false;
    const bool repeats = std::find(boards_.begin(), boards_.end(), board.hash()) != boards_.end() ||
                         position_.history().find(board) >= 0;
    if (repeats && position_.rules().superko != Superko::Off) return false;
  }
  boards_.push_back(board.hash());
  return true;
}

bool TreeSearch::is_due_to_expand(const TreeNode& node) const {
  return !node.lists_all && node.visits >= kChildrenGrow * node.child_count;
}

/// Gives a node up to `most` children: those it has, then the best of the other candidates.
void TreeSearch::expand(std::uint32_t index, const TurnView& view, std::size_t most) {
  list_candidates(view, wins_count(view), candidates_);
  // Equals come in random order, so that no corner is preferred.
  for (Candidate& candidate : candidates_) candidate.lot = static_cast<std::uint32_t>(random_() >> 32);
  std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
    if (a.prior != b.prior) return a.prior > b.prior;
    return a.lot != b.lot ? a.lot < b.lot : a.ply.value < b.ply.value;
  });
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  const TreeNode before = nodes_[index];
  for (std::uint32_t i = 0; i < before.child_count; ++i) nodes_.push_back(nodes_[before.first_child + i]);
  for (const Candidate& candidate : candidates_) {
    if (nodes_.size() - first >= most) break;
    const auto known_begin = nodes_.begin() + static_cast<std::ptrdiff_t>(first);
    const auto known_end = known_begin + static_cast<std::ptrdiff_t>(before.child_count);
    const auto known =
        std::find_if(known_begin, known_end, [&](const TreeNode& child) { return child.ply == candidate.ply; });
    if (known != known_end) {
      known->prior = candidate.prior;
    } else {
      nodes_.push_back({.ply = candidate.ply, .prior = candidate.prior});
    }
  }
  TreeNode& node = nodes_[index];
  node.first_child = first;
  node.child_count = static_cast<std::uint16_t>(nodes_.size() - first);
  node.lists_all = node.child_count >= candidates_.size();
}

std::uint32_t TreeSearch::select(std::uint32_t index, Colour actor) const {
  const TreeNode& node = nodes_[index];
  const float root_of_visits = std::sqrt(static_cast<float>(node.visits));
  std::uint32_t best = kNone;
  float best_promise = 0;
  for (std::uint32_t i = node.first_child; i < node.first_child + node.child_count; ++i) {
    if (nodes_[i].forbidden) continue;
    const float promise = nodes_[i].promise(actor, root_of_visits);
    if (best != kNone && promise <= best_promise) continue;
    best = i;
    best_promise = promise;
  }
  return best;
}

/// Whether the actor has won if the game is counted as it stands. Looked at where it may soon be.
bool TreeSearch::wins_count(const TurnView& view) const {
  const bool is_root = path_.size() <= 1;
  if (!view.is_between_turns() || (view.situation().passes() == 0 && !is_root)) return false;
  // On an open board the count says nothing yet: komi alone would make White pass.
  if (view.situation().passes() == 0 && 2 * view.board().stone_count() < position_.rules().points()) return false;
  const int margin = count_score(position_.rules(), view.situation()).margin_halves();
  return view.actor() == Colour::Black ? margin > 0 : margin < 0;
}

/// Black's result in [0, 1]: who wins, and a little for by how much.
float TreeSearch::result_of(int margin_halves) const {
  constexpr float kWeightOfMargin = 0.03F;
  const float share = static_cast<float>(margin_halves) / static_cast<float>(4 * position_.rules().points());
  const float win = margin_halves > 0 ? 1.0F : margin_halves < 0 ? 0.0F : 0.5F;
  return win * (1 - kWeightOfMargin) + kWeightOfMargin * std::clamp(0.5F + share, 0.0F, 1.0F);
}

float TreeSearch::judge(TurnView& view) {
  if (view.situation().is_over()) return result_of(count_score(position_.rules(), view.situation()).margin_halves());
  view.complete(random_);
  Situation situation = view.situation();
  const auto note = [&](Colour player, Point point) {
    if (first_[point] == Colour::Empty) first_[point] = player;
  };
  // Replies are those of ordinary Go: a stone that may yet vanish neither threatens nor saves like others.
  const bool has_replies = situation.laws().variant == Variant::Plain && !view.recent().empty();
  Playout playout(random_);
  const int margin = has_replies ? playout.play(situation, note, view.recent()[0], LocalReply(random_))
                                 : playout.play(situation, note);
  return result_of(2 * margin - position_.rules().komi_halves);
}

void TreeSearch::back_up(float result) {
  for (std::size_t i = path_.size(); i-- > 0;) {
    TreeNode& node = nodes_[path_[i].node];
    node.add(result);
    if (i + 1 == path_.size()) continue;
    const PathEntry& next = path_[i + 1];
    const Ply ply = nodes_[next.node].ply;
    if (next.stays) first_[ply.point()] = next.actor;
    for (std::uint32_t k = node.first_child; k < node.first_child + node.child_count; ++k) {
      TreeNode& child = nodes_[k];
      if (child.ply.kind == Ply::Kind::Stone && first_[child.ply.point()] == next.actor) child.add_amaf(result);
    }
  }
}

}  // namespace spooky::go
