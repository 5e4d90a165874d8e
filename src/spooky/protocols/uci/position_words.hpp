#pragma once

#include <string>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::uci {

/// The position of `position startpos|fen TEXT [moves MOVE…]`, the word `position` left out. A move may carry what was
/// rolled for it: `a4e4#1#2`.
Result<chess::Position> read_position(const chess::Rules& rules, const std::vector<std::string>& words);

}  // namespace spooky::uci
