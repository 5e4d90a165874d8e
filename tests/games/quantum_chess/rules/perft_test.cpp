// The figures of docs/rules/quantum-chess.md.
#include "spooky/search/perft.hpp"

#include <gtest/gtest.h>

#include "spooky/games/quantum_chess/game.hpp"

namespace spooky::quantum_chess {
namespace {

TEST(QuantumChessPerft, OfTheStart) {
  const Position start = Position::initial({});
  EXPECT_EQ(count_turns(start, 1), 22U);
  EXPECT_EQ(count_turns(start, 2), 484U);
  EXPECT_EQ(count_turns(start, 3), 14'622U);
}

TEST(QuantumChessPerft, OfPlainChess) {
  Rules rules;
  rules.variant = Variant::Plain;
  EXPECT_EQ(count_turns(Position::initial(rules), 2), 400U);
  EXPECT_EQ(count_turns(Position::initial(rules), 3), 8'902U);
}

TEST(QuantumChessPerft, OfSmallBoards) {
  const auto count = [](BoardShape board, int turns) {
    Rules rules;
    rules.board = board;
    return count_turns(Position::initial(rules), turns);
  };
  EXPECT_EQ(count(BoardShape::Silverman4x5, 4), 933U);
  EXPECT_EQ(count(BoardShape::Gardner5x5, 4), 9'205U);
  EXPECT_EQ(count(BoardShape::Attack5x6, 4), 10'690U);
  EXPECT_EQ(count(BoardShape::LosAlamos6x6, 3), 2'518U);
}

TEST(QuantumChessPerft, WhatIsRefusedCountsAndEndsThere) {
  Rules rules;
  rules.max_boards = 1;
  EXPECT_EQ(count_actions(Position::initial(rules), 1), 22U);
  EXPECT_EQ(count_actions(Position::initial(rules), 2), 20U * 22U);
}

}  // namespace
}  // namespace spooky::quantum_chess
