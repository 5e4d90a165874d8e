// The published figures of ordinary chess, as far as they are quick; the others are slow tests.
#include <gtest/gtest.h>

#include "games/chess/rules/naive_plain.hpp"
#include "games/chess/rules/published_perft.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/moves.hpp"

namespace spooky::chess {
namespace {

/// Compares every published figure up to this size.
template <class Count>
void compare(std::uint64_t most_leaves, Count count) {
  for (const PublishedPerft& published : kPublishedPerft) {
    const Board board = NaivePlain(published.fen).board();
    int depth = 0;
    for (const std::uint64_t leaves : published.leaves) {
      if (leaves > most_leaves) break;
      ++depth;
      EXPECT_EQ(count(board, depth), leaves) << published.fen << " to depth " << depth;
    }
  }
}

TEST(ChessPlainPerft, PublishedFigures) { compare(5'000'000, plain_perft); }

TEST(ChessPlainPerft, PublishedFiguresWithEveryMoveMade) { compare(5'000'000, plain_perft_making_leaves); }

TEST(ChessPlainPerft, PublishedFiguresOnAnyProcessor) {
  const PlainFunctions& portable = portable_plain_functions();
  compare(500'000,
          [&](const Board& board, int depth) { return portable.perft(plain_position(board), board.to_move(), depth); });
  compare(500'000, [&](const Board& board, int depth) {
    return portable.perft_making_leaves(plain_position(board), board.to_move(), depth);
  });
}

TEST(ChessPlainPerft, NothingToCount) {
  const Board board = NaivePlain(kStartFen).board();
  EXPECT_EQ(plain_perft(board, 0), 1U);
  EXPECT_EQ(plain_perft_making_leaves(board, 0), 1U);
  const Board mated = NaivePlain("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").board();
  EXPECT_EQ(plain_perft(mated, 0), 1U);
  EXPECT_EQ(plain_perft(mated, 1), 0U);
  EXPECT_EQ(plain_perft(mated, 3), 0U);
}

TEST(ChessPlainPerft, ColoursAreAlike) {
  // The fourth published position, and the same with the colours exchanged.
  const Board white = NaivePlain(kPublishedPerft[3].fen).board();
  const Board black = NaivePlain("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1").board();
  for (int depth = 1; depth <= 4; ++depth) EXPECT_EQ(plain_perft(white, depth), plain_perft(black, depth));
}

}  // namespace
}  // namespace spooky::chess
