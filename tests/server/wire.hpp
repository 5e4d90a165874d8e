#pragma once

// Clients of the server over raw sockets: they say exactly what they are told to, also what no library would let them
// say. Whoever waits for the server for more than a minute gets an exception, so that a hanging test fails.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "spooky/formats/json.hpp"

namespace spooky::wire {

/// A connection to a port of this machine.
class Client {
 public:
  explicit Client(unsigned short port);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  bool connected() const { return connected_; }

  /// False when the server has closed the connection.
  bool say(std::string_view text) const;
  /// Sends as much as goes out without waiting; the number of bytes, none when the connection is full or closed.
  std::size_t say_some(std::string_view text) const;
  /// Says that nothing more will be said.
  void end_speech() const;

  /// The next bytes, `count` of them; fewer when the server closes the connection before.
  std::string hear(std::size_t count);
  /// The head of a reply, with the empty line after it.
  std::string hear_head();
  /// One reply with its body, on a connection that stays open.
  std::string hear_reply();
  /// Everything until the server closes the connection.
  std::string hear_all();

 private:
  bool hear_more();

  int socket_;
  bool connected_ = false;
  std::string heard_;
};

int status(const std::string& reply);
std::string body(const std::string& reply);

/// The reply to one request on a connection of its own.
std::string ask(unsigned short port, const std::string& method, const std::string& target, const std::string& body = "",
                const std::string& headers = "");

enum class Opcode : unsigned char { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

/// A frame as it goes over the wire.
struct Frame {
  Opcode opcode = Opcode::Text;
  std::string payload = {};
  bool final = true;
  bool masked = true;
  unsigned char reserved_bits = 0;
};

std::string frame_bytes(const Frame& frame);

/// The other end of the server's WebSocket.
class WebSocketClient {
 public:
  /// Connects and asks for the upgrade, with these headers besides.
  explicit WebSocketClient(unsigned short port, const std::string& headers = "");

  /// The server's reply to the handshake.
  const std::string& handshake() const { return handshake_; }
  bool open() const { return open_; }
  Client& raw() { return client_; }

  bool say(std::string_view text) { return send({Opcode::Text, std::string(text)}); }
  bool say(const json::object& message) { return say(print_json(message)); }
  bool send(const Frame& frame) { return client_.say(frame_bytes(frame)); }

  /// The next frame of whatever kind; nothing when the connection is closed.
  std::optional<Frame> hear_frame();
  /// The next message; nothing when the server says goodbye or closes the connection. Answers pings and goodbyes.
  std::optional<std::string> hear_text();
  /// The next message as JSON, null when none will come.
  json::value hear();
  /// The next message that has this key; others are left out. Without a key: the next one.
  json::value hear(std::string_view key);
  /// Waits for the end: the status the server closed with; 0 when it went without a word.
  unsigned hear_close();

  json::value ask(const json::object& message, std::string_view key) {
    say(message);
    return hear(key);
  }

  /// The answer to a message that is refused: its code.
  std::string hear_error();

 private:
  Client client_;
  std::string handshake_;
  bool open_ = false;
  unsigned closed_with_ = 0;
};

/// The value below these keys, null when there is none.
json::value at(const json::value& value, std::initializer_list<std::string_view> keys);
/// The text below these keys, empty when there is none.
std::string text_at(const json::value& value, std::initializer_list<std::string_view> keys);

/// 256 bits from the kernel, as a client draws a seat's token.
std::string random_token();

/// Opens a game; fails the test when the server refuses. The request is that of POST /api/games.
std::string open_game(unsigned short port, const json::object& request);
/// A game with these seats taken; an empty token leaves the seat free.
std::string open_game(unsigned short port, const std::string& x, const std::string& o);

/// A new connection that has joined a game; without a token it watches.
json::object join_message(const std::string& game, const std::string& token = "", std::int64_t from = 1);
json::object act_message(const std::string& action, std::int64_t number);

/// A folder with a small page, removed at the end.
class PageFolder {
 public:
  PageFolder();
  ~PageFolder();
  PageFolder(const PageFolder&) = delete;
  PageFolder& operator=(const PageFolder&) = delete;

  std::filesystem::path path() const { return parent_ / "page"; }
  const std::filesystem::path& parent() const { return parent_; }

 private:
  void write(const std::filesystem::path& relative, const std::string& content) const;

  std::filesystem::path parent_;
};

}  // namespace spooky::wire
