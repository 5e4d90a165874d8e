#pragma once

#include <string>

#include "spooky/games/chess/board/action.hpp"
#include "spooky/games/chess/board/board.hpp"

namespace spooky::chess {

/// N5: which piece would give check to the mover's king after a move that is not safe, and with what chance.
std::string danger_words(const Board& board, const Rules& rules, Action move);

}  // namespace spooky::chess
