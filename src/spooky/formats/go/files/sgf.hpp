#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/game_log.hpp"
#include "spooky/games/go/game.hpp"

namespace spooky::go {

/// Games as SGF, FF[4] (docs/records.md). Files of ours open in any viewer: set-up properties show the true board after
/// every turn, what was played is in properties of our own. They read back exactly; so do ordinary SGF files, as games
/// of the variant `plain`.
struct Sgf {
  static constexpr std::string_view kEnding = "sgf";

  /// Whether a text means to be SGF.
  static bool recognises(std::string_view text);
  /// The main line of the first game in the file. Errors have code BadRecord.
  static Result<GameLog<Game>> parse(std::string_view text);
  /// Whether a game by these rules can be written: SGF knows the grid only.
  static Status can_hold(const Rules& rules);
  static std::string print(const GameLog<Game>& log);
};

/// `dc`: the column from the left, then the row from the top.
std::string sgf_point(const Rules& rules, Point point);

}  // namespace spooky::go
