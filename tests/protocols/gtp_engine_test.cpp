// A GTP engine that plays: every variant to its end, refereed by the rules; clocks; dead stones.
#include <gtest/gtest.h>

#include <sstream>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/protocols/gtp/clocks.hpp"
#include "spooky/protocols/gtp/dead_stones.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {
namespace {

constexpr std::string_view kVariants[] = {"base", "weak", "symmetric", "semi",   "ghz3", "ghz4",
                                          "w3",   "w4",   "mixed3",    "mixedk", "plain"};

go::Rules rules_of(const std::string& text) {
  const auto rules = read_rules<go::Game>(std::string_view(text));
  EXPECT_TRUE(rules) << text;
  return *rules;
}

Session session_with(const go::Rules& rules) {
  SessionSettings settings;
  settings.rules = rules;
  settings.level = 1;
  return Session(std::move(settings));
}

/// What stands after the "= ", which must be there.
std::string ask(Session& session, const std::string& command) {
  const std::string answer = session.answer(command);
  EXPECT_TRUE(answer.starts_with("=") && answer.ends_with("\n\n")) << command << ": " << answer;
  const std::string text = answer.substr(std::min<std::size_t>(answer.size(), 1), answer.size() - 3);
  return text.starts_with(' ') ? text.substr(1) : text;
}

std::string colour_to_act(const go::Position& position) { return position.actor() == Actor::First ? "b" : "w"; }

/// Plays the words of a whole turn: the stones first, then choices.
void referee(go::Position& position, const std::string& turn) {
  std::istringstream words(turn);
  std::vector<std::string> actions;
  for (std::string word; words >> word;) {
    const bool choice = word[0] == '=' || word[0] == '-';
    const bool more =
        !actions.empty() && !choice && actions.size() == 1 && actions[0][0] != '=' && actions[0][0] != '-';
    if (more) {
      actions[0] += " " + word;
    } else {
      actions.push_back(word);
    }
  }
  for (const std::string& text : actions) {
    const auto action = read_action<go::Game>(position, text);
    ASSERT_TRUE(action) << turn << ": " << action.error().reason;
    position.play_unchecked(*action);
  }
}

TEST(GtpEngine, SpookyGenmoveTellsEveryAction) {
  for (const std::string_view variant : kVariants) {
    const go::Rules rules = rules_of("width=4,height=4,variant=" + std::string(variant));
    Session session = session_with(rules);
    go::Position position = go::Position::initial(rules);
    for (int i = 0; i < 60 && !position.is_over(); ++i) {
      const std::string turn = ask(session, "spooky-genmove " + colour_to_act(position));
      if (turn == "resign") break;
      referee(position, turn);
      if (HasFatalFailure()) return;
      ASSERT_EQ(ask(session, "spooky-position"), Notation<go::Game>::position_text(position)) << variant << " " << turn;
    }
    EXPECT_GT(position.turn(), 3) << variant;
  }
}

TEST(GtpEngine, WhoIsLeftOutHasNotPassed) {
  for (const char* commands : {"play b C3", "genmove b", "fixed_handicap 4", "spooky-play b C3"}) {
    Session session = session_with(rules_of("width=9,height=9,variant=plain,komi=0"));
    ask(session, commands);
    EXPECT_NE(ask(session, "genmove b"), "pass") << commands;
    EXPECT_NE(ask(session, "spooky-genmove b"), "pass") << commands;
    EXPECT_TRUE(ask(session, "spooky-position").ends_with("w 0 | -"));
  }
  // A pass that was played counts, and undo goes back behind a turn that was left out.
  Session session = session_with(rules_of("width=9,height=9,variant=plain,komi=0"));
  ask(session, "play b C3");
  ask(session, "play b C4");
  ask(session, "play w pass");
  EXPECT_TRUE(ask(session, "spooky-position").ends_with("b 1 | -"));
  ask(session, "play w pass");
  EXPECT_TRUE(ask(session, "spooky-position").ends_with("b 1 | -"));
  for (int i = 0; i < 3; ++i) ask(session, "undo");
  EXPECT_EQ(ask(session, "spooky-position"), "9/9/9/9/9/9/2X6/9/9 w 0 | -");
}

TEST(GtpEngine, OrdinaryControllersNeedNothingButGenmove) {
  for (const std::string_view variant : kVariants) {
    const go::Rules rules = rules_of("width=4,height=4,variant=" + std::string(variant));
    Session session = session_with(rules);
    int passes = 0;
    for (int i = 0; i < 60 && passes < 2; ++i) {
      const std::string told = ask(session, i % 2 == 0 ? "genmove b" : "genmove w");
      if (told == "resign") break;
      passes = told == "pass" ? passes + 1 : 0;
      if (told == "pass") continue;
      ASSERT_TRUE(go::parse_point(rules, told)) << variant << " " << told;
    }
    ask(session, "final_score");
    ask(session, "final_status_list dead");
  }
}

TEST(GtpEngine, AnotherColourMayAlwaysMove) {
  Session session = session_with(rules_of("width=5,height=5"));
  for (const std::string command : {"genmove b", "genmove b", "play w pass", "genmove w", "play b pass", "play w pass",
                                    "genmove w", "play b A1", "play b E5", "genmove b"}) {
    const std::string answer = session.answer(command);
    EXPECT_FALSE(answer.empty()) << command;
  }
}

TEST(GtpEngine, RegGenmoveAndFailuresLeaveEverythingAsItWas) {
  Session session = session_with(rules_of("width=5,height=5"));
  ask(session, "play b C3");
  ask(session, "play b A1");
  const go::Position before = session.position();
  ask(session, "reg_genmove w");
  EXPECT_TRUE(session.answer("play w C3").starts_with("? illegal move"));
  EXPECT_TRUE(session.answer("play b C3").starts_with("? illegal move"));
  EXPECT_EQ(session.position(), before);
  ask(session, "genmove w");
  ask(session, "undo");
  EXPECT_EQ(session.position(), before);
}

TEST(GtpEngine, KomiChangesInTheMiddleOfAGame) {
  Session session = session_with(rules_of("width=5,height=5,variant=plain"));
  ask(session, "play b C3");
  ask(session, "play w C4");
  ask(session, "komi 3.5");
  EXPECT_EQ(ask(session, "final_score"), "W+3.5");
  ask(session, "undo");
  EXPECT_EQ(ask(session, "final_score"), "B+21.5");
}

TEST(GtpClocks, TimeIsShared) {
  using std::chrono::seconds;
  const go::Board board(9, 9);
  Clocks clocks;
  EXPECT_FALSE(clocks.for_turn(go::Colour::Black, board)) << "no limits";
  ASSERT_TRUE(set_time(clocks, {"0", "30", "5"}));
  const auto first = *clocks.for_turn(go::Colour::Black, board);
  EXPECT_LE(first, seconds(6));
  EXPECT_GT(first, seconds(5));
  ASSERT_TRUE(set_time(clocks, {"0", "1", "0"}));
  EXPECT_FALSE(clocks.for_turn(go::Colour::Black, board)) << "GTP's way to say: no limits";
  ASSERT_TRUE(set_time(clocks, {"0", "0", "0"}));
  EXPECT_LT(*clocks.for_turn(go::Colour::Black, board), seconds(1)) << "no time at all";
  ASSERT_TRUE(set_time(clocks, {"60", "0", "0"}));
  const auto early = *clocks.for_turn(go::Colour::White, board);
  for (int i = 0; i < 100; ++i) clocks.spend(go::Colour::White, *clocks.for_turn(go::Colour::White, board));
  EXPECT_LT(*clocks.for_turn(go::Colour::White, board), early);
  clocks.set_left(go::Colour::White, seconds(60), 0);
  EXPECT_EQ(*clocks.for_turn(go::Colour::White, board), early);
  EXPECT_FALSE(set_time(clocks, {"60", "0"}));
  EXPECT_FALSE(set_time(clocks, {"-1", "0", "0"}));
  EXPECT_FALSE(set_kgs_time(clocks, {}));
  EXPECT_TRUE(set_kgs_time(clocks, {"canadian", "0", "30", "5"}));
  EXPECT_EQ(*clocks.for_turn(go::Colour::Black, board), first);
  EXPECT_TRUE(set_kgs_time(clocks, {"none"}));
  EXPECT_FALSE(clocks.for_turn(go::Colour::Black, board));
}

TEST(GtpDeadStones, ALoneStoneInsideTheOpponentsAreaIsDead) {
  const go::Rules rules = rules_of("width=7,height=7,variant=plain");
  const auto position = read_position<go::Game>(rules, "2XO3/2XO1OO/X1XOO2/1XXO1O1/XX1XOO1/1OXXO1O/2X1XO1 b 0 | -");
  ASSERT_TRUE(position) << position.error().reason;
  const go::PointSet dead = dead_stones(*position);
  EXPECT_TRUE(dead.contains(*go::parse_point(rules, "B2")));
  EXPECT_FALSE(dead.contains(*go::parse_point(rules, "C7")));
  EXPECT_FALSE(dead.contains(*go::parse_point(rules, "D7")));
  EXPECT_EQ(dead, dead_stones(*position)) << "always the same answer";
}

}  // namespace
}  // namespace spooky::gtp
