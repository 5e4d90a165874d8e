#pragma once

#include <string>

#include "spooky/formats/chess/pair_list.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// Where the halves of a pair are while a move is rolled for: the mover's half has been put on the square of arrival,
/// and a pawn that is captured in passing set back (N9, N13).
Pair pair_in_move(const Board& board, Action move, const Pair& pair);

/// What follows when the die says so: "the knight is on f3 and with it the rook on e4", "the rook tunnels to a6".
std::string roll_meaning(const Board& board, Action move, const Roller& roller, Half said);
/// What followed when the die had said so: "the knight collapsed to f3 and with it the rook to e4".
std::string roll_effect(const Board& board, Action move, const Roller& roller, Half said);

/// What the die has to show, and how likely that is: "even (#1, chance 1/2)", "5 or 6 (#2, chance 1/3)".
std::string faces_words(const Roller& roller, Half said);

/// The choice that the die has: "even (#1, chance 1/2): the knight is on f3; odd (#2, chance 1/2): the knight is on
/// h3".
std::string roll_choices(const Position& position);

/// Where a piece is that is not entangled: "on f3 or on h3, each with chance 1/2".
std::string where_words(const Rules& rules, const Pair& pair);
/// What is known of a piece, or of the pieces of a group: "White's knight is on f3 or on h3, each with chance 1/2".
std::string unit_words(const Rules& rules, const Unit& unit);
/// The same of the unit that a half belongs to.
std::string unit_words(const Rules& rules, const Board& board, Square half);

}  // namespace spooky::chess
