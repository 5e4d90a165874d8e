#pragma once

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// N5: which piece would give check to the mover's king after a move that is not safe, and with what chance and when,
/// if not always: `refusal.exposed`.
Message danger_words(const Board& board, const Rules& rules, Action move);

}  // namespace spooky::chess
