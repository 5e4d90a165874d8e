// A fifth game is in its own folder and in the two lists, and nowhere else: it is there in the terminal, in analyze, in
// the server and in the conformance test all the same.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "cli/commands.hpp"
#include "cli/rule_flags.hpp"
#include "conformance/random_games.hpp"
#include "fifth_game/notation.hpp"
#include "server/test_hall.hpp"
#include "spooky/formats/record.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky {
namespace {

using wire::at;
using wire::text_at;

json::value ask(std::string_view rest) {
  const std::string answer = analyze(R"({"id":1,"game":"toss",)" + std::string(rest) + "}", AnalyzeLimits{});
  const auto parsed = parse_json(answer);
  EXPECT_TRUE(parsed && at(*parsed, {"ok"}) == true) << answer;
  return parsed ? *parsed : json::value();
}

TEST(FifthGame, AnalyzeReportsItsStateAndChances) {
  const json::value start = ask(R"("report":["state","legal","chance","result","lead"])");
  EXPECT_EQ(text_at(start, {"actor"}), "first");
  EXPECT_EQ(text_at(start, {"state", "position"}), "0 0:0 0");
  EXPECT_EQ(print_json(at(start, {"legal"})), R"(["double","single"])");
  EXPECT_TRUE(at(start, {"result"}).is_null());
  EXPECT_EQ(print_json(at(start, {"lead"})), R"({"leader":null,"by":0})");

  const json::value due = ask(R"("moves":["double"],"report":["chance"])");
  EXPECT_EQ(text_at(due, {"actor"}), "nature");
  const std::string chances = print_json(at(due, {"chance"}));
  for (const std::string_view share : {"\"1/6\"", "\"1/3\"", "\"1/2\""}) {
    EXPECT_NE(chances.find(share), std::string::npos) << chances;
  }
}

TEST(FifthGame, AnalyzeTellsWhatHappenedAndHowItEnded) {
  const json::value end = ask(R"("rules":{"rounds":1},"moves":["double","high","single","low"],)"
                              R"("report":["result","lead","events","story","reports","rules"])");
  EXPECT_EQ(text_at(end, {"actor"}), "none");
  EXPECT_EQ(print_json(at(end, {"result"})), R"({"winner":"first"})");
  EXPECT_EQ(print_json(at(end, {"lead"})), R"({"leader":"first","by":4})");
  EXPECT_NE(print_json(at(end, {"events"})).find("tossed"), std::string::npos);
  EXPECT_NE(print_json(at(end, {"story"})).find("The game ends 4 to 0."), std::string::npos);
  EXPECT_NE(print_json(at(end, {"reports"})).find("\"lead\""), std::string::npos);
  EXPECT_NE(print_json(at(end, {"rules"})).find("\"rounds\""), std::string::npos);
}

TEST(FifthGame, AnalyzeSolvesItAndPlaysIt) {
  const json::value answer = ask(R"("rules":{"rounds":1},"level":1,"report":["value","best","move"])");
  EXPECT_FALSE(at(answer, {"best"}).as_array().empty());
  EXPECT_TRUE(at(answer, {"value"}).is_string());
}

TEST(FifthGame, TheTerminalCountsItsActions) {
  cli::PerftOptions options;
  options.game.game = "toss";
  options.depth = 4;
  options.json = true;
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(cli::run_perft(options), cli::kSuccess);
  EXPECT_NE(::testing::internal::GetCapturedStdout().find("\"nodes\":36"), std::string::npos);
}

TEST(FifthGame, TheTerminalPlaysItWithItsRulesAsOptions) {
  const auto flags = cli::rule_flags("toss");
  ASSERT_EQ(flags.size(), 1U);
  EXPECT_EQ(flags[0].name, "rounds");
  EXPECT_NE(cli::games_help().find("toss"), std::string::npos);

  const std::string typed = ::testing::TempDir() + "/spooky_toss_typed";
  std::FILE* const file = std::fopen(typed.c_str(), "w");
  ASSERT_NE(file, nullptr);
  std::fputs("double\nsingle\n", file);
  std::fclose(file);
  ASSERT_NE(std::freopen(typed.c_str(), "r", stdin), nullptr);
  cli::PlayOptions options;
  options.game.game = "toss";
  options.game.flags["rounds"] = "1";
  options.computer = "none";
  options.seed = 1;
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(cli::run_play(options), cli::kSuccess);
  const std::string shown = ::testing::internal::GetCapturedStdout();
  EXPECT_NE(shown.find("first bets on double."), std::string::npos) << shown;
  EXPECT_NE(shown.find("The toss is "), std::string::npos) << shown;
  EXPECT_NE(shown.find("The game ends "), std::string::npos) << shown;
  std::filesystem::remove(typed);
}

TEST(FifthGame, TheServerOpensItPlaysItAndRollsForNature) {
  TestHall test;
  const std::string id = test.open({{"game", "toss"}, {"seats", json::object{{"first", kX}, {"second", kO}}}});
  const auto first = test.join(id, kX);
  first->take();
  test.hear(*first, {{"action", "double"}, {"number", 1}});
  const auto heard = first->take();
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_NE(heard[0].find(R"("action":"double","number":1,"actor":"first")"), std::string::npos) << heard[0];
  EXPECT_NE(heard[1].find(R"("number":2,"actor":"nature")"), std::string::npos) << heard[1];
  EXPECT_EQ(text_at(*parse_json(test.join(id, kO)->take()[0]), {"game", "game"}), "toss");
  const auto record = parse_record(test.record(id));
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->actions.size(), 2U);
  EXPECT_EQ(record->actions[1].actor, Actor::Nature);
}

TEST(FifthGame, Conforms) {
  for (const std::string_view rules : conformance_rules<toss::Game>()) RandomGames<toss::Game>().play(rules, 11, 300);
}

}  // namespace
}  // namespace spooky
