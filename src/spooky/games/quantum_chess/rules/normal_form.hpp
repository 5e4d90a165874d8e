#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

namespace spooky::quantum_chess {

/// Brings a branch into its one form (see QuantumState): its terms ascend and none is 0. False, and nothing is changed,
/// when that needs coefficients of more than 28 bits; these have at most 30.
bool normalise(std::span<BoardTerm<std::int32_t>> terms);
/// The same without a bound; always true.
bool normalise(std::span<BoardTerm<BigInteger>> terms);

/// Branches that are the same become one, their weights added; what is left is put into order.
template <class Int>
void unite_branches(BranchList<Int>& list);
extern template void unite_branches(BranchList<std::int32_t>& list);
extern template void unite_branches(BranchList<BigInteger>& list);

}  // namespace spooky::quantum_chess
