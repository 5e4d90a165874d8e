#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "spooky/core/budget.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/capabilities.hpp"
#include "spooky/search/chance.hpp"

namespace spooky {

/// What a search learnt about one action: how often it was tried and the mean result for the one who acts, in [-1, 1].
template <class Action>
struct ActionStatistics {
  Action action;
  std::uint64_t visits = 0;
  double mean = 0;
};

template <class Action>
struct SearchReport {
  std::vector<ActionStatistics<Action>> actions;  ///< most visited first
  std::uint64_t simulations = 0;
};

struct MctsSettings {
  Budget budget;
  std::uint64_t seed = 1;
  /// Independent trees searched side by side and added up: the answer depends on their number, not on timing.
  unsigned threads = 1;
  double exploration = 1.0;
};

namespace detail {

/// A position with very many actions says which of them are worth a search.
template <GamePosition P>
void list_searched(const P& position, typename P::Actions& list) {
  if constexpr (has<typename P::Game, capabilities::SearchedActions>) {
    position.searched_actions(list);
  } else {
    position.legal_actions(list);
  }
}

/// The next action of a playout: where a position can draw one itself, no list has to be made.
template <GamePosition P>
typename P::Action draw_for_playout(const P& position, typename P::Actions& list, Random& random) {
  if constexpr (has<typename P::Game, capabilities::RandomAction>) {
    return position.random_action(random);
  } else {
    position.legal_actions(list);
    return list[draw_action(position, list, random)];
  }
}

}  // namespace detail

/// One tree of a Monte Carlo tree search (UCT). Every node has one actor: a player chooses by upper confidence bound,
/// whichever player it is, so a collapse choice in the middle of the other's turn is nothing special; at Nature's nodes
/// an outcome is drawn with its exact weight. New nodes are judged by a random playout.
template <GamePosition P>
class MctsTree {
 public:
  using Action = typename P::Action;

  /// The root's actions may be restricted to `allowed`; empty = all legal ones.
  MctsTree(P root, std::span<const Action> allowed, std::uint64_t seed, double exploration)
      : root_(std::move(root)), random_(seed), exploration_(exploration) {
    nodes_.push_back({});
    expand(0, root_, allowed);
  }

  void run(const Budget& budget) {
    Stopwatch stopwatch(budget.time);
    const std::uint64_t most_effort = (budget.simulations + kLeastSimulations) * kEffortPerSimulation;
    for (std::uint64_t i = 0; i < budget.simulations && effort_ < most_effort && !stopwatch.expired(); ++i) simulate();
  }

  SearchReport<Action> report() const {
    SearchReport<Action> report;
    report.simulations = nodes_[0].visits;
    const double sign = root_.actor() == Actor::Second ? -1 : 1;
    for (std::uint32_t i = 0; i < nodes_[0].child_count; ++i) {
      const Node& child = nodes_[nodes_[0].first_child + i];
      report.actions.push_back({child.action, child.visits, child.visits == 0 ? 0 : sign * child.total / child.visits});
    }
    return report;
  }

 private:
  struct Node {
    Action action{};
    std::uint32_t first_child = 0;
    std::uint32_t child_count = 0;
    std::uint32_t visits = 0;
    bool expanded = false;
    double total = 0;  ///< sum of results for the first player
  };

  /// Where positions say what they cost, dear ones are simulated less often.
  static constexpr std::uint64_t kEffortPerSimulation = 16;
  static constexpr std::uint64_t kLeastSimulations = 200;
  static constexpr int kMaxPlayout = 20'000;
  static constexpr std::size_t kMaxNodes = 4'000'000;

  void play(P& position, const Action& action) {
    position.play_unchecked(action);
    if constexpr (has<typename P::Game, capabilities::Effort>) effort_ += position.effort();
  }

  void expand(std::uint32_t index, const P& position, std::span<const Action> allowed) {
    const auto first_child = static_cast<std::uint32_t>(nodes_.size());
    if (!allowed.empty()) {
      for (const Action& action : allowed) nodes_.push_back({.action = action});
    } else {
      detail::list_searched(position, actions_);
      for (const Action& action : actions_) nodes_.push_back({.action = action});
    }
    const auto count = static_cast<std::uint32_t>(nodes_.size() - first_child);
    // Unvisited actions are tried in list order: shuffle, so that no corner of the board is preferred.
    if (position.actor() != Actor::Nature) {
      for (std::uint32_t i = count; i > 1; --i) {
        std::swap(nodes_[first_child + i - 1], nodes_[first_child + uniform(random_, i)]);
      }
    }
    nodes_[index].first_child = first_child;
    nodes_[index].child_count = count;
    nodes_[index].expanded = true;
  }

  void simulate() {
    P position = root_;
    path_.clear();
    path_.push_back(0);
    std::uint32_t index = 0;
    while (position.actor() != Actor::None) {
      if (!nodes_[index].expanded) {
        if (nodes_[index].visits == 0 || nodes_.size() > kMaxNodes) break;
        expand(index, position, {});
      }
      index = position.actor() == Actor::Nature ? draw_child(index, position) : choose_child(index, position.actor());
      play(position, nodes_[index].action);
      path_.push_back(index);
    }
    const double result = playout(position);
    for (const std::uint32_t visited : path_) {
      ++nodes_[visited].visits;
      nodes_[visited].total += result;
    }
  }

  std::uint32_t draw_child(std::uint32_t index, const P& position) {
    position.legal_actions(actions_);
    return nodes_[index].first_child + static_cast<std::uint32_t>(draw_chance(position, actions_, random_));
  }

  std::uint32_t choose_child(std::uint32_t index, Actor actor) const {
    const Node& node = nodes_[index];
    const double sign = actor == Actor::First ? 1 : -1;
    // Progressive widening: a node looks at more of its actions as it is visited more often.
    const double wide = 8 + 2 * std::sqrt(static_cast<double>(node.visits));
    const std::uint32_t count = std::min(node.child_count, static_cast<std::uint32_t>(wide));
    const double log_visits = std::log(static_cast<double>(node.visits) + 1);
    std::uint32_t best = node.first_child;
    double best_bound = -1e9;
    for (std::uint32_t i = node.first_child; i < node.first_child + count; ++i) {
      const Node& child = nodes_[i];
      if (child.visits == 0) return i;
      const double bound = sign * child.total / child.visits + exploration_ * std::sqrt(log_visits / child.visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return best;
  }

  double playout(P& position) {
    for (int i = 0; i < kMaxPlayout; ++i) {
      if (position.actor() == Actor::None) return position.utility().to_double();
      play(position, detail::draw_for_playout(position, actions_, random_));
    }
    return 0;
  }

  P root_;
  Random random_;
  double exploration_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;
  std::uint64_t effort_ = 0;
  typename P::Actions actions_;
};

/// Searches a position in which a player acts. With one or more threads; the trees' statistics are added up.
template <GamePosition P>
SearchReport<typename P::Action> search_tree(const P& root, const MctsSettings& settings,
                                             std::span<const typename P::Action> allowed = {}) {
  using Action = typename P::Action;
  const unsigned threads = std::max(1U, settings.threads);
  std::vector<SearchReport<Action>> reports(threads);
  run_parallel(threads, [&](unsigned thread) {
    MctsTree<P> tree(root, allowed, combine(settings.seed, thread), settings.exploration);
    Budget share = settings.budget;
    share.simulations =
        settings.budget.simulations / threads + (thread < settings.budget.simulations % threads ? 1 : 0);
    tree.run(share);
    reports[thread] = tree.report();
    std::sort(reports[thread].actions.begin(), reports[thread].actions.end(),
              [](const auto& a, const auto& b) { return a.action < b.action; });
  });
  SearchReport<Action> sum = std::move(reports[0]);
  for (unsigned thread = 1; thread < threads; ++thread) {
    sum.simulations += reports[thread].simulations;
    for (std::size_t i = 0; i < sum.actions.size(); ++i) {
      auto& total = sum.actions[i];
      const auto& part = reports[thread].actions[i];
      const std::uint64_t visits = total.visits + part.visits;
      if (visits == 0) continue;
      total.mean = (total.mean * static_cast<double>(total.visits) + part.mean * static_cast<double>(part.visits)) /
                   static_cast<double>(visits);
      total.visits = visits;
    }
  }
  std::sort(sum.actions.begin(), sum.actions.end(), [](const auto& a, const auto& b) {
    if (a.visits != b.visits) return a.visits > b.visits;
    return a.mean != b.mean ? a.mean > b.mean : a.action < b.action;
  });
  return sum;
}

}  // namespace spooky
