#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/chess/rules/board/pair.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// A pair as the position text writes it: `R:e4/f4=e@1`; a triple: `N:g1/f3/h3=t`.
std::string pair_text(const Pair& pair);

/// The letter of each square in a position text; zero where it is empty.
using BoardLetters = std::array<char, 64>;

/// The pairs of a position text, `-` or joined by `;`, in any order: every half is on a square of its own that has its
/// letter. Errors have code BadPosition.
Result<std::vector<Pair>> parse_pairs(const Rules& rules, const BoardLetters& letters, std::string_view text);

}  // namespace spooky::chess
