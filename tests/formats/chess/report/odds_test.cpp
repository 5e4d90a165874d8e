// The reports of chances and of marks.
#include <string>

#include "formats/chess/text/testing.hpp"
#include "spooky/formats/json.hpp"

namespace spooky::chess {

namespace {

std::string odds(std::string_view text, std::string_view variant = "niel") {
  return print_json(Text::odds(position_of("variant=" + std::string(variant), text)));
}

std::string marks(std::string_view text, std::string_view variant = "niel") {
  return print_json(Text::marks(position_of("variant=" + std::string(variant), text)));
}

std::string mark(const std::string& square, const std::string& colour, const std::string& facing,
                 const std::string& line = "middle") {
  return R"({"square":")" + square + R"(","colour":")" + colour + R"(","facing":")" + facing + R"(","line":")" + line +
         R"("})";
}

TEST(ChessOdds, AnOrdinaryPositionHasNone) {
  EXPECT_EQ(print_json(Text::odds(Position())), R"({"check":[],"attempts":[]})");
  EXPECT_EQ(odds("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), R"({"check":[],"attempts":[]})");
}

TEST(ChessOdds, AnAttemptTellsEveryRoll) {
  EXPECT_EQ(odds("4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e"),
            R"({"check":[],"attempts":[{"action":"e1e5","success":"1/2","elsewhere":{"victim":["g6"]},"outcomes":[)"
            R"({"rolls":["#1"],"p":"1/2","captured":true},{"rolls":["#2"],"p":"1/2","captured":false}]}]})");
  EXPECT_EQ(odds("4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:g6/e5=u"),
            R"({"check":[],"attempts":[{"action":"e1e5","success":"1/3","elsewhere":{"victim":["g6"]},"outcomes":[)"
            R"({"rolls":["#1"],"p":"2/3","captured":false},{"rolls":["#2"],"p":"1/3","captured":true}]}]})");
}

TEST(ChessOdds, TwoHalvesBothHaveToBeThere) {
  EXPECT_EQ(odds("4k3/8/6n1/4n3/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e;n:e5/g6=e"),
            R"({"check":[],"attempts":[{"action":"e1e5","success":"1/4",)"
            R"("elsewhere":{"victim":["g6"],"piece":["f1"]},"outcomes":[)"
            R"({"rolls":["#1","#1"],"p":"1/4","captured":true},{"rolls":["#1","#2"],"p":"1/4","captured":false},)"
            R"({"rolls":["#2","#1"],"p":"1/4","captured":false},{"rolls":["#2","#2"],"p":"1/4","captured":false}]}]})");
}

TEST(ChessOdds, EntangledTheWrongWayRoundThereIsNoChance) {
  // The rook is on e4 when the knight is on f6; a rook of another class than its target cannot meet it (N4).
  const std::string text = odds("7k/8/4n3/3n4/4RR2/8/8/K7 w - - 1 2 | R:f4/e4=e@1;n:e6/d5=e@1");
  EXPECT_NE(text.find(R"({"action":"e4e6","success":"0")"), std::string::npos) << text;
}

TEST(ChessOdds, ACheckTellsTheChanceThatTheKingWouldBeCaptured) {
  EXPECT_EQ(odds("k3r3/8/8/8/r7/8/8/4K3 w - - 0 1 | r:e8/a4=u"),
            R"({"check":[{"king":"e1","attacker":"e8","p":"2/3"}],"attempts":[]})");
  EXPECT_EQ(odds("k3r3/8/8/8/8/8/8/4K3 w - - 0 1"),
            R"({"check":[{"king":"e1","attacker":"e8","p":"1"}],"attempts":[]})");
  // 8.7: no chance, no check.
  EXPECT_EQ(odds("3kk3/8/8/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e@1;k:d8/e8=e@1").rfind(R"({"check":[],)", 0), 0);
}

TEST(ChessOdds, TunnellingNeedsASix) {
  EXPECT_EQ(odds("4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", "tunnelling"),
            R"({"check":[],"attempts":[{"action":"a1>a6","success":"1/6","elsewhere":{},"outcomes":[)"
            R"({"rolls":["#1"],"p":"1/6","captured":false},{"rolls":["#2"],"p":"5/6","captured":false}]}]})");
}

TEST(ChessOdds, TheDeterministicGameIsCertain) {
  const std::string text = odds("4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e", "deterministic");
  EXPECT_EQ(text, R"({"check":[],"attempts":[{"action":"e1e5","success":"1","elsewhere":{"victim":["g6"]},)"
                  R"("outcomes":[{"rolls":[],"p":"1","captured":true}]}]})");
}

TEST(ChessMarks, EqualPairsFaceTheOpponent) {
  EXPECT_EQ(marks("4k3/8/8/8/8/5N1N/8/4K3 b - - 1 1 | N:f3/h3=e"),
            "[" + mark("f3", "red", "opponent") + "," + mark("h3", "blue", "opponent") + "]");
}

TEST(ChessMarks, UnequalPairsFaceBothWays) {
  EXPECT_EQ(marks("4k3/8/8/8/8/5N1N/8/4K3 b - - 1 1 | N:h3/f3=u"),
            "[" + mark("f3", "blue", "owner") + "," + mark("h3", "red", "opponent") + "]");
}

TEST(ChessMarks, TheFartherPawnIsRed) {
  // Clause 7.3: here the nearer half comes first, so both face their owner.
  EXPECT_EQ(marks("4k3/8/8/8/4P3/4P3/8/4K3 b - - 0 1 | P:e3/e4=e"),
            "[" + mark("e3", "blue", "owner") + "," + mark("e4", "red", "owner") + "]");
  EXPECT_EQ(marks("4k3/8/4p3/4p3/8/8/8/4K3 w - - 0 1 | p:e5/e6=u"),
            "[" + mark("e5", "red", "opponent") + "," + mark("e6", "blue", "owner") + "]");
}

TEST(ChessMarks, EntangledPairsShareADiagonal) {
  EXPECT_EQ(marks("7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1"),
            "[" + mark("e4", "red", "opponent", "diagonal-1") + "," + mark("f4", "blue", "opponent", "diagonal-1") +
                "," + mark("d5", "blue", "opponent", "diagonal-1") + "," + mark("f6", "red", "opponent", "diagonal-1") +
                "]");
}

}  // namespace

}  // namespace spooky::chess
