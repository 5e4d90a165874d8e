#pragma once

#include <string>

#include "dice/die.hpp"
#include "spooky/games/nature.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// Nature's action in a position in which Nature acts, as text, and the face that was rolled for it where the rules
/// read it from a die; from the bytes of the source. Throws DieError, also when these are not random.
Drawn<std::string> draw_for_nature(const AnyPosition& position, Die& die);

}  // namespace spooky
