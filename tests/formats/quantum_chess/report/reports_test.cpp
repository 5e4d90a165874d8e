// What is told about a position: state, odds, worlds, kets, phases, pairs, options.
#include "games/quantum_chess/rules/testing.hpp"

namespace spooky::quantum_chess_testing {
namespace {

const std::string kRooks = "r3k3/8/8/8/8/8/1N6/R3K3 w Qq - 0 1";
const std::string kBishop = "7k/8/8/8/8/8/8/K2B4 w - - 0 1";
const std::string kIrrational = "d1^f3h5 h8g8 f3^g4h5 g8h8 f3h5^e2";

std::string part(const json::object& object, const char* key) { return print_json(object.at(key)); }

TEST(QuantumChessReports, StateTellsWhatIsAskedAndAnswered) {
  const Position asked = after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8");
  const json::object state = Text::state(asked);
  EXPECT_EQ(part(state, "measuring"), R"({"move":"a2a8","full":["a2"],"empty":["a4"],"p":"1/4"})");
  EXPECT_EQ(part(state, "measured"), "null");
  EXPECT_EQ(part(state, "boards"), "4");
  const json::object answered = Text::state(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8 m0"));
  EXPECT_EQ(part(answered, "measuring"), "null");
  EXPECT_EQ(part(answered, "measured"), R"({"move":"a2a8","full":["a2"],"empty":["a4"],"p":"3/4","outcome":"m0"})");
  const json::object later = Text::state(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8 m0 e8e7"));
  EXPECT_EQ(part(later, "measured"), "null") << "only until the next move of a player";
  EXPECT_EQ(part(Text::state(after(kStart, "draw")), "draw_offer"), "\"white\"");
}

TEST(QuantumChessReports, OddsTellEveryMoveThatAsks) {
  EXPECT_EQ(print_json(Text::odds(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8"))),
            R"({"attempts":[{"action":"a2a4","success":"1/2","full":[],"empty":["a4"]},)"
            R"({"action":"a2a8","success":"1/4","full":["a2"],"empty":["a4"]}]})");
  EXPECT_EQ(print_json(Text::odds(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8"))), R"({"attempts":[]})");
  // What surely fails is told as well.
  EXPECT_EQ(print_json(Text::odds(after("2r1k3/8/8/2N5/2N5/8/8/2Q1K3 w - - 0 1 | c4c5 1,2")))
                    .find(R"({"action":"c1c8","success":"0","full":[],"empty":["c4","c5"]})") == std::string::npos,
            false);
}

TEST(QuantumChessReports, WorldsAndKets) {
  const Position position = after(kBishop, kIrrational);
  EXPECT_EQ(print_json(Text::worlds(position)),
            R"([{"p":"3/8+1/4r2","classical":{"e2":"B"}},{"p":"1/4","classical":{"g4":"B"}},)"
            R"({"p":"3/8-1/4r2","classical":{"h5":"B"}}])");
  const json::value ket = Text::ket(position);
  EXPECT_EQ(from_json(ket.at(0).at("text").as_string()), "|Be2⟩ + (2i-1r2i)|Bg4⟩ + (-3i+2r2i)|Bh5⟩");
  EXPECT_EQ(from_json(ket.at(0).at("latex").as_string()),
            "\\lvert B_{e2}\\rangle + \\left(2i-\\sqrt{2}\\,i\\right)\\lvert B_{g4}\\rangle + "
            "\\left(-3i+2\\sqrt{2}\\,i\\right)\\lvert B_{h5}\\rangle");
  EXPECT_EQ(print_json(Text::ket(Position::initial({})).at(0).at("text")), "\"|⟩\"");
  const json::value bishops = Text::ket(after("7k/8/4B3/8/6B1/7N/4N3/K7 b - - 5 3 | e2h3g4e6 5,9:1i,a:1r2i"));
  EXPECT_EQ(from_json(bishops.at(0).at("text").as_string()), "|Ne2 Bg4⟩ + 1i|Ne2 Be6⟩ + 1r2i|Nh3 Be6⟩");
}

TEST(QuantumChessReports, PhasesAreDirections) {
  EXPECT_EQ(
      print_json(Text::phases(after(kStart, "b1^a3c3 h7h6 c3d5"))),
      R"([{"square":"a3","piece":"N","p":"1/2","phase":"1"},{"square":"d5","piece":"N","p":"1/2","phase":"1i"}])");
  // Two directions on one square: no phase of its own.
  EXPECT_EQ(print_json(Text::phases(after("4k3/8/8/8/8/N1N5/8/R1R1K3 w - - 0 1 | a1c1a3c3 5,9:1i,6,a"))),
            R"([{"square":"a1","piece":"R","p":"1/2","phase":null},{"square":"c1","piece":"R","p":"1/2","phase":"1"},)"
            R"({"square":"a3","piece":"N","p":"1/2","phase":"1"},{"square":"c3","piece":"N","p":"1/2","phase":null}])");
}

TEST(QuantumChessReports, PairsTellCorrelationAndEntanglement) {
  // One knight on two squares: entangled. In a mixture: correlated only.
  const auto pure = Text::pairs(after("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1,2"));
  ASSERT_TRUE(pure);
  EXPECT_EQ(print_json(*pure), R"([{"squares":["a3","c3"],"both":"0","first":"1/2","second":"1/2","neither":"0",)"
                               R"("covariance":"-1/4","entangled":true}])");
  const auto mixed = Text::pairs(after("4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1 | a3c3 1/2*1;1/2*2"));
  ASSERT_TRUE(mixed);
  EXPECT_EQ(print_json(*mixed), R"([{"squares":["a3","c3"],"both":"0","first":"1/2","second":"1/2","neither":"0",)"
                                R"("covariance":"-1/4","entangled":false}])");
  // Two pieces that split on their own are not entangled with each other.
  const auto apart = Text::pairs(after("n3k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1^b3c2 a8^b6c7"));
  ASSERT_TRUE(apart);
  int entangled = 0;
  for (const json::value& pair : apart->as_array()) entangled += pair.at("entangled").as_bool() ? 1 : 0;
  EXPECT_EQ(entangled, 2);
}

TEST(QuantumChessReports, OptionsAreTheLegalActionsAsData) {
  const json::value options = Text::options(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8"));
  bool found = false;
  for (const json::value& option : options.as_array()) {
    if (option.at("action").as_string() != "a2a8") continue;
    found = true;
    EXPECT_EQ(print_json(option),
              R"({"action":"a2a8","is":"step","from":"a2","to":"a8","captures":{"square":"a8","type":"R",)"
              R"("owner":"black","p":"1"},"asks":{"full":["a2"],"empty":["a4"],"p":"1/4"}})");
  }
  EXPECT_TRUE(found);
  EXPECT_EQ(options.as_array().size(), legal_texts<Game>(after(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8")).size());
}

TEST(QuantumChessReports, EventsTellWhatHappened) {
  const auto told = [](std::string_view text, const std::string& before, const std::string& action) {
    const Position start = after(text, before);
    const Position end = after(text, before + " " + action);
    std::string codes;
    for (const Message& event : Text::events(start, *read_action<Game>(start, action), end)) {
      codes += (codes.empty() ? "" : " ") + std::string(event.code());
    }
    return codes;
  };
  EXPECT_EQ(told(kStart, "", "e2e4"), "moved");
  EXPECT_EQ(told(kStart, "", "b1^a3c3"), "split");
  EXPECT_EQ(told(kStart, "b1^a3c3 h7h6", "a3c3^b5"), "merged certain");
  EXPECT_EQ(told(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8", "a2a8"), "asked");
  EXPECT_EQ(told(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8", "m0"), "measured failed");
  EXPECT_EQ(told(kRooks, "b2^a4d3 e8e7 a1^a2b1 e7e8 a2a8", "m1"), "measured captured certain gone gone");
  EXPECT_EQ(told("2r1k3/8/8/2N5/2N5/8/8/2Q1K3 w - - 0 1 | c4c5 1,2", "", "c1c8"), "failed");
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "", "e1e8"), "captured ended");
  EXPECT_EQ(told(kStart, "draw", "e2e4"), "moved");
  EXPECT_EQ(told(kStart, "draw e2e4", "e7e5"), "moved declined");
  EXPECT_EQ(told("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "e1g1"), "castled");
  EXPECT_EQ(told("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", "", "e7d8q"), "captured promoted");
}

}  // namespace
}  // namespace spooky::quantum_chess_testing
