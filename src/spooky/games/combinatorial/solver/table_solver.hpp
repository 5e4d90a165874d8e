#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "spooky/games/combinatorial/solver/board_solver.hpp"
#include "spooky/games/combinatorial/solver/quantum_solver.hpp"
#include "spooky/games/combinatorial/solver/two_heaps.hpp"

namespace spooky::combinatorial {

/// What a table shows of each position.
enum class TableContent : std::uint8_t { Value, Outcome };

/// Values of many positions on one board; what was found out for one serves the others.
class TableSolver {
 public:
  TableSolver(Summand summand, const SolveLimits& limits, TableContent content);

  /// Positions that will be asked for. Two-heap Nim in rulesets A, B and D is worked out here, all at once.
  void prepare(std::span<const classical::Position> positions, const std::function<void(double)>& report);
  /// A Grundy value, a canonical form or an outcome class as text; nothing when a limit was met.
  std::optional<std::string> text(classical::Position position);

  std::uint64_t visited() const;

 private:
  std::optional<std::string> canonical_text(classical::Position position);

  Summand summand_;
  SolveLimits limits_;
  TableContent content_;
  values::Universe universe_;
  std::optional<TwoHeaps> heaps_;
  std::unique_ptr<BoardSolver> board_;
  std::unique_ptr<QuantumSolver> quantum_;
};

}  // namespace spooky::combinatorial
