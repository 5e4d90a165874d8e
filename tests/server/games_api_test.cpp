// POST /api/games and GET /api/games/ID (docs/server.md).
#include <gtest/gtest.h>

#include "server_fixture.hpp"
#include "spooky/formats/record.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::ask;
using wire::at;
using wire::body;
using wire::status;
using wire::text_at;

class GamesServerTest : public ServerTest {
 protected:
  /// Expects a refusal with this status and code, and a sentence.
  static void expect_refused(const std::string& reply, int expected_status, const std::string& code) {
    EXPECT_EQ(status(reply), expected_status) << reply;
    const auto answer = parse_json(body(reply));
    ASSERT_TRUE(answer) << reply;
    EXPECT_EQ(at(*answer, {"ok"}), false);
    EXPECT_EQ(text_at(*answer, {"error", "code"}), code) << reply;
    EXPECT_FALSE(text_at(*answer, {"error", "reason"}).empty());
  }
};

TEST_F(GamesServerTest, OpensAGame) {
  const HttpServer server(options());
  const std::string reply = ask(server.port(), "POST", "/api/games",
                                R"({"game":"tictactoe","rules":{"width":3},"seats":{"x":")" + x_ + R"("}})");
  EXPECT_EQ(status(reply), 201);
  const auto answer = parse_json(body(reply));
  ASSERT_TRUE(answer);
  EXPECT_EQ(at(*answer, {"ok"}), true);
  EXPECT_EQ(text_at(*answer, {"id"}).size(), 12U);
  EXPECT_EQ(reply.find(x_), std::string::npos);
}

TEST_F(GamesServerTest, EveryKeyOfANewGameIsChecked) {
  const HttpServer server(options());
  const struct {
    const char* request;
    const char* code;
  } cases[] = {
      {"", "bad-json"},
      {"{", "bad-json"},
      {"[]", "bad-request"},
      {"{}", "bad-request"},
      {"null", "bad-request"},
      {R"({"game":7})", "bad-request"},
      {R"({"game":""})", "bad-request"},
      {R"({"game":"draughts"})", "bad-request"},
      {R"({"game":"tictactoe","rules":[]})", "bad-request"},
      {R"({"game":"tictactoe","rules":{"width":1000000}})", "bad-request"},
      {R"({"game":"tictactoe","rules":{"wdth":3}})", "bad-request"},
      {R"({"game":"tictactoe","position":7})", "bad-request"},
      {R"({"game":"tictactoe","position":"nonsense"})", "bad-position"},
      {R"({"game":"tictactoe","moves":"a1b2"})", "bad-request"},
      {R"({"game":"tictactoe","moves":[1]})", "bad-request"},
      {R"({"game":"tictactoe","moves":["a1a1"]})", "illegal-action"},
      {R"({"game":"tictactoe","rules":{"variant":"plain"},"moves":["a1","a2","b1","b2","c1","c2"]})", "game-over"},
      {R"({"game":"tictactoe","seats":[]})", "bad-request"},
      {R"({"game":"tictactoe","seats":{"x":7}})", "bad-request"},
      {R"({"game":"tictactoe","seats":{"x":"short"}})", "bad-request"},
      {R"({"game":"tictactoe","seats":{"x":null}})", "bad-request"},
      {R"({"game":"tictactoe","seats":{"z":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}})", "bad-request"},
      {R"({"game":"tictactoe","seats":{"nature":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}})", "bad-request"},
      {R"({"game":"tictactoe","other":1})", "bad-request"},
  };
  for (const auto& one : cases) {
    SCOPED_TRACE(one.request);
    expect_refused(ask(server.port(), "POST", "/api/games", one.request), 400, one.code);
  }
  expect_refused(ask(server.port(), "GET", "/api/games"), 405, "method-not-allowed");
  expect_refused(ask(server.port(), "POST", "/api/games/aaaaaaaaaaaa", "{}"), 405, "method-not-allowed");
}

TEST_F(GamesServerTest, TellsTheRecord) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  x.act("b2a1", 1);
  const auto check = [&] {
    const std::string reply = ask(server.port(), "GET", "/api/games/" + id);
    EXPECT_EQ(status(reply), 200);
    EXPECT_NE(reply.find("Cache-Control: no-store\r\n"), std::string::npos);
    const auto record = parse_record(body(reply));
    ASSERT_TRUE(record) << reply;
    ASSERT_EQ(record->actions.size(), 1U);
    EXPECT_EQ(record->actions[0].text, "a1b2");
    EXPECT_TRUE(record->actions[0].milliseconds.has_value());
    EXPECT_EQ(reply.find(x_), std::string::npos);
  };
  check();
  const std::string head = ask(server.port(), "HEAD", "/api/games/" + id);
  EXPECT_EQ(status(head), 200);
  EXPECT_EQ(body(head), "");
}

TEST_F(GamesServerTest, TellsTheRecordOfAGameNobodyIsIn) {
  const HttpServer server(options());
  const std::string id = open_plain_game(server, won_game());
  const auto record = parse_record(body(ask(server.port(), "GET", "/api/games/" + id + "?x=1")));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->actions.size(), 5U);
}

TEST_F(GamesServerTest, UnknownGamesAreNotFound) {
  const HttpServer server(options());
  for (const char* id : {"aaaaaaaaaaaa", "", "a", "..", "aaaaaaaaaaaa/", "%61aaaaaaaaaaa"}) {
    SCOPED_TRACE(id);
    expect_refused(ask(server.port(), "GET", std::string("/api/games/") + id), 404, "unknown-game");
  }
}

TEST_F(GamesServerTest, ForeignPagesCannotOpenGames) {
  const HttpServer server(options());
  const std::string request = R"({"game":"tictactoe"})";
  const std::string host = "localhost:" + std::to_string(server.port());
  const auto post = [&](const std::string& origin) {
    return ask(server.port(), "POST", "/api/games", request, "Host: " + host + "\r\nOrigin: " + origin + "\r\n");
  };
  EXPECT_EQ(status(post("http://" + host)), 201);
  EXPECT_EQ(status(post("https://" + host)), 201);
  EXPECT_EQ(status(ask(server.port(), "POST", "/api/games", request)), 201);
  for (const std::string& origin :
       {std::string("null"), std::string("http://localhost"), std::string("http://localhost:1"),
        "http://" + host + ".example.org", std::string("http://example.org"), "http://user@" + host, "ftp://" + host}) {
    SCOPED_TRACE(origin);
    expect_refused(post(origin), 403, "foreign-page");
  }
}

TEST_F(GamesServerTest, GamesHaveAPageOfTheirOwn) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  const std::string page = ask(server.port(), "GET", "/");
  EXPECT_EQ(body(ask(server.port(), "GET", "/game/" + id)), body(page));
  EXPECT_EQ(status(ask(server.port(), "GET", "/game/../secret.txt")), 404);
}

}  // namespace
}  // namespace spooky
