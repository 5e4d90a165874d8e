#pragma once

#include <cstdint>
#include <optional>

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

enum class Wing : std::uint8_t { Short, Long };

/// The king's move that castles.
Action castling_move(Colour player, Wing wing);
/// Where the rook is that castles.
Square castling_rook(Colour player, Wing wing);
/// The side to which a move of the player's king from its first square would castle, if it has that form.
std::optional<Wing> castling_wing(const Rules& rules, Colour player, Action move);

/// Why the player to move cannot castle; nothing when the rules allow it.
std::optional<Message> castling_refusal(const Board& board, const Rules& rules, Wing wing);

}  // namespace spooky::chess
