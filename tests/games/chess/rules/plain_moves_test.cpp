// The moves of ordinary chess (N6): small cases, and agreement with the slow way in random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/chess/rules/naive_plain.hpp"
#include "games/chess/rules/published_perft.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/moves.hpp"

namespace spooky::chess {
namespace {

std::string name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// The legal moves of the piece on a square, in order: `e2e4 e2e3`.
std::string moves_from(std::string_view fen, const std::string& from) {
  std::vector<Action> moves;
  list_plain_moves(NaivePlain(fen).board(), moves);
  std::vector<std::string> texts;
  for (const Action move : moves) {
    if (name(move.from()) != from) continue;
    texts.push_back(name(move.to()));
    if (move.promotes()) texts.back() += "pnbrqk"[index_of(move.promotion())];
  }
  std::ranges::sort(texts);
  std::string line;
  for (const std::string& text : texts) line += (line.empty() ? "" : " ") + text;
  return line;
}

TEST(ChessPlainMoves, Promotion) {
  EXPECT_EQ(moves_from("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7"), "a8b a8n a8q a8r b8b b8n b8q b8r");
  // Only where it stops the check.
  EXPECT_EQ(moves_from("1r2k3/P7/8/8/8/8/8/1K6 w - - 0 1", "a7"), "b8b b8n b8q b8r");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "a2"), "a1b a1n a1q a1r b1b b1n b1q b1r");
}

TEST(ChessPlainMoves, Castling) {
  EXPECT_EQ(moves_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1"), "c1 d1 d2 e2 f1 f2 g1");
  EXPECT_EQ(moves_from("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8"), "c8 d7 d8 e7 f7 f8 g8");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1"), "c1 d1 d2 e2 f1 f2");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1"), "d1 d2 e2 f1 f2");
}

TEST(ChessPlainMoves, NoCastlingOutOfThroughOrIntoCheck) {
  EXPECT_EQ(moves_from("4rk2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"), "d1 d2 f1 f2");
  EXPECT_EQ(moves_from("5r1k/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"), "c1 d1 d2 e2");
  EXPECT_EQ(moves_from("6rk/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"), "c1 d1 d2 e2 f1 f2");
  // The rook may be attacked, and may pass an attacked square.
  EXPECT_EQ(moves_from("1r5k/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"), "c1 d1 d2 e2 f1 f2 g1");
  EXPECT_EQ(moves_from("r6k/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"), "c1 d1 d2 e2 f1 f2 g1");
  // Nothing may stand between.
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1"), "d1 d2 e2 f1 f2");
}

TEST(ChessPlainMoves, EnPassant) {
  EXPECT_EQ(moves_from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5"), "d6 e6");
  EXPECT_EQ(moves_from("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5"), "e6");
  // Both pawns leave the rank between rook and king.
  EXPECT_EQ(moves_from("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5"), "e6");
  EXPECT_EQ(moves_from("8/8/8/8/R2Pp2k/8/8/4K3 b - d3 0 1", "e4"), "e3");
  // Pinned along a file and along a diagonal, once out of the line and once along it.
  EXPECT_EQ(moves_from("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5"), "e6");
  EXPECT_EQ(moves_from("7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", "e5"), "");
  EXPECT_EQ(moves_from("1b5k/8/8/3pP3/5K2/8/8/8 w - d6 0 1", "e5"), "d6");
  // The pawn taken was in the way of a bishop.
  EXPECT_EQ(moves_from("b6k/8/8/3pP3/8/5K2/8/8 w - d6 0 1", "e5"), "e6");
  // It gives check itself.
  EXPECT_EQ(moves_from("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5"), "d6");
  EXPECT_EQ(moves_from("7k/8/5n2/3pP3/4K3/8/8/8 w - d6 0 1", "e5"), "");
}

TEST(ChessPlainMoves, PinsAndChecks) {
  EXPECT_EQ(moves_from("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2"), "");
  EXPECT_EQ(moves_from("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2"), "e3 e4 e5 e6 e7 e8");
  EXPECT_EQ(moves_from("7k/8/8/8/7b/8/5Q2/4K3 w - - 0 1", "f2"), "g3 h4");
  EXPECT_EQ(moves_from("4r2k/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2"), "e3 e4");
  EXPECT_EQ(moves_from("7k/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2"), "g3");
  // A check is stopped or its piece taken; of two checks the king has to run.
  EXPECT_EQ(moves_from("4r2k/8/8/8/8/8/R7/4K3 w - - 0 1", "a2"), "e2");
  EXPECT_EQ(moves_from("4r2k/8/8/8/8/3n4/R7/4K3 w - - 0 1", "a2"), "");
  // Not along the line of the check either.
  EXPECT_EQ(moves_from("4r2k/8/8/8/4K3/8/8/8 w - - 0 1", "e4"), "d3 d4 d5 f3 f4 f5");
}

TEST(ChessPlainMoves, Ends) {
  EXPECT_FALSE(has_plain_move(NaivePlain("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").board()));
  EXPECT_FALSE(has_plain_move(NaivePlain("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").board()));
  EXPECT_TRUE(has_plain_move(NaivePlain("7k/6Q1/8/6K1/8/8/8/8 b - - 0 1").board()));
}

TEST(ChessPlainMoves, TheMostThatIsKnown) {
  std::vector<Action> moves;
  list_plain_moves(NaivePlain("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").board(), moves);
  EXPECT_EQ(moves.size(), 218U);
}

void expect_same_moves(const NaivePlain& naive, const Board& board) {
  std::vector<Action> expected = naive.moves();
  std::vector<Action> moves;
  list_plain_moves(board, moves);
  std::ranges::sort(expected);
  std::ranges::sort(moves);
  ASSERT_EQ(moves, expected);
  ASSERT_EQ(has_plain_move(board), !expected.empty());
  ASSERT_EQ(plain_perft(board, 1), expected.size());
  ASSERT_EQ(portable_plain_functions().count(plain_position(board), board.to_move()), expected.size());
}

TEST(ChessPlainMoves, AgreeWithTheSlowWayInRandomGames) {
  Random random(2024);
  for (const PublishedPerft& start : kPublishedPerft) {
    for (int game = 0; game < 4; ++game) {
      NaivePlain naive(start.fen);
      for (int turn = 0; turn < 80; ++turn) {
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(naive, naive.board()));
        const std::vector<Action> moves = naive.moves();
        if (moves.empty()) break;
        naive = naive.after(moves[uniform(random, static_cast<std::uint32_t>(moves.size()))]);
      }
    }
  }
}

}  // namespace
}  // namespace spooky::chess
