#pragma once

#include <string>
#include <vector>

#include "spooky/formats/pgn_text.hpp"
#include "spooky/games/quantum_chess/rules/position.hpp"

namespace spooky::quantum_chess {

/// Where a game begins, by the tags `QuantumVariant`, `Board`, `Interference`, `MaxBoards`, `Draws` and `FEN`.
Result<Position> pgn_start(const PgnGame& game);

/// The same tags for a start, with `Variant` before them.
std::vector<PgnGame::Tag> pgn_start_tags(const Position& start);

/// The tag `Result` of a game that has come this far: `*` when it is not over.
std::string pgn_result(const Position& end);

/// The value of the tag `Variant` in files of this game.
inline constexpr std::string_view kPgnVariant = "Quantum";

}  // namespace spooky::quantum_chess
