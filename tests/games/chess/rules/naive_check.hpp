#pragma once

#include <algorithm>
#include <vector>

#include "games/chess/rules/naive_attempt.hpp"
#include "games/chess/rules/naive_steps.hpp"

namespace spooky::chess_naive {

/// 8.7: the hypothetical capture has a chance, found by playing out all its rolls.
inline bool could_capture(const Rules& rules, const Position& position, Square from, Square to) {
  const std::vector<Attempt> results = capture(rules, position, from, to);
  return std::any_of(results.begin(), results.end(), [](const Attempt& result) { return result.captured != kEmpty; });
}

/// N4: some king piece of this colour, conventional or a half, is attacked and could be captured.
inline bool is_in_check(const Rules& rules, const Position& position, char side) {
  for (Square king = 0; king < position.size(); ++king) {
    if (position.at(king) != coloured('k', side)) continue;
    for (Square from = 0; from < position.size(); ++from) {
      if (position.belongs_to(from, other_colour(side)) && attacks(position, from, king) &&
          could_capture(rules, position, from, king)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace spooky::chess_naive
