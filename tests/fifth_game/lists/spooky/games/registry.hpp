#pragma once

// games/registry.hpp with one line more. tests/fifth_game is compiled with this one first on the include path.
#include "fifth_game/game.hpp"
#include "spooky/games/akl_chess/game.hpp"
#include "spooky/games/chess/game.hpp"
#include "spooky/games/combinatorial/game.hpp"
#include "spooky/games/game_list.hpp"
#include "spooky/games/go/game.hpp"
#include "spooky/games/quantum_chess/game.hpp"
#include "spooky/games/tictactoe/game.hpp"

namespace spooky {

using Games = GameList<tictactoe::Game, go::Game, chess::Game, combinatorial::Game, quantum_chess::Game,
                       akl_chess::Game, toss::Game>;
using AnyRules = Games::AnyRules;
using AnyPosition = Games::AnyPosition;

}  // namespace spooky
