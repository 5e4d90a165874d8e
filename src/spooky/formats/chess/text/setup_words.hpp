#pragma once

#include "spooky/core/message.hpp"
#include "spooky/games/chess/rules/setup.hpp"

namespace spooky::chess {

/// The fault of a board that cannot be played on: `fault.…`.
Message setup_fault(const Rules& rules, const Board& board, const SetupError& error);

}  // namespace spooky::chess
