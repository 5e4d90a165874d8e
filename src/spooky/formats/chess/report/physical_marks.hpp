#pragma once

#include <cstdint>

#include "spooky/games/chess/rules/board/pair.hpp"

namespace spooky::chess {

/// The mark on a half as the paper's chess set has it (7.2, 8.2). The engine knows only first and second squares (N2);
/// this is one way to set the marks so that they say the same.
struct HalfMark {
  enum class Colour : std::uint8_t { Red, Blue, Green };
  Colour colour = Colour::Red;
  bool faces_opponent = true;
  /// Appendix E: in the Hadamard+ Game an unequal pair is told by where its halves stand in their squares, the first
  /// towards the opponent.
  int shift_to_opponent = 0;
};

/// The mark of a half, or of a part of a triple (P2), on its square.
HalfMark mark_of(const Rules& rules, const Pair& pair, Square square);

}  // namespace spooky::chess
