#include "spooky/games/combinatorial/solver/solver.hpp"

#include <deque>

#include "spooky/games/combinatorial/solver/board_solver.hpp"
#include "spooky/games/combinatorial/solver/quantum_solver.hpp"
#include "spooky/games/combinatorial/solver/two_heaps_solution.hpp"
#include "spooky/values/text.hpp"
#include "spooky/values/thermograph.hpp"

namespace spooky::combinatorial {

namespace {

using values::OutcomeClass;
using values::Universe;
using values::Value;

bool wins_first(OutcomeClass outcome, Side side) {
  return outcome == OutcomeClass::N || outcome == (side == Side::Left ? OutcomeClass::L : OutcomeClass::R);
}

/// Writes down a value in the customary notation, with its mean and temperature, where that is not too much.
void name_value(const Universe& universe, Value value, Solution& solution) {
  if (const auto text = values::to_text(universe, value)) solution.canonical = *text;
  if (const auto drawn = values::thermograph(universe, value)) {
    solution.mean = drawn->mean.to_string();
    solution.temperature = drawn->temperature.to_string();
  }
}

Rational value_for_left(OutcomeClass outcome, Side side) {
  return Rational(wins_first(outcome, side) == (side == Side::Left) ? 1 : -1);
}

/// What making a tree costs, in positions of a plain solver.
constexpr std::uint64_t kPositionsPerTree = 40;

/// Solves one position. Each step says whether it came to an end within the limits.
class PositionSolver {
 public:
  PositionSolver(const Position& position, const SolveLimits& limits)
      : position_(position), universe_(values::Limits{.bytes = limits.table_bytes / 4}) {
    const std::size_t count = position.summands().size();
    const TreeLimits share{limits.table_bytes / 2 / count, limits.positions / kPositionsPerTree / count + 1};
    for (std::size_t i = 0; i < count; ++i) {
      solvers_.emplace_back(position.summands()[i], share);
      trees_.push_back(solvers_.back().tree(position.realisations(i)));
      solution_.is_impartial = (i == 0 || solution_.is_impartial) && solvers_.back().is_impartial();
    }
  }

  Result<Solution> solve(const SolveWishes& wishes) {
    const bool is_sum = solvers_.size() > 1;
    // Of one game the outcome comes first: the value may be out of reach. The outcome of a sum needs the values.
    bool done = is_sum ? find_values() : find_outcome();
    if (!done) return gave_up();
    if (wishes.best && !find_best()) return gave_up();
    if (wishes.value && !is_sum) find_values();
    if (value_) name_value(universe_, *value_, solution_);
    solution_.value = value_for_left(solution_.outcome, position_.side());
    solution_.positions_visited = visited();
    return std::move(solution_);
  }

 private:
  Error gave_up() const {
    std::size_t made = 0;
    for (const QuantumSolver& solver : solvers_) made += solver.trees();
    return {ErrorCode::TooLarge, "this position is too large to solve, or play too long: gave up after " +
                                     std::to_string(made) + " positions"};
  }

  std::uint64_t visited() const {
    std::uint64_t sum = 0;
    for (const QuantumSolver& solver : solvers_) sum += solver.visited();
    return sum;
  }

  bool find_outcome() {
    const auto left = solvers_[0].wins(trees_[0], Side::Left);
    const auto right = solution_.is_impartial ? left : solvers_[0].wins(trees_[0], Side::Right);
    if (!left || !right) return false;
    solution_.outcome = values::outcome_class(*left, *right);
    return true;
  }

  /// The value of each summand and of them all together.
  bool find_values() {
    if (solution_.is_impartial) {
      unsigned sum = 0;
      for (std::size_t i = 0; i < solvers_.size(); ++i) {
        const auto nimber = solvers_[i].grundy(trees_[i]);
        if (!nimber) return false;
        nimbers_.push_back(*nimber);
        sum ^= *nimber;
      }
      solution_.grundy = sum;
      solution_.outcome = sum == 0 ? OutcomeClass::P : OutcomeClass::N;
      return true;
    }
    Value sum = values::kZero;
    for (std::size_t i = 0; i < solvers_.size(); ++i) {
      const auto value = solvers_[i].canonical(trees_[i], universe_);
      if (!value || !add(sum, *value)) return false;
      values_.push_back(*value);
    }
    const auto outcome = universe_.outcome(sum);
    if (!outcome) return false;
    solution_.outcome = *outcome;
    value_ = sum;
    return true;
  }

  bool add(Value& sum, Value value) {
    const auto both = universe_.sum(sum, value);
    if (both) sum = *both;
    return both.has_value();
  }

  bool find_best() {
    if (!wins_first(solution_.outcome, position_.side())) return true;
    solution_.best_is_complete = position_.lists_every_action();
    Position::Actions actions;
    position_.legal_actions(actions);
    for (Action& action : actions) {
      const auto wins = is_winning(action);
      if (!wins) return false;
      if (*wins) solution_.best.push_back(std::move(action));
    }
    return true;
  }

  std::optional<bool> is_winning(const Action& action) {
    QuantumSolver& solver = solvers_[action.summand];
    const Tree tree = solver.after(trees_[action.summand], action.moves);
    const Side opponent = values::other(position_.side());
    if (solvers_.size() == 1) {
      const auto loses = solver.wins(tree, opponent);
      if (!loses) return std::nullopt;
      return !*loses;
    }
    if (solution_.is_impartial) return solver.has_grundy(tree, *solution_.grundy ^ nimbers_[action.summand]);
    const auto value = solver.canonical(tree, universe_);
    if (!value) return std::nullopt;
    Value sum = *value;
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (i != action.summand && !add(sum, values_[i])) return std::nullopt;
    }
    const auto outcome = universe_.outcome(sum);
    if (!outcome) return std::nullopt;
    return !wins_first(*outcome, opponent);
  }

  const Position& position_;
  Universe universe_;
  Solution solution_;
  std::deque<QuantumSolver> solvers_;
  std::vector<Tree> trees_;
  std::vector<unsigned> nimbers_;
  std::vector<Value> values_;
  std::optional<Value> value_;
};

/// A classical board game by what is known of it; nothing when the position is another or a limit was met.
std::optional<Solution> solve_board(const Position& position, const SolveLimits& limits, const SolveWishes& wishes) {
  if (position.summands().size() != 1 || position.realisations(0).size() != 1) return std::nullopt;
  const Summand& summand = position.summands()[0];
  const auto solver = BoardSolver::make(summand, limits);
  if (!solver) return std::nullopt;
  const classical::Position board = position.realisations(0).front();
  const auto outcome = solver->outcome(board);
  if (!outcome) return std::nullopt;
  Solution solution;
  solution.outcome = *outcome;
  solution.value = value_for_left(*outcome, position.side());
  if (wishes.best && wins_first(*outcome, position.side())) {
    Position::Actions actions;
    position.legal_actions(actions);
    for (Action& action : actions) {
      const auto after = classical::after(summand.game, board, action.moves.front());
      const auto loses = solver->wins(*after, values::other(position.side()));
      if (!loses) return std::nullopt;
      if (!*loses) solution.best.push_back(std::move(action));
    }
  }
  if (wishes.value) {
    if (const auto value = solver->canonical(board)) name_value(solver->universe(), *value, solution);
  }
  solution.positions_visited = solver->visited();
  return solution;
}

}  // namespace

Result<Solution> solve_exactly(const Position& position, const SolveLimits& limits, const SolveWishes& wishes) {
  if (auto solution = solve_two_heaps(position, limits)) return std::move(*solution);
  if (auto solution = solve_board(position, limits, wishes)) return std::move(*solution);
  return PositionSolver(position, limits).solve(wishes);
}

}  // namespace spooky::combinatorial
