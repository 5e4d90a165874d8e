#pragma once

#include <string>
#include <vector>

#include "spooky/games/chess/player/search_limits.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"

namespace spooky::uci {

/// What `go` asks for.
struct Go {
  chess::SearchLimits limits;
  bool infinite = false;             ///< the move is told only after `stop`
  int perft = 0;                     ///< count the tree instead
  std::vector<std::string> moves;    ///< to choose from, as they were told; none: all
  std::vector<std::string> remarks;  ///< sentences: what was left out, or taken otherwise than told
};

/// The words after `go`, for the player to move. Whoever asks waits for a move, so that nothing is refused: numbers are
/// brought within their bounds, and what cannot be understood is left out. If nothing that limits the search is left
/// then, there is a short time for it.
Go read_go(const std::vector<std::string>& words, chess::Colour to_move);

}  // namespace spooky::uci
