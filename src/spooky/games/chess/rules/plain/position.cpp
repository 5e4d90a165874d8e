#include "spooky/games/chess/rules/plain/position.hpp"

#include <cassert>

#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

PlainPosition plain_position(const Board& board) {
  assert(board.halves() == 0);
  const Bitboard queens = board.of(PieceType::Queen);
  PlainPosition position{
      .colours = {board.of(Colour::White), board.of(Colour::Black)},
      .pawns = board.of(PieceType::Pawn),
      .knights = board.of(PieceType::Knight),
      .diagonal = board.of(PieceType::Bishop) | queens,
      .straight = board.of(PieceType::Rook) | queens,
      .kings = board.of(PieceType::King),
      .rights = board.has_en_passant() ? bit(board.en_passant()) : 0,
  };
  if ((board.castling() & kWhiteShort) != 0) position.rights |= bit(square_at(7, 0));
  if ((board.castling() & kWhiteLong) != 0) position.rights |= bit(square_at(0, 0));
  if ((board.castling() & kBlackShort) != 0) position.rights |= bit(square_at(7, 7));
  if ((board.castling() & kBlackLong) != 0) position.rights |= bit(square_at(0, 7));
  return position;
}

}  // namespace spooky::chess
