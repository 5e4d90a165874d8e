#include "spooky/games/quantum_chess/player/player.hpp"

#include <gtest/gtest.h>

#include "games/quantum_chess/rules/testing.hpp"

namespace spooky::quantum_chess_testing {
namespace {

using quantum_chess::Action;

std::string played(std::string_view position, int level) {
  const Position start = after(position);
  return Text::action_text(start, quantum_chess::decide_at_level(start, level, 1).action);
}

TEST(QuantumChessPlayer, TakesAKingThatIsThere) {
  for (const int level : {2, 3, 4, 5}) {
    EXPECT_EQ(played("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", level), "e1e8") << level;
  }
}

TEST(QuantumChessPlayer, KnowsThatACaptureMeasuresTheCapturer) {
  // The rook on a1 is surely there and takes the queen; the knight on b6 or h1 would take it half the time.
  EXPECT_EQ(played("q7/8/1N6/4k3/8/8/8/R3K2N w - - 0 1 | h1b6 1,2", 3), "a1a8");
  EXPECT_EQ(played("4k2q/8/8/8/8/1R6/1K6/R6R w - - 0 1 | a1b3 1,2", 3), "h1h8");
}

TEST(QuantumChessPlayer, KnowsThatAMergeMakesCertain) {
  // The pawn attacks both halves of the knight: to move one loses the other, to merge them saves all of it.
  const Position position = after("4k3/8/8/8/1p6/N1N5/8/4K3 w - - 0 1 | a3c3 1,2");
  for (const int level : {3, 4}) {
    const Action move = quantum_chess::decide_at_level(position, level, 1).action;
    EXPECT_EQ(move.type(), Action::Type::Merge) << Text::action_text(position, move);
  }
}

TEST(QuantumChessPlayer, TheSameSeedGivesTheSameMove) {
  const Position start = Position::initial({});
  for (const int level : {1, 2, 3}) {
    EXPECT_EQ(quantum_chess::decide_at_level(start, level, 7).action,
              quantum_chess::decide_at_level(start, level, 7).action);
  }
}

TEST(QuantumChessPlayer, MovesAreLegalAtEveryLevel) {
  Position position = after("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", "", "board=gardner5x5,draws=true,max_boards=16");
  Random random(5);
  for (int ply = 0; ply < 40 && !position.is_over(); ++ply) {
    if (position.measurement()) {
      position.play_unchecked(position.random_action(random));
      continue;
    }
    const auto action = quantum_chess::decide_at_level(position, 1 + ply % 2, 3).action;
    ASSERT_TRUE(position.is_legal(action) && !position.outgrows(action)) << Text::position_text(position);
    position.play_unchecked(action);
  }
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
