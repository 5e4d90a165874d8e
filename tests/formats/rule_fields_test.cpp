#include "spooky/formats/rule_fields.hpp"

#include <gtest/gtest.h>

#include <array>

namespace spooky {
namespace {

/// A field of every kind.
const std::array<RuleField, 6> kFields = {{
    {"size", "how large", RuleField::Integer{2, 25, 19}},
    {"variant", "which game", RuleField::Choice{{"base", "hadamard+", "plain"}}},
    {"suicide", "allowed or not", RuleField::Switch{true}},
    {"komi", "points for White", RuleField::Number{std::nullopt}},
    {"handicap", "stones set before the start", RuleField::List{}},
    {"steps", "allowed or not, as the game decides", RuleField::Switch{}},
}};

std::string completed(const char* given) {
  const auto rules = complete_rules(kFields, parse_json(given)->as_object());
  return rules ? print_json(*rules) : rules.error().reason;
}

std::string from_text(const char* text) {
  const auto given = parse_rules_text(kFields, text);
  if (!given) return given.error().reason;
  const auto rules = complete_rules(kFields, *given);
  return rules ? print_json(*rules) : rules.error().reason;
}

TEST(RuleFields, DefaultsAreFilledIn) {
  EXPECT_EQ(completed("{}"), R"({"size":19,"variant":"base","suicide":true,"handicap":[]})");
}

TEST(RuleFields, JsonAndCommandLineMeanTheSame) {
  const char* expected = R"({"size":9,"variant":"hadamard+","suicide":false,"komi":6.5,"handicap":["D4","Q16"]})";
  EXPECT_EQ(completed(R"({"handicap":["D4","Q16"],"komi":6.5,"suicide":false,"size":9,"variant":"hadamard+"})"),
            expected);
  EXPECT_EQ(from_text("size=9,variant=hadamard+,suicide=false,komi=6.5,handicap=D4+Q16"), expected);
  EXPECT_EQ(from_text("steps=true"), R"({"size":19,"variant":"base","suicide":true,"handicap":[],"steps":true})");
  EXPECT_EQ(from_text("handicap=D4"), R"({"size":19,"variant":"base","suicide":true,"handicap":["D4"]})");
}

TEST(RuleFields, EveryBadValueIsExplained) {
  EXPECT_EQ(completed(R"({"size":26})"), "the rule 'size' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(completed(R"({"size":9.5})"), "the rule 'size' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(completed(R"({"size":1e300})"), "the rule 'size' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(completed(R"({"variant":"go"})"),
            "the rule 'variant' must be one of base, hadamard+, plain (default base)");
  EXPECT_EQ(completed(R"({"suicide":1})"), "the rule 'suicide' must be true or false (default true)");
  EXPECT_EQ(completed(R"({"steps":1})"), "the rule 'steps' must be true or false");
  EXPECT_EQ(completed(R"({"komi":"6"})"), "the rule 'komi' must be a number");
  EXPECT_EQ(completed(R"({"handicap":["D4",1]})"), "the rule 'handicap' must be a list of texts (default empty)");
  EXPECT_EQ(completed(R"({"Size":9})"),
            "there is no rule 'Size'; the rules are size, variant, suicide, komi, handicap, steps");
  EXPECT_EQ(from_text("suicide=maybe"), "the rule 'suicide' must be true or false (default true)");
  EXPECT_EQ(from_text("size=nine"), "the rule 'size' must be a whole number from 2 to 25 (default 19)");
  EXPECT_EQ(from_text("size=9,"), R"({"size":9,"variant":"base","suicide":true,"handicap":[]})");
  EXPECT_EQ(from_text(",,"), "rules are written key=value,key=value; '' has no '='");
}

}  // namespace
}  // namespace spooky
