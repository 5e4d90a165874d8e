#pragma once

#include <vector>

#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// The most stones that a fixed handicap has on this board: none on boards under 7×7, four where a side is even.
std::size_t most_handicap(const Rules& rules);

/// The points of a fixed handicap as GTP 2 lists them, in board order; 2 to most_handicap() stones.
std::vector<Point> fixed_handicap(const Rules& rules, std::size_t stones);

}  // namespace spooky::go
