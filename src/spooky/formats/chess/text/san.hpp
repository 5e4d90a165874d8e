#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// A legal move of ordinary chess as people write it: `Nbd7`, `exd6`, `e8=Q+`, `O-O`.
std::string san_text(const Position& position, const Action& move);

/// The legal move that such a text stands for; longer forms are read too: `Ng1-f3`, `e2e4`, `e7e8q`. Errors have code
/// IllegalAction.
Result<Action> parse_san(const Position& position, std::string_view text);

/// Every legal move that such a text may stand for; castling is left out.
std::vector<Action> moves_meant(const Position& position, std::string_view text);

}  // namespace spooky::chess
