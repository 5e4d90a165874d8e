#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"

namespace spooky::chess {

/// The generator of ordinary chess, as compiled for one kind of processor.
struct PlainFunctions {
  /// Writes the legal moves, at most kMostPlainMoves; returns how many.
  std::size_t (*list)(const PlainPosition& position, Colour to_move, PlainMove* moves);
  std::uint64_t (*count)(const PlainPosition& position, Colour to_move);
  /// The moves of the last ply are counted, not made. Depth is at least 1.
  std::uint64_t (*perft)(const PlainPosition& position, Colour to_move, int depth);
  std::uint64_t (*perft_making_leaves)(const PlainPosition& position, Colour to_move, int depth);
};

/// For every processor.
const PlainFunctions& portable_plain_functions();
/// For x86-64 with BMI, BMI2 and POPCNT: only to be called there.
const PlainFunctions& bmi2_plain_functions();

/// The fastest for this processor.
const PlainFunctions& plain_functions();

}  // namespace spooky::chess
