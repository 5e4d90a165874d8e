// Texts and JSON of Quantum Go: rules, points, actions, positions, reports.
#include "formats/go/text/testing.hpp"
#include "spooky/formats/go/text/points.hpp"

namespace spooky::go {
namespace {

std::string rules_error(std::string_view text) {
  const auto rules = read_rules<Game>(text);
  return rules ? "accepted" : rules.error().reason;
}

TEST(GoPoints, HaveNamesWithoutI) {
  const Rules rules = rules_of("width=25,height=25");
  EXPECT_EQ(point_name(rules, rules.point(0, 0)), "A1");
  EXPECT_EQ(point_name(rules, rules.point(7, 9)), "H10");
  EXPECT_EQ(point_name(rules, rules.point(8, 9)), "J10");
  EXPECT_EQ(point_name(rules, rules.point(24, 24)), "Z25");
  for (std::size_t column = 0; column < 25; ++column) {
    for (std::size_t row = 0; row < 25; ++row) {
      const Point point = rules.point(column, row);
      EXPECT_EQ(parse_point(rules, point_name(rules, point)), point);
    }
  }
  EXPECT_EQ(parse_point(rules, "j10"), rules.point(8, 9));
  for (const char* text : {"", "A", "1", "I1", "i3", "A0", "A01", "A26", "AA1", "A1 ", " A1", "A111",
                           "\xc3\x84"
                           "1"}) {
    EXPECT_FALSE(parse_point(rules, text)) << text;
  }
  EXPECT_FALSE(parse_point(rules_of("width=3,height=3"), "D1"));
  EXPECT_FALSE(parse_point(rules_of("width=3,height=3"), "A4"));
}

TEST(GoRules, HaveDefaults) {
  EXPECT_EQ(print_json(Text::rules_json(rules_of(""))),
            R"({"width":19,"height":19,"variant":"base","komi":7.5,"handicap":[],"scoring":"area","self_contact":true,)"
            R"("suicide":true,"superko":"guarantee","remaining":"count"})");
  EXPECT_EQ(rules_of("width=9,height=9").komi_halves, 15);
  EXPECT_EQ(rules_of("width=9,height=8").komi_halves, 0);
  EXPECT_EQ(rules_of("width=8").komi_halves, 0);
  EXPECT_EQ(rules_of("width=5,height=5,komi=-2.5").komi_halves, -5);
}

TEST(GoRules, AreReadAndPrinted) {
  const Rules rules = rules_of(
      "width=5,height=7,variant=mixedk,komi=3,handicap=c3+A1,scoring=territory,self_contact=false,suicide=false,"
      "superko=exists,remaining=measure");
  EXPECT_EQ(print_json(Text::rules_json(rules)),
            R"({"width":5,"height":7,"variant":"mixedk","komi":3,"handicap":["A1","C3"],"scoring":"territory",)"
            R"("self_contact":false,"suicide":false,"superko":"exists","remaining":"measure"})");
  for (const char* name :
       {"base", "weak", "symmetric", "semi", "ghz3", "ghz4", "w3", "w4", "mixed3", "mixedk", "plain"}) {
    const Rules variant = rules_of("variant=" + std::string(name));
    EXPECT_EQ(Text::rules_json(variant).at("variant"), name);
  }
}

TEST(GoRules, SayWhatIsWrong) {
  EXPECT_EQ(rules_error("width=1"), "the rule 'width' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(rules_error("height=26"), "the rule 'height' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(rules_error("komi=0.3"), "the rule 'komi' must be a multiple of 0.5 from -1000 to 1000");
  EXPECT_EQ(rules_error("komi=1000.5"), "the rule 'komi' must be a multiple of 0.5 from -1000 to 1000");
  EXPECT_EQ(rules_error("komi=1000"), "accepted");
  EXPECT_EQ(rules_error("handicap=I3"), "the handicap names 'I3', which is not a point of this board");
  EXPECT_EQ(rules_error("handicap=D4+d4"), "the handicap names D4 twice");
  EXPECT_EQ(rules_error("width=2,height=2,handicap=A1+A2+B1+B2"),
            "the handicap stones fill the board and have no liberty");
  EXPECT_NE(rules_error("variant=tensor").find("one of base, weak, symmetric"), std::string::npos);
}

TEST(GoActions, ArePrintedInBoardOrder) {
  const Position start = Position::initial(rules_of("width=6,height=6"));
  for (const char* text : {"D3 C2", "C2 D3", "d3 c2", "  c2   D3 ", "C2 D3:2"}) {
    const auto action = read_action<Game>(start, text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Text::action_text(start, *action), "C2 D3");
  }
  EXPECT_EQ(Text::action_text(start, *read_action<Game>(start, "PASS")), "pass");
  EXPECT_EQ(Text::action_text(start, *read_action<Game>(start, "Resign")), "resign");
}

TEST(GoActions, CarryTheShapeWhereTwoHaveOneSize) {
  const auto spelled = [](const char* rules, const char* text) {
    const Position start = Position::initial(rules_of(rules));
    const auto action = read_action<Game>(start, text);
    return action ? Text::action_text(start, *action) : action.error().reason;
  };
  EXPECT_EQ(spelled("variant=mixed3", "d3 c2 f6:3w"), "C2 D3 F6:3W");
  EXPECT_EQ(spelled("variant=mixed3", "D3 C2 F6:3G"), "C2 D3 F6:3G");
  EXPECT_EQ(spelled("variant=mixed3", "D3 C2 F6"),
            "three stones are a G or a W group here: write which, as in D3 C2 F6:3G or D3 C2 F6:3W");
  EXPECT_EQ(spelled("variant=mixedk", "D3 C2"), "C2 D3");
  EXPECT_EQ(spelled("variant=mixedk", "D3 C2 F6 H7"), "C2 D3 F6 H7");
  EXPECT_EQ(spelled("variant=mixedk", "D3 C2 F6 H7:4W"), "C2 D3 F6 H7");
  EXPECT_EQ(spelled("variant=mixedk", "D3 C2 F6 H7:4G"), "this variant has no groups of the shape 4G");
  EXPECT_EQ(spelled("variant=w3", "D3 C2 F6:3W"), "C2 D3 F6");
  EXPECT_EQ(spelled("variant=w3", "D3 C2 F6:3G"), "this variant has no groups of the shape 3G");
}

TEST(GoPositions, AreTheExampleOfTheRules) {
  const std::string text = "3/x1O/1x1 b 0 | B1/A2";
  const Position position = position_of("width=3,height=3", text);
  EXPECT_EQ(Text::position_text(position), text);
  EXPECT_EQ(Text::position_text(position_of("width=3,height=3", "3/x1O/1x1   b  0|A2/B1")), text);
  EXPECT_EQ(print_json(Text::state(position)),
            R"({"board":["...","x.O",".x."],"groups":[{"owner":"black","shape":"2","points":["B1","A2"]}],)"
            R"("captured":{"black":0,"white":0},"choosing":null,"position":"3/x1O/1x1 b 0 | B1/A2"})");
}

TEST(GoPositions, ReadLongRunsAndLargerGroups) {
  const std::string empty = "25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25/25 w 1 | -";
  EXPECT_EQ(Text::position_text(position_of("width=25,height=25", empty)), empty);
  const std::string triple = "x3x/5/5/5/x3O w 0 | A1/A5/E5=3W";
  EXPECT_EQ(Text::position_text(position_of("width=5,height=5,variant=w3", triple)), triple);
  const std::string four = "x3x/5/5/5/x3x w 2 | A1/E1/A5/E5=4G";
  EXPECT_EQ(Text::position_text(position_of("width=5,height=5,variant=ghz4", four)), four);
  const std::string left = "x3x/5/5/5/5 w 0 | A5/E5";
  EXPECT_EQ(Text::position_text(position_of("width=5,height=5,variant=w4", left)), left) << "what is left of a W group";
}

TEST(GoState, TellsTheChoiceInTheMiddleOfACollapse) {
  const Position position = played("width=6,height=6", {"D3 C2", "C4 D5", "D4 C3", "=D3", "=C4"});
  EXPECT_EQ(print_json(Text::state(position)),
            R"({"board":["......","......","..Ox..","..xX..","......","......"],)"
            R"("groups":[{"owner":"black","shape":"2","points":["C3","D4"]}],"captured":{"black":0,"white":0},)"
            R"("choosing":{"step":3,"group":["C3","D4"],"allowed":["C3","D4"]},)"
            R"("position":"6/6/2Ox2/2xX2/6/6 b 0 | C3/D4"})");
}

TEST(GoState, ShowsASingleStoneThatWaitsAsClassical) {
  const Position position = played("width=5,height=5,variant=semi", {"A1 E5", "A2"});
  EXPECT_EQ(print_json(Text::state(position)),
            R"({"board":["....x",".....",".....","O....","x...."],)"
            R"("groups":[{"owner":"black","shape":"2","points":["A1","E5"]}],"captured":{"black":0,"white":0},)"
            R"("choosing":{"step":2,"group":["A1","E5"],"allowed":["A1","E5"]},)"
            R"("position":"4x/5/5/O4/x4 w 0 | A1/E5"})");
}

TEST(GoState, TellsTheLastMeasurement) {
  const Position position = played("width=5,height=5,remaining=measure", {"A1 E5", "A5 E1", "pass", "pass"});
  EXPECT_EQ(position.actor(), Actor::Second) << "the last passer measures first";
  EXPECT_EQ(print_json(Text::state(position).at("choosing")),
            R"({"step":4,"group":["E1","A5"],"allowed":["E1","A5"]})");
  EXPECT_TRUE(Text::result(position).is_null());
  const Position over = after(position, {"=A5", "-A1"});
  EXPECT_EQ(Text::position_text(over), "O3X/5/5/5/5 b 2 | -");
  EXPECT_EQ(print_json(Text::result(over)), R"({"winner":"draw","by":"points","black":1,"white":1,"margin":0})");
}

TEST(GoResult, CountsAfterPassesAndResignations) {
  const Position over = played("width=3,height=3,komi=6.5", {"A1 C3", "pass", "pass"});
  EXPECT_EQ(print_json(Text::result(over)), R"({"winner":"black","by":"points","black":9,"white":6.5,"margin":2.5})");
  const Position given_up = played("width=3,height=3,komi=6.5", {"A1 C3", "pass", "resign"});
  EXPECT_EQ(print_json(Text::result(given_up)),
            R"({"winner":"white","by":"resignation","black":9,"white":6.5,"margin":2.5})");
  const Position going_on = played("width=3,height=3,komi=6.5", {"A1 C3"});
  EXPECT_TRUE(Text::result(going_on).is_null());
  EXPECT_EQ(print_json(Text::score(going_on)), R"({"black":9,"white":6.5,"margin":2.5})");
}

TEST(GoKet, IsFigureSeven) {
  const Position position = position_of("width=3,height=3", "3/x1O/1x1 b 0 | B1/A2");
  const json::value ket = Text::ket(position);
  EXPECT_EQ(from_json(ket.at("text").get_string()),
            "(|0⟩_{A1,A3,B2,B3,C1,C3})(|1⟩_{C2})_W(α1|0⟩_{A2}|1⟩_{B1} − β1|1⟩_{A2}|0⟩_{B1})_B");
  EXPECT_EQ(from_json(ket.at("latex").get_string()),
            "(|0\\rangle_{A1,A3,B2,B3,C1,C3})(|1\\rangle_{C2})_W"
            "(\\alpha_{1}|0\\rangle_{A2}|1\\rangle_{B1} - \\beta_{1}|1\\rangle_{A2}|0\\rangle_{B1})_B");
}

TEST(GoKet, HasATermForEachWayToCollapse) {
  const auto ket = [](const char* rules, const char* text) {
    return std::string(from_json(Text::ket(position_of(rules, text)).at("text").get_string()));
  };
  EXPECT_EQ(ket("width=3,height=3,variant=ghz3", "x1x/3/x2 w 0 | A1/A3/C3=3G"),
            "(|0⟩_{A2,B1,B2,B3,C1,C2})(α1|0⟩_{A1}|0⟩_{A3}|1⟩_{C3} + β1|0⟩_{A1}|1⟩_{A3}|0⟩_{C3} + "
            "γ1|1⟩_{A1}|0⟩_{A3}|0⟩_{C3})_B");
  EXPECT_EQ(ket("width=3,height=3,variant=w3", "o1o/3/o2 b 0 | A1/A3/C3=3W"),
            "(|0⟩_{A2,B1,B2,B3,C1,C2})(α1|0⟩_{A1}|1⟩_{A3}|1⟩_{C3} + β1|1⟩_{A1}|0⟩_{A3}|1⟩_{C3} + "
            "γ1|1⟩_{A1}|1⟩_{A3}|0⟩_{C3})_W");
  EXPECT_EQ(ket("width=2,height=3", "X1/X1/1O w 0 | -"), "(|0⟩_{A1,B2,B3})(|1⟩_{A2,A3})_B(|1⟩_{B1})_W");
}

TEST(GoKet, CountsEmptyPointsInItsShortForm) {
  const json::value large = Text::ket(position_of("width=4,height=4", "X3/4/4/4 w 0 | -"));
  EXPECT_EQ(from_json(large.at("short").get_string()), "(|0⟩^{⊗15})(|1⟩_{A4})_B");
  EXPECT_FALSE(Text::ket(position_of("width=3,height=4", "3/3/3/3 b 0 | -")).as_object().contains("short"));
}

}  // namespace
}  // namespace spooky::go
