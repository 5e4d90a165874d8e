#pragma once

#include <array>

#include "spooky/games/quantum_chess/rules/piece.hpp"
#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

// Which squares pieces reach on an 8x8 board. On smaller boards the caller counts all squares outside as full and cuts
// them off.

/// The squares that a piece other than a pawn reaches (K9): a line ends at the first full square, which is reached.
SquareSet reached(PieceType type, Square from, SquareSet full);

/// The squares that a pawn captures on.
SquareSet pawn_captures(Colour colour, Square from);

/// The squares strictly between two squares of a rank, file or diagonal; none for all others.
SquareSet between(Square a, Square b);

/// path(a,b) of a piece (K6): what is between, none for knights and kings.
inline SquareSet path(PieceType type, Square from, Square to) {
  return type == PieceType::Knight || type == PieceType::King ? 0 : between(from, to);
}

}  // namespace spooky::quantum_chess
