// Example 2 of the paper (19×19): the collapses that its text tells. Where the text does not name the partner of a
// stone (the figures are lost), a point far from everything else is taken, or one next to the stone that touches it.
#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

Rules full_board() { return small_rules(19, 19); }

TEST(GoExample2, Turn10MayKeepEither) {
  // Black keeps 1 at R16 and 3 at Q3, removes K10 and O4. "White can choose to keep either stone."
  Position position = placed_position(full_board(), Colour::White, {}, {"X 2 R16/K10", "X 2 Q3/O4"});
  play(position, {"R17 R3"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(choosing(position), (Texts{"Q3", "O4"}));
  play(position, {"=Q3"});
  EXPECT_EQ(choosing(position), (Texts{"K10", "R16"}));
  play(position, {"=R16"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"R3", "R17"}));
  play(position, {"=R17"});
  // 11 and 12 "collapse immediately as they are in contact with the collapsed stone".
  play(position, {"Q17 C3"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"C3", "Q17"}));
}

TEST(GoExample2, Turn10MustKeepWhatStillTouches) {
  Position position = placed_position(full_board(), Colour::White, {}, {"X 2 R16/K10", "X 2 Q3/O4"});
  play(position, {"R17 R3", "=O4", "=R16"});
  EXPECT_EQ(allowed(position), (Texts{"R17"}));
}

TEST(GoExample2, Turn16MustKeepP13) {
  // White 14 keeps P14, Black 7 and 15 keep R8 and Q13; of {P13, D18} only P13 touches a stone just collapsed.
  // 7 has to touch D18 by the stone that goes: D17 here. 14 and 15: F3, F5.
  Position position = placed_position(full_board(), Colour::White, {}, {"O 2 P14/F3", "X 2 R8/D17", "X 2 Q13/F5"});
  play(position, {"P13 D18"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(actor(position), 'O');
  EXPECT_EQ(choosing(position), (Texts{"F3", "P14"}));
  play(position, {"=P14"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(choosing(position), (Texts{"F5", "Q13"}));
  play(position, {"=Q13"});
  EXPECT_EQ(choosing(position), (Texts{"R8", "D17"}));
  play(position, {"=R8"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"P13"}));
}

TEST(GoExample2, Turn17CollapsesItsOwn5) {
  // Black 17 causes the collapse of Black 5, which keeps F17; 17 touches it by the stone at F16 here.
  Position position = placed_position(full_board(), Colour::Black, {}, {"X 2 F17/C10"});
  play(position, {"F16 Q10"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(actor(position), 'X');
  play(position, {"=F17"});
  EXPECT_EQ(allowed(position), (Texts{"F16"}));
}

TEST(GoExample2, Turn23KeepsL12) {
  // White keeps J16 and M12 of two pairs; Black keeps L12, which touches M12. The other stone of 23 is J15 here, so
  // that both pairs are touched as told: it may be kept as well.
  Position position = placed_position(full_board(), Colour::Black, {}, {"O 2 J16/C6", "O 2 M12/C8"});
  play(position, {"L12 J15", "=J16", "=M12"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"L12", "J15"}));
  play(position, {"=L12"});
  EXPECT_EQ(position.board().stone_count(), 3U);
}

TEST(GoExample2, Turn25MustKeepL15) {
  // Black keeps 9 at M16 and 19 at M14, White 2 at D4 and 24 at M15: Black must keep L15, "in contact with the
  // collapsed stone 24". Entangled stones at M14, M15 and M16 would touch, so 24 must be the only one of these that
  // stays: the board here has M17 and M13 for 9 and 19. 9, 19 and 2 are touched at the stones that go, around Q10.
  Position position =
      placed_position(full_board(), Colour::Black, {}, {"X 2 M17/Q11", "X 2 M13/Q9", "O 2 D4/R10", "O 2 M15/C15"});
  play(position, {"L15 Q10"});
  EXPECT_EQ(step(position), 1);
  play(position, {"=M13", "=M17"});
  EXPECT_EQ(step(position), 2);
  play(position, {"=D4", "=M15"});
  EXPECT_EQ(allowed(position), (Texts{"L15"}));
}

TEST(GoExample2, Turn51MayKeepM7) {
  // White keeps 44 at G16; Black then keeps M7. 44 was touched at its other stone, next to M7 here: M8.
  Position position = placed_position(full_board(), Colour::Black, {}, {"O 2 G16/M8"});
  play(position, {"M7 C4", "=G16"});
  EXPECT_EQ(allowed(position), (Texts{"C4", "M7"})) << "nothing touches G16, so both are free";
  play(position, {"=M7"});
}

TEST(GoExample2, Turn53MayRemoveD17) {
  // Black keeps 43 at N18 and 49 at P18, White D16 and O17; Black removes D17 of 53, whose other stone touches N18, P18
  // and O17: O18. D17 touches D16, so it was a choice.
  Position position =
      placed_position(full_board(), Colour::Black, {}, {"X 2 N18/C4", "X 2 P18/C8", "O 2 D16/Q4", "O 2 O17/Q8"});
  play(position, {"O18 D17"});
  EXPECT_EQ(step(position), 1);
  play(position, {"=N18", "=P18"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(actor(position), 'O');
  play(position, {"=D16", "=O17"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"D17", "O18"}));
  play(position, {"=O18"});
  EXPECT_TRUE(position.board().is_empty(point(position.rules(), "D17")));
}

TEST(GoExample2, Turn56CollapsesItsOwn50) {
  // White 56 causes the collapse of White 50; White removes the stone at P9, which 56 touches here by P8.
  Position position = placed_position(full_board(), Colour::White, {}, {"O 2 P9/C9"});
  play(position, {"P8 K4"});
  EXPECT_EQ(step(position), 1);
  play(position, {"=C9"});
  EXPECT_EQ(allowed(position), (Texts{"K4", "P8"}));
}

TEST(GoExample2, Turn64MustRemoveK9) {
  // Black removes H8 of 63; White must remove K9 of 64: its other stone touches the one that Black kept (O5, O4 here).
  Position position = placed_position(full_board(), Colour::White, {}, {"X 2 H8/O5"});
  play(position, {"K9 O4"});
  EXPECT_EQ(choosing(position), (Texts{"O5", "H8"}));
  play(position, {"=O5"});
  EXPECT_EQ(allowed(position), (Texts{"O4"}));
  EXPECT_FALSE(is_legal(position, "=K9"));
}

TEST(GoExample2, Turn78MayRemoveF4) {
  // Black removes F3 of 77; White removes F4, "which is no longer in contact with a collapsed stone". Partners: Q14,
  // Q6.
  Position position = placed_position(full_board(), Colour::White, {}, {"X 2 F3/Q14"});
  play(position, {"F4 Q6", "=Q14"});
  EXPECT_EQ(allowed(position), (Texts{"F4", "Q6"}));
  play(position, {"=Q6"});
  EXPECT_TRUE(position.board().is_empty(point(position.rules(), "F4")));
}

TEST(GoExample2, Turn82MustRemoveE12) {
  // Black removes F15 of 81, "which forces white to remove the stone at E12": the other stones touch (C6, C5 here).
  Position position = placed_position(full_board(), Colour::White, {}, {"X 2 F15/C6"});
  play(position, {"E12 C5", "=C6"});
  EXPECT_EQ(allowed(position), (Texts{"C5"}));
}

TEST(GoExample2, Turn93CollapsesItsOwn13) {
  // Black 93 induces the collapse of Black 13: step 1, by Black. 13 and 93 touch at C11 and C10 here.
  Position position = placed_position(full_board(), Colour::Black, {}, {"X 2 C11/Q5"});
  play(position, {"C10 K3"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(actor(position), 'X');
}

TEST(GoExample2, Turn97MustKeepK18) {
  // White removes one stone of 54 and Black must keep K18: it touches the other (K17 here, and J2 goes).
  Position position = placed_position(full_board(), Colour::Black, {}, {"O 2 K17/J2"});
  play(position, {"K18 Q12", "=K17"});
  EXPECT_EQ(allowed(position), (Texts{"K18"}));
}

}  // namespace
}  // namespace spooky::go
