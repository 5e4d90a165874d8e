#pragma once

#include <string_view>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// `event.attempted` with the chance of success, and `event.set-back` for each pawn or half that is set back (N9, N13).
/// Only for attempts.
void add_attempt(const Board& board, const Rules& rules, Action move, std::vector<Message>& events);

/// Where else a half or part is: its other half under the name `one`, the other parts of a triple under the name `two`.
void add_others(Bitboard others, std::string_view one, std::string_view two, std::vector<Argument>& arguments);

/// `event.collapsed` for each piece of the unit of a half: that of the half `because` of the roll, the Hadamard move or
/// its marks, the others because they are entangled with it. `event.reduced` when a triple becomes a pair (P7).
void add_collapses(const Board& board, Action move, Square half, Half said, std::string_view because,
                   std::vector<Message>& events);

/// What collapses in an attempt of the Deterministic Game, where nothing is rolled.
void add_certain_collapses(const Board& board, Action move, std::vector<Message>& events);

/// `event.captured`, or `event.missed` and who was not there, once everything is rolled.
void add_capture_outcome(const Board& before, const Board& after, Action move, std::vector<Message>& events);

}  // namespace spooky::chess
