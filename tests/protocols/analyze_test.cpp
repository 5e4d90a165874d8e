#include "spooky/protocols/analyze.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "spooky/formats/json.hpp"

namespace spooky {
namespace {

json::object ask(const std::string& request) {
  const auto answer = parse_json(analyze(request));
  EXPECT_TRUE(answer);
  return answer ? answer->as_object() : json::object();
}

std::string code_of(const std::string& request) {
  const json::object answer = ask(request);
  EXPECT_FALSE(answer.at("ok").as_bool()) << request;
  EXPECT_FALSE(answer.at("error").at("reason").as_string().empty());
  return std::string(from_json(answer.at("error").at("code").as_string()));
}

TEST(Analyze, EveryKindOfErrorHasItsCode) {
  EXPECT_EQ(code_of("nonsense"), "bad-json");
  EXPECT_EQ(code_of("{}"), "bad-request");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","position":"?"})"), "bad-position");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","moves":["a1a1"]})"), "illegal-action");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","position":"X1:a1;O2:a2;X3:b1;O4:b2;X5:c1 o","moves":["a3b3"]})"),
            "game-over");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","rules":{"width":8,"height":8},"report":["best"]})"), "too-large");
  EXPECT_EQ(code_of(std::string(kMaxRequestBytes + 1, ' ')), "too-large");
}

TEST(Analyze, NothingIsReportedTwice) {
  const std::string answer = analyze(R"({"game":"tictactoe","report":["move","state","move"]})");
  EXPECT_EQ(answer, R"({"id":null,"ok":false,"error":{"code":"bad-request","reason":"'report' names 'move' twice"}})");
}

TEST(Analyze, ATraceLeavesOutWhatIsKnown) {
  const auto trace_with = [](const std::string& known) {
    return ask(R"({"game":"tictactoe","moves":["a1b2","c3b2","a1c3"],"report":["trace"],"known":)" + known + "}")
        .at("trace")
        .as_array();
  };
  const json::array whole = trace_with("0");
  ASSERT_EQ(whole.size(), 3U);
  EXPECT_EQ(trace_with("1"), json::array({whole[1], whole[2]}));
  EXPECT_TRUE(trace_with("3").empty());
  EXPECT_TRUE(trace_with("9000000000").empty());
  EXPECT_EQ(code_of(R"({"game":"tictactoe","known":-1})"), "bad-request");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","known":"1"})"), "bad-request");
}

TEST(Analyze, AnIllegalActionIsNamedWithItsIndex) {
  const json::object answer = ask(R"({"id":"7","game":"tictactoe","moves":["a1b2","b2c3","a1c3","@b2"]})");
  EXPECT_EQ(answer.at("id").as_string(), "7");
  EXPECT_EQ(answer.at("error").at("index").to_number<int>(), 3);
  EXPECT_EQ(answer.at("error").at("action").as_string(), "@b2");
}

TEST(Analyze, AnswersAreValidJsonWhateverComesIn) {
  EXPECT_EQ(code_of(R"({"id":1e400,"game":"tictactoe"})"), "bad-json");
  EXPECT_EQ(code_of(R"({"id":[-1e400],"game":"tictactoe"})"), "bad-json");
  EXPECT_EQ(code_of(R"({"id":true,"game":"tictactoe"})"), "bad-request");
  // What is repeated in a sentence is shortened between characters, never inside one.
  for (const std::string character : {"é", "€", "😀", "\\u001b"}) {
    for (std::size_t offset = 0; offset < 4; ++offset) {
      std::string action(offset, 'a');
      for (int i = 0; i < 60; ++i) action += character;
      const std::string request = R"({"game":"tictactoe","moves":[")" + action + R"("]})";
      EXPECT_TRUE(parse_json(analyze(request))) << request;
      EXPECT_EQ(code_of(request), "illegal-action");
      EXPECT_EQ(code_of(R"({"game":")" + action + R"("})"), "bad-request");
    }
  }
}

TEST(Analyze, KeepsToTheLimitsItIsGiven) {
  const std::string request = R"({"game":"tictactoe","report":["value"]})";
  EXPECT_NE(analyze(request, AnalyzeLimits{.solve = {.positions = 1000}}).find("too-large"), std::string::npos);
  EXPECT_NE(analyze(request).find("1/2"), std::string::npos);
}

TEST(Analyze, AMoveMayTakeTooLong) {
  const auto with_level = [](int level) {
    return R"({"game":"go","rules":{"width":25,"height":25,"variant":"w4"},"report":["move"],"level":)" +
           std::to_string(level) + "}";
  };
  const AnalyzeLimits limits{.solve = {}, .thinking_work = 20'000};
  const std::string refused = analyze(with_level(5), limits);
  EXPECT_NE(refused.find("too-large"), std::string::npos) << refused;
  EXPECT_NE(refused.find("'level' can be 1 at most"), std::string::npos) << refused;
  EXPECT_NE(analyze(with_level(1), limits).find("\"move\":"), std::string::npos);
  const std::string none = analyze(with_level(1), AnalyzeLimits{.solve = {}, .thinking_work = 1});
  EXPECT_NE(none.find("takes too long in this game\""), std::string::npos) << none;
}

TEST(Analyze, RefusesWhatIsTooDearBeforeItIsDone) {
  std::string superposed;
  for (int i = 1; i <= 249; ++i) superposed += (i == 1 ? "1-" : "|1-") + std::to_string(i);
  const std::string request =
      R"({"game":"combinatorial","rules":{"ruleset":"D","width":0},"position":"65535","moves":[")" + superposed +
      R"(","1-1","1-1"],"report":["result"]})";
  const std::string refused = analyze(request, AnalyzeLimits{.action = 1'000'000});
  EXPECT_NE(refused.find(R"("code":"too-large","index":0)"), std::string::npos) << refused;
  const std::string start =
      analyze(R"({"game":"combinatorial","position":"65535,65535"})", AnalyzeLimits{.action = 100'000});
  EXPECT_NE(start.find("too-large"), std::string::npos) << start;
  // Each action is cheap enough, all of them are not.
  const std::string sum = analyze(request, AnalyzeLimits{.moves = 40'000'000});
  EXPECT_NE(sum.find(R"("code":"too-large","index":1)"), std::string::npos) << sum;
}

TEST(Analyze, RefusesAnAnswerThatIsTooLong) {
  const auto ask = [](const std::string& reports, std::size_t bytes) {
    return analyze(
        R"({"game":"go","rules":{"width":5,"height":5},"moves":["A1 B2","C3 D4"],"report":[)" + reports + "]}",
        AnalyzeLimits{.answer_bytes = bytes});
  };
  for (const std::string reports : {R"("legal")", R"("trace")", R"("state")"}) {
    const std::string whole = ask(reports, 1 << 20);
    EXPECT_NE(whole.find(R"("ok":true)"), std::string::npos) << whole;
    EXPECT_EQ(ask(reports, whole.size()), whole);
    const std::string refused = ask(reports, whole.size() - 1);
    EXPECT_NE(refused.find("too-large"), std::string::npos) << refused;
    EXPECT_NE(ask(reports, 20).find("too-large"), std::string::npos);
  }
}

TEST(Analyze, AnswersDependOnNothingBeforeThem) {
  const std::string request =
      R"({"id":"1","game":"tictactoe","moves":["a1b2"],"report":["state","legal","value","move"],"level":2})";
  const std::string first = analyze(request);
  analyze(R"({"id":"2","game":"tictactoe","moves":["c3b2"],"report":["value"]})");
  analyze("nonsense");
  EXPECT_EQ(analyze(request), first);
}

TEST(Analyze, WholeNumbersMayBeWrittenWithAPoint) {
  EXPECT_TRUE(ask(R"({"game":"tictactoe","rules":{"width":4.0}})").at("ok").as_bool());
  EXPECT_TRUE(ask(R"({"game":"tictactoe","level":4.0,"seed":9223372036854775807})").at("ok").as_bool());
  EXPECT_EQ(code_of(R"({"game":"tictactoe","rules":{"width":4.5}})"), "bad-request");
}

TEST(Analyze, WorldsOfABusyBoardAreCountedBeforeTheyAreWritten) {
  // Twenty pairs side by side: 2^20 classical boards.
  std::string moves;
  for (int row = 1; row <= 8; ++row) {
    for (const char* pair : {"a#b#", "c#d#", "e#f#"}) {
      std::string text = pair;
      for (char& c : text) {
        if (c == '#') c = static_cast<char>('0' + row);
      }
      moves += (moves.empty() ? "\"" : ",\"") + text + "\"";
    }
  }
  EXPECT_EQ(
      code_of(R"({"game":"tictactoe","rules":{"width":8,"height":8},"moves":[)" + moves + R"(],"report":["worlds"]})"),
      "too-large");
}

RC_GTEST_PROP(Analyze, AlwaysAnswersWithOneJsonObject, (const std::string& request)) {
  const auto answer = parse_json(analyze(request));
  RC_ASSERT(answer.has_value());
  RC_ASSERT(answer->is_object());
  RC_ASSERT(analyze(request).find('\n') == std::string::npos);
}

/// A valid request with one byte changed.
RC_GTEST_PROP(Analyze, SurvivesDamagedRequests, ()) {
  std::string request =
      R"({"id":"7","game":"tictactoe","rules":{"width":3},"moves":["a1b2","a1b2","@a1"],"report":["state","legal"]})";
  const auto at = *rc::gen::inRange<std::size_t>(0, request.size());
  request[at] = *rc::gen::arbitrary<char>();
  const auto answer = parse_json(analyze(request));
  RC_ASSERT(answer.has_value());
  RC_ASSERT(answer->as_object().at("ok").is_bool());
}

}  // namespace
}  // namespace spooky
