#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dice/die.hpp"
#include "spooky/games/registry.hpp"

namespace spooky {

/// What Nature did, and the face of the die where the rules of the game read it from one.
template <class Action>
struct Drawn {
  Action action;
  std::optional<int> face;
};

/// Nature's action in a position in which Nature acts, each with exactly its weight: by one roll of the die where the
/// game says what its faces mean, from the die's random bytes otherwise. Throws DieError.
template <GamePosition P>
Drawn<typename P::Action> draw_for_nature(const P& position, Die& die) {
  if constexpr (requires { position.action_of_face(1); }) {
    const int face = die.roll();
    return {position.action_of_face(face), face};
  } else {
    typename P::Actions actions;
    position.legal_actions(actions);
    std::vector<Rational> weights;
    for (const auto& action : actions) weights.push_back(position.weight(action));
    return {actions[die.draw(weights)], std::nullopt};
  }
}

/// The same with the action as text.
Drawn<std::string> draw_for_nature(const AnyPosition& position, Die& die);

}  // namespace spooky
