#pragma once

#include <array>

#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// Judges at a glance what a piece of the player to move, or a half of it, would do on a square: which of thousands of
/// superpositions are worth a search, and which quiet moves come first.
class SquareJudge {
 public:
  SquareJudge(const Board& board, const Rules& rules);

  struct Verdict {
    int gain = 0;          ///< in centipawns, only to be compared with others of the same piece
    Bitboard covered = 0;  ///< what it attacks
    bool checks = false;
  };
  Verdict look(PieceType type, Square from, Square to) const;

  bool checks(PieceType type, Square to) const { return contains(check_squares_[index_of(type)], to); }
  /// Whether the opponent's king would have nowhere to step if these squares were attacked too.
  bool leaves_no_escape(Bitboard covered) const { return (escapes_ & ~covered) == 0; }

 private:
  const Board& board_;
  const Rules& rules_;
  Colour us_;
  Bitboard own_reach_ = 0;
  Bitboard their_reach_ = 0;
  Bitboard their_pawn_reach_ = 0;
  Bitboard ring_ = 0;     ///< around the opponent's king
  Bitboard escapes_ = 0;  ///< of it: not yet attacked
  std::array<Bitboard, kPieceTypes> check_squares_{};
};

}  // namespace spooky::chess
