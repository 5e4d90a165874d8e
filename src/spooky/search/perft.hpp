#pragma once

#include <cstdint>

#include "spooky/games/capabilities.hpp"

namespace spooky {

/// The number of sequences of exactly `depth` actions, Nature's included, from here. Nothing follows an action that is
/// legal but leads to a position larger than the rules allow (capabilities::GrowthLimit).
template <GamePosition P>
std::uint64_t count_actions(const P& position, int depth) {
  if (depth == 0) return 1;
  typename P::Actions actions;
  position.legal_actions(actions);
  if (depth == 1) return actions.size();
  std::uint64_t nodes = 0;
  for (const auto& action : actions) {
    if (!can_be_played(position, action)) continue;
    P next = position;
    next.play_unchecked(action);
    nodes += count_actions(next, depth - 1);
  }
  return nodes;
}

/// The number of ways to play until `last_turn` turns are finished, with all their collapse choices and rolls.
template <GamePosition P>
std::uint64_t count_until_turn(const P& position, int last_turn) {
  if (finished_turns(position) >= last_turn) return 1;
  typename P::Actions actions;
  position.legal_actions(actions);
  std::uint64_t nodes = 0;
  for (const auto& action : actions) {
    if (!can_be_played(position, action)) continue;
    P next = position;
    next.play_unchecked(action);
    nodes += count_until_turn(next, last_turn);
  }
  return nodes;
}

/// The number of ways to play `turns` whole turns from here; in the middle of a turn, what is left of it counts as one.
template <GamePosition P>
std::uint64_t count_turns(const P& position, int turns) {
  if constexpr (has<typename P::Game, capabilities::TurnCounter>) {
    if (const auto counted = P::Game::count_turns(position, turns)) return *counted;
  }
  return count_until_turn(position, finished_turns(position) + turns);
}

}  // namespace spooky
