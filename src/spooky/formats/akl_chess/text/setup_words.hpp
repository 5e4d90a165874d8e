#pragma once

#include "spooky/core/message.hpp"
#include "spooky/games/akl_chess/rules/setup.hpp"

namespace spooky::akl_chess {

/// Why a setup is no position.
Message setup_fault(const Rules& rules, const Setup& setup, const SetupError& error);

}  // namespace spooky::akl_chess
