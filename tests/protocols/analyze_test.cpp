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

const std::string kRolling = R"("game":"chess","position":"4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e")";

/// What bytes draw for the knight of kRolling, or why not.
json::value drawn_by(const std::string& bytes) {
  const json::object answer = ask("{" + kRolling + R"(,"moves":["e1e5"],"report":["draw"],"bytes":")" + bytes + "\"}");
  return answer.at("ok").as_bool() ? answer.at("draw") : answer.at("error").at("reason");
}

/// All pairs of bytes: every face equally often but for those four that no two bytes decide, and what it means (N1).
TEST(Analyze, BytesDrawForNatureWithExactlyItsChances) {
  const auto hex = [](unsigned byte) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    return std::string{kDigits[byte / 16], kDigits[byte % 16]};
  };
  std::array<int, 7> seen{};
  for (unsigned first = 0; first < 256; ++first) {
    if (const json::value one = drawn_by(hex(first)); one.is_object()) {
      seen[one.at("face").to_number<std::size_t>()] += 256;
      continue;
    }
    for (unsigned second = 0; second < 256; ++second) {
      const json::value two = drawn_by(hex(first) + hex(second));
      const std::size_t face = two.is_object() ? two.at("face").to_number<std::size_t>() : 0;
      if (face > 0) EXPECT_EQ(two.at("action").as_string(), face % 2 == 0 ? "#1" : "#2");
      ++seen[face];
    }
  }
  EXPECT_EQ(seen, (std::array<int, 7>{4, 10922, 10922, 10922, 10922, 10922, 10922}));
}

TEST(Analyze, TooFewBytesAreToldHowManyAreMissing) {
  EXPECT_EQ(drawn_by(""), "these 'bytes' decide nothing yet: add 16 more");
  EXPECT_EQ(drawn_by("55"), "these 'bytes' decide nothing yet: add 15 more");
  EXPECT_EQ(drawn_by(std::string(32, '5')), "these 'bytes' decide nothing yet: add 48 more");
  EXPECT_EQ(drawn_by(std::string(128, '5')), "these 'bytes' are not random: 64 of them decide nothing");
  EXPECT_EQ(drawn_by(std::string(130, '5')), "'bytes' may have at most 64 bytes");
  for (const char* no_bytes : {"5", "5g", "0x55", "FF"}) {
    EXPECT_EQ(drawn_by(no_bytes), "'bytes' must be a text of random bytes, each two of the digits 0123456789abcdef");
  }
  EXPECT_EQ(code_of("{" + kRolling + R"(,"moves":["e1e5"],"report":["draw"]})"), "bad-request");
  EXPECT_TRUE(ask("{" + kRolling + R"(,"report":["draw"],"bytes":"00"})").at("draw").is_null()) << "a player acts";
}

TEST(Analyze, AMoveMayTellTheFaceThatWasRolled) {
  const auto answer = [](const std::string& roll) {
    return ask("{" + kRolling + R"(,"moves":["e1e5",)" + roll + R"(],"report":["trace"]})");
  };
  const json::object told = answer(R"({"action":"#1","face":4})");
  ASSERT_TRUE(told.at("ok").as_bool());
  EXPECT_FALSE(told.at("trace").at(0).as_object().contains("face"));
  EXPECT_EQ(told.at("trace").at(1).at("action").as_string(), "#1");
  EXPECT_EQ(told.at("trace").at(1).at("face").to_number<int>(), 4);
  EXPECT_FALSE(answer(R"({"action":"#1"})").at("trace").at(1).as_object().contains("face"));

  const json::object error = answer(R"({"action":"#1","face":3})").at("error").as_object();
  EXPECT_EQ(error.at("code").as_string(), "illegal-action");
  EXPECT_EQ(error.at("index").to_number<int>(), 1);
  EXPECT_EQ(error.at("reason").as_string(), "the face 3 does not mean #1: 2, 4 or 6 do");
  EXPECT_EQ(print_json(error.at("detail")), R"("wrong-face")");
  EXPECT_EQ(print_json(error.at("arguments")), R"({"face":3,"action":"#1","faces":["2","4","6"]})");
  EXPECT_EQ(code_of(R"({"game":"tictactoe","moves":[{"action":"a1b2","face":1}]})"), "illegal-action");
  for (const char* odd : {"5", "{}", R"({"face":4})", R"({"action":"#1","face":"4"})", R"({"action":"#1","side":4})"}) {
    EXPECT_EQ(answer(odd).at("error").at("code").as_string(), "bad-request") << odd;
  }
}

TEST(Analyze, AnEventTellsTheFaceThatWasRolled) {
  const auto told = [](const std::string& roll) {
    return ask("{" + kRolling + R"(,"moves":["e1e5",)" + roll + R"(],"report":["events","story","trace"]})");
  };
  const json::object known = told(R"({"action":"#1","face":4})");
  EXPECT_EQ(known.at("events").at(0).at("event").as_string(), "rolled");
  EXPECT_EQ(known.at("events").at(0).at("face").to_number<int>(), 4);
  EXPECT_EQ(known.at("trace").at(1).at("events"), known.at("events"));
  EXPECT_NE(print_json(known.at("story")).find("The die showed 4: even"), std::string::npos);
  const json::object unknown = told(R"("#1")");
  EXPECT_FALSE(unknown.at("events").at(0).as_object().contains("face"));
  EXPECT_NE(print_json(unknown.at("story")).find("The die said even"), std::string::npos);
}

TEST(Analyze, TheFacesOfADieAreTold) {
  const auto faces = [](const std::string& moves) {
    return print_json(ask("{" + kRolling + R"(,"moves":[)" + moves + R"(],"report":["faces"]})").at("faces"));
  };
  EXPECT_EQ(faces(R"("e1e5")"), R"({"die":6,"mean":{"#1":[2,4,6],"#2":[1,3,5]}})");
  EXPECT_EQ(faces(""), "null");
  EXPECT_EQ(code_of(R"({"game":"go","report":["faces"]})"), "bad-request");
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
