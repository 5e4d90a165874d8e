#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/game_log.hpp"
#include "spooky/games/quantum_chess/game.hpp"

namespace spooky::quantum_chess {

/// Games as PGN with `[Variant "Quantum"]` and the moves of the literature (docs/records.md): `b1^a3c3`, `a3c3^b5`,
/// `b1xc3.m1`, `b1wc3.m0`, `e4d3ep`. Files of ours read back exactly.
struct Pgn {
  static constexpr std::string_view kEnding = "pgn";

  /// Whether a text is PGN of this game, by its tag `Variant`.
  static bool recognises(std::string_view text);
  /// The main line of the first game in the file. Errors have code BadRecord.
  static Result<GameLog<Game>> parse(std::string_view text);
  static std::string print(const GameLog<Game>& log);
};

}  // namespace spooky::quantum_chess
