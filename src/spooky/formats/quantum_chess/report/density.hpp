#pragma once

#include <array>
#include <cstddef>

#include "spooky/formats/quantum_chess/text/number_text.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"

namespace spooky::quantum_chess {

/// The state of two squares alone, everything else traced out: a density matrix over neither, the first, the second and
/// both occupied. Exact.
class PairDensity {
 public:
  PairDensity(const std::vector<ToldBranch>& branches, Square first, Square second);

  /// The chance of a pattern: bit 0 for the first square, bit 1 for the second.
  const RootTwoRational& chance(std::size_t pattern) const { return entries_[pattern][pattern].real; }
  /// p(both) - p(first)·p(second).
  RootTwoRational covariance() const;
  /// Whether no mixture of products is this state: for two squares just when the determinant of the partial transpose
  /// is negative (the criterion of Peres and Horodecki; it has at most one negative eigenvalue).
  bool is_entangled() const;

 private:
  std::array<std::array<ComplexNumber, 4>, 4> entries_;
};

}  // namespace spooky::quantum_chess
