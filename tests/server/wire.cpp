#include "wire.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace spooky::wire {

namespace {

namespace fs = std::filesystem;

constexpr time_t kPatienceSeconds = 60;

std::uint64_t read_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

std::string number_bytes(std::uint64_t number, int count) {
  std::string bytes;
  for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xFF);
  return bytes;
}

}  // namespace

Client::Client(unsigned short port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const timeval patience{kPatienceSeconds, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

Client::~Client() { ::close(socket_); }

bool Client::say(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::size_t Client::say_some(std::string_view text) const {
  const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent > 0 ? static_cast<std::size_t>(sent) : 0;
}

void Client::end_speech() const { ::shutdown(socket_, SHUT_WR); }

bool Client::hear_more() {
  char bytes[16384];
  const ssize_t count = ::recv(socket_, bytes, sizeof bytes, 0);
  if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) throw std::runtime_error("the server says nothing");
  if (count <= 0) return false;
  heard_.append(bytes, static_cast<std::size_t>(count));
  return true;
}

std::string Client::hear(std::size_t count) {
  while (heard_.size() < count && hear_more()) continue;
  std::string taken = heard_.substr(0, count);
  heard_.erase(0, count);
  return taken;
}

std::string Client::hear_head() {
  while (heard_.find("\r\n\r\n") == std::string::npos) {
    if (!hear_more()) return std::exchange(heard_, {});
  }
  return hear(heard_.find("\r\n\r\n") + 4);
}

std::string Client::hear_reply() {
  const std::string head = hear_head();
  const std::size_t length = head.find("Content-Length: ");
  return length == std::string::npos ? head : head + hear(std::stoul(head.substr(length + 16)));
}

std::string Client::hear_all() {
  while (hear_more()) continue;
  return std::exchange(heard_, {});
}

int status(const std::string& reply) { return reply.size() > 12 ? std::atoi(reply.c_str() + 9) : 0; }

std::string body(const std::string& reply) {
  const std::size_t at = reply.find("\r\n\r\n");
  return at == std::string::npos ? "" : reply.substr(at + 4);
}

std::string ask(unsigned short port, const std::string& method, const std::string& target, const std::string& body,
                const std::string& headers) {
  Client client(port);
  std::string request = method + " " + target + " HTTP/1.1\r\nConnection: close\r\n" + headers;
  if (headers.find("Host: ") == std::string::npos) request += "Host: localhost\r\n";
  if (!body.empty()) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  client.say(request + "\r\n" + body);
  return client.hear_all();
}

std::string frame_bytes(const Frame& frame) {
  std::string bytes;
  bytes += static_cast<char>((frame.final ? 0x80 : 0) | frame.reserved_bits << 4 | static_cast<int>(frame.opcode));
  const int mask_bit = frame.masked ? 0x80 : 0;
  const std::size_t length = frame.payload.size();
  if (length < 126) {
    bytes += static_cast<char>(mask_bit | static_cast<int>(length));
  } else if (length < 65536) {
    bytes += static_cast<char>(mask_bit | 126);
    bytes += number_bytes(length, 2);
  } else {
    bytes += static_cast<char>(mask_bit | 127);
    bytes += number_bytes(length, 8);
  }
  if (!frame.masked) return bytes + frame.payload;
  constexpr std::string_view kMask = "mask";
  bytes += kMask;
  for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(frame.payload[i] ^ kMask[i % 4]);
  return bytes;
}

WebSocketClient::WebSocketClient(unsigned short port, const std::string& headers) : client_(port) {
  client_.say("GET /ws HTTP/1.1\r\n" +
              std::string(headers.find("Host: ") == std::string::npos ? "Host: localhost\r\n" : "") +
              "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
              headers + "\r\n");
  handshake_ = client_.hear_head();
  open_ = status(handshake_) == 101;
  const std::size_t length = handshake_.find("Content-Length: ");
  if (!open_ && length != std::string::npos) handshake_ += client_.hear(std::stoul(handshake_.substr(length + 16)));
}

std::optional<Frame> WebSocketClient::hear_frame() {
  const std::string head = client_.hear(2);
  if (head.size() < 2) return std::nullopt;
  Frame frame;
  frame.final = (head[0] & 0x80) != 0;
  frame.reserved_bits = static_cast<unsigned char>(head[0] >> 4 & 7);
  frame.opcode = static_cast<Opcode>(head[0] & 0x0F);
  frame.masked = (head[1] & 0x80) != 0;
  std::uint64_t length = static_cast<unsigned char>(head[1]) & 0x7F;
  // A payload may have 127 bytes itself: what was read is not asked again.
  if (length == 126) {
    length = read_number(client_.hear(2));
  } else if (length == 127) {
    length = read_number(client_.hear(8));
  }
  frame.payload = client_.hear(length);
  if (frame.payload.size() < length) return std::nullopt;
  return frame;
}

std::optional<std::string> WebSocketClient::hear_text() {
  while (open_) {
    auto frame = hear_frame();
    if (!frame) {
      open_ = false;
    } else if (frame->opcode == Opcode::Text) {
      return std::move(frame->payload);
    } else if (frame->opcode == Opcode::Ping) {
      send({Opcode::Pong, frame->payload});
    } else if (frame->opcode == Opcode::Close) {
      open_ = false;
      closed_with_ = frame->payload.size() < 2 ? 1005 : static_cast<unsigned>(read_number(frame->payload.substr(0, 2)));
      send({Opcode::Close, frame->payload.substr(0, 2)});
      // The server closes the connection first, then the client.
      client_.hear_all();
      client_.end_speech();
    }
  }
  return std::nullopt;
}

json::value WebSocketClient::hear() {
  const auto text = hear_text();
  if (!text) return nullptr;
  const auto message = parse_json(*text);
  if (!message) throw std::runtime_error("the server does not speak JSON: " + *text);
  return *message;
}

json::value WebSocketClient::hear(std::string_view key) {
  for (;;) {
    json::value message = hear();
    const json::object* object = message.if_object();
    if (!object || key.empty() || object->contains(to_json(key))) return message;
  }
}

unsigned WebSocketClient::hear_close() {
  while (hear_text()) continue;
  return closed_with_;
}

std::string WebSocketClient::hear_error() { return text_at(hear("error"), {"error", "code"}); }

json::value at(const json::value& value, std::initializer_list<std::string_view> keys) {
  const json::value* found = &value;
  for (const std::string_view key : keys) {
    const json::object* object = found->if_object();
    found = object ? object->if_contains(to_json(key)) : nullptr;
    if (!found) return nullptr;
  }
  return *found;
}

std::string text_at(const json::value& value, std::initializer_list<std::string_view> keys) {
  const json::value found = at(value, keys);
  return found.is_string() ? std::string(from_json(found.get_string())) : "";
}

std::string random_token() {
  constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  unsigned char bytes[43];
  if (::getrandom(bytes, sizeof bytes, 0) != sizeof bytes) throw std::runtime_error("no random numbers");
  std::string token;
  for (const unsigned char byte : bytes) token += kAlphabet[byte % kAlphabet.size()];
  return token;
}

std::string open_game(unsigned short port, const json::object& request) {
  const std::string reply = ask(port, "POST", "/api/games", print_json(request));
  EXPECT_EQ(status(reply), 201) << reply;
  const auto answer = parse_json(body(reply));
  return answer ? text_at(*answer, {"id"}) : "";
}

std::string open_game(unsigned short port, const std::string& x, const std::string& o) {
  json::object seats;
  if (!x.empty()) seats["x"] = x;
  if (!o.empty()) seats["o"] = o;
  return open_game(port, {{"game", "tictactoe"}, {"seats", seats}});
}

json::object join_message(const std::string& game, const std::string& token, std::int64_t from) {
  json::object message{{"join", game}};
  if (!token.empty()) message["token"] = token;
  if (from != 1) message["from"] = from;
  return message;
}

json::object act_message(const std::string& action, std::int64_t number) {
  return {{"action", action}, {"number", number}};
}

PageFolder::PageFolder() {
  std::string name = (fs::temp_directory_path() / "spooky-page-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
  parent_ = name;
  write("secret.txt", "not for the network");
  write("page/index.html", "<!doctype html><title>page</title>");
  write("page/assets/app-1a2b.js", "start()");
  write("page/assets/app-1a2b.js.gz", "compressed");
  write("page/assets/engine-3c4d.wasm", std::string("\0asm", 4));
}

PageFolder::~PageFolder() {
  std::error_code ignored;
  fs::remove_all(parent_, ignored);
}

void PageFolder::write(const fs::path& relative, const std::string& content) const {
  fs::create_directories((parent_ / relative).parent_path());
  std::ofstream(parent_ / relative, std::ios::binary) << content;
}

}  // namespace spooky::wire
