#pragma once

#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// What the board is worth to the player to move, in centipawns, without looking ahead. A half counts with the chance
/// of its square; only against a king it counts as a whole piece, for a possible capture is check already (N4).
int evaluate(const Board& board, const Rules& rules);

}  // namespace spooky::chess
