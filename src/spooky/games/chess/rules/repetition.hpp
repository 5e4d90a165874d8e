#pragma once

#include "spooky/core/hash.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// What of a board between turns repetition compares (N16): pieces, side, castling, pairs and an en passant square
/// where a capture is legal; not clocks, group numbers or a common swap of all pairs of an equal group where that
/// changes nothing.
Hash repetition_key(const Board& board, const Rules& rules);

}  // namespace spooky::chess
