#pragma once

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// The squares that a piece attacks; whatever is not on the board counts as occupied.
inline Bitboard reach_of(const Rules& rules, Colour colour, PieceType type, Square from, Bitboard occupied) {
  const Bitboard squares = rules.squares();
  const Bitboard walls = occupied | ~squares;
  switch (type) {
    case PieceType::Pawn: return pawn_attacks(colour, from) & squares;
    case PieceType::Knight: return knight_attacks(from) & squares;
    case PieceType::Bishop: return bishop_attacks(from, walls) & squares;
    case PieceType::Rook: return rook_attacks(from, walls) & squares;
    case PieceType::Queen: return (bishop_attacks(from, walls) | rook_attacks(from, walls)) & squares;
    case PieceType::King: break;
  }
  return king_attacks(from) & squares;
}

/// Everything that the pieces and halves of a colour attack, also through the squares of `ghosts`.
inline Bitboard reach_of_all(const Board& board, const Rules& rules, Colour colour, Bitboard ghosts = 0) {
  Bitboard all = 0;
  for (Bitboard rest = board.of(colour); rest != 0;) {
    const Square square = take_lowest(rest);
    all |= reach_of(rules, colour, board.type_on(square), square, board.occupied() & ~ghosts);
  }
  return all;
}

}  // namespace spooky::chess
