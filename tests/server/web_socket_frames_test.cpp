// Frames and messages that nobody should send, and what the server says to them (docs/server.md).
#include <gtest/gtest.h>

#include <functional>

#include "server_fixture.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::Frame;
using wire::Opcode;
using wire::status;
using wire::text_at;
using wire::WebSocketClient;

class WebSocketFramesServerTest : public ServerTest {
 protected:
  /// The status with which the server answers these bytes.
  static unsigned close_status(const HttpServer& server, const std::string& bytes) {
    WebSocketClient client(server.port());
    EXPECT_TRUE(client.open());
    client.raw().say(bytes);
    return client.hear_close();
  }
  static unsigned close_status(const HttpServer& server, const Frame& frame) {
    return close_status(server, wire::frame_bytes(frame));
  }

  static void expect_alive(const HttpServer& server) {
    WebSocketClient client(server.port());
    EXPECT_EQ(client.ask({{"ping", 1}}, "pong"), (json::object{{"pong", 1}}));
  }

  static constexpr std::size_t kMessageBytes = 16 * 1024;
};

TEST_F(WebSocketFramesServerTest, MalformedFramesAreClosedWith1002) {
  const HttpServer server(options());
  EXPECT_EQ(close_status(server, {Opcode::Text, R"({"ping":1})", true, false}), 1002U) << "not masked";
  for (const int bits : {1, 2, 4, 7}) {
    EXPECT_EQ(close_status(server, {Opcode::Text, "{}", true, true, static_cast<unsigned char>(bits)}), 1002U)
        << "reserved bits";
  }
  for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
    EXPECT_EQ(close_status(server, {static_cast<Opcode>(opcode), "{}"}), 1002U) << "opcode " << opcode;
  }
  EXPECT_EQ(close_status(server, {Opcode::Ping, std::string(126, 'x')}), 1002U) << "a long ping";
  EXPECT_EQ(close_status(server, {Opcode::Ping, "x", false}), 1002U) << "a fragmented ping";
  EXPECT_EQ(close_status(server, {Opcode::Close, std::string(126, 'x')}), 1002U) << "a long goodbye";
  EXPECT_EQ(close_status(server, {Opcode::Close, "x"}), 1002U) << "half a status";
  EXPECT_EQ(close_status(server, {Opcode::Close, "\x03\xE7"}), 1002U) << "a status that is none";
  EXPECT_EQ(close_status(server, {Opcode::Continuation, "{}"}), 1002U) << "nothing to continue";
  EXPECT_EQ(
      close_status(server, wire::frame_bytes({Opcode::Text, "{", false}) + wire::frame_bytes({Opcode::Text, "}"})),
      1002U)
      << "two messages at once";
  // A length in more bytes than it needs.
  EXPECT_EQ(close_status(server, std::string("\x81\xFE\x00\x02mask\x16\x1C", 10)), 1002U) << "a long small length";
  expect_alive(server);
}

TEST_F(WebSocketFramesServerTest, MalformedFramesOfOneGuestDoNotDisturbTheOthers) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  {
    Visitor o(server.port(), id, o_);
    EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
    o.send({Opcode::Text, "{}", true, false});
    EXPECT_EQ(o.hear_close(), 1002U);
  }
  EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
  EXPECT_EQ(text_at(x.act("a1b2", 1), {"action"}), "a1b2");
}

TEST_F(WebSocketFramesServerTest, BinaryFramesAreClosedWith1003) {
  const HttpServer server(options());
  EXPECT_EQ(close_status(server, {Opcode::Binary, R"({"ping":1})"}), 1003U);
  EXPECT_EQ(close_status(server, {Opcode::Binary, ""}), 1003U);
  expect_alive(server);
}

TEST_F(WebSocketFramesServerTest, TextThatIsNotUtf8IsClosedWith1007) {
  const HttpServer server(options());
  for (const char* text :
       {"\xFF", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "{\"join\":\"\xE2\x82\"}", "\xE2\x82"}) {
    EXPECT_EQ(close_status(server, {Opcode::Text, text}), 1007U);
  }
  expect_alive(server);
}

TEST_F(WebSocketFramesServerTest, LargeMessagesAreClosedWith1009) {
  const HttpServer server(options());
  EXPECT_EQ(close_status(server, {Opcode::Text, std::string(kMessageBytes + 1, ' ')}), 1009U);
  EXPECT_EQ(close_status(server, {Opcode::Text, std::string(1 << 20, ' ')}), 1009U);
  // Only announced: the server does not wait for the rest.
  EXPECT_EQ(close_status(server, std::string("\x81\xFF\x00\x00\x00\x10\x00\x00\x00\x00mask", 14)), 1009U);
  std::string fragments = wire::frame_bytes({Opcode::Text, std::string(1000, ' '), false});
  for (int i = 0; i < 16; ++i) fragments += wire::frame_bytes({Opcode::Continuation, std::string(1000, ' '), false});
  EXPECT_EQ(close_status(server, fragments), 1009U);
  // Just small enough.
  WebSocketClient client(server.port());
  std::string padded = R"({"ping":1})";
  padded.resize(kMessageBytes, ' ');
  client.say(std::string_view(padded));
  EXPECT_EQ(client.hear(), (json::object{{"pong", 1}}));
}

TEST_F(WebSocketFramesServerTest, HalfAFrameThenNothing) {
  const HttpServer server(options());
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  const std::string whole = wire::frame_bytes({Opcode::Text, R"({"action":"a1b2","number":1})"});
  for (std::size_t length = 1; length < whole.size(); length += 3) {
    Visitor o(server.port(), id, o_);
    EXPECT_EQ(x.hear(), seats(true, true, true, true, 0));
    o.raw().say(whole.substr(0, length));
    o.raw().end_speech();
    EXPECT_EQ(o.hear_close(), 0U);
    EXPECT_EQ(x.hear(), seats(true, true, true, false, 0));
  }
  EXPECT_TRUE(x.hears_nothing());
}

TEST_F(WebSocketFramesServerTest, FragmentsAndPingsAreUnderstood) {
  const HttpServer server(options());
  WebSocketClient client(server.port());
  client.send({Opcode::Text, R"({"pi)", false});
  client.send({Opcode::Ping, "are you there"});
  const auto pong = client.hear_frame();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, Opcode::Pong);
  EXPECT_EQ(pong->payload, "are you there");
  EXPECT_FALSE(pong->masked);
  client.send({Opcode::Continuation, "", false});
  client.send({Opcode::Continuation, R"(ng":7})"});
  EXPECT_EQ(client.hear(), (json::object{{"pong", 7}}));
  client.send({Opcode::Pong, "unasked"});
  EXPECT_EQ(client.ask({{"ping", -8}}, "pong"), (json::object{{"pong", -8}}));
  // A byte at a time.
  for (const char byte : wire::frame_bytes({Opcode::Text, R"({"ping":9})"})) client.raw().say({&byte, 1});
  EXPECT_EQ(client.hear(), (json::object{{"pong", 9}}));
  client.send({Opcode::Close, "\x03\xE8"});
  EXPECT_EQ(client.hear_close(), 1000U);
}

TEST_F(WebSocketFramesServerTest, MalformedMessagesAreRefusedAndTheGuestStays) {
  server::ServeOptions patient = options();
  patient.limits.messages = {.per_second = 1e6, .at_once = 1e6};
  const HttpServer server(patient);
  const std::string id = open_game(server);
  Visitor x(server.port(), id, x_);
  const std::string deep = std::string(5000, '[') + std::string(5000, ']');
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("hello"), std::string("{'ping':1}"),
        std::string(R"({"ping":1}{"ping":2})"), std::string(R"({"ping":1e999})"), deep, R"({"ping":)" + deep + "}",
        std::string("\xEF\xBB\xBF{}"), std::string("{\"ping\":\"\n\"}"), std::string(16 * 1024, '[')}) {
    x.say(std::string_view(text));
    EXPECT_EQ(x.hear_error(), "bad-json") << text.substr(0, 40);
  }
  for (const char* text : {"null",
                           "7",
                           "[]",
                           "{}",
                           R"("join")",
                           R"({"hello":1})",
                           R"({"ping":"1"})",
                           R"({"ping":1.5})",
                           R"({"ping":null})",
                           R"({"ping":99999999999999999999})",
                           R"({"ping":1,"pong":1})",
                           R"({"join":7})",
                           R"({"join":null})",
                           R"({"join":"a","token":7})",
                           R"({"join":"a","token":null})",
                           R"({"join":"a","from":0})",
                           R"({"join":"a","from":-1})",
                           R"({"join":"a","from":"1"})",
                           R"({"join":"a","from":1.5})",
                           R"({"join":"a","form":1})",
                           R"({"join":"a","sit":"x"})",
                           R"({"sit":1})",
                           R"({"sit":["x"]})",
                           R"({"sit":"x","token":"a"})",
                           R"({"action":"a1b2"})",
                           R"({"action":7,"number":1})",
                           R"({"number":1})",
                           R"({"action":"a1b2","number":"1"})",
                           R"({"action":"a1b2","number":0})",
                           R"({"action":"a1b2","number":-1})",
                           R"({"action":"a1b2","number":1.5})",
                           R"({"action":"a1b2","number":99999999999999999999})",
                           R"({"action":"a1b2","number":1,"actor":"x"})",
                           R"({"rematch":false})",
                           R"({"rematch":1})",
                           R"({"rematch":true,"now":true})"}) {
    x.say(std::string_view(text));
    const json::value answer = x.hear("error");
    EXPECT_EQ(text_at(answer, {"error", "code"}), "bad-request") << text;
    EXPECT_FALSE(text_at(answer, {"error", "reason"}).empty());
  }
  EXPECT_EQ(text_at(x.act("a1b2", 1), {"action"}), "a1b2");
}

TEST_F(WebSocketFramesServerTest, OnlyItsOwnPageMayConnect) {
  const HttpServer server(options());
  const std::string host = "localhost:" + std::to_string(server.port());
  const auto connect = [&](const std::string& origin) {
    const WebSocketClient client(server.port(), "Host: " + host + "\r\nOrigin: " + origin + "\r\n");
    return client.handshake();
  };
  EXPECT_EQ(status(connect("http://" + host)), 101);
  EXPECT_EQ(status(connect("https://" + host)), 101);
  for (const std::string& origin :
       {std::string("null"), std::string("http://localhost"), std::string("http://example.org"), "http://" + host + "1",
        std::string("http://localhost:1")}) {
    const std::string reply = connect(origin);
    EXPECT_EQ(status(reply), 403) << origin;
    EXPECT_NE(reply.find(R"("code":"foreign-page")"), std::string::npos) << reply;
  }
}

TEST_F(WebSocketFramesServerTest, WithoutAnUpgradeTheAnswerIs426) {
  const HttpServer server(options());
  const std::string reply = wire::ask(server.port(), "GET", "/ws");
  EXPECT_EQ(status(reply), 426);
  EXPECT_NE(reply.find("Upgrade: websocket\r\n"), std::string::npos);
  EXPECT_NE(reply.find(R"("code":"bad-request")"), std::string::npos);
  EXPECT_EQ(status(wire::ask(server.port(), "POST", "/ws", "{}")), 405);
  // An upgrade without a key, or to another version, is none.
  for (const char* headers :
       {"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
        "Upgrade: websocket\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"}) {
    wire::Client client(server.port());
    client.say("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n" + std::string(headers) + "\r\n");
    const std::string answer = client.hear_all();
    EXPECT_GE(status(answer), 400) << answer;
    EXPECT_LT(status(answer), 500) << answer;
  }
  expect_alive(server);
}

}  // namespace
}  // namespace spooky
