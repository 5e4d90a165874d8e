#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <vector>

#include "spooky/core/nature.hpp"
#include "spooky/games/capabilities.hpp"
#include "spooky/games/position.hpp"

// Nature's turn at the table: what is drawn, and the face of the die that said so.
namespace spooky {

/// How many faces the die has that is rolled here; 0 where none is.
template <GamePosition P>
int die_rolled(const P& position) {
  if constexpr (has<typename P::Game, capabilities::Faces>) {
    if (position.actor() == Actor::Nature) return position.die();
  }
  return 0;
}

/// The faces that mean an action of Nature's; none where no die is rolled.
template <GamePosition P>
std::vector<int> faces_of([[maybe_unused]] const P& position, [[maybe_unused]] const typename P::Action& action) {
  if constexpr (has<typename P::Game, capabilities::Faces>) {
    if (die_rolled(position) > 0) return position.faces(action);
  }
  return {};
}

/// What Nature did, and the face of the die where the rules read it from one.
template <class Action>
struct Drawn {
  Action action;
  std::optional<int> face;

  bool operator==(const Drawn&) const = default;
};

/// Nature's action in a position in which Nature acts, each with exactly its weight, from the random bytes that
/// next_byte() gives, see draw(): by a face of the die where one is rolled, by the weights otherwise. Nothing when the
/// bytes leave it open.
template <GamePosition P, class NextByte>
std::optional<Drawn<typename P::Action>> draw_for_nature(const P& position, NextByte&& next_byte) {
  typename P::Actions actions;
  position.legal_actions(actions);
  if (const int die = die_rolled(position); die > 0) {
    const std::optional<int> face = draw_face(die, next_byte);
    if (!face) return std::nullopt;
    for (const auto& action : actions) {
      const std::vector<int> faces = faces_of(position, action);
      if (std::find(faces.begin(), faces.end(), *face) != faces.end()) return Drawn<typename P::Action>{action, face};
    }
    assert(false && "every face means an action");
  }
  const auto drawn =
      draw(actions.size(), [&](std::size_t index) { return position.weight(actions[index]); }, next_byte);
  if (!drawn) return std::nullopt;
  return Drawn<typename P::Action>{actions[*drawn], std::nullopt};
}

}  // namespace spooky
