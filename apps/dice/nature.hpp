#pragma once

#include <string>

#include "dice/die.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// A roll as people see it, and what it makes of the game.
struct NatureRoll {
  int face;
  std::string action;
};

/// Nature's action in a position in which Nature acts: one roll of the die, read as the game's rules read it.
NatureRoll roll_for_nature(const AnyPosition& position, Die& die);

}  // namespace spooky
