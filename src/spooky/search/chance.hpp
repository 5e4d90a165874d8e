#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>

#include "spooky/core/random.hpp"
#include "spooky/games/position.hpp"

namespace spooky {

/// The index of one of Nature's actions, drawn with exactly the weights of the position.
template <GamePosition P>
std::size_t draw_chance(const P& position, const typename P::Actions& actions, Random& random) {
  std::int64_t denominator = 1;
  for (const auto& action : actions) denominator = std::lcm(denominator, position.weight(action).denominator());
  auto ticket = static_cast<std::int64_t>(uniform(random, static_cast<std::uint32_t>(denominator)));
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Rational weight = position.weight(actions[i]);
    ticket -= weight.numerator() * (denominator / weight.denominator());
    if (ticket < 0) return i;
  }
  return actions.size() - 1;
}

/// The index of a uniformly random action of a player, or of Nature's draw.
template <GamePosition P>
std::size_t draw_action(const P& position, const typename P::Actions& actions, Random& random) {
  if (position.actor() == Actor::Nature) return draw_chance(position, actions, random);
  return uniform(random, static_cast<std::uint32_t>(actions.size()));
}

}  // namespace spooky
