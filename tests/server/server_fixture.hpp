#pragma once

#include <gtest/gtest.h>

#include <string>

#include "server/http_server.hpp"
#include "testing/paths.hpp"
#include "wire.hpp"

namespace spooky {

/// A guest who has joined a game; without a token it watches.
class Visitor : public wire::WebSocketClient {
 public:
  Visitor(unsigned short port, const std::string& game, const std::string& token = "", std::int64_t from = 1)
      : WebSocketClient(port), welcome(ask(wire::join_message(game, token, from), "game")) {}

  /// Sends an action and waits until it is acknowledged, or refused.
  json::value act(const std::string& action, std::int64_t number) {
    say(wire::act_message(action, number));
    for (;;) {
      json::value message = hear();
      if (message.is_null() || !wire::at(message, {"error"}).is_null()) return message;
      if (wire::at(message, {"number"}) == number) return message;
    }
  }
  std::string act_refused(const std::string& action, std::int64_t number) {
    return wire::text_at(act(action, number), {"error", "code"});
  }

  /// True when nothing but the answer to a question comes: what was to be heard before has been heard.
  bool hears_nothing() {
    const json::value message = WebSocketClient::ask({{"ping", 4711}}, "");
    return message == json::object{{"pong", 4711}};
  }

  json::value welcome;
};

/// A server in the test's own process, a page, and two tokens.
class ServerTest : public testing::Test {
 protected:
  server::ServeOptions options(const std::string& database = ":memory:") const {
    server::ServeOptions options;
    options.port = 0;
    options.web_root = folder_.path();
    options.database = database;
    options.engine_program = test_server();
    // Sanitizers make everything several times dearer; tests of these limits set their own.
    options.limits.work = options.limits.engine_work = {.per_second = 1e9, .at_once = 1e9};
    options.limits.presence_time = {};  // everything is told at once, so that tests know what comes next
    return options;
  }

  std::string file() const { return (folder_.parent() / "games.db").string(); }

  /// Every seat is taken.
  std::string open_game(const server::HttpServer& server) const { return wire::open_game(server.port(), x_, o_); }

  /// Ordinary tic-tac-toe with these actions; X wins with the last of kPlainGame.
  std::string open_plain_game(const server::HttpServer& server, const json::array& moves = {}) const {
    return wire::open_game(server.port(), {{"game", "tictactoe"},
                                           {"rules", json::object{{"variant", "plain"}}},
                                           {"moves", moves},
                                           {"seats", json::object{{"x", x_}, {"o", o_}}}});
  }
  static json::array won_game() { return {"a1", "a2", "b1", "b2", "c1"}; }

  /// What everybody hears of the seats.
  static json::value seats(bool x_taken, bool x_here, bool o_taken, bool o_here, int watching) {
    return json::object{{"seats", json::object{{"x", json::object{{"taken", x_taken}, {"here", x_here}}},
                                               {"o", json::object{{"taken", o_taken}, {"here", o_here}}}}},
                        {"watching", watching}};
  }

  wire::PageFolder folder_;
  std::string x_ = wire::random_token();
  std::string o_ = wire::random_token();
};

}  // namespace spooky
