// The text forms of docs/rules/akl-chess.md: positions that are none, reports, words.
#include "games/akl_chess/play.hpp"

namespace spooky::akl_chess {
namespace {

const std::string kFull = "QRRBBNNPPPPPPPP/qrrbbnnpppppppp";

TEST(AklChessTexts, PlainFenIsReadWithFullBags) {
  EXPECT_EQ(text_of(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -")), text_of(Position()));
  EXPECT_EQ(text_of(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 7")),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 7 | " + kFull + " | - | -");
  EXPECT_EQ(fault("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1"), "bad-position");
}

TEST(AklChessTexts, ReadingAndPrintingAreInverse) {
  for (const std::string& text :
       {"4k3/8/8/8/4P3/2N5/8/4K3 w - - 0 1 | " + kFull + " | c3:N?N2;e4:P?P1=P | P2;R1P1;p1",
        std::string("p3k3/8/8/6N1/8/8/8/4K3 b - - 5 30 | QRRBBNNPPPPPPP/- | g5:NB;a8:rp=p | P10;P2"),
        std::string("1Q2k3/8/8/8/8/8/8/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | b8:Q?Q3P1 | - | touch=b8")}) {
    EXPECT_EQ(text_of(read(text)), text);
  }
}

TEST(AklChessTexts, WhatIsNoPosition) {
  const std::string tail = " w - - 0 1 | " + kFull + " | ";
  const auto bad = [](const std::string& text) { EXPECT_EQ(fault(text), "bad-position") << text; };
  const auto good = [](const std::string& text) { EXPECT_EQ(fault(text), "") << text; };
  // Kings.
  bad("8/8/8/8/8/8/8/8" + tail + "- | -");
  bad("4k3/8/8/8/8/8/8/3KK3" + tail + "- | -");
  good("8/8/8/8/8/8/8/3K4" + tail + "- | -");
  // Bags.
  bad("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | QQRBBNNPPPPPPPP/- | - | -");
  bad("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | qrrp/QRRP | - | -");
  bad("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 | P/- | - | -");
  bad("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | P/- | - | P1");
  bad("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | " + kFull + " | a2:PN | -");
  good("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | QRRBBNPPPPPPPP/- | a2:PN | -");
  bad("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 | QRRBBNPPPPPPPP/- | a2:PN;b2:PN | -");
  // Men.
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?=N | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:N? | -");
  bad("4k3/8/8/8/8/8/N7/4K3" + tail + "a2:N?P1=P | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:p?p1 | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a3:P?P1 | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "e1:P?P1 | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P0 | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P10000 | -");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P1;a2:P?P1 | -");
  good("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P9999 | -");
  // P on the last rank.
  bad("P3k3/8/8/8/8/8/8/4K3" + tail + "a8:P?P1=P | -");
  good("P3k3/8/8/8/8/8/8/4K3" + tail + "a8:P?P1=P | - | must=a8");
  good("P3k3/8/8/8/8/8/8/4K3" + tail + "- | -");
  // Castling.
  bad("4k3/8/8/8/8/8/8/4K2R w Q - 0 1");
  bad("4k3/8/8/8/8/8/8/4K2N w K - 0 1");
  bad("4k3/8/8/8/8/8/8/3K3R w K - 0 1");
  good("4k3/8/8/8/8/8/8/4K2P w K - 0 1 | QRRBBNNPPPPPPP/- | h1:RP=P | -");
  EXPECT_EQ(fault("rqkr/pppp/4/PPPP/RQKR w K - 0 1", "board=silverman4x5"), "bad-position");
  // The phase of a turn.
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "- | - | touch=e1");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "- | - | touch=a3");
  bad("4k3/p7/8/8/8/8/P7/4K3" + tail + "- | - | touch=a7");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P1=P | - | touch=a2");
  good("4k3/8/8/8/8/8/P7/4K3" + tail + "- | - | touch=a2");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "- | - | must=a2");
  bad("4k3/8/8/8/8/p7/P7/4K3" + tail + "a2:P?P1=P | - | must=a2");
  bad("4k3/8/8/8/8/8/P7/4K3" + tail + "- | - | must=e1");
  good("4k3/8/8/8/8/8/P7/4K3" + tail + "a2:P?P1=P | - | must=a2");
  bad("4k3/8/8/8/8/8/PP6/4K3" + tail + "a2:P?P1=P | - | touch=b2 | must=a2");
  // The form.
  bad("");
  bad("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | " + kFull);
  bad("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | " + kFull + " | - | - | must=z9");
  bad("4k3/8/8/8/8/8/P7/4K3 w - - x 1");
  bad("4k3/8/8/8/8/8/P7/4K3 x - - 0 1");
  bad("4k3/8/8/8/8/8/P8/4K3 w - - 0 1");
}

std::string state_of(const Position& position) { return print_json(Akl::state(position)); }

TEST(AklChessReports, StateIsAsTheDocumentSays) {
  const Position position = read("4k3/8/8/6B1/4P3/8/8/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/- | e4:P?P1=P | -");
  EXPECT_EQ(state_of(position),
            R"({"position":"4k3/8/8/6B1/4P3/8/8/4K3 w - - 0 1 | QRRBBNNPPPPPPPP/- | e4:P?P1=P | -","pieces":[)"
            R"({"square":"e4","owner":"white","state":"classical","shows":"P","types":["P",null],"seen":{"P":1},)"
            R"("belief":{"Q":"1/23","R":"2/23","B":"2/23","N":"2/23","P":"16/23"}},)"
            R"({"square":"g5","owner":"white","state":"quantum","shows":null,"types":["B",null],"seen":{},)"
            R"("belief":{"Q":"11/161","R":"22/161","B":"22/161","N":"22/161","P":"12/23"}}],)"
            R"("bag":{"white":{"Q":1,"R":2,"B":2,"N":2,"P":8},"black":{}},"touched":null,"must":null,"dealing":null})");
  const Position known = read("4k3/8/8/6N1/8/8/8/4K3 w - - 0 1 | QRRBNNPPPPPPPP/- | g5:NB | - | touch=g5");
  EXPECT_NE(state_of(known).find(R"("types":["N","B"],"seen":{},"belief":{"B":"1"}}])"), std::string::npos);
  EXPECT_NE(state_of(known).find(R"("touched":"g5","must":null,"dealing":null)"), std::string::npos);
  EXPECT_NE(state_of(Position::initial(rules_of("open=true"))).find(R"("dealing":"a1"})"), std::string::npos);
}

TEST(AklChessReports, BeliefTellsWhatATouchWouldShow) {
  const json::value belief = Akl::belief(after(Position(), {"e2!", "#p", "e2e4"}));
  EXPECT_EQ(belief.get_array().size(), 29U);
  EXPECT_EQ(
      print_json(belief.get_array()[0]),
      R"({"square":"a1","owner":"white","touch":{"Q":"11/322","R":"183/322","B":"11/161","N":"11/161","P":"6/23"}})");
  EXPECT_EQ(print_json(Akl::belief(Position()).get_array()[11]),
            R"({"square":"e2","owner":"white","touch":{"Q":"1/30","R":"1/15","B":"1/15","N":"1/15","P":"23/30"}})");
}

TEST(AklChessReports, EventsTellTheThreeMomentsOfATurn) {
  const auto story = [](const Position& before, std::string_view text) {
    const Action action = *Akl::parse_action(before, text);
    Position next = before;
    next.play_unchecked(action);
    return say(Akl::events(before, action, next), Language::English);
  };
  const Position start;
  EXPECT_EQ(story(start, "e2!"), "White touched the man on e2.");
  EXPECT_EQ(story(after(start, {"e2!"}), "#p"),
            "White's man on e2 shows a pawn (chance 23/30). White must move the pawn on e2 now.");
  EXPECT_EQ(story(after(start, {"e2!", "#p"}), "e2e4"), "White moved the pawn on e2 to e4.");
  EXPECT_EQ(story(after(start, {"e2!", "#p"}), "e2e3"),
            "White moved the pawn on e2 to e3. On the black square e3 White's man is quantum again.");
  EXPECT_EQ(story(after(start, {"a1!"}), "#q"),
            "White's man on a1 shows a queen (chance 1/30). Now both types of White's man on a1 are known: rook and "
            "queen. The queen on a1 has no move: White's turn is over.");
  EXPECT_EQ(story(Position::initial(rules_of("open=true")), "#n"),
            "White's man on a1 was dealt its second type: knight (chance 2/15).");
  EXPECT_EQ(story(read("4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1 | RRBBNNPPPPPPPP/- | e7:PQ=Q | -"), "e7e8"),
            "White's queen on e7 captured Black's king on e8. White wins: Black has lost the king.");
}

TEST(AklChessWords, WhatPeopleTypeIsUnderstood) {
  const auto meant = [](const Position& position, std::string_view text) {
    Strings texts;
    for (const Action& action : Akl::meant(position, text)) texts.push_back(Akl::action_text(position, action));
    return texts;
  };
  EXPECT_EQ(meant(Position(), "E2"), (Strings{"e2!"}));
  EXPECT_EQ(meant(Position(), "e2 !"), (Strings{"e2!"}));
  EXPECT_EQ(meant(after(Position(), {"e2!"}), "P"), (Strings{"#p"}));
  EXPECT_EQ(meant(after(Position(), {"e2!", "#p"}), "e4"), (Strings{"e2e4"}));
  EXPECT_EQ(meant(after(Position(), {"e2!", "#p"}), "E2-E4"), (Strings{"e2e4"}));
  EXPECT_EQ(meant(Position(), "O-O"), (Strings{"e1g1"}));
  EXPECT_EQ(meant(read("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), "0-0-0"), (Strings{"e8c8"}));
}

TEST(AklChessWords, RefusalsAreData) {
  const Position start;
  EXPECT_EQ(refused(start, "e2"), "illegal-action no-action");
  EXPECT_EQ(refused(start, "i9!"), "illegal-action no-square");
  EXPECT_EQ(refused(start, "e4!"), "illegal-action no-piece");
  EXPECT_EQ(refused(start, "e7!"), "illegal-action not-yours");
  EXPECT_EQ(refused(start, "#q"), "illegal-action not-nature");
  EXPECT_EQ(refused(start, "e1e2"), "illegal-action own-piece");
  EXPECT_EQ(refused(after(start, {"e2!"}), "e2e4"), "illegal-action nature");
  const Position shown = after(start, {"e2!", "#p"});
  EXPECT_EQ(refused(shown, "e2e5"), "illegal-action wrong-pattern");
  EXPECT_EQ(refused(shown, "e2d3"), "illegal-action pawn-diagonal");
  EXPECT_EQ(refused(shown, "e2e3q"), "illegal-action promotion-wrong");
  const Position bishop = after(start, {"c1!", "#b"});
  EXPECT_EQ(bishop.actor(), Actor::Second);
}

}  // namespace
}  // namespace spooky::akl_chess
