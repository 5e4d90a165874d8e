#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "spooky/games/solution.hpp"

namespace spooky {

/// Exact values by looking at every reachable position once: for small games of any kind, Nature included, and as the
/// plain reference that faster solvers are tested against.
template <GamePosition P>
  requires ExactValue<typename P::Weight>
class MemoSolver {
 public:
  using Action = typename P::Action;
  using Value = typename P::Weight;

  explicit MemoSolver(const SolveLimits& limits) : limits_(limits) {}

  Result<Solution<Action, Value>> solve(const P& position) {
    Solution<Action, Value> solution;
    solution.value = value(position);
    if (position.actor() == Actor::First || position.actor() == Actor::Second) {
      typename P::Actions actions;
      position.legal_actions(actions);
      for (const Action& action : actions) {
        if (value_after(position, action) == solution.value) solution.best.push_back(action);
      }
    }
    solution.positions_visited = values_.size();
    if (exhausted_) {
      return Error{ErrorCode::TooLarge, "this position is too large to solve: gave up after " +
                                            std::to_string(limits_.positions) + " positions"};
    }
    return solution;
  }

 private:
  struct HashPosition {
    std::size_t operator()(const P& position) const { return static_cast<std::size_t>(position.hash()); }
  };

  Value value_after(const P& position, const Action& action) {
    P next = position;
    next.play_unchecked(action);
    return value(next);
  }

  Value value(const P& position) {
    if (position.actor() == Actor::None) return Value(position.utility());
    if (const auto found = values_.find(position); found != values_.end()) return found->second;
    if (values_.size() >= limits_.positions) {
      exhausted_ = true;
      return Value(0);
    }
    typename P::Actions actions;
    position.legal_actions(actions);
    Value best(0);
    bool first = true;
    for (const Action& action : actions) {
      const Value after = value_after(position, action);
      if (exhausted_) return Value(0);
      if (position.actor() == Actor::Nature) {
        best = best + position.weight(action) * after;
      } else if (first || (position.actor() == Actor::First ? after > best : after < best)) {
        best = after;
      }
      first = false;
    }
    values_.emplace(position, best);
    return best;
  }

  SolveLimits limits_;
  bool exhausted_ = false;
  boost::unordered_flat_map<P, Value, HashPosition> values_;
};

}  // namespace spooky
