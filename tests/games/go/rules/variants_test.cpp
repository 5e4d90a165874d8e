// One small test for each row of the table of variants.
#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

TEST(GoVariants, WeakContactIsAlsoDiagonal) {
  Position position = played(small_rules(5, 5, "weak"), {"B2 E5"});
  play(position, {"C3 A5"});
  EXPECT_EQ(step(position), 2);
  play(position, {"=B2"});
  EXPECT_EQ(allowed(position), (Texts{"C3"})) << "G8 by the diagonal";
  play(position, {"=C3"});
  position = played(small_rules(5, 5, "weak"), {"B2 C3"});
  EXPECT_EQ(step(position), 3) << "they touch each other";
}

TEST(GoVariants, WeakCapturesStayOrthogonal) {
  Position position = drawn_position(small_rules(4, 4, "weak"), Colour::Black, {"....", "....", "X...", "O..."});
  play(position, {"B1 D4", "=B1"});
  EXPECT_EQ(rows(position), (Texts{"....", "....", "X...", ".X.."}));
}

TEST(GoVariants, SymmetricPairsAndSingles) {
  const Rules rules = small_rules(3, 3, "symmetric");
  Position position = Position::initial(rules);
  EXPECT_EQ(legal(position), (Texts{"A1 C3", "A2 C2", "B1 B3", "B2", "C1 A3", "pass"}));
  EXPECT_FALSE(is_legal(position, "A1")) << "the opposite point is empty";
  EXPECT_FALSE(is_legal(position, "A1 B3"));
  play(position, {"B2"});
  EXPECT_TRUE(groups(position).empty()) << "a single stone is classical at once";
  play(position, {"A2 C2"});
  EXPECT_EQ(step(position), 3);
  play(position, {"=A2"});
  EXPECT_TRUE(is_legal(position, "C2")) << "the opposite point is occupied now";
  EXPECT_FALSE(is_legal(position, "A1 C2"));
}

TEST(GoVariants, SingleStonesHaveNoStepThree) {
  Position position =
      drawn_position(small_rules(4, 4, "symmetric"), Colour::Black, {"X..x", "....", "....", "x..."}, {"X 2 A1/D4"});
  play(position, {"D1"});
  EXPECT_EQ(step(position), 0) << "touches nothing";
  play(position, {"D3 A2", "=A1"});
  EXPECT_EQ(step(position), 3);
  position = drawn_position(small_rules(5, 5, "symmetric"), Colour::White,
                            {"X....", ".....", "o...o", ".....", "....."}, {"O 2 A3/E3"});
  play(position, {"E1", "A2 E4", "=E3"});
  EXPECT_EQ(allowed(position), (Texts{"E4"}));
}

TEST(GoVariants, SemiBlackPairsWhiteSingles) {
  Position position = Position::initial(small_rules(4, 4, "semi"));
  EXPECT_FALSE(is_legal(position, "A1"));
  play(position, {"A1 D4"});
  EXPECT_FALSE(is_legal(position, "A2 D2"));
  play(position, {"A2"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(actor(position), 'X');
  EXPECT_EQ(rows(position), (Texts{"...x", "....", "O...", "x..."})) << "a new single stone is classical";
  play(position, {"=D4"});
  EXPECT_EQ(step(position), 0) << "no step 3";
  EXPECT_EQ(rows(position), (Texts{"...X", "....", "O...", "...."}));
  EXPECT_EQ(actor(position), 'X');
}

TEST(GoVariants, GhzCollapsesStraightToOne) {
  Position position = played(small_rules(5, 5, "ghz3"), {"A1 C3 E5"});
  EXPECT_EQ(groups(position), (Texts{"X 3G A1/C3/E5"}));
  play(position, {"A2 E1 C5"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(legal(position), (Texts{"=A1", "=C3", "=E5"}));
  play(position, {"=A1"});
  EXPECT_EQ(allowed(position), (Texts{"A2"}));
  play(position, {"=A2"});
  EXPECT_EQ(position.board().stone_count(), 2U);
  position = played(small_rules(4, 4, "ghz4"), {"A1 A4 D1 D4"});
  EXPECT_EQ(groups(position), (Texts{"X 4G A1/D1/A4/D4"}));
  EXPECT_FALSE(is_legal(position, "B2 B3 C2"));
}

TEST(GoVariants, WLosesOneStoneACollapse) {
  Position position = played(small_rules(5, 5, "w3"), {"A1 C3 E5", "A2 E1 C5"});
  EXPECT_EQ(legal(position), (Texts{"-A1", "-C3", "-E5"}));
  EXPECT_FALSE(is_legal(position, "=A1"));
  play(position, {"-E5"});
  EXPECT_EQ(groups(position), (Texts{"X 2 A1/C3", "O 3W E1/A2/C5"}));
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"E1", "C5"})) << "A2 is the only one that touches A1, left of a reduced group";
  play(position, {"-C5"});
  EXPECT_EQ(groups(position), (Texts{"X 2 A1/C3", "O 2 E1/A2"})) << "still entangled, though in contact";
  // A stone placed in a later turn touches A2 and A1's partner C3: pairs now, answered by what is kept.
  play(position, {"A3 C4 E3"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(legal(position), (Texts{"=A1", "=C3"}));
  play(position, {"=C3"});
  EXPECT_EQ(legal(position), (Texts{"=A2", "=E1"}));
}

TEST(GoVariants, WStonesAreCapturedAndLeaveTheirGroups) {
  // The white triple's A1 has one liberty left, which Black takes.
  Position position = drawn_position(small_rules(5, 5, "w3"), Colour::Black,
                                     {"....o", ".....", "..o..", "X....", "o...."}, {"O 3W A1/C3/E5"});
  play(position, {"B1 E1 E2", "-E5", "-E2"});
  EXPECT_EQ(groups(position), (Texts{"X 2 B1/E1"}));
  EXPECT_EQ(position.situation().captured(Colour::White), 1);
  EXPECT_EQ(rows(position), (Texts{".....", ".....", "..O..", "X....", ".x..x"})) << "one left is classical";
}

TEST(GoVariants, W4IsReducedToATripleAndAPair) {
  Position position = played(small_rules(7, 7, "w4"), {"A1 A7 G1 G7", "A2 D4 D6 B4"});
  EXPECT_EQ(choosing(position).size(), 4U);
  play(position, {"-G7"});
  EXPECT_EQ(groups(position)[0], "X 3W A1/G1/A7");
  EXPECT_EQ(allowed(position), (Texts{"B4", "D4", "D6"}));
  play(position, {"-D6"});
  EXPECT_EQ(groups(position)[1], "O 3W A2/B4/D4");
}

TEST(GoVariants, MixedPicksTheShape) {
  Position position = Position::initial(small_rules(4, 4, "mixed3"));
  EXPECT_TRUE(is_legal(position, "A1 C1 A3:3G"));
  EXPECT_TRUE(is_legal(position, "A1 C1 A3:3W"));
  EXPECT_FALSE(is_legal(position, "A1 C1"));
  EXPECT_EQ(legal(position).size(), 2U * 560 + 1);
  play(position, {"A1 C1 A3:3G"});
  EXPECT_EQ(groups(position), (Texts{"X 3G A1/C1/A3"}));
  position = Position::initial(small_rules(4, 4, "mixedk"));
  EXPECT_EQ(legal(position).size(), 120U + 2 * 560 + 1820 + 1);
  EXPECT_TRUE(is_legal(position, "A1 C1"));
  EXPECT_TRUE(is_legal(position, "A1 C1 A3 C3"));
  EXPECT_FALSE(is_legal(position, "A1 C1 A3 C3:4G"));
  EXPECT_FALSE(is_legal(position, "A1"));
}

TEST(GoVariants, PlainIsOrdinaryGo) {
  Position position = Position::initial(small_rules(3, 3, "plain"));
  EXPECT_EQ(legal(position).size(), 10U);
  play(position, {"A1", "A2", "C3", "B1"});
  EXPECT_EQ(rows(position), (Texts{"..X", "O..", ".O."}));
  EXPECT_EQ(position.situation().captured(Colour::Black), 1);
  EXPECT_FALSE(is_legal(position, "A1 B2"));
}

}  // namespace
}  // namespace spooky::go
