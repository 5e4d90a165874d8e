#pragma once

#include "spooky/core/rational.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// Chances are counted in thirty-sixths: whatever up to two rolls of a pair or one of a tunneller may say is a whole
/// number of them (N1, N9).
inline constexpr int kCertain = 36;

constexpr int in_chances(Rational chance) {
  return static_cast<int>(chance.numerator() * kCertain / chance.denominator());
}

/// The chance that a half is found on its square when its pair is rolled for; of a conventional piece certainty.
inline int chance_on(const Board& board, Square square) {
  if (!board.is_half(square)) return kCertain;
  const Pair& pair = board.pair_on(square);
  if (pair.is_triple()) return kCertain / 3;
  if (!is_unequal(pair.kind)) return kCertain / 2;
  return pair.first == square ? kCertain * 2 / 3 : kCertain / 3;
}

}  // namespace spooky::chess
