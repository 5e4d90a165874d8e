#pragma once

#include <string>
#include <string_view>

#include "spooky/games/quantum_chess/rules/position.hpp"

namespace spooky::quantum_chess {

/// A move in the manner of the literature, without what a measurement said: x between the squares of a capture, w where
/// an own piece of another kind may be in the way, ep behind a capture in passing.
std::string literature_text(const Position& position, const Action& move);
/// The text without these signs, which say nothing that the squares do not say.
std::string without_literature_signs(std::string_view text);

}  // namespace spooky::quantum_chess
