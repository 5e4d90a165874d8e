#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/games/registry.hpp"

namespace spooky::cli {

/// The action that a person means, in its one spelling: the text itself where it is one, else the only legal action
/// that it may stand for. When several may be meant the error names them; when none is legal it says why. A player or
/// Nature must be to act, or the error says that the game is over.
Result<std::string> read_typed(const AnyPosition& any, std::string_view line);

}  // namespace spooky::cli
