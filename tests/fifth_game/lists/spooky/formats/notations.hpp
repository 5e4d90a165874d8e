#pragma once

// formats/notations.hpp with one line more. tests/fifth_game is compiled with this one first on the include path.
#include "fifth_game/notation.hpp"
#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

static_assert(kHaveTexts<Games>, "a registered game has no notation, or one without what it must have");

}  // namespace spooky
