// Every published figure of ordinary chess, on any processor and on this one.
#include <gtest/gtest.h>

#include "games/chess/rules/naive_plain.hpp"
#include "games/chess/rules/published_perft.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/moves.hpp"

namespace spooky::chess {
namespace {

TEST(ChessPlainPerftSlow, DeepestPublishedFigures) {
  for (const PublishedPerft& published : kPublishedPerft) {
    const Board board = NaivePlain(published.fen).board();
    const auto depth = static_cast<int>(published.leaves.size());
    const std::uint64_t leaves = published.leaves.back();
    EXPECT_EQ(plain_perft(board, depth), leaves) << published.fen;
    EXPECT_EQ(plain_perft_making_leaves(board, depth), leaves) << published.fen;
    const PlainFunctions& portable = portable_plain_functions();
    EXPECT_EQ(portable.perft(plain_position(board), board.to_move(), depth), leaves) << published.fen;
    EXPECT_EQ(portable.perft_making_leaves(plain_position(board), board.to_move(), depth), leaves) << published.fen;
  }
}

}  // namespace
}  // namespace spooky::chess
