#include "spooky/games/chess/rules/repetition.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "spooky/games/chess/rules/board/zobrist.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky::chess {

namespace {

bool can_capture_en_passant(const Board& board, const Rules& rules) {
  if (!board.has_en_passant()) return false;
  std::vector<Action> moves;
  list_moves(board, rules, std::nullopt, moves);
  return std::ranges::any_of(moves, [&](Action move) {
    const auto capture = find_capture(board, move);
    return capture && capture->en_passant;
  });
}

/// The pairs of a group whatever its number and, where they are equal, whichever way round all of them are (N16).
Hash group_key(const Board& board, std::uint8_t group) {
  Hash straight = 0;
  Hash swapped = 0;
  bool equal = true;
  for (Pair pair : board.pairs()) {
    if (pair.group != group) continue;
    equal = equal && !is_unequal(pair.kind);
    pair.group = 1;
    straight ^= zobrist::pair(pair);
    std::swap(pair.first, pair.second);
    swapped ^= zobrist::pair(pair);
  }
  return straight == 0 ? 0 : mix(equal ? std::min(straight, swapped) : straight);
}

}  // namespace

Hash repetition_key(const Board& board, const Rules& rules) {
  Hash key = board.hash();
  if (board.has_en_passant() && !can_capture_en_passant(board, rules)) key ^= zobrist::en_passant(board.en_passant());
  for (const Pair& pair : board.pairs()) {
    if (pair.group != 0) key ^= zobrist::pair(pair);
  }
  return key + group_key(board, 1) + group_key(board, 2);
}

}  // namespace spooky::chess
