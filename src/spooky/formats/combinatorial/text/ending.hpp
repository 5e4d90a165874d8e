#pragma once

#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/games/combinatorial/rules/position.hpp"

// What there is to say about a position in which nobody acts any more.
namespace spooky::combinatorial {

/// A move that is legal somewhere and may not be played: not alone by the ruleset, and there is none to superpose it
/// with.
struct LeftOver {
  std::size_t summand = 0;
  Available available;
};

/// What whoever lost a game could still move; empty where nothing is legal any more. The game must be over.
std::vector<LeftOver> left_over(const Position& position);

/// How many moves the other player has available there.
std::size_t moves_of_other(const Position& position);

/// Who cannot act and by which rule, and who wins: `event.ended`. The game must be over.
Message ended(const Position& position);

}  // namespace spooky::combinatorial
