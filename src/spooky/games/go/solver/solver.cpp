#include "spooky/games/go/solver/solver.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace spooky::go {

namespace {

constexpr std::size_t kMostSolvedPoints = 4;

int utility_of(const Position& position) {
  const Colour winner = position.winner();
  return winner == Colour::Black ? 1 : winner == Colour::White ? -1 : 0;
}

/// Alpha-beta over the results -1, 0 and 1.
class Search {
 public:
  explicit Search(std::uint64_t most_positions) : most_positions_(most_positions) {}

  std::uint64_t visited() const { return visited_; }
  bool gave_up() const { return visited_ > most_positions_; }

  /// The value, if it lies between the bounds; otherwise one that is as far as the bound, or further.
  int value(const Position& position, int alpha, int beta) {
    ++visited_;
    if (gave_up()) return 0;
    if (position.is_over()) return utility_of(position);
    Position::Actions actions;
    position.legal_actions(actions);
    // A pass ends the game soonest.
    std::rotate(actions.begin(), actions.end() - 1, actions.end());
    const bool black = position.actor() == Actor::First;
    int best = black ? -1 : 1;
    bool first = true;
    for (const Action& action : actions) {
      const int after = value_after(position, action, alpha, beta);
      if (gave_up()) return 0;
      if (first || (black ? after > best : after < best)) best = after;
      first = false;
      if (black) {
        alpha = std::max(alpha, best);
      } else {
        beta = std::min(beta, best);
      }
      if (alpha >= beta || best == (black ? 1 : -1)) break;
    }
    return best;
  }

  int value_after(const Position& position, const Action& action, int alpha, int beta) {
    // Not on the stack: lines of play are long and boards take kilobytes.
    const auto next = std::make_unique<Position>(position);
    next->play_unchecked(action);
    return value(*next, alpha, beta);
  }

 private:
  std::uint64_t most_positions_;
  std::uint64_t visited_ = 0;
};

}  // namespace

Result<Solution<Action>> solve_exactly(const Position& position, const SolveLimits& limits) {
  if (position.rules().points() > kMostSolvedPoints && !position.is_over()) {
    return Error{ErrorCode::TooLarge, "only boards of at most " + std::to_string(kMostSolvedPoints) +
                                          " points are solved: every former position matters to what follows"};
  }
  Search search(limits.positions);
  Solution<Action> solution;
  const int value = search.value(position, -1, 1);
  solution.value = Rational(value);
  if (!position.is_over()) {
    Position::Actions actions;
    position.legal_actions(actions);
    for (const Action& action : actions) {
      // Whether the action is as good as the best.
      const bool black = position.actor() == Actor::First;
      const int after = search.value_after(position, action, black ? value - 1 : value, black ? value : value + 1);
      if (after == value) solution.best.push_back(action);
    }
  }
  solution.positions_visited = search.visited();
  if (search.gave_up()) {
    return Error{ErrorCode::TooLarge, "this position is too large to solve: gave up after " +
                                          std::to_string(limits.positions) + " positions"};
  }
  return solution;
}

}  // namespace spooky::go
