#pragma once

#include "spooky/core/static_vector.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// What a player has to heed so that the king is safe after a move that is not the king's and not an attempt: checks
/// that have to be answered, and lines that a piece must go on blocking. Every half blocks like a piece (N4), so these
/// conditions are exact whatever else is on the board.
class Threats {
 public:
  Threats(const Board& board, const Rules& rules);

  /// Eight lines and eight leapers around each of three squares.
  static constexpr std::size_t kMostLines = 48;

  bool in_check() const { return !checks_.empty(); }

  /// Where a piece from `from` may go, or capture another conventional one, so that the king is safe.
  Bitboard safe_squares(Square from) const;

  /// Conditions on the squares that a piece splits into: at least one of them has to be in each set.
  using Blocks = StaticVector<Bitboard, kMostLines>;
  /// False when no split can help.
  bool list_blocks(Square from, Blocks& blocks) const;

 private:
  /// Trivial, so that a list of them costs nothing before it is filled.
  struct Line {
    Bitboard between;
    Bitboard attacker;
    Bitboard blocker;  ///< of a pin
  };

  void look_from(const Board& board, const Rules& rules, Square king);

  StaticVector<Line, kMostLines> checks_;
  StaticVector<Line, kMostLines> pins_;
  Bitboard pinned_ = 0;
};

}  // namespace spooky::chess
