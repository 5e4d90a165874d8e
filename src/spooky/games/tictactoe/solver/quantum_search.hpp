#pragma once

#include <cstdint>

#include "spooky/core/static_vector.hpp"
#include "spooky/games/solution.hpp"
#include "spooky/games/tictactoe/solver/essence.hpp"
#include "spooky/games/tictactoe/solver/history_heuristic.hpp"
#include "spooky/games/tictactoe/solver/proof_table.hpp"

namespace spooky::tictactoe {

/// Proves whether X can get at least a goal: X minus O in half points, the goal being -1, 0, 1 or 2.
///
/// T7 compares subscripts only when both have a line, and only 1 and -1 hang on it. So the goals 2 (X alone has a line)
/// and -1 (O alone does not) are decided without subscripts, on far fewer essences.
class QuantumSearch {
 public:
  QuantumSearch(const Geometry& geometry, const SolveLimits& limits);

  /// Whether a position between turns is worth the goal. Meaningless, like the next two, once exhausted().
  bool reaches(const Essence& essence, int goal);
  /// The same after the mover's next mark has linked two components.
  bool reaches_after_join(const Essence& essence, int first, int second, int goal);
  /// The same after the mover's next mark has closed a cycle and fallen on `root`.
  bool reaches_after_collapse(const Essence& essence, int root, int goal);

  /// True when the limit was reached and answers can no longer be trusted.
  bool exhausted() const { return visited_ > limits_.positions; }
  std::uint64_t visited() const { return visited_; }

 private:
  /// A turn to try: a closing in `component`, or when that is empty a join.
  struct Candidate {
    float promise;
    Mask component;
    std::uint8_t first;
    std::uint8_t second;
  };
  /// A board of 16 squares has 120 pairs and at most 8 components of two squares or more.
  using Candidates = StaticVector<Candidate, 128>;

  bool prove(const Essence& essence, int goal);
  bool prove_collapse(const Essence& essence, int root, int goal);
  bool mover_succeeds(const Essence& essence, int goal);
  bool closing_succeeds(const Essence& essence, Mask component, int goal);
  bool join_succeeds(const Essence& essence, int first, int second, int goal);
  void list_candidates(const Essence& essence, Candidates& candidates);

  const Geometry& geometry_;
  SolveLimits limits_;
  std::uint64_t visited_ = 0;
  ProofTable with_numbers_;
  ProofTable without_numbers_;
  HistoryHeuristic history_;
};

}  // namespace spooky::tictactoe
