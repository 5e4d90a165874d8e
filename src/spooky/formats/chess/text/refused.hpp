#pragma once

#include <optional>

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

// Why an action breaks a rule other than that of the king's safety, by its type. Nothing when no reason was found.

/// Moves, captures, attempts, castling, en passant (N6, N8, N9, N13).
std::optional<Message> refused_move(const Board& board, const Rules& rules, Action move);
/// Superpositions and entanglements (N7, N10).
std::optional<Message> refused_split(const Board& board, const Rules& rules, Action move);
/// Flip, Z, Hadamard (N11, Appendices D and E).
std::optional<Message> refused_turn(const Board& board, const Rules& rules, Action move);
/// Tunnelling (Appendix E).
std::optional<Message> refused_tunnel(const Board& board, const Rules& rules, Action move);
/// Remote collapse (section 7).
std::optional<Message> refused_collapse(const Board& board, const Rules& rules, Action move);

}  // namespace spooky::chess
