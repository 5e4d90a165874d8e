#pragma once

#include <string>

#include "spooky/games/chess/rules/capture.hpp"

namespace spooky::chess {

/// What came of an attempt (N9), as a sentence that follows another; nothing for a capture without halves.
std::string capture_outcome(const Board& before, const Board& after, const Capture& capture);

}  // namespace spooky::chess
