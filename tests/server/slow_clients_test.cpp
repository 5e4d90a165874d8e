// Clients that do not read, dawdle, or are too many: others play on.
#include <gtest/gtest.h>

#include <memory>
#include <thread>
#include <vector>

#include "server_fixture.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::Client;
using wire::Frame;
using wire::frame_bytes;
using wire::Opcode;
using wire::status;
using wire::WebSocketClient;

constexpr std::size_t kPlenty = std::size_t{1} << 40;
constexpr std::chrono::hours kEver{1};

class SlowClientsServerTest : public ServerTest {
 protected:
  /// No limit but those a test sets.
  server::ServeOptions patient() const {
    server::ServeOptions options = ServerTest::options();
    options.limits.messages = options.limits.messages_of_one_address = {.per_second = 1e9, .at_once = 1e9};
    options.limits.unsent_bytes = options.limits.unsent_bytes_in_all = kPlenty;
    options.limits.presence_time = std::chrono::milliseconds(250);
    options.limits.write_time = options.limits.message_time = options.limits.silence = kEver;
    return options;
  }

  /// Asks for the whole game again and again and reads nothing, until the server lets it go.
  void be_deaf(const HttpServer& server, const std::string& id) const {
    WebSocketClient deaf(server.port());
    while (deaf.say(wire::join_message(id))) continue;
  }

  static void expect_alive(WebSocketClient& client) {
    EXPECT_EQ(client.ask({{"ping", 1}}, "pong"), (json::object{{"pong", 1}}));
  }
};

TEST_F(SlowClientsServerTest, AMessageMustLeaveInTime) {
  server::ServeOptions hasty = patient();
  hasty.limits.write_time = std::chrono::milliseconds(100);
  const HttpServer server(hasty);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  be_deaf(server, id);
  expect_alive(x);
}

TEST_F(SlowClientsServerTest, WhatWaitsForAllTogetherIsBounded) {
  server::ServeOptions narrow = patient();
  narrow.limits.unsent_bytes_in_all = 64 * 1024;
  const HttpServer server(narrow);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  be_deaf(server, id);
  expect_alive(x);
}

TEST_F(SlowClientsServerTest, WhoReadsLaterIsHeardLaterAndLosesNothing) {
  server::ServeOptions narrow = patient();
  narrow.limits.unsent_bytes = 64 * 1024;
  const HttpServer server(narrow);
  WebSocketClient late(server.port());
  // The system keeps some of the answers, the server a few: nearly all questions wait unread.
  constexpr int kQuestions = 100'000;
  std::string questions;
  for (int i = 0; i < kQuestions; ++i)
    questions += frame_bytes({Opcode::Text, R"({"ping":)" + std::to_string(i) + "}"});
  std::jthread speaker([&] { EXPECT_TRUE(late.raw().say(questions)); });
  WebSocketClient other(server.port());
  expect_alive(other);
  for (int i = 0; i < kQuestions; ++i) {
    const json::value answer = late.hear();
    ASSERT_EQ(wire::at(answer, {"pong"}), i);
  }
}

TEST_F(SlowClientsServerTest, AMessageOnceBegunMustArriveInTime) {
  server::ServeOptions hasty = patient();
  hasty.limits.message_time = std::chrono::milliseconds(100);
  const HttpServer server(hasty);
  WebSocketClient innocent(server.port());
  innocent.send({Opcode::Ping, "I am here"});
  const auto pong = innocent.hear_frame();
  ASSERT_TRUE(pong && pong->opcode == Opcode::Pong);
  innocent.send({Opcode::Pong, "still"});
  const std::string whole = frame_bytes({Opcode::Text, R"({"ping":1})"});
  // Within a frame's header, within its content, after it when the message goes on, with a ping in between.
  for (const std::string& begun : {whole.substr(0, 1), whole.substr(0, 5), whole.substr(0, whole.size() - 1),
                                   frame_bytes({Opcode::Text, "{", false}),
                                   frame_bytes({Opcode::Text, "{", false}) + frame_bytes({Opcode::Ping, ""})}) {
    WebSocketClient dawdler(server.port());
    dawdler.raw().say(begun);
    while (const auto frame = dawdler.hear_frame()) EXPECT_EQ(frame->opcode, Opcode::Pong);
  }
  // A byte now and then does not help: it is the whole that counts.
  WebSocketClient dripping(server.port());
  dripping.raw().say(frame_bytes({Opcode::Text, std::string(10'000, ' ')}).substr(0, 8));
  while (dripping.raw().say(" ")) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  expect_alive(innocent);
}

TEST_F(SlowClientsServerTest, TheIdlestMakeRoomWhenConnectionsAreFull) {
  server::ServeOptions narrow = patient();
  narrow.limits.connections = 3;
  const HttpServer server(narrow);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  WebSocketClient watcher(server.port());
  watcher.ask(wire::join_message(id), "game");
  Client resting(server.port());
  resting.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  ASSERT_EQ(status(resting.hear_reply()), 200);
  // A connection between two requests goes first,
  Visitor o(server.port(), id, o_);
  EXPECT_EQ(resting.hear_all(), "");
  // then those without a seat, who are told to come back later; never players, however long they think.
  EXPECT_EQ(status(wire::ask(server.port(), "GET", "/")), 200);
  EXPECT_EQ(watcher.hear_close(), 1013U);
  EXPECT_EQ(wire::text_at(x.act("a1b2", 1), {"action"}), "a1b2");
  EXPECT_EQ(wire::text_at(o.act("a1c3", 2), {"action"}), "a1c3");
}

TEST_F(SlowClientsServerTest, WhenAllAreBusyTheNextOnesAreToldSo) {
  server::ServeOptions narrow = patient();
  narrow.limits.connections_of_one_address = 2;
  const HttpServer server(narrow);
  const std::string id = open_game(server);
  auto x = std::make_unique<Visitor>(server.port(), id, x_);
  Visitor o(server.port(), id, o_);
  const std::string refused = wire::ask(server.port(), "GET", "/");
  EXPECT_EQ(status(refused), 503);
  EXPECT_NE(refused.find(R"("code":"busy")"), std::string::npos) << refused;
  WebSocketClient third(server.port());
  EXPECT_EQ(third.hear_close(), 1013U);
  // Beyond those who are told, connections are closed without a word.
  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 100; ++i) crowd.push_back(std::make_unique<Client>(server.port()));
  EXPECT_EQ(crowd.back()->hear_all(), "");
  crowd.clear();
  expect_alive(o);
  x.reset();
  // The place becomes free as the server notices that its owner has left.
  while (status(wire::ask(server.port(), "GET", "/")) != 200) std::this_thread::yield();
}

TEST_F(SlowClientsServerTest, AGameThatIsOverKeepsNoPlace) {
  server::ServeOptions narrow = patient();
  narrow.limits.connections_of_one_address = 1;
  const HttpServer server(narrow);
  const std::string id = open_plain_game(server, {"a1", "a2", "b1", "b2"});
  Visitor x(server.port(), id, x_);
  EXPECT_EQ(status(wire::ask(server.port(), "GET", "/")), 503);
  EXPECT_EQ(wire::text_at(x.act("c1", 5), {"action"}), "c1");
  EXPECT_EQ(status(wire::ask(server.port(), "GET", "/")), 200);
  EXPECT_EQ(x.hear_close(), 1013U);
}

TEST_F(SlowClientsServerTest, AClassFitsBehindOneAddress) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  std::vector<std::unique_ptr<Client>> requests;
  std::vector<std::unique_ptr<WebSocketClient>> sockets;
  for (int pupil = 0; pupil < 40; ++pupil) {
    sockets.push_back(std::make_unique<WebSocketClient>(server.port()));
    for (int i = 0; i < 6; ++i) {
      requests.push_back(std::make_unique<Client>(server.port()));
      requests.back()->say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
  }
  for (const auto& request : requests) EXPECT_EQ(status(request->hear_reply()), 200);
  for (const auto& request : requests) request->say("GET /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n");
  for (const auto& request : requests) EXPECT_EQ(status(request->hear_reply()), 200);
  for (const auto& socket : sockets) expect_alive(*socket);
}

}  // namespace
}  // namespace spooky
