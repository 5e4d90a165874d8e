// Games between people over real sockets: every line of docs/server.md about them.
#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <thread>

#include "server_fixture.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::at;
using wire::join_message;
using wire::random_token;
using wire::text_at;
using wire::WebSocketClient;

class WebSocketServerTest : public ServerTest {};

TEST_F(WebSocketServerTest, TheHandshakeIsThatOfTheStandard) {
  const HttpServer server(options());
  const WebSocketClient client(server.port());
  EXPECT_TRUE(client.open());
  EXPECT_NE(client.handshake().find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"), std::string::npos);
}

TEST_F(WebSocketServerTest, JoiningShowsTheGame) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  const Visitor x(server.port(), id, x_);
  const auto expected = parse_json(
      R"({"game":{"id":")" + id +
      R"(","game":"tictactoe","rules":{"variant":"goff","width":3,"height":3,"line":3},"start":null},"you":["x"],)"
      R"("seats":{"x":{"taken":true,"here":true},"o":{"taken":true,"here":false}},"watching":0,"from":1,)"
      R"("actions":[],"result":null,"next":null})");
  EXPECT_EQ(print_json(x.welcome), print_json(*expected));
}

TEST_F(WebSocketServerTest, AWatcherHasNoSeat) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  const Visitor watcher(server.port(), id);
  EXPECT_EQ(at(watcher.welcome, {"you"}), json::array());
  EXPECT_EQ(at(watcher.welcome, {"watching"}), 1);
  const Visitor stranger(server.port(), id, random_token());
  EXPECT_EQ(at(stranger.welcome, {"you"}), json::array());
  EXPECT_EQ(at(stranger.welcome, {"watching"}), 2);
}

TEST_F(WebSocketServerTest, OneTokenMayHoldBothSeats) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), x_, x_);
  Visitor alone(server.port(), id, x_);
  EXPECT_EQ(at(alone.welcome, {"you"}), (json::array{"x", "o"}));
  EXPECT_EQ(text_at(alone.act("a1b2", 1), {"actor"}), "x");
  EXPECT_EQ(text_at(alone.act("a1c3", 2), {"actor"}), "o");
}

TEST_F(WebSocketServerTest, ActionsComeBackToEverybody) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  Visitor watcher(server.port(), id);
  x.say(wire::act_message("b2a1", 1));
  const json::value heard = x.hear("action");
  EXPECT_EQ(text_at(heard, {"action"}), "a1b2");
  EXPECT_EQ(at(heard, {"number"}), 1);
  EXPECT_EQ(text_at(heard, {"actor"}), "x");
  EXPECT_GE(at(heard, {"ms"}).as_int64(), 0);
  EXPECT_TRUE(heard.get_object().contains("result"));
  EXPECT_TRUE(at(heard, {"result"}).is_null());
  EXPECT_EQ(o.hear("action"), heard);
  EXPECT_EQ(watcher.hear("action"), heard);
  o.act("c3a1", 2);
  EXPECT_EQ(text_at(x.hear("action"), {"action"}), "a1c3");
}

TEST_F(WebSocketServerTest, JoiningLaterGivesWhatIsMissing) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  const json::value first = x.act("a1b2", 1);
  const json::value second = o.act("a1c3", 2);
  const json::value third = x.act("b2c3", 3);
  EXPECT_EQ(at(Visitor(server.port(), id).welcome, {"actions"}), (json::array{first, second, third}));
  const Visitor late(server.port(), id, o_, 3);
  EXPECT_EQ(at(late.welcome, {"from"}), 3);
  EXPECT_EQ(at(late.welcome, {"actions"}), json::array{third});
  EXPECT_EQ(at(Visitor(server.port(), id, o_, 4).welcome, {"actions"}), json::array());
  EXPECT_EQ(at(Visitor(server.port(), id, o_, 9'000'000'000'000'000'000).welcome, {"actions"}), json::array());
}

TEST_F(WebSocketServerTest, RepeatedActionsAreHarmless) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  const json::value first = x.act("a1b2", 1);
  EXPECT_EQ(o.hear("action"), first);
  // The same, another spelling of it: the stored action, to the one who asked.
  EXPECT_EQ(x.act("a1b2", 1), first);
  EXPECT_EQ(x.act("b2a1", 1), first);
  EXPECT_TRUE(o.hears_nothing());
  // Another action, or nonsense, of a number that is taken.
  for (const char* other : {"a1c3", "nonsense", "", "@a1"}) {
    const json::value refused = x.act(other, 1);
    EXPECT_EQ(text_at(refused, {"error", "code"}), "number-taken") << other;
    EXPECT_EQ(at(refused, {"error", "number"}), 1);
  }
  // Later ones do not change that, but then it is known only as it was stored.
  EXPECT_EQ(text_at(o.act("a1c3", 2), {"action"}), "a1c3");
  EXPECT_EQ(x.act("a1b2", 1), first);
  EXPECT_EQ(x.act_refused("b2a1", 1), "number-taken");
}

TEST_F(WebSocketServerTest, NumbersHaveNoGaps) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  EXPECT_EQ(x.act_refused("a1b2", 2), "gap");
  const json::value refused = x.act("a1b2", 9'000'000'000'000'000'000);
  EXPECT_EQ(text_at(refused, {"error", "code"}), "gap");
  EXPECT_EQ(at(refused, {"error", "number"}), 9'000'000'000'000'000'000);
  EXPECT_EQ(text_at(x.act("a1b2", 1), {"action"}), "a1b2");
  EXPECT_EQ(x.act_refused("a1b2", 3), "gap");
}

TEST_F(WebSocketServerTest, WrongTurnsAreRefused) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  const json::value refused = o.act("a1b2", 1);
  EXPECT_EQ(print_json(refused),
            R"({"error":{"code":"not-your-turn","reason":"it is X's turn","detail":"not-your-turn",)"
            R"("arguments":{"actor":"x","player":"X"},"number":1}})");
  x.act("a1b2", 1);
  EXPECT_EQ(x.act_refused("a1c3", 2), "not-your-turn");
  EXPECT_EQ(at(Visitor(server.port(), id).welcome, {"actions"}).get_array().size(), 1U);
}

TEST_F(WebSocketServerTest, TheMeasurementBelongsToTheOneWhoDidNotCloseTheCycle) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  x.act("a1b2", 1);
  o.act("a1b2", 2);
  EXPECT_EQ(o.act_refused("@a1", 3), "not-your-turn");
  EXPECT_EQ(x.act_refused("c1c2", 3), "illegal-action");
  const json::value measured = x.act("@a1", 3);
  EXPECT_EQ(text_at(measured, {"actor"}), "x");
  // Who measured takes the next turn.
  EXPECT_EQ(o.act_refused("c1c2", 4), "not-your-turn");
  EXPECT_EQ(text_at(x.act("c1c2", 4), {"actor"}), "x");
}

TEST_F(WebSocketServerTest, IllegalActionsChangeNothing) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  for (const char* action : {"a1a1", "a1z9", "", "@a1", "a1", "a1b2c3", "\xF0\x9F\x91\xBB"}) {
    const json::value refused = x.act(action, 1);
    EXPECT_EQ(text_at(refused, {"error", "code"}), "illegal-action") << action;
    EXPECT_EQ(at(refused, {"error", "number"}), 1);
  }
  EXPECT_EQ(at(Visitor(server.port(), id).welcome, {"actions"}), json::array());
}

TEST_F(WebSocketServerTest, ThoseWhoWatchCannotAct) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  for (const std::string& token : {std::string(), random_token()}) {
    Visitor watcher(server.port(), id, token);
    EXPECT_EQ(watcher.act_refused("a1b2", 1), "no-seat");
    EXPECT_EQ(watcher.act_refused("a1b2", 7), "no-seat");
    watcher.say({{"rematch", true}});
    EXPECT_EQ(watcher.hear_error(), "no-seat");
  }
}

TEST_F(WebSocketServerTest, SittingDownTakesAFreeSeat) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), x_, "");
  Visitor x(server.port(), id, x_);
  EXPECT_EQ(at(x.welcome, {"seats", "o", "taken"}), false);
  Visitor o(server.port(), id, o_);
  EXPECT_EQ(x.hear(), seats(true, true, false, false, 1));
  EXPECT_EQ(o.act_refused("a1b2", 1), "no-seat");
  o.say({{"sit", "o"}});
  const json::value sitting = o.hear();
  EXPECT_EQ(print_json(sitting),
            R"({"you":["o"],"seats":{"x":{"taken":true,"here":true},"o":{"taken":true,"here":true}},"watching":0})");
  EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
  x.act("a1b2", 1);
  EXPECT_EQ(text_at(o.act("a1c3", 2), {"actor"}), "o");
}

TEST_F(WebSocketServerTest, SittingTwiceFindsTheOwnSeat) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), x_, "");
  Visitor o(server.port(), id, o_);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(at(o.ask({{"sit", "o"}}, "you"), {"you"}), json::array{"o"});
  // Also over another connection, and when both ask at once.
  Visitor again(server.port(), id, o_);
  EXPECT_EQ(at(again.welcome, {"you"}), json::array{"o"});
  EXPECT_EQ(at(again.ask({{"sit", "o"}}, "you"), {"you"}), json::array{"o"});
  const std::string other = wire::open_game(server.port(), x_, "");
  Visitor one(server.port(), other, o_);
  Visitor two(server.port(), other, o_);
  one.say({{"sit", "o"}});
  two.say({{"sit", "o"}});
  EXPECT_EQ(at(one.hear("you"), {"you"}), json::array{"o"});
  EXPECT_EQ(at(two.hear("you"), {"you"}), json::array{"o"});
}

TEST_F(WebSocketServerTest, ATakenSeatStaysTaken) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), x_, "");
  Visitor thief(server.port(), id, random_token());
  thief.say({{"sit", "x"}});
  EXPECT_EQ(print_json(thief.hear("error")),
            R"({"error":{"code":"seat-taken","reason":"somebody else plays X already","detail":"seat-taken",)"
            R"("arguments":{"actor":"x","player":"X"}}})");
  // Of two who ask at once, one sits.
  Visitor one(server.port(), id, random_token());
  Visitor two(server.port(), id, random_token());
  one.say({{"sit", "o"}});
  two.say({{"sit", "o"}});
  int seated = 0;
  for (Visitor* visitor : {&one, &two}) {
    for (;;) {
      const json::value heard = visitor->hear();
      if (!at(heard, {"you"}).is_null()) ++seated;
      if (!at(heard, {"you"}).is_null() || text_at(heard, {"error", "code"}) == "seat-taken") break;
    }
  }
  EXPECT_EQ(seated, 1);
}

TEST_F(WebSocketServerTest, OnlyThereAreSeatsForPlayersWithTokens) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), x_, "");
  Visitor watcher(server.port(), id);
  watcher.say({{"sit", "o"}});
  EXPECT_EQ(watcher.hear_error(), "bad-request");
  Visitor player(server.port(), id, o_);
  for (const char* seat : {"z", "", "X", "nature", "xo"}) {
    player.say({{"sit", seat}});
    EXPECT_EQ(player.hear_error(), "bad-request") << seat;
  }
}

TEST_F(WebSocketServerTest, MovesAfterTheEndAreRefused) {
  const HttpServer server(options());
  const std::string id = open_plain_game(server, {"a1", "a2", "b1", "b2"});
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  const json::value last = x.act("c1", 5);
  EXPECT_EQ(print_json(at(last, {"result"})), R"({"x":1,"o":0,"winner":"x","by":"line"})");
  EXPECT_EQ(o.hear("action"), last);
  EXPECT_EQ(x.act_refused("c3", 6), "game-over");
  const json::value refused = o.act("c3", 6);
  EXPECT_EQ(text_at(refused, {"error", "code"}), "game-over");
  EXPECT_EQ(at(refused, {"error", "number"}), 6);
  EXPECT_EQ(o.act_refused("c3", 7), "gap");
  EXPECT_EQ(x.act("c1", 5), last);
  const Visitor late(server.port(), id);
  EXPECT_EQ(at(late.welcome, {"result"}), at(last, {"result"}));
  EXPECT_EQ(at(late.welcome, {"actions"}).get_array().size(), 5U);
  EXPECT_EQ(at(late.welcome, {"actions"}).get_array().back(), last);
}

TEST_F(WebSocketServerTest, ARematchComesAfterTheEnd) {
  const HttpServer server(options());
  const std::string id = open_plain_game(server, {"a1", "a2", "b1", "b2"});
  Visitor x(server.port(), id, x_);
  x.say({{"rematch", true}});
  EXPECT_EQ(x.hear_error(), "not-over");
  x.act("c1", 5);
  Visitor o(server.port(), id, o_);
  Visitor watcher(server.port(), id);
  const std::string next = text_at(o.ask({{"rematch", true}}, "next"), {"next"});
  EXPECT_EQ(next.size(), 12U);
  EXPECT_NE(next, id);
  EXPECT_EQ(x.hear("next"), (json::object{{"next", next}}));
  EXPECT_EQ(watcher.hear("next"), (json::object{{"next", next}}));
  // Asked again, it is the same.
  EXPECT_EQ(x.ask({{"rematch", true}}, "next"), (json::object{{"next", next}}));
  EXPECT_EQ(text_at(Visitor(server.port(), id).welcome, {"next"}), next);
  // The same rules and tokens, exchanged seats.
  Visitor second(server.port(), next, x_);
  EXPECT_EQ(at(second.welcome, {"you"}), json::array{"o"});
  EXPECT_EQ(text_at(second.welcome, {"game", "rules", "variant"}), "plain");
  EXPECT_EQ(at(second.welcome, {"actions"}), json::array());
  Visitor first(server.port(), next, o_);
  EXPECT_EQ(at(first.welcome, {"you"}), json::array{"x"});
  EXPECT_EQ(second.act_refused("b2", 1), "not-your-turn");
  EXPECT_EQ(text_at(first.act("b2", 1), {"actor"}), "x");
}

TEST_F(WebSocketServerTest, ARematchBothAskForIsOneGame) {
  const HttpServer server(options());
  for (int i = 0; i < 20; ++i) {
    const std::string id = open_plain_game(server, won_game());
    Visitor x(server.port(), id, x_);
    Visitor o(server.port(), id, o_);
    x.say({{"rematch", true}});
    o.say({{"rematch", true}});
    const std::string next = text_at(x.hear("next"), {"next"});
    EXPECT_EQ(text_at(o.hear("next"), {"next"}), next);
    EXPECT_EQ(text_at(Visitor(server.port(), id).welcome, {"next"}), next);
  }
}

TEST_F(WebSocketServerTest, ARematchLeavesFreeSeatsFree) {
  const HttpServer server(options());
  const std::string id = wire::open_game(server.port(), {{"game", "tictactoe"},
                                                         {"rules", json::object{{"variant", "plain"}}},
                                                         {"moves", won_game()},
                                                         {"seats", json::object{{"x", x_}}}});
  Visitor x(server.port(), id, x_);
  const std::string next = text_at(x.ask({{"rematch", true}}, "next"), {"next"});
  const Visitor again(server.port(), next, x_);
  EXPECT_EQ(at(again.welcome, {"you"}), json::array{"o"});
  EXPECT_EQ(at(again.welcome, {"seats", "x", "taken"}), false);
}

TEST_F(WebSocketServerTest, UnknownGamesAreRefused) {
  const HttpServer server(options());
  open_game(server);
  WebSocketClient client(server.port());
  for (const char* id : {"aaaaaaaaaaaa", "", "a", "../../etc/passwd", "aaaaaaaaaaaaa", "aaaaaaaaaaa-", "' or 1=1 --"}) {
    client.say(join_message(id));
    EXPECT_EQ(print_json(client.hear()),
              R"({"error":{"code":"unknown-game","reason":"there is no game of this id","detail":"unknown-game",)"
              R"("arguments":{}}})")
        << id;
  }
  // Still there, and in no game.
  client.say(wire::act_message("a1b2", 1));
  EXPECT_EQ(client.hear_error(), "not-joined");
}

TEST_F(WebSocketServerTest, JoiningComesFirst) {
  const HttpServer server(options());
  WebSocketClient client(server.port());
  for (const char* message : {R"({"sit":"x"})", R"({"action":"a1b2","number":1})", R"({"rematch":true})"}) {
    client.say(std::string_view(message));
    EXPECT_EQ(client.hear_error(), "not-joined") << message;
  }
  EXPECT_EQ(client.ask({{"ping", 3}}, "pong"), (json::object{{"pong", 3}}));
}

TEST_F(WebSocketServerTest, BadTokensAreRefused) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  for (const std::string& token : {std::string("short"), std::string(42, 'a'), std::string(44, 'a'),
                                   std::string(42, 'a') + "=", std::string(41, 'a') + "\xC3\xA4"}) {
    x.say(json::object{{"join", id}, {"token", token}});
    EXPECT_EQ(x.hear_error(), "bad-request") << token;
  }
  // Nothing was changed: X still sits.
  EXPECT_EQ(text_at(x.act("a1b2", 1), {"action"}), "a1b2");
}

TEST_F(WebSocketServerTest, JoiningAnotherGameLeavesTheFirst) {
  const HttpServer server(options());
  const std::string first = open_game(server);
  const std::string second = open_game(server);
  Visitor x(server.port(), first, x_);
  Visitor o(server.port(), first, o_);
  EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
  EXPECT_EQ(text_at(o.ask(join_message(second, o_), "game"), {"game", "id"}), second);
  EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
  x.act("a1b2", 1);
  EXPECT_TRUE(o.hears_nothing());
  EXPECT_EQ(o.act_refused("a1b2", 1), "not-your-turn");
  // And back, without what is known already.
  EXPECT_EQ(at(o.ask(join_message(first, o_, 2), "game"), {"actions"}), json::array());
  EXPECT_EQ(text_at(o.act("a1c3", 2), {"actor"}), "o");
}

TEST_F(WebSocketServerTest, EverybodyHearsWhoComesAndGoes) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  {
    const Visitor watcher(server.port(), id);
    EXPECT_EQ(x.hear(), seats(true, true, true, false, 1));
    {
      const Visitor o(server.port(), id, o_);
      EXPECT_EQ(x.hear(), seats(true, true, true, true, 1));
      const Visitor again(server.port(), id, o_);
      EXPECT_EQ(x.hear(), seats(true, true, true, true, 1));
    }
    // One of O's connections is gone, then the other.
    EXPECT_EQ(x.hear(), seats(true, true, true, true, 1));
    EXPECT_EQ(x.hear(), seats(true, true, true, false, 1));
  }
  EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
}

TEST_F(WebSocketServerTest, AGameMayBeginInTheMiddle) {
  const HttpServer server(options());
  const std::string position = "X1:a1/b2;O2:a1/b2 x measure";
  const std::string id = wire::open_game(server.port(), {{"game", "tictactoe"},
                                                         {"position", position},
                                                         {"moves", json::array{"@a1"}},
                                                         {"seats", json::object{{"x", x_}, {"o", o_}}}});
  Visitor x(server.port(), id, x_);
  EXPECT_EQ(text_at(x.welcome, {"game", "start"}), position);
  EXPECT_EQ(print_json(at(x.welcome, {"actions"})),
            R"([{"action":"@a1","number":1,"actor":"x","ms":0,"result":null,"given":true}])");
  EXPECT_EQ(text_at(x.act("c1c2", 2), {"actor"}), "x");
  // The beginning, said as a position, is the beginning.
  const std::string plain =
      wire::open_game(server.port(), {{"game", "tictactoe"}, {"position", "- x"}, {"seats", json::object{{"x", x_}}}});
  EXPECT_TRUE(at(Visitor(server.port(), plain).welcome, {"game", "start"}).is_null());
}

TEST_F(WebSocketServerTest, TwoConnectionsOfOnePlayerSendOneActionOnce) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor one(server.port(), id, x_);
  Visitor two(server.port(), id, x_);
  one.say(wire::act_message("a1b2", 1));
  two.say(wire::act_message("b2a1", 1));
  EXPECT_EQ(text_at(one.hear("action"), {"action"}), "a1b2");
  EXPECT_EQ(text_at(two.hear("action"), {"action"}), "a1b2");
  EXPECT_EQ(at(Visitor(server.port(), id).welcome, {"actions"}).get_array().size(), 1U);
}

TEST_F(WebSocketServerTest, BothGoOnAfterARestart) {
  const std::string database = file();
  auto server = std::make_unique<HttpServer>(options(database));
  const std::string id = wire::open_game(server->port(), x_, "");
  auto x = std::make_unique<Visitor>(server->port(), id, x_);
  auto o = std::make_unique<Visitor>(server->port(), id, o_);
  o->ask({{"sit", "o"}}, "you");
  const json::value first = x->act("a1b2", 1);
  const json::value second = o->act("a1c3", 2);
  x.reset();
  o.reset();
  server.reset();
  server = std::make_unique<HttpServer>(options(database));
  o = std::make_unique<Visitor>(server->port(), id, o_, 2);
  EXPECT_EQ(at(o->welcome, {"you"}), json::array{"o"});
  EXPECT_EQ(at(o->welcome, {"actions"}), json::array{second});
  x = std::make_unique<Visitor>(server->port(), id, x_);
  EXPECT_EQ(at(x->welcome, {"actions"}), (json::array{first, second}));
  // What was not acknowledged, as far as O knows, is said again.
  EXPECT_EQ(o->act("a1c3", 2), second);
  x->act("b2c3", 3);
  EXPECT_EQ(text_at(o->hear("action"), {"action"}), "b2c3");
}

TEST_F(WebSocketServerTest, ARematchSurvivesARestart) {
  const std::string database = file();
  std::string id;
  std::string next;
  {
    const HttpServer server(options(database));
    id = open_plain_game(server, won_game());
    next = text_at(Visitor(server.port(), id, x_).ask({{"rematch", true}}, "next"), {"next"});
  }
  const HttpServer server(options(database));
  Visitor o(server.port(), id, o_);
  EXPECT_EQ(text_at(o.welcome, {"next"}), next);
  EXPECT_EQ(text_at(o.ask({{"rematch", true}}, "next"), {"next"}), next);
  EXPECT_EQ(at(Visitor(server.port(), next, o_).welcome, {"you"}), json::array{"x"});
}

TEST_F(WebSocketServerTest, ManyGamesAtOnce) {
  server::ServeOptions generous = options(file());
  generous.limits.new_games = {.per_second = 1e6, .at_once = 1e6};
  generous.limits.messages = {.per_second = 1e6, .at_once = 1e6};
  const HttpServer server(generous);
  std::vector<std::jthread> tables;
  std::atomic<int> won = 0;
  for (int i = 0; i < 4; ++i) {
    tables.emplace_back([&] {
      for (int k = 0; k < 10; ++k) {
        const std::string id = open_plain_game(server);
        Visitor x(server.port(), id, x_);
        Visitor o(server.port(), id, o_);
        const json::array moves = won_game();
        json::value last;
        for (std::size_t n = 0; n < moves.size(); ++n) {
          Visitor& player = n % 2 == 0 ? x : o;
          last = player.act(std::string(from_json(moves[n].get_string())), static_cast<std::int64_t>(n) + 1);
        }
        if (text_at(last, {"result", "winner"}) == "x") ++won;
      }
    });
  }
  tables.clear();
  EXPECT_EQ(won, 40);
}

}  // namespace
}  // namespace spooky
