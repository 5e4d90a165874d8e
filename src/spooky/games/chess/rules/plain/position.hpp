#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

/// A standard board without halves, as far as moves of ordinary chess depend on it: one line of the cache.
struct alignas(64) PlainPosition {
  std::array<Bitboard, 2> colours;
  Bitboard pawns;
  Bitboard knights;
  Bitboard diagonal;  ///< bishops and queens
  Bitboard straight;  ///< rooks and queens
  Bitboard kings;
  /// The home squares of the rooks that may still castle, and the square that a pawn has just passed.
  Bitboard rights;
};

class Board;
/// Of a standard board without halves and with a king of each colour.
PlainPosition plain_position(const Board& board);

/// One legal move, by the numbers of its squares.
struct PlainMove {
  std::uint8_t from;
  std::uint8_t to;
  PieceType promotion;  ///< a pawn: none
};

/// A queen has at most 27 moves, and no piece more.
inline constexpr std::size_t kMostPlainMoves = 64 * 27;

}  // namespace spooky::chess
