#pragma once

#include <cstddef>
#include <vector>

#include "spooky/core/rational.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

// How likely attempts and checks are, for those who tell of them. Nothing here is made for a search.
namespace spooky::chess {

/// The pieces of a colour, a pair or a triple being one.
std::size_t piece_count(const Board& board, Colour colour);

/// Whether a move is a capture by a half or of one (7.4).
bool is_attempt(const Board& board, Action move);

/// Whether a move of the player to move takes a piece when the die says so.
bool captures(const Board& board, const Rules& rules, Action move, const Rolls& rolls);

/// The chance that a move of the player to move takes a piece, over all that the die may say.
Rational capture_chance(const Board& board, const Rules& rules, Action move);

/// A piece or half that gives check to a king piece (N4, 8.7).
struct Check {
  Square king;
  Square attacker;
  Rational chance;  ///< that a capture of the king would succeed, if the attacker were to move
};

/// Every check to a colour's king, by the squares of the king pieces and then of the attackers.
std::vector<Check> list_checks(const Board& board, const Rules& rules, Colour colour);

}  // namespace spooky::chess
