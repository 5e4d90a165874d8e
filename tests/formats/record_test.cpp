#include "spooky/formats/record.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "spooky/formats/any_game.hpp"

namespace spooky {
namespace {

const char* const kGame =
    R"({"format":"spooky-record","version":1,"game":"tictactoe","rules":{"variant":"goff","width":3,"height":3,"line":3},)"
    R"("start":null,"actions":[{"action":"a1b2","actor":"x","ms":10},{"action":"a1b2","actor":"o"},)"
    R"({"action":"@a1","actor":"x","ms":900}],"result":null})";

std::string reason(const std::string& text) {
  const auto record = parse_record(text);
  EXPECT_FALSE(record) << text;
  if (record) return "";
  EXPECT_EQ(record.error().code, ErrorCode::BadRecord);
  return record.error().reason;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Record, ReadsBackExactly) {
  const auto record = parse_record(kGame);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->actions.size(), 3U);
  EXPECT_EQ(record->actions[0].milliseconds, 10);
  EXPECT_EQ(record->actions[1].milliseconds, std::nullopt);
  EXPECT_EQ(print_record(*record), kGame);
  EXPECT_EQ(position_text_of(replay(*record).back()), "X1:b2;O2:a1 x");
}

TEST(Record, KeepsWhatWasGiven) {
  const std::string text = replaced(kGame, R"("ms":10})", R"("ms":10,"given":true})");
  const auto record = parse_record(text);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_TRUE(record->actions[0].given);
  EXPECT_FALSE(record->actions[1].given);
  EXPECT_EQ(print_record(*record), text);
  const auto not_given = parse_record(replaced(kGame, R"("ms":10})", R"("ms":10,"given":false})"));
  ASSERT_TRUE(not_given);
  EXPECT_EQ(print_record(*not_given), kGame);
  EXPECT_EQ(reason(replaced(kGame, R"("ms":10})", R"("ms":10,"given":1})")),
            "action 1 of the record has a 'given' that is neither true nor false");
}

const char* const kRolled =
    R"({"format":"spooky-record","version":1,"game":"chess","rules":{},)"
    R"("start":"4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e",)"
    R"("actions":[{"action":"e1e5","actor":"white"},{"action":"#1","actor":"nature","face":4,"ms":20}]})";

TEST(Record, KeepsTheFaceThatWasRolled) {
  const auto record = parse_record(kRolled);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->actions[0].face, std::nullopt);
  EXPECT_EQ(record->actions[1].face, 4);
  const std::string printed = print_record(*record);
  EXPECT_NE(printed.find(R"({"action":"#1","actor":"nature","face":4,"ms":20})"), std::string::npos) << printed;
  EXPECT_EQ(*parse_record(printed), *record);
  // Records from before faces were kept.
  const auto old = parse_record(replaced(kRolled, R"(,"face":4)", ""));
  ASSERT_TRUE(old) << old.error().reason;
  EXPECT_EQ(old->actions[1].face, std::nullopt);
  EXPECT_EQ(print_record(*old).find("face"), std::string::npos);
}

TEST(Record, RefusesAFaceThatDoesNotMeanTheAction) {
  const auto with = [](const std::string& face) {
    return reason(replaced(kRolled, R"("face":4)", "\"face\":" + face));
  };
  EXPECT_EQ(with("3"), "action 2 of the record, '#1', cannot be played: the face 3 does not mean #1: 2, 4 or 6 do");
  EXPECT_EQ(with("7"), "action 2 of the record, '#1', cannot be played: a die with 6 faces does not show 7");
  for (const char* no_face : {"0", "-1", "true", "\"4\"", "null", "4.5", "9223372036854775807"}) {
    EXPECT_EQ(with(no_face), "action 2 of the record: a 'face' must be a whole number from 1 on") << no_face;
  }
  EXPECT_EQ(reason(replaced(kRolled, R"("actor":"white")", R"("actor":"white","face":1)")),
            "action 1 of the record, 'e1e5', cannot be played: no die is rolled for e1e5: it has no face");
}

TEST(Record, MayBeginAnywhere) {
  const std::string text = replaced(replaced(kGame, "\"start\":null", "\"start\":\"X1:a1/b2 o\""),
                                    R"({"action":"a1b2","actor":"x","ms":10},)", "");
  const auto record = parse_record(text);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(print_record(*record), text);
}

TEST(Record, AcceptsOtherSpellingsAndPrintsTheOne) {
  const auto record = parse_record(replaced(kGame, "\"action\":\"a1b2\"", "\"action\":\"B2A1\""));
  ASSERT_TRUE(record);
  EXPECT_EQ(print_record(*record), kGame);
}

TEST(Record, EveryFaultIsExplained) {
  EXPECT_EQ(reason(""), "the record is not valid JSON");
  EXPECT_EQ(reason("[]"), "this is not a spooky game record");
  EXPECT_EQ(reason(replaced(kGame, "\"version\":1", "\"version\":2")),
            "this record's version is not known here; version 1 is");
  EXPECT_EQ(reason(replaced(kGame, "tictactoe", "draughts")),
            "in the record: there is no game 'draughts'; the games are tictactoe, go, chess, combinatorial, "
            "quantum-chess, akl-chess");
  EXPECT_EQ(reason(replaced(kGame, "\"width\":3", "\"width\":0")),
            "in the record: the rule 'width' must be a whole number from 1 to 26 (default 3)");
  EXPECT_EQ(reason(replaced(kGame, "\"start\":null", "\"start\":\"X1:a1 x\"")),
            "in the record's start: after 1 mark it is o to act, not x");
  EXPECT_EQ(
      reason(replaced(kGame, "@a1", "@c3")),
      "action 3 of the record, '@c3', cannot be played: O2 closed a cycle: it must be measured now, with @a1 or @b2");
  EXPECT_EQ(reason(replaced(kGame, R"("actor":"o")", R"("actor":"x")")),
            "action 2 of the record, 'a1b2', belongs to o, not to the actor the record names");
  EXPECT_EQ(reason(replaced(kGame, R"("result":null)", R"("result":{"x":1})")),
            "the record's result is not what its actions give");
  EXPECT_EQ(reason(replaced(kGame, "\"ms\":10", "\"ms\":-1")), "action 1 of the record has a bad time");
  EXPECT_EQ(reason(replaced(kGame, R"({"action":"a1b2","actor":"o"})", "7")), "action 2 of the record has no text");
}

RC_GTEST_PROP(Record, SurvivesDamage, ()) {
  std::string text = kGame;
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  const auto record = parse_record(text);
  if (record) RC_ASSERT(parse_record(print_record(*record)).has_value());
}

}  // namespace
}  // namespace spooky
