#pragma once

#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// A piece that becomes conventional in a move.
struct Collapse {
  Pair pair;     ///< as it was before the move
  Square found;  ///< the one of its squares that it was on
  Square to;     ///< where it is then: the square of arrival for the mover's half, and a pawn set back (N9, N13)
};

/// What collapses when the unit of a half collapses so: the pair of that half first, then the others of its group.
std::vector<Collapse> list_collapses(const Board& board, Action move, Square half, Half said);

/// The faces of the die that say so: `even`, `odd`, `1-4`, `5-6`, for tunnelling `6` and `1-5`.
Term faces_of(const Roller& roller, Half said);

/// The text of what Nature does: `#1` or `#2`.
std::string roll_text(Half said);

/// What each roll would mean, in a phrase: its faces, its chance and where the pieces are then. Only while rolling.
Phrases roll_choices(const Position& position);
/// `event.rolling`: for which piece the die is rolled, and the choices. Only while rolling.
Message rolling(const Position& position);

/// What the die said in an outcome, a condition each.
Phrases roll_conditions(const Board& board, const Rules& rules, Action move, const Rolls& rolls);

}  // namespace spooky::chess
