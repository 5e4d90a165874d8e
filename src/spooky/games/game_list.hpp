#pragma once

#include <string_view>
#include <variant>

#include "spooky/games/capabilities.hpp"

namespace spooky {

/// Several games, in an order.
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

}  // namespace spooky
