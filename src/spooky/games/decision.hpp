#pragma once

#include <cstdint>
#include <vector>

namespace spooky {

/// An action that a player looked at: how often, and the share of the games that whoever acts has won with it.
template <class Action>
struct TriedAction {
  Action action;
  std::uint64_t visits = 0;
  double win_rate = 0;
};

/// What a game's own player does, and what that rests on.
template <class Action>
struct OwnDecision {
  Action action;
  double win_rate = 0.5;                   ///< the share of the games that its player may expect to win
  std::uint64_t simulations = 0;           ///< or nodes
  std::vector<TriedAction<Action>> tried;  ///< most visited first; none when there was nothing to search
};

}  // namespace spooky
