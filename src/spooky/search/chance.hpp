#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/core/nature.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/capabilities.hpp"

namespace spooky {

/// The index of one of Nature's actions, drawn with exactly the weights of the position.
template <GamePosition P>
std::size_t draw_chance(const P& position, const typename P::Actions& actions, Random& random) {
  const auto weight_of = [&](std::size_t index) { return position.weight(actions[index]); };
  while (true) {
    if (const auto drawn = draw(actions.size(), weight_of, RandomBytes(random))) return *drawn;
  }
}

/// The index of a uniformly random action of a player among those that can be played, of which there is one, or of
/// Nature's draw.
template <GamePosition P>
std::size_t draw_action(const P& position, const typename P::Actions& actions, Random& random) {
  if (position.actor() == Actor::Nature) return draw_chance(position, actions, random);
  while (true) {
    const std::size_t index = uniform(random, static_cast<std::uint32_t>(actions.size()));
    if (can_be_played(position, actions[index])) return index;
  }
}

}  // namespace spooky
