#pragma once

#include <cstdint>
#include <optional>

#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// Why a board cannot be one between turns. What a Board cannot hold (a pair on one square, a letter that is not the
/// pair's) is for the reader of texts to find.
enum class SetupFault : std::uint8_t {
  NoKing,             ///< of `colour`
  ManyKings,          ///< of `colour`: more than one conventional king, one pair or one triple
  PawnRank,           ///< a pawn on the first or last rank, on `square`
  Kind,               ///< the variant has no such kind of pair, on `square`
  GroupKinds,         ///< the pairs of the group of `square` are not of one kind
  GroupColours,       ///< the group of `square` has pairs of one colour only
  PawnOrientation,    ///< the first half of the pawn pair on `square` must be the farther one (7.3)
  PawnFiles,          ///< the parts of the pawn triple on `square` are on several files
  CastlingRight,      ///< of `colour`: king or rook is not at home, or the board has no castling
  EnPassantRank,      ///< `square` cannot have been passed by the player who has just moved
  EnPassantPawn,      ///< no pawn in front of `square` that could have just made the double step
  EnPassantOccupied,  ///< `square`, or the square the pawn came from, is occupied by another piece
  EnPassantOff,       ///< the rules have no double step
  OtherInCheck,       ///< the king of `colour`, who is not to move, is in check
  MustMove,           ///< `square` must be moved, but the rules or the board do not allow that
};

/// A board between turns, with no history before it; after a remote collapse the piece that has to be moved.
struct Setup {
  Board board;
  std::optional<Square> must_move = std::nullopt;
};

struct SetupError {
  SetupFault fault;
  Colour colour = Colour::White;
  Square square = {};
};

/// The first fault of a setup, if it has one.
std::optional<SetupError> check_setup(const Rules& rules, const Setup& setup);

}  // namespace spooky::chess
