#pragma once

#include "games/combinatorial/rules/testing.hpp"
#include "spooky/games/combinatorial/solver/quantum_solver.hpp"

namespace spooky::combinatorial {

/// The solver on trees alone, for many positions of one game: what solve_exactly() uses where no game has a faster way
/// of its own.
class TreeSolver {
 public:
  explicit TreeSolver(Summand summand) : summand_(std::move(summand)), solver_(summand_, {}) {}
  TreeSolver(const TreeSolver&) = delete;
  TreeSolver& operator=(const TreeSolver&) = delete;

  unsigned grundy(Realisations realisations) {
    std::sort(realisations.begin(), realisations.end());
    const auto value = solver_.grundy(solver_.tree(realisations));
    EXPECT_TRUE(value);
    return value.value_or(999);
  }

 private:
  Summand summand_;
  QuantumSolver solver_;
};

}  // namespace spooky::combinatorial
