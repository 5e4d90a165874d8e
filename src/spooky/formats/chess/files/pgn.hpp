#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/game_log.hpp"
#include "spooky/games/chess/game.hpp"

namespace spooky::chess {

/// Games as PGN (docs/records.md). Games of ordinary chess are ordinary PGN, and that of other programs can be read;
/// all others have the moves of docs/rules/chess.md with their rolls. Files of ours read back exactly.
struct Pgn {
  static constexpr std::string_view kEnding = "pgn";

  /// Whether a text means to be PGN.
  static bool recognises(std::string_view text);
  /// The main line of the first game in the file. Errors have code BadRecord.
  static Result<GameLog<Game>> parse(std::string_view text);
  static std::string print(const GameLog<Game>& log);
};

}  // namespace spooky::chess
