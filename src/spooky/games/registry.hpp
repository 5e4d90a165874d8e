#pragma once

#include "spooky/games/akl_chess/game.hpp"
#include "spooky/games/chess/game.hpp"
#include "spooky/games/combinatorial/game.hpp"
#include "spooky/games/game_list.hpp"
#include "spooky/games/go/game.hpp"
#include "spooky/games/quantum_chess/game.hpp"
#include "spooky/games/tictactoe/game.hpp"

namespace spooky {

/// Every game of the platform. A new game is added here and in formats/notations.hpp, and nowhere else (as
/// tests/fifth_game does). A program that is to know one game only, as each engine of the page is, is compiled with its
/// namespace as SPOOKY_ONLY_GAME; nothing that was compiled without it and speaks of all games may be linked to such a
/// program.
#ifdef SPOOKY_ONLY_GAME
using Games = GameList<SPOOKY_ONLY_GAME::Game>;
#else
using Games =
    GameList<tictactoe::Game, go::Game, chess::Game, combinatorial::Game, quantum_chess::Game, akl_chess::Game>;
#endif

/// What the edges (records, protocols, apps) hold: the rules of any game, and a position of any game.
using AnyRules = Games::AnyRules;
using AnyPosition = Games::AnyPosition;

}  // namespace spooky
