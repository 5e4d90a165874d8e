// What a page needs to draw and to tell a game without reading texts: reports of pieces, options, choices and counts,
// in the trace where they change with every action, and the words of a position in the language asked for.
#include <gtest/gtest.h>

#include <set>

#include "spooky/formats/json.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky {
namespace {

/// The answer to `{"game":…,<rest>}`.
json::object ask(const std::string& game, const std::string& rest) {
  const std::string request = R"({"game":")" + game + R"(",)" + rest + "}";
  const auto answer = parse_json(analyze(request));
  EXPECT_TRUE(answer && answer->at("ok").as_bool()) << request << analyze(request);
  return answer ? answer->as_object() : json::object();
}

std::string find(const json::value& list, std::string_view key, std::string_view value) {
  for (const json::value& one : list.as_array()) {
    if (one.at(to_json(key)).as_string() == to_json(value)) return print_json(one);
  }
  return "none";
}

TEST(PiecesReport, TellsEveryPieceAndWhoseTurnItIs) {
  const json::object answer = ask("chess", R"("moves":["g1^f3h3"],"report":["pieces"])");
  const json::value& board = answer.at("pieces");
  EXPECT_EQ(board.at("columns"), 8);
  EXPECT_EQ(board.at("rows"), 8);
  EXPECT_EQ(board.at("to_move"), "black");
  EXPECT_EQ(board.at("move"), 1);
  EXPECT_TRUE(board.at("must").is_null());
  EXPECT_EQ(board.at("pieces").as_array().size(), 33);  // one of them on two squares
  EXPECT_EQ(find(board.at("pieces"), "square", "e8"), R"({"square":"e8","type":"K","owner":"black"})");
  EXPECT_EQ(find(board.at("pieces"), "square", "h3"),
            R"({"square":"h3","type":"N","owner":"white","pair":["f3","h3"],"share":"1/2"})");
  EXPECT_EQ(find(board.at("pieces"), "square", "g1"), "none");
}

TEST(PiecesReport, TellsWhatMustBeMoved) {
  const json::object answer = ask("chess", R"("rules":{"remote_collapse":true},"moves":["g1^f3h3","a7a6","f3!","#2"],)"
                                           R"("report":["pieces"])");
  EXPECT_EQ(answer.at("pieces").at("must"), "h3");
}

TEST(PiecesReport, TellsTheMoveThatADieIsRolledFor) {
  const std::string start = R"("position":"4k3/8/6n1/4n3/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=u;n:e5/g6=e",)";
  const json::object rolled = ask("chess", start + R"("moves":["e1e5","#2"],"report":["pieces"])");
  EXPECT_EQ(print_json(rolled.at("pieces").at("moving")), R"({"from":"e1","to":"e5"})");
  EXPECT_EQ(find(rolled.at("pieces").at("pieces"), "square", "f1"),
            R"({"square":"f1","type":"R","owner":"white","pair":["e1","f1"],"share":"1/3"})");
  EXPECT_TRUE(ask("chess", start + R"("report":["pieces"])").at("pieces").at("moving").is_null());
  const json::object collapse =
      ask("chess", start + R"("rules":{"remote_collapse":true},"moves":["e1!"],"report":["pieces"])");
  EXPECT_TRUE(collapse.at("pieces").at("moving").is_null());
}

// N9, N13: of the fresh pair e3/e4 the ordinary attempt finds the pawn on e4, the one in passing on e2.
TEST(OddsReport, TellsWhereHalvesAreThatAreNotThere) {
  const json::object passing =
      ask("chess", R"("position":"4k3/8/8/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4=e","report":["odds"])");
  const auto elsewhere = [](const json::object& answer, std::string_view action) {
    for (const json::value& one : answer.at("odds").at("attempts").as_array()) {
      if (one.at("action").as_string() == to_json(action)) return print_json(one.at("elsewhere"));
    }
    return std::string("none");
  };
  EXPECT_EQ(elsewhere(passing, "d4e3"), R"({"victim":["e4"]})");
  EXPECT_EQ(elsewhere(passing, "d4e3ep"), R"({"victim":["e2"]})");
  const json::object halves =
      ask("chess", R"("position":"4k3/8/6n1/4n3/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e;n:e5/g6=e","report":["odds"])");
  EXPECT_EQ(elsewhere(halves, "e1e5"), R"({"victim":["g6"],"piece":["f1"]})");
  // P7: a triple that is not there is on one of its other squares.
  const json::object part =
      ask("chess", R"("rules":{"variant":"partial"},"position":"4k3/8/8/8/7r/5N1N/3P4/4K1N1 b - - 0 1 | N:g1/f3/h3=t",)"
                   R"("report":["odds"])");
  EXPECT_EQ(elsewhere(part, "h4h3"), R"({"victim":["g1","f3"]})");
  const json::object tunnel = ask("chess", R"("rules":{"variant":"tunnelling"},)"
                                           R"("position":"4k3/8/8/p7/8/8/8/R3K3 w - - 0 1","report":["odds"])");
  EXPECT_EQ(elsewhere(tunnel, "a1>a6"), "{}");
}

TEST(OptionsReport, TellsWhereAHadamardMoveLeads) {
  const json::object answer =
      ask("chess", R"("rules":{"variant":"hadamard"},)"
                   R"("position":"7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=p","report":["options"])");
  EXPECT_EQ(find(answer.at("options"), "action", "e1Hf1"),
            R"({"action":"e1Hf1","is":"hadamard","from":"e1","to":"f1","found":"f1"})");
}

TEST(PiecesReport, StandsInTheTraceAfterEveryAction) {
  const json::object answer = ask("chess", R"("moves":["e2e4","g8^f6h6"],"report":["trace","pieces","events"])");
  const json::array& trace = answer.at("trace").as_array();
  ASSERT_EQ(trace.size(), 2);
  EXPECT_EQ(find(trace[0].at("pieces").at("pieces"), "square", "e4"), R"({"square":"e4","type":"P","owner":"white"})");
  EXPECT_EQ(trace[1].at("pieces"), answer.at("pieces"));
  EXPECT_EQ(trace[1].at("turn"), 2);
  EXPECT_EQ(trace[1].at("events"), answer.at("events"));
  const json::object plain = ask("chess", R"("moves":["e2e4"],"report":["trace"])");
  EXPECT_EQ(plain.at("trace").at(0).as_object().size(), 3);  // action, actor, state
}

TEST(OptionsReport, IsTheLegalListAsData) {
  for (const char* moves : {R"([])", R"(["g1^f3h3","b8^a6c6","f3e5","a6b4"])", R"(["g1^f3h3","d7d5","f3e5","d5d4"])"}) {
    const json::object answer = ask("chess", R"("moves":)" + std::string(moves) + R"(,"report":["options","legal"])");
    std::set<std::string> options;
    for (const json::value& one : answer.at("options").as_array()) options.emplace(one.at("action").as_string());
    std::set<std::string> legal;
    for (const json::value& one : answer.at("legal").as_array()) legal.emplace(one.as_string());
    EXPECT_EQ(options, legal) << moves;
    EXPECT_EQ(answer.at("options").as_array().size(), legal.size());
  }
}

TEST(OptionsReport, TellsKindsSquaresAndCaptures) {
  const json::object answer =
      ask("chess", R"("position":"r3k2r/P7/8/3pP3/8/8/6N1/R3K2R w KQkq d6 0 1 | -","report":["options"])");
  const json::value& options = answer.at("options");
  EXPECT_EQ(
      find(options, "action", "e5d6"),
      R"({"action":"e5d6","is":"step","from":"e5","to":"d6","captures":{"square":"d5","type":"P","owner":"black"},)"
      R"("passing":true})");
  EXPECT_EQ(find(options, "action", "e1g1"),
            R"({"action":"e1g1","is":"step","from":"e1","to":"g1","castles":{"from":"h1","to":"f1"}})");
  EXPECT_EQ(
      find(options, "action", "g2^f4h4u"),
      R"({"action":"g2^f4h4u","is":"split","from":"g2","first":"f4","second":"h4","kind":"u","shares":["2/3","1/3"]})");
  EXPECT_EQ(
      find(options, "action", "h1h8"),
      R"({"action":"h1h8","is":"step","from":"h1","to":"h8","captures":{"square":"h8","type":"R","owner":"black"}})");
}

TEST(OptionsReport, TellsAttemptsAndRolls) {
  const json::object attempt = ask("chess", R"("moves":["g1^f3h3","e7e5"],"report":["options"])");
  EXPECT_EQ(
      find(attempt.at("options"), "action", "f3e5"),
      R"({"action":"f3e5","is":"step","from":"f3","to":"e5","captures":{"square":"e5","type":"P","owner":"black"},)"
      R"("attempt":true})");
  const json::object rolling = ask("chess", R"("moves":["g1^f3h3","e7e5","f3e5"],"report":["options"])");
  EXPECT_EQ(print_json(rolling.at("options")),
            R"([{"action":"#1","is":"roll","half":1},{"action":"#2","is":"roll","half":2}])");
}

TEST(ChoiceReport, TellsWhoChoosesAndWhyAStoneMayNotBeNamed) {  // G7, G8
  const std::string six = R"("rules":{"width":6,"height":6},)";
  const json::object free = ask("go", six + R"("moves":["D3 C2","D4 F6"],"report":["choice","trace"])");
  EXPECT_EQ(print_json(free.at("choice")),
            R"({"chooser":"black","does":"keep","step":2,"group":["C2","D3"],"stones":[{"at":"C2","action":"=C2",)"
            R"("allowed":true},{"at":"D3","action":"=D3","allowed":true}]})");
  EXPECT_EQ(free.at("trace").at(1).at("choice"), free.at("choice"));
  EXPECT_TRUE(free.at("trace").at(0).at("choice").is_null());
  const json::object bound = ask("go", six + R"("moves":["D3 C2","D4 F6","=D3"],"report":["choice"])");
  EXPECT_EQ(
      find(bound.at("choice").at("stones"), "at", "F6"),
      R"({"at":"F6","action":"=F6","allowed":false,"detail":"keep-touching","arguments":{"point":"F6","must":["D4"]}})");
}

TEST(CountReport, TellsWhatTheScoreIsMadeOf) {  // G16, G17
  const std::string game = R"("moves":["B1","A1","B2","B3","A2","pass"],)";
  const std::string plain = R"("rules":{"width":3,"height":3,"variant":"plain","komi":0.5,"scoring":")";
  const json::object area = ask("go", plain + R"(area"},)" + game + R"("report":["count","score"])");
  EXPECT_EQ(print_json(area.at("count")),
            R"([{"actor":"black","stones":3,"surrounded":1,"captured":null,"komi":0,"total":4},)"
            R"({"actor":"white","stones":1,"surrounded":0,"captured":null,"komi":0.5,"total":1.5}])");
  const json::object territory = ask("go", plain + R"(territory"},)" + game + R"("report":["count"])");
  EXPECT_EQ(print_json(territory.at("count").at(0)),
            R"({"actor":"black","stones":null,"surrounded":1,"captured":1,"komi":0,"total":2})");
}

TEST(WordsReports, SpeakTheLanguageAskedFor) {
  Games::for_each([&]<class G>() {
    std::set<std::string> titles;
    for (const char* language : {"en", "de", "fr", "es"}) {
      const std::string rest =
          R"("language":")" + std::string(language) + R"(","report":["title","guide","description"])";
      const json::object answer = ask(std::string(G::kName), rest);
      EXPECT_FALSE(answer.at("title").as_string().empty());
      EXPECT_FALSE(answer.at("guide").as_array().empty());
      EXPECT_FALSE(answer.at("description").as_array().empty());
      titles.insert(print_json(answer.at("description")) + print_json(answer.at("guide")));
    }
    EXPECT_EQ(titles.size(), 4) << G::kName;
  });
}

TEST(WordsReports, TellTheExactValueInASentence) {
  const json::object answer = ask("combinatorial", R"("rules":{"game":"nim","ruleset":"D","width":1},"position":"1,1",)"
                                                   R"("report":["explanation"],"language":"de")");
  const json::object english =
      ask("combinatorial", R"("rules":{"game":"nim","ruleset":"D","width":1},"position":"1,1",)"
                           R"("report":["explanation"])");
  EXPECT_EQ(english.at("explanation"), "who moves loses, here Left");
  EXPECT_NE(answer.at("explanation"), english.at("explanation"));
}

}  // namespace
}  // namespace spooky
