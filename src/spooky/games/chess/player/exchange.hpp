#pragma once

#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/capture.hpp"

namespace spooky::chess {

/// What is taken if a capture or an attempt comes off, in centipawns and weighted with its chance (N9). Zero for an
/// attempt that cannot.
int expected_gain(const Board& board, const Rules& rules, const Capture& capture);

/// What a capture wins when both go on capturing on its square, the least valuable piece first, as long as it pays.
/// Halves count with their chances: an estimate that rolls no dice.
int exchange_gain(const Board& board, const Rules& rules, const Capture& capture);

}  // namespace spooky::chess
