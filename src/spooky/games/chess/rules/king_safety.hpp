#pragma once

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// The pieces and halves of a colour that attack a square: those that could make, or attempt, a capture there (6.2.3).
Bitboard attackers(const Board& board, const Rules& rules, Square square, Colour by);

/// Whether a capture of the piece or half on `target` by the one on `attacker` can succeed (N4); in the Deterministic
/// Game whether it would.
bool can_succeed(const Board& board, const Rules& rules, Square attacker, Square target);

/// The opponent's pieces that give check to a colour's king, wherever it is or may be (N4).
Bitboard checkers(const Board& board, const Rules& rules, Colour colour);
bool in_check(const Board& board, const Rules& rules, Colour colour);

}  // namespace spooky::chess
