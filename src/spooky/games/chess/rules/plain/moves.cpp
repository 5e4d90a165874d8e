#include "spooky/games/chess/rules/plain/moves.hpp"

#include <array>

#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"

namespace spooky::chess {

void list_plain_moves(const Board& board, std::vector<Action>& moves) {
  std::array<PlainMove, kMostPlainMoves> list;
  const std::size_t size = plain_functions().list(plain_position(board), board.to_move(), list.data());
  moves.resize(size);
  for (std::size_t i = 0; i < size; ++i) {
    const PlainMove& move = list[i];
    moves[i] = Action::move(Square(move.from), Square(move.to)).with_promotion(move.promotion);
  }
}

bool has_plain_move(const Board& board) { return plain_functions().count(plain_position(board), board.to_move()) != 0; }

std::uint64_t plain_perft(const Board& board, int depth) {
  return depth <= 0 ? 1 : plain_functions().perft(plain_position(board), board.to_move(), depth);
}

std::uint64_t plain_perft_making_leaves(const Board& board, int depth) {
  return depth <= 0 ? 1 : plain_functions().perft_making_leaves(plain_position(board), board.to_move(), depth);
}

}  // namespace spooky::chess
