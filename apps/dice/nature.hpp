#pragma once

#include <string>

#include "dice/die.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// Nature's action in a position in which Nature acts, as text: one roll of the die. Every chance is a number of
/// sixths.
std::string roll_for_nature(const AnyPosition& position, Die& die);

}  // namespace spooky
