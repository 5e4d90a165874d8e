#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/capabilities.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {

/// What reports are about: a game from its start to a position. It is solved once, when the first report needs that.
template <Game G>
class ReportSubject {
 public:
  using Position = typename G::Position;
  using Action = typename Position::Action;

  explicit ReportSubject(const SolveLimits& limits) : limits_(limits) {}

  void begin(Position start) {
    position_ = std::move(start);
    start_ = position_;
  }

  /// Plays a legal action. Not after a solution was asked for.
  void play(Action action) {
    position_.play_unchecked(action);
    actions_.push_back(std::move(action));
  }

  const Position& start() const { return start_; }
  const std::vector<Action>& actions() const { return actions_; }
  const Position& position() const { return position_; }

  const Result<SolutionOf<G>>& solution() {
    if (!solution_) solution_ = solve<G>(position_, limits_);
    return *solution_;
  }

 private:
  SolveLimits limits_;
  Position start_;
  Position position_;
  std::vector<Action> actions_;
  std::optional<Result<SolutionOf<G>>> solution_;
};

}  // namespace spooky
