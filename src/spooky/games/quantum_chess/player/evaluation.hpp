#pragma once

#include <array>

#include "spooky/games/quantum_chess/rules/position.hpp"

namespace spooky::quantum_chess {

/// In hundredths of a pawn, for the player to move where nothing else is said.
using Score = double;

/// What a piece counts for. Kings too: whoever has lost every trace of the king has lost the game, and whoever has lost
/// half of one is close to it.
Score piece_value(PieceType type);

/// A captured king is worth more than anything that an evaluation sees.
inline constexpr Score kWon = 100'000;

/// The probability of each square to be occupied, as a search wants it: nearly right and fast.
std::array<double, 64> estimated_probabilities(const QuantumState& state);
/// The same for the answer yes.
double estimated_probability(const QuantumState& state, const Question& question);

/// Expected material and where it stands; how safe the kings are, by who may reach the squares around them; for White.
Score evaluate(const Position& position);

}  // namespace spooky::quantum_chess
