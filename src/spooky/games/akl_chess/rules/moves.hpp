#pragma once

#include <vector>

#include "spooky/games/akl_chess/rules/action.hpp"
#include "spooky/games/akl_chess/rules/setup.hpp"

// A4–A11: what the side to move can do.
namespace spooky::akl_chess {

/// Adds the moves of the classical man on a square of the side to move; castling too if it is a touched corner man's.
void add_moves_of_man(const Setup& setup, const Rules& rules, Square square, bool touched, std::vector<Action>& list);
/// Whether there are any.
bool has_move(const Setup& setup, const Rules& rules, Square square, bool touched);

/// Adds everything that can be chosen at the start of a turn: touches, and moves of classical men and of the king.
void add_turns(const Setup& setup, const Rules& rules, std::vector<Action>& list);
/// Whether there is anything.
bool has_turn(const Setup& setup, const Rules& rules);

}  // namespace spooky::akl_chess
