#pragma once

#include <cstddef>

#include "spooky/games/go/rules.hpp"

namespace spooky::go {

/// Whether a board is drawn with a dot there: the corners' star points, the centre, and on large boards the middles of
/// the sides.
bool is_star(const Rules& rules, std::size_t column, std::size_t row);

}  // namespace spooky::go
