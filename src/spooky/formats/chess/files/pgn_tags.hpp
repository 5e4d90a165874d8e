#pragma once

#include <string>
#include <vector>

#include "spooky/formats/pgn_text.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// Where a game begins, by the tags `Variant`, `Board`, `StayOnly`, `RemoteCollapse`, `DoubleStep`, `Draws` and `FEN`;
/// games without them are ordinary chess.
Result<Position> pgn_start(const PgnGame& game);

/// The same tags for a start.
std::vector<PgnGame::Tag> pgn_start_tags(const Position& start);

/// The tag `Result` of a game that has come this far: `*` when it is not over.
std::string pgn_result(const Position& end);

}  // namespace spooky::chess
