// Every limit of apps/server/limits.hpp that concerns games, silence, and the end of the server.
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "server_fixture.hpp"
#include "spooky/formats/any_game.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using server::Rate;
using wire::ask;
using wire::at;
using wire::status;
using wire::text_at;
using wire::WebSocketClient;

constexpr Rate kNoLimit = {.per_second = 1e9, .at_once = 1e9};

/// So many, and never any more.
constexpr Rate only(double count) { return {.per_second = 0, .at_once = count}; }

class LimitsServerTest : public ServerTest {};

TEST_F(LimitsServerTest, MessagesOfOneGuest) {
  server::ServeOptions narrow = options();
  narrow.limits.messages = only(3);
  const HttpServer server(narrow);
  WebSocketClient client(server.port());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.ask({{"ping", i}}, "pong"), (json::object{{"pong", i}}));
  client.say({{"ping", 4}});
  EXPECT_EQ(client.hear_error(), "too-many");
  // Others are not slowed down.
  WebSocketClient other(server.port());
  EXPECT_EQ(other.ask({{"ping", 5}}, "pong"), (json::object{{"pong", 5}}));
  // Who does not stop is shown the door.
  int refused = 0;
  while (client.say({{"ping", 6}})) {
    const json::value answer = client.hear();
    if (answer.is_null()) break;
    EXPECT_EQ(text_at(answer, {"error", "code"}), "too-many");
    ASSERT_LT(++refused, 1000);
  }
  EXPECT_EQ(client.hear_close(), 1008U);
}

TEST_F(LimitsServerTest, NewGamesOfOneAddress) {
  server::ServeOptions narrow = options();
  narrow.limits.new_games = only(2);
  const HttpServer server(narrow);
  for (int i = 0; i < 2; ++i) EXPECT_NE(open_game(server), "");
  const std::string reply = ask(server.port(), "POST", "/api/games", R"({"game":"tictactoe"})");
  EXPECT_EQ(status(reply), 429);
  EXPECT_NE(reply.find(R"("code":"too-many")"), std::string::npos);
  EXPECT_NE(reply.find("Retry-After: "), std::string::npos);
  EXPECT_EQ(status(ask(server.port(), "POST", "/api/analyze", R"({"game":"tictactoe"})")), 200);
}

TEST_F(LimitsServerTest, RequestsOfOneAddress) {
  server::ServeOptions narrow = options();
  narrow.limits.requests = only(3);
  const HttpServer server(narrow);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(status(ask(server.port(), "GET", "/api/version")), 200);
  for (const char* target : {"/api/version", "/api/games/aaaaaaaaaaaa", "/ws"}) {
    const std::string reply = ask(server.port(), "GET", target);
    EXPECT_EQ(status(reply), 429) << target;
    EXPECT_NE(reply.find(R"("code":"too-many")"), std::string::npos);
  }
  // The page itself is sent as ever.
  EXPECT_EQ(status(ask(server.port(), "GET", "/")), 200);
}

TEST_F(LimitsServerTest, OpenGames) {
  server::ServeOptions narrow = options();
  narrow.limits.open_games = 2;
  const HttpServer server(narrow);
  const std::string first = open_plain_game(server, {"a1", "a2", "b1", "b2"});
  open_game(server);
  const std::string reply = ask(server.port(), "POST", "/api/games", R"({"game":"tictactoe"})");
  EXPECT_EQ(status(reply), 429);
  EXPECT_NE(reply.find("too many open games"), std::string::npos) << reply;
  // A game that is over makes room for another.
  Visitor(server.port(), first, x_).act("c1", 5);
  EXPECT_NE(open_game(server), "");
}

TEST_F(LimitsServerTest, RematchesAreNewGames) {
  server::ServeOptions narrow = options();
  narrow.limits.new_games = only(2);
  const HttpServer server(narrow);
  Visitor x(server.port(), open_plain_game(server, won_game()), x_);
  const json::value next = x.ask({{"rematch", true}}, "next");
  Visitor again(server.port(), text_at(next, {"next"}), x_);
  EXPECT_EQ(at(again.welcome, {"you"}), json::array{"o"});
  Visitor other(server.port(), text_at(next, {"next"}), o_);
  int number = 0;
  for (const json::value& action : won_game()) {
    ++number;
    Visitor& player = number % 2 == 1 ? other : again;
    ASSERT_EQ(text_at(player.act(std::string(from_json(action.get_string())), number), {"error", "code"}), "");
  }
  again.say({{"rematch", true}});
  EXPECT_EQ(again.hear_error(), "too-many");
}

TEST_F(LimitsServerTest, GuestsOfOneGame) {
  server::ServeOptions narrow = options();
  narrow.limits.guests_of_one_game = 2;
  const HttpServer server(narrow);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  auto o = std::make_unique<Visitor>(server.port(), id, o_);
  WebSocketClient third(server.port());
  third.say(wire::join_message(id));
  EXPECT_EQ(third.hear_error(), "too-many");
  third.say({{"rematch", true}});
  EXPECT_EQ(third.hear_error(), "not-joined");
  o.reset();
  EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
  EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
  EXPECT_EQ(text_at(third.ask(wire::join_message(id), "game"), {"game", "id"}), id);
}

TEST_F(LimitsServerTest, ActionsOfOneGame) {
  server::ServeOptions narrow = options();
  narrow.limits.game.actions = 2;
  const HttpServer server(narrow);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  x.act("a1b2", 1);
  o.act("a1c3", 2);
  const json::value refused = x.act("b2c3", 3);
  EXPECT_EQ(text_at(refused, {"error", "code"}), "too-large");
  EXPECT_EQ(at(refused, {"error", "number"}), 3);
  const std::string reply =
      ask(server.port(), "POST", "/api/games", R"({"game":"tictactoe","moves":["a1b2","a1c3","b2c3"]})");
  EXPECT_EQ(status(reply), 413);
  EXPECT_NE(reply.find(R"("code":"too-large")"), std::string::npos);
}

TEST_F(LimitsServerTest, WaitingWrites) {
  server::ServeOptions narrow = options();
  narrow.limits.waiting_writes = 0;
  const HttpServer server(narrow);
  const std::string reply = ask(server.port(), "POST", "/api/games", R"({"game":"tictactoe"})");
  EXPECT_EQ(status(reply), 503);
  EXPECT_NE(reply.find(R"("code":"busy")"), std::string::npos);
  EXPECT_NE(reply.find("Retry-After: "), std::string::npos);
  EXPECT_EQ(status(ask(server.port(), "GET", "/api/games/aaaaaaaaaaaa")), 503);
  WebSocketClient client(server.port());
  client.say(wire::join_message("aaaaaaaaaaaa"));
  EXPECT_EQ(client.hear_error(), "busy");
}

/// Actions of a long game on a large board.
json::array long_game() {
  const auto game = read_any_rules("tictactoe", json::object{{"width", 8}, {"height", 8}, {"line", 8}});
  AnyPosition position = initial_position(*game);
  json::array moves;
  while (actor_of(position) != Actor::None && moves.size() < 90) {
    const std::string text = legal_texts_of(position).front();
    if (!play_text(position, text)) break;
    moves.emplace_back(text);
  }
  return moves;
}

TEST_F(LimitsServerTest, UnsentBytesOfAGuestWhoDoesNotRead) {
  server::ServeOptions narrow = options();
  narrow.limits.messages = narrow.limits.messages_of_one_address = narrow.limits.work = kNoLimit;
  narrow.limits.unsent_bytes = 64 * 1024;
  narrow.limits.send_buffer_bytes = 4096;
  narrow.limits.write_time = std::chrono::hours(1);
  const HttpServer server(narrow);
  const std::string id =
      wire::open_game(server.port(), {{"game", "tictactoe"},
                                      {"rules", json::object{{"width", 8}, {"height", 8}, {"line", 8}}},
                                      {"moves", long_game()},
                                      {"seats", json::object{{"x", x_}, {"o", o_}}}});
  Visitor x(server.port(), id, x_);
  ASSERT_GT(at(x.welcome, {"actions"}).get_array().size(), 50U);
  // Hears of everybody who comes and goes, and reads nothing: the server lets it go.
  WebSocketClient deaf(server.port());
  deaf.say(wire::join_message(id));
  while (at(x.hear("seats"), {"watching"}) != 1) continue;
  for (bool there = true; there;) {
    there = at(x.ask(wire::join_message(id, x_), "game"), {"watching"}) == 1;
  }
  EXPECT_EQ(x.ask({{"ping", 1}}, "pong"), (json::object{{"pong", 1}}));
}

TEST_F(LimitsServerTest, SilentGuestsArePingedAndDropped) {
  server::ServeOptions hasty = options();
  hasty.limits.silence = std::chrono::milliseconds(300);
  const HttpServer server(hasty);
  const std::string id = open_game(server);
  // One answers pings, and stays; one does not.
  Visitor x(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  std::thread silent([&] {
    const auto ping = o.hear_frame();
    ASSERT_TRUE(ping);
    EXPECT_EQ(ping->opcode, wire::Opcode::Ping);
    EXPECT_FALSE(o.hear_frame());
  });
  EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
  EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
  silent.join();
  EXPECT_EQ(x.ask({{"ping", 1}}, "pong"), (json::object{{"pong", 1}}));
}

TEST_F(LimitsServerTest, TheServerSaysGoodbyeWith1012) {
  HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  WebSocketClient other(server.port());
  std::thread end([&] { server.stop(); });
  EXPECT_EQ(x.hear_close(), 1012U);
  EXPECT_EQ(other.hear_close(), 1012U);
  end.join();
}

TEST_F(LimitsServerTest, TheServerEndsAlsoWhenNobodyListens) {
  HttpServer server(options());
  const WebSocketClient deaf(server.port());
  EXPECT_TRUE(deaf.open());
  server.stop();
}

}  // namespace
}  // namespace spooky
