#pragma once

#include <cstdint>

#include "spooky/games/quantum_chess/rules/effect.hpp"
#include "spooky/games/quantum_chess/rules/quantum_state.hpp"

namespace spooky::quantum_chess {

/// What an effect makes of all branches, in one pass over the boards. Branches are parted and weighed, boards ascend
/// and are unique, amplitudes that are 0 are gone; the branches are not in their one form yet.
template <class Int>
BranchList<Int> transformed(const BranchList<Int>& list, const Effect& effect);
extern template BranchList<std::int32_t> transformed(const BranchList<std::int32_t>& list, const Effect& effect);
extern template BranchList<BigInteger> transformed(const BranchList<BigInteger>& list, const Effect& effect);

}  // namespace spooky::quantum_chess
