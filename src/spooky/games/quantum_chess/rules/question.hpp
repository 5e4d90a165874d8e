#pragma once

#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

/// What a measurement asks of all boards together (K15): are all squares of `full` occupied and all of `empty` empty?
struct Question {
  SquareSet full = 0;
  SquareSet empty = 0;

  constexpr bool fits(SquareSet board) const { return (board & full) == full && (board & empty) == 0; }
  constexpr bool operator==(const Question&) const = default;
};

}  // namespace spooky::quantum_chess
