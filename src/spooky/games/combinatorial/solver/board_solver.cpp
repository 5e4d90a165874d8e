#include "spooky/games/combinatorial/solver/board_solver.hpp"

#include "spooky/classical/bits.hpp"

namespace spooky::combinatorial {

namespace {

constexpr unsigned kFastSide = 8;

/// How many sums and comparisons of values one position of a solver's limit may cost.
constexpr std::uint64_t kStepsPerPosition = 2;

const classical::Grid* grid_of(const AnyClassical& game) {
  if (const auto* domineering = std::get_if<classical::Domineering>(&game)) return &domineering->grid();
  if (const auto* clobber = std::get_if<classical::Clobber>(&game)) return &clobber->grid();
  return nullptr;
}

template <class T>
std::optional<T> value_if(const Result<T>& result) {
  return result ? std::optional<T>(*result) : std::nullopt;
}

}  // namespace

std::unique_ptr<BoardSolver> BoardSolver::make(const Summand& summand, const SolveLimits& limits) {
  const classical::Grid* grid = grid_of(summand.game);
  const bool is_classical = summand.rules == QuantumRules{Ruleset::D, 1};
  if (grid == nullptr || !is_classical || grid->rows > kFastSide || grid->columns > kFastSide) return nullptr;
  return std::unique_ptr<BoardSolver>(new BoardSolver(summand.game, limits));
}

BoardSolver::BoardSolver(const AnyClassical& game, const SolveLimits& limits)
    : game_(game),
      universe_(values::Limits{.bytes = limits.table_bytes / 2, .steps = limits.positions * kStepsPerPosition}) {
  if (std::holds_alternative<classical::Domineering>(game)) {
    domineering_.emplace(universe_, limits.table_bytes / 4);
  } else {
    clobber_.emplace(universe_, limits.table_bytes / 4);
  }
}

classical::fast::DomineeringPosition BoardSolver::fast_position(const Domineering&,
                                                                classical::Position position) const {
  const classical::Grid& grid = *grid_of(game_);
  classical::fast::DomineeringPosition fast;
  for (unsigned square = 0; square < grid.squares(); ++square) {
    if (classical::has_bit(position, square)) {
      fast.free |= classical::fast::Squares{1} << (grid.row(square) * kFastSide + grid.column(square));
    }
  }
  return fast;
}

classical::fast::ClobberPosition BoardSolver::fast_position(const Clobber&, classical::Position position) const {
  const auto& board = *std::get_if<classical::Clobber>(&game_);
  const classical::Grid& grid = board.grid();
  classical::fast::ClobberPosition fast;
  for (unsigned square = 0; square < grid.squares(); ++square) {
    const auto bit = classical::fast::Squares{1} << (grid.row(square) * kFastSide + grid.column(square));
    if ((board.places().of(position, Side::Left) >> square & 1) != 0) fast.left |= bit;
    if ((board.places().of(position, Side::Right) >> square & 1) != 0) fast.right |= bit;
  }
  return fast;
}

std::optional<values::OutcomeClass> BoardSolver::outcome(classical::Position position) {
  if (domineering_) return value_if(domineering_->search.outcome(fast_position(*domineering_, position)));
  return value_if(clobber_->search.outcome(fast_position(*clobber_, position)));
}

std::optional<bool> BoardSolver::wins(classical::Position position, Side first) {
  if (domineering_) return value_if(domineering_->search.wins(fast_position(*domineering_, position), first));
  return value_if(clobber_->search.wins(fast_position(*clobber_, position), first));
}

std::optional<values::Value> BoardSolver::canonical(classical::Position position) {
  if (domineering_) return value_if(domineering_->evaluator.value(fast_position(*domineering_, position)));
  return value_if(clobber_->evaluator.value(fast_position(*clobber_, position)));
}

std::uint64_t BoardSolver::visited() const {
  const auto count = [](const auto& engine) { return engine.search.nodes() + engine.evaluator.positions(); };
  return domineering_ ? count(*domineering_) : count(*clobber_);
}

}  // namespace spooky::combinatorial
