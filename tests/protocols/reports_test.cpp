// What a game can report, and what its rules are: the reports `reports` and `rules`.
#include <gtest/gtest.h>

#include "spooky/formats/json.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky {
namespace {

json::value told(const std::string& game, const std::string& rules, const std::string& report) {
  const std::string request = R"({"game":")" + game + R"(","rules":)" + rules + R"(,"report":[")" + report + R"("]})";
  const auto answer = parse_json(analyze(request));
  EXPECT_TRUE(answer && answer->at("ok").as_bool()) << request << analyze(request);
  return answer ? answer->at(report) : json::value();
}

/// The entry of a key in the report `rules`.
json::object rule(const std::string& game, const std::string& rules, std::string_view key) {
  const json::value entries = told(game, rules, "rules");
  for (const json::value& entry : entries.as_array()) {
    if (entry.at("key").as_string() == to_json(key)) return entry.as_object();
  }
  ADD_FAILURE() << game << " has no rule " << key;
  return {};
}

TEST(Reports, EveryReportThatIsListedIsMadeAndNoOther) {
  Games::for_each([&]<class G>() {
    const std::string game(G::kName);
    // Small enough to be solved.
    const std::string rules = game == "go" ? R"({"width":2,"height":2})" : "{}";
    std::vector<std::string> names;
    const json::value reports = told(game, "{}", "reports");
    for (const json::value& name : reports.as_array()) names.emplace_back(from_json(name.as_string()));
    EXPECT_EQ(names.size(), describe_reports(game).size());
    for (const std::string& name : names) {
      if (name == "draw") continue;  // needs bytes, and Nature to act
      if (game.ends_with("chess") && (name == "value" || name == "best" || name == "explanation"))
        continue;  // of a game that is over only
      told(game, rules, name);
    }
    for (const char* name : {"score", "odds", "witness", "marks", "temperature"}) {
      const bool has = std::find(names.begin(), names.end(), name) != names.end();
      const std::string answer = analyze(R"({"game":")" + game + R"(","report":[")" + name + R"("]})");
      const std::string refusal = game + " has no '" + name + "' to report";
      EXPECT_EQ(answer.find(refusal) == std::string::npos, has) << answer;
    }
  });
}

TEST(Reports, AnAbilityOfAGameIsAReportOfIt) {
  const json::value reports = told("chess", "{}", "reports");
  EXPECT_EQ(print_json(reports),
            R"(["state","legal","chance","result","value","best","trace","events","story","title","guide",)"
            R"("description","explanation","move","rules","draw","reports","faces","decided","worlds","ket","odds",)"
            R"("marks","pieces","options"])");
  EXPECT_TRUE(describe_reports("draughts").empty());
}

TEST(RulesReport, TellsEveryKeyInOrderWithTheValueInForce) {
  Games::for_each([&]<class G>() {
    const json::array entries = told(std::string(G::kName), "{}", "rules").as_array();
    const auto fields = Notation<G>::rule_fields();
    ASSERT_EQ(entries.size(), fields.size());
    const json::object usual = Notation<G>::rules_json(typename G::Position::Rules());
    for (std::size_t i = 0; i < fields.size(); ++i) {
      EXPECT_EQ(entries[i].at("key").as_string(), to_json(fields[i].key));
      EXPECT_EQ(entries[i].at("default"), entries[i].at("value")) << fields[i].key;
      if (const json::value* value = usual.if_contains(to_json(fields[i].key))) {
        EXPECT_EQ(entries[i].at("value"), *value) << G::kName << " " << fields[i].key;
      }
    }
  });
}

TEST(RulesReport, TellsKindBoundsAndChoices) {
  const json::object width = rule("go", "{}", "width");
  EXPECT_EQ(width.at("kind"), "integer");
  EXPECT_EQ(width.at("min"), 1);
  EXPECT_EQ(width.at("max"), 36);
  EXPECT_EQ(width.at("default"), 19);
  EXPECT_EQ(print_json(rule("tictactoe", "{}", "variant").at("choices")), R"(["goff","plain"])");
  EXPECT_EQ(rule("go", "{}", "komi").at("step"), 0.5);
  EXPECT_EQ(rule("chess", "{}", "draws").at("kind"), "switch");
  EXPECT_EQ(rule("combinatorial", "{}", "table").at("kind"), "object");
}

TEST(RulesReport, DefaultsFollowTheOtherRules) {
  EXPECT_EQ(rule("go", "{}", "komi").at("default"), 7.5);
  EXPECT_EQ(rule("go", R"({"width":5,"height":5})", "komi").at("default"), 0);
  const json::object komi = rule("go", R"({"komi":3.5})", "komi");
  EXPECT_EQ(komi.at("value"), 3.5);
  EXPECT_EQ(komi.at("default"), 7.5);
  EXPECT_EQ(print_json(komi.at("depends")), R"(["width","height"])");
  EXPECT_EQ(rule("chess", "{}", "double_step").at("default"), true);
  EXPECT_EQ(rule("chess", R"({"board":"gardner5x5"})", "double_step").at("default"), false);
}

TEST(RulesReport, TellsWithWhichValuesAKeyCounts) {
  EXPECT_EQ(print_json(rule("combinatorial", "{}", "set").at("when")), R"({"game":["subtraction"]})");
  // Where a key that counts only then is needed, nothing goes by default.
  const json::object set = rule("combinatorial", R"({"game":"subtraction","set":[1,2]})", "set");
  EXPECT_EQ(print_json(set.at("value")), "[1,2]");
  // A key whose condition does not hold changes nothing or is refused.
  Games::for_each([&]<class G>() {
    for (const RuleField& field : Notation<G>::rule_fields()) {
      if (!field.when) continue;
      const auto& keys = Notation<G>::rule_fields();
      EXPECT_TRUE(std::any_of(keys.begin(), keys.end(), [&](const RuleField& one) {
        return one.key == field.when->key;
      })) << field.key;
    }
  });
}

}  // namespace
}  // namespace spooky
