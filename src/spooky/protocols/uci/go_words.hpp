#pragma once

#include <string>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/chess/board/piece.hpp"
#include "spooky/games/chess/player/search_limits.hpp"

namespace spooky::uci {

/// What `go` asks for.
struct Go {
  chess::SearchLimits limits;
  bool infinite = false;  ///< the move is told only after `stop`
  int perft = 0;          ///< count the tree instead
};

/// The words after `go`, for the player to move.
Result<Go> read_go(const std::vector<std::string>& words, chess::Colour to_move);

}  // namespace spooky::uci
