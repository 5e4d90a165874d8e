#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/quantum_chess/text/number_text.hpp"
#include "spooky/games/quantum_chess/rules/quantum_state.hpp"
#include "spooky/games/quantum_chess/rules/rules.hpp"

namespace spooky::quantum_chess {

/// A board as it is told: its squares, its share of the whole, and its amplitude divided by that of the branch's first.
struct ToldBoard {
  SquareSet board = 0;
  Weight share;
  ComplexNumber amplitude;
};
struct ToldBranch {
  Weight weight;
  std::vector<ToldBoard> boards;  ///< ascending by number
  std::string text;               ///< the boards as the position text writes them
};

/// The branches in the order of the position text.
std::vector<ToldBranch> told_branches(const QuantumState& state);

/// The state of a position text: `-`, or the superposed squares and the branches.
std::string state_text(const QuantumState& state);

/// Reads a state for a board with these letters: every square with a letter is full unless it is named. Errors have
/// code BadPosition, or TooLarge for more boards than the rules allow.
Result<QuantumState> parse_state(const Rules& rules, SquareSet letters, const std::vector<std::string_view>& words);

}  // namespace spooky::quantum_chess
