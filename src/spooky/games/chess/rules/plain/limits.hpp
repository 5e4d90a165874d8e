#pragma once

#include <cstddef>

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"
#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// What a king demands of the other pieces: checks that have to be stopped, and lines that a piece must not leave.
template <class Target, Colour kUs>
struct PlainLimits {
  Bitboard checkers = 0;
  Bitboard diagonal_pins = 0;  ///< from the king to a slider with at most one piece between, the slider included
  Bitboard straight_pins = 0;

  [[gnu::always_inline]] PlainLimits(const PlainPosition& position, std::size_t king) {
    const auto& fixed = detail::kEmptyBoard;
    const Bitboard theirs = position.colours[PlainSide<kUs>::kOther];
    const Bitboard occupied = position.colours[0] | position.colours[1];
    checkers = ((fixed.knight[king] & position.knights) | (fixed.pawn[index_of(kUs)][king] & position.pawns)) & theirs;
    diagonal_pins = find_pins(king, fixed.bishop[king] & position.diagonal & theirs, occupied);
    straight_pins = find_pins(king, fixed.rook[king] & position.straight & theirs, occupied);
  }

  bool in_check() const { return checkers != 0; }
  bool in_double_check() const { return (checkers & (checkers - 1)) != 0; }
  bool are_none() const { return (checkers | diagonal_pins | straight_pins) == 0; }
  /// The squares where a piece that is not the king stops a single check, if there is one.
  Bitboard stops(std::size_t king) const {
    if (checkers == 0) return ~Bitboard{0};
    return detail::kEmptyBoard.between[king][Target::index(checkers)] | checkers;
  }

 private:
  [[gnu::always_inline]] Bitboard find_pins(std::size_t king, Bitboard sliders, Bitboard occupied) {
    Bitboard pins = 0;
    for (; sliders != 0; sliders &= sliders - 1) {
      const std::size_t slider = Target::index(sliders);
      const Bitboard line = detail::kEmptyBoard.between[king][slider];
      const Bitboard blockers = line & occupied;
      if (blockers == 0) checkers |= Bitboard{1} << slider;
      if ((blockers & (blockers - 1)) == 0) pins |= line | Bitboard{1} << slider;
    }
    return pins;
  }
};

}  // namespace spooky::chess
