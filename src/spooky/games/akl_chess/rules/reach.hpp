#pragma once

#include "spooky/games/akl_chess/rules/board.hpp"
#include "spooky/games/akl_chess/rules/rules.hpp"

// Where pieces can go (A7, A9). Castling and promotion where a man stands are the position's.
namespace spooky::akl_chess {

/// The squares to which a man of a colour on a square that shows a type can move or capture.
Bitboard reach(const Board& board, const Rules& rules, Square from, Colour colour, Type type);
/// Those of a king.
Bitboard king_reach(const Board& board, const Rules& rules, Square from, Colour colour);
/// The squares that a man of a colour on a square attacks, own and empty ones included.
Bitboard attacks(const Board& board, const Rules& rules, Square from, Colour colour, Type type);
/// The neighbours of a square.
Bitboard king_attacks(const Rules& rules, Square from);
/// The squares between two on one rank, file or diagonal; none for others.
Bitboard between(Square a, Square b);

}  // namespace spooky::akl_chess
