#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "spooky/games/position.hpp"
#include "spooky/games/tictactoe/game.hpp"

namespace spooky {

template <Game... Gs>
struct GameList {
  using AnyPosition = std::variant<typename Gs::Position...>;
  using AnyGame = std::variant<typename Gs::Position::Rules...>;

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

  /// Calls visit.template operator()<G>(rules) with the game the rules belong to.
  template <class R, class Visit>
  static decltype(auto) with_rules(const R& rules, Visit visit) {
    return visit.template operator()<OfRules<R>>(rules);
  }

  /// The game that a position type, or a rules type, belongs to.
  template <class P>
  using OfPosition =
      std::tuple_element_t<0, decltype(std::tuple_cat(
                                  std::declval<std::conditional_t<std::is_same_v<P, typename Gs::Position>,
                                                                  std::tuple<Gs>, std::tuple<>>>()...))>;
  template <class R>
  using OfRules =
      std::tuple_element_t<0, decltype(std::tuple_cat(
                                  std::declval<std::conditional_t<std::is_same_v<R, typename Gs::Position::Rules>,
                                                                  std::tuple<Gs>, std::tuple<>>>()...))>;
};

/// Every game of the platform. A new game is added here and in formats/notations.hpp, and nowhere else.
using Games = GameList<tictactoe::Game>;

/// What the edges (records, protocols, apps) hold: any game with the rules it is played by, and a position of any game.
using AnyGame = Games::AnyGame;
using AnyPosition = Games::AnyPosition;

template <class P>
using GameOf = Games::OfPosition<P>;

}  // namespace spooky
