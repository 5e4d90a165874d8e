#pragma once

#include <string_view>
#include <variant>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/chess/game.hpp"
#include "spooky/games/combinatorial/game.hpp"
#include "spooky/games/go/game.hpp"
#include "spooky/games/position.hpp"
#include "spooky/games/tictactoe/game.hpp"

namespace spooky {

template <CapableGame... Gs>
struct GameList {
  using AnyPosition = std::variant<typename Gs::Position...>;
  using AnyRules = std::variant<typename Gs::Position::Rules...>;

  /// Calls visit.template operator()<G>() for every game, in order.
  template <class Visit>
  static void for_each(Visit visit) {
    (visit.template operator()<Gs>(), ...);
  }

  /// The answer of visit.template operator()<G>() for the game of that name; `otherwise` when there is no such game.
  template <class Answer, class Visit>
  static Answer with_game(std::string_view name, Answer otherwise, Visit visit) {
    const auto ask = [&]<class G>() {
      if (name != G::kName) return false;
      otherwise = visit.template operator()<G>();
      return true;
    };
    (void)(ask.template operator()<Gs>() || ...);
    return otherwise;
  }
};

/// Every game of the platform. A new game is added here and in formats/notations.hpp, and nowhere else. A program that
/// is to know one game only, as each engine of the page is, is compiled with its namespace as SPOOKY_ONLY_GAME; nothing
/// that was compiled without it and speaks of all games may be linked to such a program.
#ifdef SPOOKY_ONLY_GAME
using Games = GameList<SPOOKY_ONLY_GAME::Game>;
#else
using Games = GameList<tictactoe::Game, go::Game, chess::Game, combinatorial::Game>;
#endif

/// What the edges (records, protocols, apps) hold: the rules of any game, and a position of any game.
using AnyRules = Games::AnyRules;
using AnyPosition = Games::AnyPosition;

}  // namespace spooky
