#include "spooky/search/perft.hpp"

#include <gtest/gtest.h>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {
namespace {

using tictactoe::Position;
using tictactoe::Rules;
using tictactoe::Variant;

TEST(Perft, PlainTicTacToeHasItsWellKnownTree) {
  const Position start = Position::initial({Variant::Plain, 3, 3, 3});
  const std::uint64_t expected[] = {1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
  for (int depth = 0; depth < 10; ++depth) {
    EXPECT_EQ(count_actions(start, depth), expected[depth]);
    EXPECT_EQ(count_turns(start, depth), expected[depth]) << "in plain an action is a turn";
  }
  EXPECT_EQ(count_actions(start, 10), 0U);
}

TEST(Perft, ATurnOfQuantumTicTacToeIncludesItsMeasurement) {
  const Position start;
  EXPECT_EQ(count_actions(start, 1), 36U);
  EXPECT_EQ(count_actions(start, 2), 36U * 36);
  EXPECT_EQ(count_turns(start, 1), 36U);
  // Of O's 36 answers one repeats X's pair and is then measured in two ways.
  EXPECT_EQ(count_turns(start, 2), 36U * (35 + 2));
  // In the middle of a turn, what is left of it is the first turn.
  const auto measuring = read_position<tictactoe::Game>({}, "X1:a1/b2;O2:a1/b2 x measure");
  ASSERT_TRUE(measuring);
  EXPECT_EQ(count_turns(*measuring, 1), 2U);
  EXPECT_EQ(count_turns(*measuring, 2), 2U * 21);
}

}  // namespace
}  // namespace spooky
