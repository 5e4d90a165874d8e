#pragma once

#include <string>

#include "spooky/games/chess/rules/setup.hpp"

namespace spooky::chess {

/// The fault of a board in a sentence.
std::string setup_reason(const Rules& rules, const Board& board, const SetupError& error);

}  // namespace spooky::chess
