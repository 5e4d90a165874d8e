// Two servers on one PostgreSQL: players on different servers play with each other. And a PostgreSQL that goes away.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <thread>

#include "postgresql.hpp"
#include "server_fixture.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::at;
using wire::text_at;
using wire::WebSocketClient;

class SharedServersTest : public ServerTest {
 protected:
  std::string database_ = Postgresql::instance().new_database();
  HttpServer here_{options(database_)};
  HttpServer there_{options(database_)};
};

TEST_F(SharedServersTest, PlayersSeeEachOthersActions) {
  const std::string id = open_game(here_);
  Visitor x(here_.port(), id, x_);
  Visitor o(there_.port(), id, o_);
  EXPECT_EQ(at(o.welcome, {"you"}), json::array{"o"});
  const json::value first = x.act("a1b2", 1);
  EXPECT_EQ(o.hear("action"), first);
  const json::value second = o.act("a1c3", 2);
  EXPECT_EQ(x.hear("action"), second);
  const json::value third = x.act("b2c3", 3);
  EXPECT_EQ(o.hear("action"), third);
  // X closed the cycle a1b2, a1c3, b2c3: O measures.
  EXPECT_EQ(x.act_refused("@b2", 4), "not-your-turn");
  const json::value measured = o.act("@b2", 4);
  EXPECT_EQ(x.hear("action"), measured);
}

TEST_F(SharedServersTest, PlayersSeeEachOtherSitDown) {
  const std::string id = wire::open_game(here_.port(), x_, "");
  Visitor x(here_.port(), id, x_);
  Visitor o(there_.port(), id, o_);
  EXPECT_EQ(at(o.ask({{"sit", "o"}}, "you"), {"you"}), json::array{"o"});
  EXPECT_EQ(at(x.hear("seats"), {"seats", "o", "taken"}), true);
  WebSocketClient thief(here_.port());
  thief.ask(wire::join_message(id, wire::random_token()), "game");
  thief.say({{"sit", "o"}});
  EXPECT_EQ(thief.hear_error(), "seat-taken");
}

TEST_F(SharedServersTest, OfTwoWhoSitDownAtOnceOneSits) {
  for (int i = 0; i < 10; ++i) {
    const std::string id = wire::open_game(here_.port(), x_, "");
    Visitor one(here_.port(), id, wire::random_token());
    Visitor two(there_.port(), id, wire::random_token());
    one.say({{"sit", "o"}});
    two.say({{"sit", "o"}});
    int seated = 0;
    for (Visitor* visitor : {&one, &two}) {
      for (;;) {
        const json::value heard = visitor->hear();
        const bool sits = !at(heard, {"you"}).is_null();
        if (sits) ++seated;
        if (sits || text_at(heard, {"error", "code"}) == "seat-taken") break;
      }
    }
    EXPECT_EQ(seated, 1);
  }
}

TEST_F(SharedServersTest, PlayersHearOfTheRematch) {
  const std::string id = open_plain_game(here_, won_game());
  Visitor x(here_.port(), id, x_);
  Visitor o(there_.port(), id, o_);
  const std::string next = text_at(x.ask({{"rematch", true}}, "next"), {"next"});
  EXPECT_EQ(text_at(o.hear("next"), {"next"}), next);
  EXPECT_EQ(at(o.ask(wire::join_message(next, o_), "game"), {"you"}), json::array{"x"});
}

TEST_F(SharedServersTest, ARematchBothAskForAtOnceIsOneGame) {
  for (int i = 0; i < 10; ++i) {
    const std::string id = open_plain_game(here_, won_game());
    Visitor x(here_.port(), id, x_);
    Visitor o(there_.port(), id, o_);
    x.say({{"rematch", true}});
    o.say({{"rematch", true}});
    EXPECT_EQ(text_at(x.hear("next"), {"next"}), text_at(o.hear("next"), {"next"}));
  }
}

TEST_F(SharedServersTest, OfTwoActionsOfTheSameNumberOneWins) {
  for (int i = 0; i < 10; ++i) {
    const std::string id = open_game(here_);
    Visitor one(here_.port(), id, x_);
    Visitor two(there_.port(), id, x_);
    one.say(wire::act_message("a1b2", 1));
    two.say(wire::act_message("a1c3", 1));
    // Each hears which action it is; the one whose action it is not is told so.
    std::array<std::string, 2> heard;
    int refused = 0;
    std::size_t side = 0;
    for (Visitor* visitor : {&one, &two}) {
      bool mine_refused = false;
      while (heard[side].empty()) {
        const json::value message = visitor->hear();
        if (message.is_null()) break;
        if (text_at(message, {"error", "code"}) == "number-taken") {
          mine_refused = true;
          EXPECT_EQ(at(message, {"error", "number"}), 1);
        }
        heard[side] = text_at(message, {"action"});
      }
      const std::string own = side == 0 ? "a1b2" : "a1c3";
      if (heard[side] != own && !mine_refused) {
        // The news came first; then its own action is judged.
        mine_refused = visitor->hear_error() == "number-taken";
      }
      EXPECT_EQ(mine_refused, heard[side] != own);
      refused += mine_refused ? 1 : 0;
      ++side;
    }
    EXPECT_EQ(heard[0], heard[1]);
    EXPECT_EQ(refused, 1);
  }
}

TEST_F(SharedServersTest, AServerThatStartsLaterKnowsEverything) {
  const std::string id = open_game(here_);
  Visitor x(here_.port(), id, x_);
  const json::value first = x.act("a1b2", 1);
  const HttpServer third(options(database_));
  Visitor o(third.port(), id, o_);
  EXPECT_EQ(at(o.welcome, {"actions"}), json::array{first});
  const json::value second = o.act("a1c3", 2);
  EXPECT_EQ(x.hear("action"), second);
}

TEST_F(SharedServersTest, ADatabaseThatGoesAwayMakesThemBusyForAWhile) {
  const std::string id = open_game(here_);
  Visitor x(here_.port(), id, x_);
  Visitor o(there_.port(), id, o_);
  const json::value first = x.act("a1b2", 1);
  EXPECT_EQ(o.hear("action"), first);
  Postgresql::instance().crash();
  const json::value refused = o.act("a1c3", 2);
  EXPECT_EQ(text_at(refused, {"error", "code"}), "busy");
  EXPECT_EQ(at(refused, {"error", "number"}), 2);
  const std::string reply = wire::ask(here_.port(), "POST", "/api/games", R"({"game":"tictactoe"})");
  EXPECT_EQ(wire::status(reply), 503);
  EXPECT_NE(reply.find(R"("code":"busy")"), std::string::npos);
  Postgresql::instance().start();
  // What is known is still told, and the rest comes back by itself.
  EXPECT_EQ(x.act("a1b2", 1), first);
  json::value second;
  do {
    // As often as a client may ask.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    second = o.act("a1c3", 2);
  } while (text_at(second, {"error", "code"}) == "busy" || text_at(second, {"error", "code"}) == "too-many");
  EXPECT_EQ(text_at(second, {"action"}), "a1c3");
  EXPECT_EQ(x.hear("action"), second);
  EXPECT_EQ(at(Visitor(here_.port(), id).welcome, {"actions"}), (json::array{first, second}));
}

}  // namespace
}  // namespace spooky
