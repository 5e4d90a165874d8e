// The JSON of a position: state, result, what decided the game, worlds and ket.
#include "formats/chess/text/testing.hpp"

namespace spooky::chess {
namespace {

TEST(ChessState, ShowsPairsAndCheck) {
  EXPECT_EQ(print_json(Text::state(position_of("", kExample))),
            R"({"position":"7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1","check":false,"pairs":[)"
            R"({"type":"R","owner":"white","first":"e4","second":"f4","kind":"e","group":1},)"
            R"({"type":"N","owner":"black","first":"f6","second":"d5","kind":"e","group":1}],"rolling":null})");
  EXPECT_TRUE(Text::state(position_of("", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1")).at("check").get_bool());
  EXPECT_TRUE(Text::state(position_of("", "4r1kr/8/8/8/8/8/8/4K3 w - - 0 1 | r:e8/h8=u")).at("check").get_bool())
      << "8.7: the capture could succeed";
}

TEST(ChessState, ShowsWhoRolls) {
  const Position attempt = position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 w - - 0 1 | R:a1/d1=e;n:d5/f5=u");
  const Position first = after(attempt, {"d1d5"});
  EXPECT_EQ(print_json(Text::state(first).at("rolling")), R"({"move":"d1d5","pair":["d5","f5"]})")
      << "7.5: whose piece is attacked rolls first";
  EXPECT_EQ(Text::position_text(first), Text::position_text(attempt)) << "the position before the move";
  const Position second = after(first, {"#1"});
  EXPECT_EQ(print_json(Text::state(second).at("rolling")), R"({"move":"d1d5","pair":["a1","d1"]})");
  const Position tunnel = after(position_of("variant=tunnelling", "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1"), {"a1>a6"});
  EXPECT_EQ(print_json(Text::state(tunnel).at("rolling")), R"({"move":"a1>a6","pair":null})");
}

TEST(ChessState, ShowsAnOfferOfADraw) {
  EXPECT_FALSE(Text::state(played("", {"e2e4"})).contains("draw_offer"));
  const Position offered = played("", {"draw", "e2e4"});
  EXPECT_EQ(Text::state(offered).at("draw_offer"), "white");
  EXPECT_TRUE(description(offered).ends_with(
      "Black to move.\nWhite offers a draw; draw accepts it, a move declines.\nA pawn has just passed e3."));
  const auto agreed = Text::result(after(offered, {"draw"}));
  EXPECT_EQ(agreed, (json::object{{"winner", "draw"}, {"by", "agreement"}}));
}

TEST(ChessState, ResultSaysWhoAndHow) {
  EXPECT_TRUE(Text::result(Position::initial(Rules{})).is_null());
  const auto result = [](const Position& position) { return print_json(Text::result(position)); };
  const Position mate = played("variant=plain", {"f2f3", "e7e5", "g2g4", "d8h4"});
  EXPECT_EQ(result(mate), R"({"winner":"black","by":"checkmate"})");
  EXPECT_EQ(print_json(Text::decided(mate)), R"([{"actor":"black","at":["h4"]},{"actor":"white","at":["e1"]}])");
  EXPECT_EQ(result(played("", {"resign"})), R"({"winner":"black","by":"resignation"})");
  const Position stalemate = position_of("variant=plain", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
  EXPECT_EQ(result(stalemate), R"({"winner":"draw","by":"stalemate"})");
  EXPECT_EQ(print_json(Text::decided(stalemate)), "[]");
  EXPECT_EQ(result(position_of("variant=plain", "7k/8/6K1/8/8/8/8/8 b - - 0 1")), R"({"winner":"draw","by":"dead"})");
  EXPECT_EQ(result(position_of("variant=plain,draws=true", "7k/8/6K1/8/8/8/8/R7 b - - 100 80")),
            R"({"winner":"draw","by":"fifty"})");
  EXPECT_EQ(
      result(played("variant=plain,draws=true", {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"})),
      R"({"winner":"draw","by":"repetition"})");
}

TEST(ChessState, WorldsAreTheWaysToCollapse) {
  EXPECT_EQ(print_json(*Text::worlds(position_of("", kExample))),
            R"([{"p":"1/2","classical":{"e4":"R","f6":"n"}},{"p":"1/2","classical":{"f4":"R","d5":"n"}}])");
  EXPECT_EQ(print_json(*Text::worlds(Position::initial(Rules{}))), R"([{"p":"1","classical":{}}])");
  EXPECT_EQ(print_json(*Text::worlds(position_of("", "4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | N:h3/a3=u;R:a2/h2=e"))),
            R"([{"p":"1/3","classical":{"a2":"R","h3":"N"}},{"p":"1/3","classical":{"h2":"R","h3":"N"}},)"
            R"({"p":"1/6","classical":{"a2":"R","a3":"N"}},{"p":"1/6","classical":{"h2":"R","a3":"N"}}])");
  const Position many = position_of(
      "",
      "4k3/pppppppp/pppppppp/8/8/PPPPP3/PPPPP3/4K3 w - - 0 1 | P:a2/a3=e;P:b2/b3=e;P:c2/c3=e;P:d2/d3=e;P:e2/e3=e;"
      "p:a6/a7=e;p:b6/b7=e;p:c6/c7=e;p:d6/d7=e;p:e6/e7=e;p:f6/f7=e;p:g6/g7=e;p:h6/h7=e");
  const auto worlds = Text::worlds(many);
  ASSERT_FALSE(worlds);
  EXPECT_EQ(worlds.error().code, ErrorCode::TooLarge);
}

TEST(ChessState, KetIsAProductOfUnits) {
  const auto ket = [](std::string_view rules, std::string_view text) {
    return std::string(from_json(Text::ket(position_of(rules, text)).at("text").get_string()));
  };
  EXPECT_EQ(ket("", kExample), "(|Re4 nf6⟩ + |Rf4 nd5⟩)/√2");
  EXPECT_EQ(ket("", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "|no pairs⟩");
  EXPECT_EQ(ket("", "4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | N:h3/a3=u;R:a2/h2=e"),
            "(|Ra2⟩ + |Rh2⟩)/√2 ⊗ (√(2/3)|Nh3⟩ + √(1/3)|Na3⟩)");
  EXPECT_EQ(ket("variant=hadamard+", "4k3/8/8/8/8/N6N/R6R/4K3 w - - 0 1 | N:h3/a3=v;R:h2/a2=p"),
            "(|Rh2⟩ − |Ra2⟩)/√2 ⊗ (√(2/3)|Nh3⟩ − √(1/3)|Na3⟩)");
  EXPECT_EQ(from_json(Text::ket(position_of("", kExample)).at("latex").get_string()),
            "\\frac{1}{\\sqrt{2}}\\left(\\lvert R_{e4}\\,n_{f6}\\rangle + \\lvert R_{f4}\\,n_{d5}\\rangle\\right)");
}

}  // namespace
}  // namespace spooky::chess
