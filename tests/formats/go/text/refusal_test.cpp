// Actions that cannot be played: each refusal says what a player needs to know.
#include "formats/go/text/testing.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::go {
namespace {

constexpr std::string_view kSmall = "width=6,height=6";

TEST(GoRefusal, OfTextsThatAreNoAction) {
  const Position start = Position::initial(rules_of(kSmall));
  EXPECT_EQ(refusal(start, ""), "write points as in D3 C2, a choice as in =D3, pass or resign");
  EXPECT_EQ(refusal(start, "G1 A1"), "'G1' is not a point of this board, which has A1 to F6");
  EXPECT_EQ(refusal(start, "hello"), "'hello' is not a point of this board, which has A1 to F6");
  EXPECT_EQ(refusal(start, "="), "'' is not a point of this board, which has A1 to F6");
  EXPECT_EQ(refusal(start, "D3 d3"), "D3 is named twice: the stones of a turn go to different points");
  EXPECT_EQ(refusal(start, "A1 B2 C3 D4 E5"), "no turn places more than four stones");
  EXPECT_EQ(refusal(start, "A1 B2:5Q"), "'5Q' is not a shape; the shapes are 2, 3G, 3W, 4G and 4W");
  EXPECT_EQ(refusal(start, "A1 B2:3G"), "the shape 3G has 3 stones, and 2 points are named");
}

TEST(GoRefusal, OfPlacements) {
  const Position position = played(kSmall, {"D3 C2"});
  EXPECT_EQ(refusal(position, "D3 A1"), "D3 is occupied");
  EXPECT_EQ(refusal(position, "A1 C2"), "C2 is occupied");
  EXPECT_EQ(refusal(position, "A1"), "White places two stones a turn here, and 1 point is named");
  EXPECT_EQ(refusal(position, "A1 B1 C1"), "White places two stones a turn here, and 3 points are named");
  EXPECT_EQ(refusal(position, "=D3"), "nothing collapses now: White places stones or passes");
  EXPECT_EQ(refusal(position, "-D3"), "nothing collapses now: White places stones or passes");
}

TEST(GoRefusal, OfStonesThatTheVariantDoesNotPlace) {
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=semi")), "D4"),
            "Black places two stones a turn here, and 1 point is named");
  EXPECT_EQ(refusal(played("variant=semi", {"D4 Q16"}), "A1 B2"),
            "White places one stone a turn here, and 2 points are named");
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=mixedk")), "D4"),
            "Black places two, three or four stones a turn here, and 1 point is named");
  EXPECT_EQ(refusal(position_of("width=2,height=2", "XX/X1 w 0 | -"), "B1"),
            "only one point is empty: White can only pass");
}

TEST(GoRefusal, OfPointsThatAreNotOpposite) {
  const Position start = Position::initial(rules_of("width=5,height=5,variant=symmetric"));
  EXPECT_EQ(refusal(start, "A1 B5"),
            "the two stones must be opposite through the centre of the board, and E5 is opposite to A1");
  EXPECT_EQ(refusal(start, "A1"), "the point opposite to A1 is empty: both stones must be placed, A1 E5");
  EXPECT_EQ(refusal(start, "C3 D4"), "C3 is the centre of the board: a single stone is placed there");
  EXPECT_EQ(refusal(start, "C3"), "legal");
  const Position occupied = position_of("width=5,height=5,variant=symmetric", "4X/5/5/5/5 w 0 | -");
  EXPECT_EQ(refusal(occupied, "A1 B1"), "the point opposite to A1 is occupied: a single stone is placed there");
  EXPECT_EQ(refusal(occupied, "A1"), "legal");
}

TEST(GoRefusal, InTheMiddleOfACollapse) {
  const Position position = played(kSmall, {"D3 C2", "C4 D5", "D4 C3"});
  EXPECT_EQ(refusal(position, "pass"),
            "nobody can pass in the middle of a collapse: Black chooses which of C2 and D3 to keep: =C2 or =D3");
  EXPECT_EQ(refusal(position, "A1 F6"),
            "no stone can be placed before the collapse is over: Black chooses which of C2 and D3 to keep: =C2 or =D3");
  EXPECT_EQ(refusal(position, "=C4"),
            "C4 is not in the group that collapses now: Black chooses which of C2 and D3 to keep: =C2 or =D3");
  EXPECT_EQ(refusal(position, "-C2"), "legal") << "another spelling of keeping the other one";
}

TEST(GoRefusal, OfTheWrongKindOfChoice) {
  const Position g = played("width=5,height=5,variant=ghz3", {"A1 C5 E3", "A2 E5 C1"});
  EXPECT_EQ(refusal(g, "-A1"), "this group keeps one stone: name the stone to keep, =A1, =E3 or =C5");
  const Position w = played("width=5,height=5,variant=w3", {"A1 C5 E3", "A2 E5 C1"});
  EXPECT_EQ(refusal(w, "=A1"), "this group loses one stone: name the stone to remove, -A1, -E3 or -C5");
}

TEST(GoRefusal, OfAStoneThatMustBeKept) {
  // Figures 1 and 2 of the paper.
  const Position position = played(kSmall, {"D3 C5", "D2 E6", "=D3"});
  EXPECT_EQ(refusal(position, "=E6"), "you must keep D2: it touches a stone that has just collapsed");
  EXPECT_EQ(refusal(position, "=D2"), "legal");
  const Position triple = played("width=5,height=5,variant=ghz3", {"C3 A1 E1", "C2 C4 A5", "=C3"});
  EXPECT_EQ(refusal(triple, "=A5"), "you must keep C2 or C4: they touch a stone that has just collapsed");
  const Position w = played("width=5,height=5,variant=w3", {"C3 A1 E1", "C2 E5 A5", "-A1"});
  EXPECT_EQ(refusal(w, "-C2"), "you cannot remove C2: no other new stone touches a stone that has just collapsed");
}

TEST(GoRefusal, OfRepetition) {
  // White has taken B2; taking back at C2 would bring the position before.
  const std::string_view rules = "width=4,height=3,variant=plain";
  const Position ko = after(position_of(rules, "1XO1/XO1O/1XO1 b 0 | -"), {"C2"});
  EXPECT_EQ(Text::position_text(ko), "1XO1/X1XO/1XO1 w 0 | -");
  EXPECT_EQ(refusal(ko, "B2"), "this placement would repeat the position at the start");
  EXPECT_EQ(refusal(after(ko, {"D1", "pass"}), "B2"), "legal") << "stones elsewhere make it another position";
}

TEST(GoRefusal, OfAKeepThatRepeats) {
  const Position ko = after(position_of("width=5,height=3", "1XO2/XO1O1/1XO2 b 0 | -"), {"C2 E3", "=C2"});
  EXPECT_EQ(Text::position_text(ko), "1XO2/X1XO1/1XO2 w 0 | -");
  const Position choosing = after(ko, {"B2 E3"});
  EXPECT_EQ(refusal(choosing, "=B2"), "keeping B2 would repeat the position at the start");
  EXPECT_EQ(refusal(choosing, "=E3"), "legal");
}

TEST(GoRefusal, OfSuicide) {
  const Position plain = position_of("width=3,height=3,variant=plain,suicide=false", "1X1/X1X/1X1 w 0 | -");
  EXPECT_EQ(refusal(plain, "B2"),
            "this placement would capture stones of its own player, and suicide is not allowed here");
  const Position pair = position_of("width=3,height=3,suicide=false", "1X1/X1X/1X1 w 0 | -");
  EXPECT_EQ(refusal(pair, "B2 A1"),
            "this placement would capture stones of its own player, and suicide is not allowed here");
  EXPECT_EQ(refusal(position_of("width=3,height=3", "1X1/X1X/1X1 w 0 | -"), "B2 A1"),
            "this placement would repeat the position at the start");
  const Position mixed = after(position_of("width=4,height=3,suicide=false", "1X2/X1X1/1X2 w 0 | -"), {"B2 D1"});
  EXPECT_EQ(refusal(mixed, "=B2"), "keeping B2 would capture your own stones, and suicide is not allowed here");
  EXPECT_EQ(refusal(mixed, "=D1"), "legal");
}

/// The code of a refusal and its arguments, as programs see them.
std::string detail(const Position& position, std::string_view text) {
  const auto action = read_action<Game>(position, text);
  if (action) return "legal";
  const Message& message = action.error().message;
  return std::string(message.code()) + " " + print_json(arguments_json(message));
}

TEST(GoRefusal, IsData) {
  const Position start = Position::initial(rules_of(kSmall));
  EXPECT_EQ(detail(start, ""), "no-action {}");
  EXPECT_EQ(detail(start, "G1 A1"), R"(no-point {"text":"'G1'","last":"F6"})");
  EXPECT_EQ(detail(start, "D3 d3"), R"(named-twice {"point":"D3"})");
  EXPECT_EQ(detail(start, "A1 B2 C3 D4 E5"), "too-many {}");
  EXPECT_EQ(detail(start, "A1 B2:5Q"), R"(no-shape {"text":"'5Q'"})");
  EXPECT_EQ(detail(start, "A1 B2:3G"), R"(shape-size {"shape":"3G","stones":3,"named":2})");
  EXPECT_EQ(detail(start, "A1"), R"(wrong-number {"player":"black","least":2,"most":2,"named":1})");
  EXPECT_EQ(detail(start, "=D3"), R"(no-collapse {"player":"black"})");
  EXPECT_EQ(detail(played(kSmall, {"D3 C2"}), "D3 A1"), R"(occupied {"point":"D3"})");
  EXPECT_EQ(detail(position_of("width=2,height=2", "XX/X1 w 0 | -"), "B1"), R"(no-room {"player":"white","empty":1})");
  const Position mixed = Position::initial(rules_of("width=6,height=6,variant=mixed3"));
  EXPECT_EQ(detail(mixed, "A1 B2 C3"), R"(which-shape {"text":"A1 B2 C3"})");
  EXPECT_EQ(detail(Position::initial(rules_of("width=6,height=6,variant=w3")), "A1 B2 C3:3G"),
            R"(wrong-shape {"shape":"3G"})");
}

TEST(GoRefusal, OfPointsThatAreNotOppositeIsData) {
  const Position start = Position::initial(rules_of("width=5,height=5,variant=symmetric"));
  EXPECT_EQ(detail(start, "A1 B5"), R"(not-opposite {"point":"A1","opposite":"E5"})");
  EXPECT_EQ(detail(start, "A1"), R"(opposite-empty {"point":"A1","opposite":"E5"})");
  EXPECT_EQ(detail(start, "C3 D4"), R"(own-opposite {"point":"C3"})");
  const Position occupied = position_of("width=5,height=5,variant=symmetric", "4X/5/5/5/5 w 0 | -");
  EXPECT_EQ(detail(occupied, "A1 B1"), R"(opposite-occupied {"point":"A1","opposite":"E5"})");
}

TEST(GoRefusal, OfChoicesIsData) {
  const std::string task =
      R"("chooser":"black","does":"keep","step":1,"group":["C2","D3"],"allowed":["C2","D3"],"actions":["=C2","=D3"]})";
  const Position position = played(kSmall, {"D3 C2", "C4 D5", "D4 C3"});
  EXPECT_EQ(detail(position, "pass"), "collapse-pass {" + task);
  EXPECT_EQ(detail(position, "A1 F6"), "collapse-place {" + task);
  EXPECT_EQ(detail(position, "=C4"), R"(not-in-group {"point":"C4",)" + task);
  const Position g = played("width=5,height=5,variant=ghz3", {"A1 C5 E3", "A2 E5 C1"});
  EXPECT_TRUE(detail(g, "-A1").starts_with("keeps-one ")) << detail(g, "-A1");
  const Position w = played("width=5,height=5,variant=w3", {"C3 A1 E1", "C2 E5 A5"});
  EXPECT_TRUE(detail(w, "=A1").starts_with("loses-one ")) << detail(w, "=A1");
  EXPECT_EQ(detail(after(w, {"-A1"}), "-C2"), R"(remove-touching {"point":"C2"})");
  EXPECT_EQ(detail(played(kSmall, {"D3 C5", "D2 E6", "=D3"}), "=E6"), R"(keep-touching {"point":"E6","must":["D2"]})");
}

TEST(GoRefusal, OfRepetitionAndSuicideIsData) {
  const Position plain = after(position_of("width=4,height=3,variant=plain", "1XO1/XO1O/1XO1 b 0 | -"), {"C2"});
  EXPECT_EQ(detail(plain, "B2"), R"(repetition {"by":"white","sure":"yes","turn":0})");
  const Position pair = after(position_of("width=5,height=3", "1XO2/XO1O1/1XO2 b 0 | -"), {"C2 E3", "=C2", "B2 E3"});
  EXPECT_EQ(detail(pair, "=B2"), R"(choice-repetition {"point":"B2","does":"keep","sure":"yes","turn":0})");
  const Position hemmed = position_of("width=3,height=3,variant=plain,suicide=false", "1X1/X1X/1X1 w 0 | -");
  EXPECT_EQ(detail(hemmed, "B2"), R"(suicide {"by":"white","sure":"yes"})");
  const Position mixed = after(position_of("width=4,height=3,suicide=false", "1X2/X1X1/1X2 w 0 | -"), {"B2 D1"});
  EXPECT_EQ(detail(mixed, "=B2"), R"(choice-suicide {"point":"B2","does":"keep","sure":"yes"})");
}

TEST(GoRefusal, AfterTheEnd) {
  const Position over = played(kSmall, {"pass", "pass"});
  const auto action = read_action<Game>(over, "A1 B2");
  ASSERT_FALSE(action);
  EXPECT_EQ(action.error().code, ErrorCode::GameOver);
  EXPECT_EQ(Text::refusal(over, Action::pass()).code, ErrorCode::GameOver);
}

}  // namespace
}  // namespace spooky::go
