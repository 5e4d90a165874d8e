#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

// Ordinary chess on the standard board, for boards without halves: a generator of its own (N6).

/// Replaces the list by all legal moves, each once, in no order.
void list_plain_moves(const Board& board, std::vector<Action>& moves);

bool has_plain_move(const Board& board);

/// How many sequences of `depth` legal moves there are. The last move of each is counted without being made.
std::uint64_t plain_perft(const Board& board, int depth);

/// The same with every move made.
std::uint64_t plain_perft_making_leaves(const Board& board, int depth);

}  // namespace spooky::chess
