#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// All legal moves of the player to move (N5–N15), each once, in no order. `must_move`: after a remote collapse only
/// those of that piece.
void list_moves(const Board& board, const Rules& rules, std::optional<Square> must_move, std::vector<Action>& moves);

bool has_move(const Board& board, const Rules& rules, std::optional<Square> must_move);

/// Quantum perft: sum over the legal moves and their distinct roll sequences. A remote collapse with its move is one.
/// Draws by repetition and fifty moves are not looked for.
std::uint64_t perft(const Board& board, const Rules& rules, int depth);

/// Whether a move obeys every rule but N5: nothing is said about the mover's king.
bool is_move(const Board& board, const Rules& rules, std::optional<Square> must_move, Action move);
/// N5: in no outcome of this move is the mover's king in check.
bool is_safe(const Board& board, const Rules& rules, Action move);

/// Whether one half of the pair could move to the other's square if that were empty (7.7, N11).
bool is_one_move_apart(const Board& board, const Rules& rules, const Pair& pair);

}  // namespace spooky::chess
