#pragma once

#include <optional>
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

/// What becomes whole when the unit of a half collapses so: the pair of that half first, then the others of its group;
/// a triple only where partial_collapse tells nothing.
std::vector<Collapse> list_collapses(const Board& board, Action move, Square half, Half said);

/// P7: what is left of a triple that is not where it was asked about, on their squares in the move.
struct PartialCollapse {
  Square asked;
  Square first;
  Square second;
};
/// Nothing where the roll leaves a whole piece.
std::optional<PartialCollapse> partial_collapse(const Board& board, Action move, Square part, Half said);

/// The squares of a pair or triple that rolls, as `pair`, and what a triple is asked about, as `asked`.
void add_rolling_squares(const Board& board, const Roller& roller, std::vector<Argument>& arguments);

/// The faces of the die that say so: `even`, `odd`, `1-4`, `5-6`, for a triple `1-2` and `3-6`, for tunnelling `6` and
/// `1-5`.
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
