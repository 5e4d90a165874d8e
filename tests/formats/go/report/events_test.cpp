// What an action did, as data: one test for each kind of thing that can happen (docs/events.md).
#include "formats/go/text/testing.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::go {
namespace {

/// What the last of the actions did, as programs see it.
std::string events_after(Position position, std::vector<std::string_view> actions) {
  const std::string_view last = actions.back();
  actions.pop_back();
  position = after(std::move(position), actions);
  const auto action = read_action<Game>(position, last);
  EXPECT_TRUE(action) << last << ": " << (action ? "" : action.error().reason);
  if (!action) return "";
  Position next = position;
  next.play_unchecked(*action);
  std::string text;
  for (const json::value& event : events_json(Text::events(position, *action, next))) text += print_json(event) + "\n";
  return text;
}

std::string events_of(std::string_view rules, const std::vector<std::string_view>& actions) {
  return events_after(Position::initial(rules_of(rules)), actions);
}

constexpr std::string_view kSix = "width=6,height=6";

TEST(GoEvents, APairThatTouchesNothingStaysEntangled) {  // G6
  EXPECT_EQ(events_of(kSix, {"D3 C2"}), R"({"event":"placed","by":"black","shape":"2","at":["C2","D3"]})"
                                        "\n"
                                        R"({"event":"entangled","by":"black","shape":"2","at":["C2","D3"]})"
                                        "\n");
}

TEST(GoEvents, ASingleStoneIsPlacedAndNothingElse) {
  EXPECT_EQ(events_of("width=5,height=5,variant=plain", {"C3"}),
            R"({"event":"placed","by":"black","shape":"1","at":["C3"]})"
            "\n");
}

TEST(GoEvents, StonesOfOneTurnTouchEachOther) {  // G6
  EXPECT_EQ(events_of(kSix, {"D3 D4"}),
            R"({"event":"placed","by":"black","shape":"2","at":["D3","D4"]})"
            "\n"
            R"({"event":"contact","by":"black","shape":"2","group":["D3","D4"],"with":"itself",)"
            R"("contacts":[{"is":"touches","stone":"D3","near":["D4"]}]})"
            "\n"
            R"({"event":"asked","chooser":"black","does":"keep","step":3,"group":["D3","D4"],)"
            R"("allowed":["D3","D4"],"actions":["=D3","=D4"]})"
            "\n");
  EXPECT_EQ(events_of("width=6,height=6,self_contact=false", {"D3 D4"}),
            R"({"event":"placed","by":"black","shape":"2","at":["D3","D4"]})"
            "\n"
            R"({"event":"entangled","by":"black","shape":"2","at":["D3","D4"]})"
            "\n");
}

TEST(GoEvents, EveryGroupThatIsTouchedIsTold) {  // G7: own groups, then the opponent's, then the new one
  EXPECT_EQ(
      events_of(kSix, {"D3 C2", "C4 D5", "D4 C3"}),
      R"({"event":"placed","by":"black","shape":"2","at":["C3","D4"]})"
      "\n"
      R"({"event":"touched","by":"black","owner":"black","shape":"2","group":["C2","D3"],)"
      R"("contacts":[{"is":"touches","stone":"C3","near":["C2","D3"]},{"is":"touches","stone":"D4","near":["D3"]}]})"
      "\n"
      R"({"event":"touched","by":"black","owner":"white","shape":"2","group":["C4","D5"],)"
      R"("contacts":[{"is":"touches","stone":"C3","near":["C4"]},{"is":"touches","stone":"D4","near":["C4","D5"]}]})"
      "\n"
      R"({"event":"contact","by":"black","shape":"2","group":["C3","D4"],"with":"groups"})"
      "\n"
      R"({"event":"asked","chooser":"black","does":"keep","step":1,"group":["C2","D3"],)"
      R"("allowed":["C2","D3"],"actions":["=C2","=D3"]})"
      "\n");
}

TEST(GoEvents, ClassicalStonesAreTouchedToo) {  // G5
  EXPECT_EQ(events_after(position_of("width=3,height=3", "3/2O/3 b 0 | -"), {"C1 A1"}),
            R"({"event":"placed","by":"black","shape":"2","at":["A1","C1"]})"
            "\n"
            R"({"event":"contact","by":"black","shape":"2","group":["A1","C1"],"with":"stones",)"
            R"("contacts":[{"is":"touches","stone":"C1","near":["C2"]}]})"
            "\n"
            R"({"event":"asked","chooser":"black","does":"keep","step":3,"group":["A1","C1"],)"
            R"("allowed":["A1","C1"],"actions":["=A1","=C1"]})"
            "\n");
}

TEST(GoEvents, DiagonalContactCountsInTheWeakVariant) {
  EXPECT_NE(events_of("width=6,height=6,variant=weak", {"D3 A1", "C4 F6"})
                .find(R"("contacts":[{"is":"touches","stone":"C4","near":["D3"]}])"),
            std::string::npos);
}

TEST(GoEvents, ASingleStoneMakesGroupsCollapse) {  // semi: White's single stones
  EXPECT_EQ(events_of("width=6,height=6,variant=semi", {"D3 A1", "D2"}),
            R"({"event":"placed","by":"white","shape":"1","at":["D2"]})"
            "\n"
            R"({"event":"touched","by":"white","owner":"black","shape":"2","group":["A1","D3"],)"
            R"("contacts":[{"is":"touches","stone":"D2","near":["D3"]}]})"
            "\n"
            R"({"event":"asked","chooser":"black","does":"keep","step":2,"group":["A1","D3"],)"
            R"("allowed":["A1","D3"],"actions":["=A1","=D3"]})"
            "\n");
}

TEST(GoEvents, AKeepTellsWhatWasRemovedAndWhyItHadToBe) {  // G8, figures 1 and 2 of the paper
  EXPECT_EQ(events_of(kSix, {"D3 C5", "D2 E6", "=D3"}),
            R"({"event":"kept","by":"black","step":2,"group":["D3","C5"],"at":"D3","removed":["C5"]})"
            "\n"
            R"({"event":"asked","chooser":"white","does":"keep","step":3,"group":["D2","E6"],)"
            R"("allowed":["D2"],"actions":["=D2"]})"
            "\n");
  EXPECT_EQ(events_of(kSix, {"D3 C5", "D2 E6", "=D3", "=D2"}),
            R"({"event":"kept","by":"white","step":3,"group":["D2","E6"],"at":"D2","removed":["E6"],)"
            R"("forced":[{"is":"touches","stone":"D2","near":["D3"]}]})"
            "\n");
  EXPECT_EQ(events_of(kSix, {"D3 C5", "D2 E6", "=C5", "=E6"}),
            R"({"event":"kept","by":"white","step":3,"group":["D2","E6"],"at":"E6","removed":["D2"]})"
            "\n");
}

TEST(GoEvents, RepetitionForcesAKeep) {  // G13
  const Position ko = after(position_of("width=5,height=3", "1XO2/XO1O1/1XO2 b 0 | -"), {"C2 E3", "=C2"});
  EXPECT_EQ(events_after(ko, {"B2 E3", "=E3"}),
            R"({"event":"kept","by":"white","step":3,"group":["B2","E3"],"at":"E3","removed":["B2"],)"
            R"("forced":[{"is":"repeats","stone":"B2","does":"keep","turn":0}]})"
            "\n");
}

TEST(GoEvents, SuicideForcesAKeepWhereItIsNotAllowed) {
  const Position start = position_of("width=4,height=3,suicide=false", "1X2/X1X1/1X2 w 0 | -");
  EXPECT_EQ(events_after(start, {"B2 D1", "=D1"}),
            R"({"event":"kept","by":"white","step":3,"group":["D1","B2"],"at":"D1","removed":["B2"],)"
            R"("forced":[{"is":"suicide","stone":"B2","does":"keep"}]})"
            "\n");
}

TEST(GoEvents, AWGroupLosesOneStone) {
  EXPECT_EQ(events_of("width=5,height=5,variant=w3", {"A1 C5 E3", "A2 E5 C1", "-A1"}),
            R"({"event":"removed","by":"black","step":2,"group":["A1","E3","C5"],"at":"A1","left":["E3","C5"]})"
            "\n"
            R"({"event":"asked","chooser":"white","does":"remove","step":3,"group":["C1","A2","E5"],)"
            R"("allowed":["C1","A2","E5"],"actions":["-C1","-A2","-E5"]})"
            "\n");
}

TEST(GoEvents, EveryChainThatIsCapturedIsTold) {  // G11
  const Position two = position_of("width=6,height=2,variant=plain", "1XX1X1/XOO1OX b 0 | -");
  EXPECT_EQ(events_after(two, {"D1"}), R"({"event":"placed","by":"black","shape":"1","at":["D1"]})"
                                       "\n"
                                       R"({"event":"captured","by":"black","owner":"white","at":["B1","C1"]})"
                                       "\n"
                                       R"({"event":"captured","by":"black","owner":"white","at":["E1"]})"
                                       "\n");
  const Position pair = position_of("width=5,height=3", "1XO2/XO1O1/1XO2 b 0 | -");
  EXPECT_EQ(events_after(pair, {"C2 E3", "=C2"}),
            R"({"event":"kept","by":"black","step":3,"group":["C2","E3"],"at":"C2","removed":["E3"]})"
            "\n"
            R"({"event":"captured","by":"black","owner":"white","at":["B2"]})"
            "\n");
}

TEST(GoEvents, SuicideIsToldApart) {  // G11
  const Position start = position_of("width=3,height=3,variant=plain,superko=off", "1X1/X1X/1X1 w 0 | -");
  EXPECT_EQ(events_after(start, {"B2"}), R"({"event":"placed","by":"white","shape":"1","at":["B2"]})"
                                         "\n"
                                         R"({"event":"suicide","by":"white","at":["B2"]})"
                                         "\n");
}

TEST(GoEvents, AGroupThatLosesACapturedStoneIsReduced) {  // w3: entangled stones in contact can be captured
  const Position start = position_of("width=5,height=3,variant=w3", "xXX2/OOO2/4x w 0 | E1/A3");
  EXPECT_EQ(events_after(start, {"A1 C1 D3", "-A1"}),
            R"({"event":"removed","by":"white","step":3,"group":["A1","C1","D3"],"at":"A1","left":["C1","D3"]})"
            "\n"
            R"({"event":"captured","by":"white","owner":"black","at":["A3","B3","C3"]})"
            "\n"
            R"({"event":"reduced","owner":"black","shape":"2","lost":["A3"],"left":["E1"]})"
            "\n");
}

TEST(GoEvents, PassesAndTheEnd) {  // G2, G16
  EXPECT_EQ(events_of(kSix, {"pass"}), "{\"event\":\"passed\",\"by\":\"black\"}\n");
  EXPECT_EQ(events_of(kSix, {"A1 F6", "pass", "pass"}),
            R"({"event":"passed","by":"black"})"
            "\n"
            R"({"event":"ended","by":"points","black":"36","white":"0","winner":"black","loser":"white","margin":"36"})"
            "\n");
  EXPECT_EQ(events_of(kSix, {"pass", "pass"}), R"({"event":"passed","by":"white"})"
                                               "\n"
                                               R"({"event":"ended","by":"points","black":"0","white":"0"})"
                                               "\n");
  EXPECT_EQ(
      events_of("width=6,height=6,komi=0.5", {"pass", "pass"}),
      R"({"event":"passed","by":"white"})"
      "\n"
      R"({"event":"ended","by":"points","black":"0","white":"0.5","winner":"white","loser":"black","margin":"0.5"})"
      "\n");
}

TEST(GoEvents, Resignation) {  // G2
  EXPECT_EQ(events_of(kSix, {"resign"}), R"({"event":"resigned","by":"black"})"
                                         "\n"
                                         R"({"event":"ended","by":"resignation","winner":"white","loser":"black"})"
                                         "\n");
  EXPECT_EQ(events_of(kSix, {"D3 C5", "D2 E6", "resign"}),
            R"({"event":"resigned","by":"black"})"
            "\n"
            R"({"event":"ended","by":"resignation","winner":"white","loser":"black"})"
            "\n")
      << "Black is asked in White's turn";
}

TEST(GoEvents, WhatIsLeftIsMeasuredWhereTheRulesSaySo) {  // G16, remaining: measure
  EXPECT_EQ(events_of("width=6,height=6,remaining=measure", {"A1 F6", "pass", "pass"}),
            R"({"event":"passed","by":"black"})"
            "\n"
            R"({"event":"measuring","groups":1})"
            "\n"
            R"({"event":"asked","chooser":"black","does":"keep","step":4,"group":["A1","F6"],)"
            R"("allowed":["A1","F6"],"actions":["=A1","=F6"]})"
            "\n");
  EXPECT_EQ(
      events_of("width=6,height=6,remaining=measure", {"A1 F6", "pass", "pass", "=A1"}),
      R"({"event":"kept","by":"black","step":4,"group":["A1","F6"],"at":"A1","removed":["F6"]})"
      "\n"
      R"({"event":"ended","by":"points","black":"36","white":"0","winner":"black","loser":"white","margin":"36","after":"measurement"})"
      "\n");
}

}  // namespace
}  // namespace spooky::go
