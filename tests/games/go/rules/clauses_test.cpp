// One small test for each of the clauses G1–G17.
#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

TEST(GoClauses, G1PointsOfEveryBoard) {
  EXPECT_EQ(name(small_rules(25, 25), small_rules(25, 25).point(24, 24)), "Z25");
  EXPECT_EQ(name(small_rules(19, 19), small_rules(19, 19).point(8, 0)), "J1") << "no column I";
  for (int width = 2; width <= 25; ++width) {
    for (int height = 2; height <= 25; ++height) {
      const Position position = Position::initial(small_rules(width, height));
      ASSERT_EQ(position.board().empties().size(), static_cast<std::size_t>(width * height));
      ASSERT_TRUE(is_legal(position, "A1 B2"));
    }
  }
  EXPECT_EQ(Rules{}.width, 19);
  EXPECT_EQ(Rules{}.height, 19);
  EXPECT_EQ(Rules{}.komi_halves, 15);
}

TEST(GoClauses, G2BlackBeginsAndTwoPassesEnd) {
  Position position = Position::initial(small_rules(5, 5));
  EXPECT_EQ(actor(position), 'X');
  play(position, {"A1 C1"});
  EXPECT_EQ(actor(position), 'O');
  play(position, {"pass", "E5 C5", "pass"});
  EXPECT_FALSE(position.is_over()) << "a placement stands between the passes";
  EXPECT_EQ(actor(position), 'X');
  play(position, {"pass"});
  EXPECT_TRUE(position.is_over());
  EXPECT_EQ(position.actor(), Actor::None);
  EXPECT_TRUE(legal(position).empty());
  EXPECT_FALSE(is_legal(position, "pass"));
  EXPECT_FALSE(is_legal(position, "resign"));
}

TEST(GoClauses, G2ResignationEndsWheneverAPlayerActs) {
  Position position = played(small_rules(5, 5), {"A1 E1", "B1 E5"});
  EXPECT_EQ(actor(position), 'X') << "Black chooses in White's turn";
  EXPECT_FALSE(is_legal(position, "pass"));
  play(position, {"resign"});
  EXPECT_TRUE(position.is_over());
  EXPECT_TRUE(position.by_resignation());
  EXPECT_EQ(position.winner(), Colour::White);
}

TEST(GoClauses, G3TwoDistinctEmptyPoints) {
  const Position position = played(small_rules(3, 3), {"A1 C3"});
  EXPECT_FALSE(is_legal(position, "A1 B2")) << "occupied";
  EXPECT_FALSE(position.is_legal(Action::pair(point(position.rules(), "B2"), point(position.rules(), "B2"))));
  EXPECT_FALSE(is_legal(position, "B2")) << "a single stone";
  EXPECT_EQ(legal(position).size(), 7U * 6 / 2 + 1);
}

TEST(GoClauses, G3OnlyPassWithOneEmptyPoint) {
  const Position position = drawn_position(small_rules(2, 2), Colour::White, {"XX", "X."});
  EXPECT_EQ(legal(position), (Texts{"pass"}));
}

TEST(GoClauses, G4HandicapThenWhiteBegins) {
  Position position = Position::initial(rules_of({.width = 9, .height = 9, .handicap = {"C3", "G7"}}));
  EXPECT_EQ(actor(position), 'O');
  EXPECT_EQ(position.board().stone_count(), 2U);
  EXPECT_TRUE(groups(position).empty());
  play(position, {"C4 A9"});
  EXPECT_EQ(step(position), 3) << "contact with a classical stone";
}

TEST(GoClauses, G5ContactIsOrthogonalAndJudgedBeforeRemoval) {
  Position position = played(small_rules(5, 5), {"B2 E5"});
  Position diagonal = position;
  play(diagonal, {"C3 A5"});
  EXPECT_EQ(step(diagonal), 0);
  // Both white stones touch the pair, each at another of its stones: only one of them is still touched later.
  play(position, {"B3 E4"});
  EXPECT_EQ(step(position), 2);
  play(position, {"=B2"});
  EXPECT_EQ(allowed(position), (Texts{"B3"}));
}

TEST(GoClauses, G6StaysEntangledWithoutContact) {
  const Position position = played(small_rules(4, 4), {"A1 C3"});
  EXPECT_EQ(groups(position), (Texts{"X 2 A1/C3"}));
  EXPECT_EQ(actor(position), 'O');
}

TEST(GoClauses, G6StonesThatTouchEachOther) {
  Position position = played(small_rules(4, 4), {"B2 B3"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"B2", "B3"}));
  position = played(rules_of({.width = 4, .height = 4, .self_contact = false}), {"B2 B3"});
  EXPECT_EQ(step(position), 0);
  EXPECT_EQ(groups(position), (Texts{"X 2 B2/B3"}));
  play(position, {"D4 B1"});
  EXPECT_EQ(step(position), 2) << "another stone in contact still collapses it";
}

TEST(GoClauses, G7ThreeStepsInOrderOfTheLowestPoint) {
  Position position =
      placed_position(small_rules(7, 7), Colour::Black, {}, {"X 2 D5/G1", "X 2 A1/E4", "O 2 C4/B7", "O 2 D3/F7"});
  play(position, {"D4 G7"});
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(choosing(position), (Texts{"A1", "E4"}));
  play(position, {"=A1"});
  EXPECT_EQ(choosing(position), (Texts{"G1", "D5"}));
  play(position, {"=G1"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(actor(position), 'O');
  EXPECT_EQ(choosing(position), (Texts{"D3", "F7"}));
  play(position, {"=F7"});
  EXPECT_EQ(choosing(position), (Texts{"C4", "B7"}));
  EXPECT_FALSE(is_legal(position, "-C4"));
  EXPECT_FALSE(is_legal(position, "=F7"));
  EXPECT_FALSE(is_legal(position, "A2 A4"));
  play(position, {"=B7"});
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(actor(position), 'X');
  EXPECT_EQ(choosing(position), (Texts{"D4", "G7"}));
  EXPECT_EQ(allowed(position), (Texts{"G7"})) << "G7 touches F7, kept in step 2";
}

TEST(GoClauses, G7AsksAlsoWhenOnlyOneChoiceIsAllowed) {
  const Position position = played(small_rules(5, 5), {"B2 E5", "B3 A5", "=B2"});
  EXPECT_EQ(legal(position), (Texts{"=B3"}));
}

TEST(GoClauses, G8KeptStonesCountWhereverTheyStand) {
  // The stone that touches the new pair goes; its partner, kept far away, touches the other new stone.
  Position position = placed_position(small_rules(7, 7), Colour::White, {}, {"X 2 A1/G7"});
  play(position, {"A2 F7"});
  Position low = position;
  play(low, {"=A1"});
  EXPECT_EQ(allowed(low), (Texts{"A2"}));
  play(position, {"=G7"});
  EXPECT_EQ(allowed(position), (Texts{"F7"}));
}

TEST(GoClauses, G8NothingOlderCollapsed) {
  const Position position = played(rules_of({.width = 5, .height = 5, .handicap = {"C3"}}), {"C4 A1"});
  EXPECT_EQ(allowed(position), (Texts{"A1", "C4"})) << "a classical neighbour does not bind";
}

TEST(GoClauses, G9NoChainReaction) {
  // A5 of the black pair {A1, A5} stays, next to nothing; White's pair {B5…} is not touched by a new stone.
  Position position = placed_position(small_rules(5, 5), Colour::White, {}, {"X 2 A1/A5", "O 2 C5/E1"});
  play(position, {"A2 E3", "=A5", "=A2"});
  EXPECT_EQ(groups(position), (Texts{"O 2 E1/C5"}));
}

TEST(GoClauses, G10ARemovedStoneHasCollapsedOthers) {
  Position position = placed_position(small_rules(5, 5), Colour::White, {}, {"X 2 A1/A5"});
  play(position, {"A2 E3", "=A5", "=E3"});
  EXPECT_TRUE(groups(position).empty());
  EXPECT_EQ(rows(position), (Texts{"X....", ".....", "....O", ".....", "....."}));
}

TEST(GoClauses, G11OpponentsFirst) {
  // A1 has no liberty of its own, but takes B1 and A2.
  Position position = drawn_position(small_rules(3, 3), Colour::Black, {"X..", "OX.", ".OX"});
  play(position, {"A1 C3", "=A1"});
  EXPECT_EQ(rows(position), (Texts{"X..", ".X.", "X.X"}));
  EXPECT_EQ(position.situation().captured(Colour::White), 2);
  EXPECT_FALSE(position.situation().was_suicide());
}

TEST(GoClauses, G11SuicideAndItsOption) {
  const Texts picture = {"...", "O..", ".O."};
  Position position = drawn_position(small_rules(3, 3), Colour::Black, picture);
  play(position, {"A1 C3"});
  EXPECT_EQ(allowed(position), (Texts{"C3"})) << "with A1 the position would be the start";
  Rules rules = small_rules(3, 3);
  rules.superko = Superko::Off;
  position = drawn_position(rules, Colour::Black, picture);
  play(position, {"A1 C3", "=A1"});
  EXPECT_EQ(rows(position), picture);
  EXPECT_EQ(position.situation().captured(Colour::Black), 1);
  rules.suicide = false;
  position = drawn_position(rules, Colour::Black, picture);
  play(position, {"A1 C3"});
  EXPECT_EQ(allowed(position), (Texts{"C3"}));
  EXPECT_TRUE(position.repetition(action(rules, "=A1")).suicide);
}

TEST(GoClauses, G11OnceAfterTheWholeCollapse) {
  // While all stones stand, the white pair's A1 has no liberty; it is not taken before it is chosen.
  Position position = placed_position(small_rules(5, 5), Colour::Black, {"X B2"}, {"O 2 A1/E5"});
  play(position, {"A2 B1"});
  EXPECT_EQ(step(position), 2);
  EXPECT_EQ(position.board().colour(point(position.rules(), "A1")), Colour::White);
  play(position, {"=A1", "=A2"});
  EXPECT_EQ(rows(position), (Texts{".....", ".....", ".....", "XX...", "O...."}));
}

// A ko at B1–C1: Black takes at B1.
const Texts kKo = {".....", ".....", ".....", ".XO..", "XO.O."};

TEST(GoClauses, G12RepetitionIsRefusedTheStartIncluded) {
  Position position = drawn_position(small_rules(5, 5), Colour::Black, kKo);
  play(position, {"C1 E5", "=C1"});
  EXPECT_EQ(rows(position).back(), "X.XO.");
  play(position, {"B1 E5"});
  EXPECT_EQ(allowed(position), (Texts{"E5"}));
  EXPECT_EQ(position.repetition(action(position.rules(), "=B1")).turn, 0);
}

TEST(GoClauses, G12WhoseTurnItIsDoesNotCount) {
  Position position = drawn_position(small_rules(5, 5), Colour::Black, kKo);
  play(position, {"C1 E5", "=C1", "pass", "pass"});
  EXPECT_TRUE(position.is_over()) << "passing is never a repetition";
}

TEST(GoClauses, G12EntanglementCounts) {
  // The same stones, once entangled and once not.
  const Rules rules = small_rules(3, 3);
  const Board entangled = drawn(rules, {"..x", "...", "x.."}, {"X 2 A1/C3"});
  const Board classical = drawn(rules, {"..X", "...", "X.."});
  EXPECT_FALSE(entangled.same_stones(classical));
  EXPECT_NE(entangled.hash(), classical.hash());
  History history;
  history.add(entangled, 3);
  EXPECT_EQ(history.find(entangled), 3);
  EXPECT_EQ(history.find(classical), -1);
}

TEST(GoClauses, G12TheShapeOfAGroupDoesNotCount) {
  const Rules rules = small_rules(3, 3, "mixed3");
  const Board g = drawn(rules, {"..x", "...", "x.x"}, {"X 3G A1/C1/C3"});
  const Board w = drawn(rules, {"..x", "...", "x.x"}, {"X 3W A1/C1/C3"});
  EXPECT_TRUE(g.same_stones(w));
  EXPECT_EQ(g.hash(), w.hash());
  EXPECT_FALSE(g == w);
}

TEST(GoClauses, G13AForbiddenOutcomeReleasesTheMustKeep) {
  // The same for suicide where it is not allowed: Black keeps A1, White's B1 would be without liberty, so White may
  // keep E2 though it touches nothing.
  Rules rules = small_rules(5, 2);
  rules.suicide = false;
  const Texts picture = {".XX..", "x.X.x"};
  Position position = drawn_position(rules, Colour::White, picture, {"X 2 A1/E1"});
  play(position, {"B1 E2", "=A1"});
  EXPECT_EQ(allowed(position), (Texts{"E2"}));
  rules.suicide = true;
  position = drawn_position(rules, Colour::White, picture, {"X 2 A1/E1"});
  play(position, {"B1 E2", "=A1"});
  EXPECT_EQ(allowed(position), (Texts{"B1"})) << "G8";
}

TEST(GoClauses, G14GuaranteeExistsOff) {
  // White's single stone at B1 touches Black's pair {A1, E1}. If Black keeps A1, the stone has no liberty.
  Rules rules = small_rules(5, 2, "semi");
  rules.suicide = false;
  const Texts picture = {".XX..", "x.X.x"};
  const auto position = [&](Superko superko) {
    rules.superko = superko;
    return drawn_position(rules, Colour::White, picture, {"X 2 A1/E1"});
  };
  EXPECT_FALSE(is_legal(position(Superko::Guarantee), "B1"));
  EXPECT_FALSE(is_legal(position(Superko::Off), "B1")) << "suicide alone is read with the guarantee";
  Position exists = position(Superko::Exists);
  ASSERT_TRUE(is_legal(exists, "B1"));
  play(exists, {"B1"});
  EXPECT_EQ(allowed(exists), (Texts{"A1", "E1"})) << "the opponent's choices are never limited";
}

TEST(GoClauses, G13RepetitionReleasesTheMustKeep) {
  // White's B5 touches the kept A5 but would bring back a former board, so White may keep A1, which does not.
  Rules rules = small_rules(2, 5);
  const Texts actions = {"B3 B5", "A2 A5", "=B5", "=A5",  "A1 B4", "=A1", "B1 B2", "=B2",   "B1 A2", "=B1", "A2 B4",
                         "=A2",   "B3 A4", "=B3", "pass", "A3 A4", "=A3", "B1 A4", "=A4",   "B1 B4", "=B4", "B1 A4",
                         "=A4",   "A1 A5", "=A5", "pass", "B1 A4", "=A4", "A5 B4", "A1 B5", "=A5"};
  const Position position = played(rules, actions);
  EXPECT_EQ(step(position), 3);
  EXPECT_EQ(allowed(position), (Texts{"A1"}));
  EXPECT_GT(position.repetition(action(rules, "=B5")).turn, 0);
  rules.superko = Superko::Off;
  EXPECT_EQ(allowed(played(rules, actions)), (Texts{"B5"})) << "G8";
}

TEST(GoClauses, G14StepOneKeepsTheGuarantee) {
  // A game in which the mover's older pair {B1, A2} must keep B1: with A2 a repetition could not be avoided.
  naive::Options options{.width = 2, .height = 2, .variant = "symmetric", .handicap = {"A1"}};
  const Texts actions = {"B2", "B1 A2", "=B1", "A2", "B1", "A1",   "B1", "A1 B2", "=A1",  "B2",   "A2",
                         "B2", "pass",  "B1",  "A2", "A1", "pass", "A2", "B1 A2", "pass", "A1 B2"};
  const Position position = played(rules_of(options), actions);
  EXPECT_EQ(step(position), 1);
  EXPECT_EQ(choosing(position), (Texts{"B1", "A2"}));
  EXPECT_EQ(allowed(position), (Texts{"B1"}));
  options.superko = "off";
  EXPECT_EQ(allowed(played(rules_of(options), actions)), (Texts{"B1", "A2"}));
}

TEST(GoClauses, G15EntangledStonesHaveNoNeighbours) {
  const Rules rules = small_rules(3, 3);
  const auto touching = Position::from(rules, {drawn(rules, {"...", "xO.", "..x"}, {"X 2 C1/A2"}), Colour::Black, 0});
  ASSERT_FALSE(touching.has_value());
  EXPECT_EQ(touching.error().fault, SetupFault::Contact);
}

TEST(GoClauses, G16InACollapseEveryStoneShownCounts) {
  for (const char* scoring : {"area", "territory"}) {
    Position position = Position::initial(rules_of({.width = 5, .height = 5, .variant = "base", .scoring = scoring}));
    play(position, {"A2 E4", "C3 D3"});
    ASSERT_TRUE(position.situation().is_choosing());
    // White's new stones touch each other and wait for nothing but White's choice.
    EXPECT_EQ(position.score(), std::string(scoring) == "area" ? (Score{4, 4}) : (Score{0, 0}));
    play(position, {"=C3"});
    EXPECT_EQ(position.score(), std::string(scoring) == "area" ? (Score{4, 2}) : (Score{0, 0}));
  }
}

TEST(GoClauses, G16AreaScore) {
  Rules rules = small_rules(5, 5);
  rules.komi_halves = 3;
  // Column B black, column D white: A to Black, E to White, C to nobody.
  const Position position = drawn_position(rules, Colour::Black, {".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."});
  EXPECT_EQ(position.score(), (Score{20, 23}));
  EXPECT_EQ(Position::initial(rules).score(), (Score{0, 3})) << "an empty board touches no colour";
}

TEST(GoClauses, G16EntangledStonesCount) {
  Position position = played(small_rules(4, 4), {"A1 C3", "pass", "pass"});
  EXPECT_TRUE(position.is_over());
  EXPECT_EQ(position.score(), (Score{32, 0}));
}

TEST(GoClauses, G16MeasureAfterTheLastPass) {
  const Rules rules = rules_of({.width = 5, .height = 5, .remaining = "measure"});
  Position position = played(rules, {"A1 C3", "E5 C5", "E1 A5", "pass", "pass"});
  EXPECT_FALSE(position.is_over());
  EXPECT_EQ(step(position), 4);
  EXPECT_EQ(actor(position), 'X') << "the last passer first";
  EXPECT_EQ(choosing(position), (Texts{"A1", "C3"}));
  EXPECT_EQ(finished_turns(position), 4);
  play(position, {"=C3"});
  EXPECT_EQ(choosing(position), (Texts{"E1", "A5"}));
  play(position, {"=A5"});
  EXPECT_EQ(actor(position), 'O');
  EXPECT_EQ(choosing(position), (Texts{"C5", "E5"}));
  play(position, {"=E5"});
  EXPECT_TRUE(position.is_over());
  EXPECT_EQ(rows(position), (Texts{"X...O", ".....", "..X..", ".....", "....."}));
  EXPECT_EQ(finished_turns(position), 5);
}

TEST(GoClauses, G17TerritoryAndPrisoners) {
  Rules rules = small_rules(3, 3);
  rules.scoring = Scoring::Territory;
  // B3 C3 C2 are Black's, A1 is White's. Black takes two stones; C3, removed by the collapse, is no prisoner.
  Position position = drawn_position(rules, Colour::Black, {"X..", "OX.", ".OX"});
  EXPECT_EQ(position.score(), (Score{6, 2}));
  play(position, {"A1 C3", "=A1"});
  EXPECT_EQ(position.score(), (Score{2 * (5 + 2), 0}));
}

}  // namespace
}  // namespace spooky::go
