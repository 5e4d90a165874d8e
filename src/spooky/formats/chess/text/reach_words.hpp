#pragma once

#include <optional>

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// Why the player to move has no piece to move on this square; nothing when there is one.
std::optional<Message> no_own_piece(const Board& board, Square from);

/// That a piece has no such way of moving.
Message wrong_pattern(const Board& board, Square from, Square to);

/// Why the piece on `from` cannot go to another square by its way of moving, whatever may be on that square; a pawn
/// goes straight ahead to an empty square and diagonally to an occupied one. Nothing when it can.
std::optional<Message> no_way(const Board& board, const Rules& rules, Square from, Square to);

/// Why the letter of a promotion is missing or too much when a piece goes to these squares; nothing when all is well.
std::optional<Message> wrong_promotion(const Board& board, const Rules& rules, Square from, Bitboard to, bool promotes);

}  // namespace spooky::chess
