#pragma once

// The notations of all games: a new game adds its line here and in games/registry.hpp.
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/tictactoe/notation.hpp"
