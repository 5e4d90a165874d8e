// The referee, without sockets and databases.
#include "server/live_game.hpp"

#include <gtest/gtest.h>

#include "server/secrets.hpp"

namespace spooky::server {
namespace {

constexpr std::int64_t kNow = 1'700'000'000'000;
const std::string kX(43, 'x');
const std::string kO(43, 'o');

Die& die() {
  static const auto one = make_die("seed", 1);
  return *one;
}

StoredGame stored_game(const std::string& extra = "", const GameLimits& limits = {}) {
  const auto game = read_new_game(
      R"({"game":"tictactoe","seats":{"x":")" + kX + R"(","o":")" + kO + R"("})" + extra + "}", kNow, limits, die());
  EXPECT_TRUE(game) << (game ? "" : game.error().reason);
  return *game;
}

LiveGame live_game(const std::string& extra = "") {
  auto game = LiveGame::from_stored(stored_game(extra));
  EXPECT_TRUE(game);
  return std::move(*game);
}

/// What becomes of an action: its one spelling, "repeated", or the code of the refusal.
std::string judge(const LiveGame& game, const std::string& token, const std::string& action, std::int64_t number) {
  const auto verdict = game.judge(token.empty() ? "" : fingerprint_of(token), {action, number});
  if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
    EXPECT_EQ(refusal->number, number);
    EXPECT_FALSE(refusal->reason.empty());
    return refusal->code;
  }
  if (std::holds_alternative<LiveGame::Repeated>(verdict)) return "repeated";
  return std::get<LiveGame::Accepted>(verdict).text();
}

void play(LiveGame& game, const std::string& token, const std::string& action) {
  const auto number = static_cast<std::int64_t>(game.length()) + 1;
  auto verdict = game.judge(fingerprint_of(token), {action, number});
  ASSERT_TRUE(std::holds_alternative<LiveGame::Accepted>(verdict)) << action;
  game.apply(std::get<LiveGame::Accepted>(std::move(verdict)), 10 * number);
}

TEST(LiveGame, JudgesInTheOrderOfTheContract) {
  LiveGame game = live_game();
  EXPECT_EQ(judge(game, "", "a1b2", 1), "no-seat");
  EXPECT_EQ(judge(game, std::string(43, 'z'), "a1b2", 1), "no-seat");
  EXPECT_EQ(judge(game, kX, "a1b2", 2), "gap");
  EXPECT_EQ(judge(game, kO, "a1b2", 1), "not-your-turn");
  EXPECT_EQ(judge(game, kX, "a1a1", 1), "illegal-action");
  EXPECT_EQ(judge(game, kX, "b2a1", 1), "a1b2");
  // Judging changes nothing.
  EXPECT_EQ(game.length(), 0U);
  play(game, kX, "a1b2");
  EXPECT_EQ(judge(game, "", "a1b2", 1), "no-seat");
  EXPECT_EQ(judge(game, kO, "b2a1", 1), "repeated");
  EXPECT_EQ(judge(game, kX, "a1c3", 1), "number-taken");
  EXPECT_EQ(judge(game, kX, "", 1), "number-taken");
}

TEST(LiveGame, RepeatsAreFoundAsTheyAreStoredAndTheLastInAnySpelling) {
  LiveGame game = live_game();
  play(game, kX, "a1b2");
  play(game, kO, "a1b2");
  play(game, kX, "@a1");
  play(game, kX, "c1c2");
  EXPECT_EQ(judge(game, kX, "@a1", 3), "repeated");
  EXPECT_EQ(judge(game, kX, "@b2", 3), "number-taken");
  EXPECT_EQ(judge(game, kX, "a1b2", 2), "repeated");
  EXPECT_EQ(judge(game, kX, "b2a1", 2), "number-taken");
  EXPECT_EQ(judge(game, kX, "c2c1", 4), "repeated");
}

TEST(LiveGame, KnowsTheEnd) {
  LiveGame game = live_game(R"(,"rules":{"variant":"plain"},"moves":["a1","a2","b1","b2"])");
  EXPECT_FALSE(game.over());
  play(game, kX, "c1");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(judge(game, kO, "c3", 6), "game-over");
  EXPECT_EQ(judge(game, kX, "c3", 6), "game-over");
  EXPECT_EQ(judge(game, "", "c3", 6), "no-seat");
  EXPECT_EQ(judge(game, kX, "c3", 7), "gap");
  EXPECT_EQ(print_json(game.result()), R"({"x":1,"o":0,"winner":"x","by":"line"})");
}

TEST(LiveGame, SeatsAndNames) {
  LiveGame game = live_game();
  EXPECT_EQ(game.player("x"), Actor::First);
  EXPECT_EQ(game.player("o"), Actor::Second);
  for (const char* name : {"", "X", "z", "nature", "none"}) EXPECT_EQ(game.player(name), std::nullopt) << name;
  EXPECT_TRUE(game.holds(fingerprint_of(kX), Actor::First));
  EXPECT_FALSE(game.holds(fingerprint_of(kX), Actor::Second));
  // A free seat is nobody's.
  game.set_seat(Actor::First, "");
  EXPECT_FALSE(game.holds("", Actor::First));
  EXPECT_FALSE(game.holds_any(""));
  EXPECT_EQ(spoken_name("x"), "X");
  EXPECT_EQ(spoken_name(""), "");
}

TEST(LiveGame, IsReplayedFromWhatIsStored) {
  StoredGame stored = stored_game(R"(,"moves":["b2a1","a1b2"])");
  EXPECT_EQ(stored.actions, (std::vector<StoredAction>{{"a1b2", "x", 0}, {"a1b2", "o", 0}}));
  EXPECT_EQ(stored.opened, kNow);
  EXPECT_EQ(stored.seats,
            (std::vector<std::pair<std::string, std::string>>{{"x", fingerprint_of(kX)}, {"o", fingerprint_of(kO)}}));
  EXPECT_EQ(LiveGame::from_stored(stored)->length(), 2U);
  // Whatever is wrong with it: an error, and no crash.
  StoredGame illegal = stored;
  illegal.actions.push_back({"c1c2", "x", 0});
  EXPECT_FALSE(LiveGame::from_stored(illegal));
  StoredGame rules = stored;
  rules.rules = "[";
  EXPECT_FALSE(LiveGame::from_stored(rules));
  StoredGame unknown = stored;
  unknown.game = "draughts";
  EXPECT_FALSE(LiveGame::from_stored(unknown));
  StoredGame start = stored;
  start.start = "nonsense";
  EXPECT_FALSE(LiveGame::from_stored(start));
}

TEST(LiveGame, ARematchHasTheSameStartAndExchangedSeats) {
  const LiveGame game = live_game(R"(,"rules":{"width":4},"position":"X1:a1/b2 o","moves":["a1b2","@a1"])");
  const StoredGame rematch = rematch_for(game, kNow + 5);
  EXPECT_NE(rematch.id, game.id());
  EXPECT_TRUE(is_game_id(rematch.id));
  EXPECT_EQ(rematch.previous, game.id());
  EXPECT_EQ(rematch.opened, kNow + 5);
  EXPECT_EQ(rematch.start, "X1:a1/b2 o");
  EXPECT_EQ(rematch.rules, print_json(rules_json_of(game.position())));
  EXPECT_TRUE(rematch.actions.empty());
  EXPECT_FALSE(rematch.over);
  EXPECT_EQ(rematch.seats,
            (std::vector<std::pair<std::string, std::string>>{{"x", fingerprint_of(kO)}, {"o", fingerprint_of(kX)}}));
  EXPECT_TRUE(LiveGame::from_stored(rematch));
}

TEST(LiveGame, ANewGameMayHaveSoManyActions) {
  EXPECT_EQ(stored_game(R"(,"moves":["a1b2","a1c3"])", {.actions = 2}).actions.size(), 2U);
  const auto refused = read_new_game(R"({"game":"tictactoe","moves":["a1b2","a1c3"]})", kNow, {.actions = 1}, die());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::TooLarge);
  EXPECT_TRUE(stored_game(R"(,"rules":{"variant":"plain"},"moves":["a1","a2","b1","b2","c1"])").over);
}

/// A game of Nim with one large heap, where superpositions are dear, opened with these moves.
std::string nim(const std::string& position, const std::string& moves) {
  return R"({"game":"combinatorial","rules":{"ruleset":"D","width":0},"position":")" + position + R"(","moves":[)" +
         moves + R"(],"seats":{"left":")" + kX + R"(","right":")" + kO + R"("}})";
}

std::string superposed(unsigned moves) {
  std::string text;
  for (unsigned i = 1; i <= moves; ++i) text += (i == 1 ? "1-" : "|1-") + std::to_string(i);
  return text;
}

TEST(LiveGame, WhatIsTooDearIsRefusedBeforeItIsPlayed) {
  const GameLimits limits;
  const auto opened = [&](const std::string& request) {
    const auto game = read_new_game(request, kNow, limits, die());
    return game ? std::string("opened") : std::string(error_code_name(game.error().code)) + ": " + game.error().reason;
  };
  const std::string dear = "\"" + superposed(249) + "\"";
  EXPECT_EQ(opened(nim("65535", dear)).find("too-large: this action has too many possibilities"), 0U)
      << opened(nim("65535", dear));
  EXPECT_EQ(opened(nim("65535,65535,65535,65535", "")).find("too-large: this position"), 0U);
  EXPECT_EQ(opened(nim("200", dear)).find("illegal-action"), 0U) << opened(nim("200", dear));
  EXPECT_EQ(opened(nim("100", "\"" + superposed(20) + "\"")), "opened");
}

TEST(LiveGame, ADearActionIsRefusedInAGame) {
  GameLimits limits;
  limits.action = 5'000;
  auto game = LiveGame::from_stored(*read_new_game(nim("100", ""), kNow, limits, die()), limits);
  ASSERT_TRUE(game);
  EXPECT_EQ(judge(*game, kX, superposed(60), 1), "too-large");
  EXPECT_EQ(judge(*game, kX, superposed(3), 1), superposed(3));
}

TEST(LiveGame, AllActionsTogetherHaveAPriceToo) {
  GameLimits limits;
  limits.whole = 3'000;
  auto game = LiveGame::from_stored(*read_new_game(nim("100", ""), kNow, limits, die()), limits);
  ASSERT_TRUE(game);
  std::string code;
  for (int i = 0; i < 100 && code != "too-large"; ++i) {
    const std::string& token = actor_of(game->position()) == Actor::First ? kX : kO;
    code = judge(*game, token, "1-1", i + 1);
    if (code == "1-1") play(*game, token, "1-1");
  }
  EXPECT_EQ(code, "too-large");
  EXPECT_GT(game->length(), 5U);
  // What was played within the limits can be replayed within them, and not within smaller ones.
  EXPECT_TRUE(LiveGame::from_stored(game->kept(), limits));
  limits.whole = 1'000;
  EXPECT_EQ(LiveGame::from_stored(game->kept(), limits).error().code, ErrorCode::TooLarge);
}

TEST(LiveGame, ItsActionsHaveSoManyLetters) {
  GameLimits limits;
  limits.text_bytes = 300;
  auto game = LiveGame::from_stored(*read_new_game(nim("100", ""), kNow, limits, die()), limits);
  ASSERT_TRUE(game);
  EXPECT_EQ(judge(*game, kX, superposed(60), 1), "too-large");
  EXPECT_EQ(judge(*game, kX, superposed(5), 1), superposed(5));
  EXPECT_FALSE(read_new_game(nim("100", "\"" + superposed(60) + "\""), kNow, limits, die()));
}

TEST(LiveGame, ContactOnALargeBoardOfGoIsNotTooDear) {
  const auto opened = [&](const std::string& variant, const std::string& moves) {
    const auto game = read_new_game(
        R"({"game":"go","rules":{"width":19,"height":19,"variant":")" + variant + R"("},"moves":[)" + moves + "]}",
        kNow, {}, die());
    return game ? std::string("opened") : game.error().reason;
  };
  EXPECT_EQ(opened("ghz4", R"("F5 H18 S1 M18","D5 L14 S19 A17","E5 N5 G17 N14")"), "opened");
  // A pair that touches seven others.
  EXPECT_EQ(opened("base", R"("D5 A19","C4 C19","E4 E19","D3 G19","Q5 J19","P4 L19","R4 N19","Q17 Q19","D4 Q4")"),
            "opened");
}

}  // namespace
}  // namespace spooky::server
