#pragma once

#include "spooky/games/chess/rules/board/piece.hpp"

namespace spooky::chess {

/// What a conventional piece is worth, in centipawns. The king's is for exchanges, where it goes last.
constexpr int value_of(PieceType type) {
  constexpr int kValues[] = {100, 320, 335, 500, 975, 10'000};
  return kValues[index_of(type)];
}

}  // namespace spooky::chess
