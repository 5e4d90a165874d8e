#pragma once

#include <array>

#include "spooky/games/akl_chess/rules/position.hpp"

// What a position is worth to White without looking ahead, in pawns.
namespace spooky::akl_chess {

/// A king captured: more than all men together.
inline constexpr double kWin = 100;

/// The chance of each second type of a man by its own counts and the bag alone: close to A14, and much faster.
std::array<double, kTypes> estimated_seconds(const Bag& bag, const Man& man);

/// The chance that a touch of the man shows each type, by that estimate.
std::array<double, kTypes> estimated_touch(const Bag& bag, const Man& man);

/// The value of a position: expected material and where it stands, and the chance with which the player to move can
/// capture the king at once. Of a game that is over, its result.
double evaluate(const Position& position);

}  // namespace spooky::akl_chess
