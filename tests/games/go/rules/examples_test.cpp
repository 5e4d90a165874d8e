// The games and figures of the paper.
#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

struct Played {
  Texts actions;  ///< the pair, then the choices, asked in the order of G7
  std::string board;
};

// Example 1, with the board after every turn.
const std::vector<Played> kExample1 = {
    {{"C2 D3"}, "....../....../....../...x../..x.../......"},
    {{"C4 D5"}, "....../...o../..o.../...x../..x.../......"},
    {{"C3 D4", "=D3", "=C4", "=D4"}, "....../....../..OX../...X../....../......"},
    {{"C3 D5", "=C3"}, "....../....../..OX../..OX../....../......"},
    {{"D2 D5", "=D2"}, "....../....../..OX../..OX../...X../......"},
    {{"C5 D5", "=C5"}, "....../..O.../..OX../..OX../...X../......"},
    {{"B2 E5"}, "....../..O.x./..OX../..OX../.x.X../......"},
    {{"A3 D5", "=B2", "=D5"}, "....../..OO../..OX../..OX../.X.X../......"},
    {{"B3 E5", "=B3"}, "....../..OO../..OX../.XOX../.X.X../......"},
    {{"C2 E4", "=C2"}, "....../..OO../..OX../.XOX../.XOX../......"},
    {{"C1 E5", "=C1"}, "....../..OO../..OX../.XOX../.XOX../..X..."},
    {{"E4 E5", "=E4"}, "....../..OO../..OXO./.XOX../.XOX../..X..."},
    {{"E3 B4", "=E3"}, "....../..OO../..OXO./.XOXX./.XOX../..X..."},
    {{"F4 E5", "=F4"}, "....../..OO../..OXOO/.XOXX./.XOX../..X..."},
    {{"A5 E6"}, "....x./x.OO../..OXOO/.XOXX./.XOX../..X..."},
    {{"B4 E5", "=E6", "=E5"}, "....X./..OOO./..OXOO/.XOXX./.XOX../..X..."},
    {{"B4 A5", "=B4"}, "....X./..OOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 B5", "=B5"}, "....X./.OOOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 A5", "=A5"}, "....X./XOOOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 B6", "=B6"}, ".O..X./XOOOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 D6", "=D6"}, ".O.XX./XOOOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"B1 F6", "=F6"}, ".O.XXO/XOOOO./.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 F5", "=F5"}, ".O.XX./XOOOOX/.XOXOO/.XOXX./.XOX../..X..."},
    {{"C6 F6", "=C6"}, ".OOXX./XOOOOX/.XOXOO/.XOXX./.XOX../..X..."},
    {{"F3 A4", "=F3"}, ".OOXX./XOOOOX/.XOXOO/.XOXXX/.XOX../..X..."},
    {{"A4 F6", "=F6"}, ".OO..O/XOOOO./.XOXOO/.XOXXX/.XOX../..X..."},
    {{"A4 A6", "=A4"}, ".OO..O/XOOOO./XXOXOO/.XOXXX/.XOX../..X..."},
    {{"A1 A6", "=A6"}, "OOO..O/XOOOO./XXOXOO/.XOXXX/.XOX../..X..."},
};

std::string joined(const Texts& rows) {
  std::string line;
  for (const std::string& row : rows) line += (line.empty() ? "" : "/") + row;
  return line;
}

/// After so many turns of Example 1.
Position example1(std::size_t turns) {
  Position position = Position::initial(small_rules(6, 6));
  for (std::size_t i = 0; i < turns; ++i) play(position, kExample1[i].actions);
  return position;
}

TEST(GoExample1, EveryTurnAndTheResult) {
  Position position = Position::initial(small_rules(6, 6));
  naive::Game slow({.width = 6, .height = 6});
  for (std::size_t i = 0; i < kExample1.size(); ++i) {
    ASSERT_EQ(position.turn(), static_cast<int>(i) + 1);
    ASSERT_EQ(actor(position), i % 2 == 0 ? 'X' : 'O');
    ASSERT_NO_FATAL_FAILURE(play(position, kExample1[i].actions)) << "turn " << i + 1;
    for (const std::string& words : kExample1[i].actions) slow.play(words);
    EXPECT_EQ(joined(rows(position)), kExample1[i].board) << "turn " << i + 1;
    EXPECT_EQ(joined(slow.rows()), kExample1[i].board) << "turn " << i + 1;
    EXPECT_FALSE(position.situation().is_choosing());
  }
  ASSERT_NO_FATAL_FAILURE(play(position, {"pass", "pass"}));
  ASSERT_TRUE(position.is_over());
  EXPECT_FALSE(position.by_resignation());
  EXPECT_EQ(position.winner(), Colour::Black);
  EXPECT_EQ(position.score().black_halves, 40);
  EXPECT_EQ(position.score().white_halves, 32);
  EXPECT_EQ(position.score().margin_halves(), 8);
  EXPECT_EQ(position.situation().captured(Colour::Black), 3);
  EXPECT_EQ(position.situation().captured(Colour::White), 1);
}

TEST(GoExample1, Turn3CollapsesAllThreePairs) {
  Position position = example1(2);
  play(position, {"C3 D4"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(actor(position), 'X');
  EXPECT_EQ(choosing(position), (Texts{"C2", "D3"}));
  EXPECT_EQ(allowed(position), (Texts{"C2", "D3"}));
  EXPECT_EQ(joined(rows(position)), "....../...o../..ox../..xx../..x.../......");
  play(position, {"=D3"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(actor(position), 'O');
  EXPECT_EQ(choosing(position), (Texts{"C4", "D5"}));
  play(position, {"=C4"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(actor(position), 'X');
  // "Black can choose either stone as they are both adjacent to collapsed stones."
  EXPECT_EQ(allowed(position), (Texts{"C3", "D4"}));
}

TEST(GoExample1, Turn8Collapses7) {
  Position position = example1(7);
  play(position, {"A3 D5"});
  // "White has no entangled stones in contact": step 1 is empty.
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(choosing(position), (Texts{"B2", "E5"}));
  play(position, {"=B2"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"A3", "D5"}));
}

TEST(GoExample1, Turn16MustKeepE5) {
  Position position = example1(15);
  play(position, {"B4 E5"});
  EXPECT_EQ(choosing(position), (Texts{"A5", "E6"}));
  Position other_way = position;
  play(position, {"=E6"});
  EXPECT_EQ(allowed(position), (Texts{"E5"}));
  EXPECT_FALSE(is_legal(position, "=B4"));
  EXPECT_EQ(legal(position), (Texts{"=E5"}));
  play(other_way, {"=A5"});
  EXPECT_EQ(allowed(other_way), (Texts{"B4", "E5"})) << "neither touches A5";
}

TEST(GoExample1, Turn23CapturesAtF6) {
  Position position = example1(22);
  EXPECT_EQ(position.board().colour(point(position.rules(), "F6")), Colour::White);
  play(position, kExample1[22].actions);
  EXPECT_TRUE(position.board().is_empty(point(position.rules(), "F6")));
  EXPECT_EQ(position.situation().captured(Colour::White), 1);
}

TEST(GoExample1, Turn24MayNotRepeatThePositionAfter22) {
  Position position = example1(23);
  play(position, {"C6 F6"});
  EXPECT_EQ(allowed(position), (Texts{"C6"}));
  const Repetition repetition = position.repetition(action(position.rules(), "=F6"));
  EXPECT_EQ(repetition.turn, 22);
  EXPECT_FALSE(repetition.suicide);
  EXPECT_EQ(position.repetition(action(position.rules(), "=C6")).turn, -1);
}

TEST(GoExample1, Turn26CapturesThreeStones) {
  Position position = example1(26);
  EXPECT_EQ(position.situation().captured(Colour::Black), 3);
  for (const char* at : {"D6", "E6", "F5"}) {
    EXPECT_EQ(example1(25).board().colour(point(position.rules(), at)), Colour::Black);
    EXPECT_TRUE(position.board().is_empty(point(position.rules(), at)));
  }
}

TEST(GoFigures, OneAndTwo) {
  const Position position = played(small_rules(19, 19), {"D3 C5", "D2 E6"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(actor(position), 'X');
  Position kept_d3 = position;
  play(kept_d3, {"=D3"});
  EXPECT_EQ(actor(kept_d3), 'O');
  EXPECT_EQ(allowed(kept_d3), (Texts{"D2"}));
  play(kept_d3, {"=D2"});
  EXPECT_EQ(kept_d3.board().stone_count(), 2U);
  EXPECT_TRUE(groups(kept_d3).empty());
  EXPECT_EQ(actor(kept_d3), 'X');
  Position kept_c5 = position;
  play(kept_c5, {"=C5"});
  EXPECT_EQ(allowed(kept_c5), (Texts{"D2", "E6"}));
}

TEST(GoFigures, Seven) {
  // White C2, black pair A2–B1, all else empty.
  const Position position = drawn_position(small_rules(3, 3), Colour::Black, {"...", "x.O", ".x."}, {"X 2 B1/A2"});
  EXPECT_EQ(rows(position), (Texts{"...", "x.O", ".x."}));
  EXPECT_EQ(groups(position), (Texts{"X 2 B1/A2"}));
  EXPECT_EQ(position.board().empties().size(), 6U);
  EXPECT_FALSE(position.board().is_entangled(point(position.rules(), "C2")));
}

}  // namespace
}  // namespace spooky::go
