#include "attack_client.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace spooky::bench {

namespace fs = std::filesystem;

Server::Server(const std::string& program) {
  std::string name = (fs::temp_directory_path() / "spooky-attacks-XXXXXX").string();
  if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
  folder_ = name;
  fs::create_directories(folder_ / "page");
  std::ofstream(folder_ / "page" / "index.html") << "<!doctype html>";
  const std::string page = (folder_ / "page").string();
  const std::string database = (folder_ / "games.db").string();
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  process_ = ::fork();
  if (process_ < 0) throw std::runtime_error("no second process");
  if (process_ == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::close(ends[0]);
    const int nowhere = ::open("/dev/null", O_WRONLY);
    ::dup2(nowhere, STDERR_FILENO);
    ::execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--web", page.c_str(), "--database",
            database.c_str(), nullptr);
    std::_Exit(127);
  }
  ::close(ends[1]);
  std::string line;
  for (char letter = 0; ::read(ends[0], &letter, 1) == 1 && letter != '\n';) line += letter;
  ::close(ends[0]);
  const std::size_t at = line.find("localhost:");
  if (at == std::string::npos) throw std::runtime_error(program + " did not start");
  port_ = static_cast<unsigned short>(std::stoul(line.substr(at + 10)));
}

Server::~Server() {
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

std::optional<double> Server::peak_memory() const {
  std::ifstream status("/proc/" + std::to_string(process_) + "/status");
  for (std::string word; status >> word;) {
    if (word != "VmHWM:") continue;
    double kilobytes = 0;
    status >> kilobytes;
    return kilobytes / 1024;
  }
  return std::nullopt;
}

Connection::Connection(unsigned short port, int host) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (socket_ < 0) return;
  const timeval patience{.tv_sec = 10, .tv_usec = 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  const int on = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in own{};
  own.sin_family = AF_INET;
  own.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + static_cast<in_addr_t>(host));
  sockaddr_in other = own;
  other.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  other.sin_port = htons(port);
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0 ||
      ::connect(socket_, reinterpret_cast<const sockaddr*>(&other), sizeof other) != 0) {
    close();
  }
}

Connection::~Connection() { close(); }

void Connection::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

bool Connection::say(std::string_view bytes) {
  while (is_open() && !bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) {
      close();
    } else {
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  return is_open();
}

bool Connection::say_some(std::string_view bytes) {
  if (!is_open()) return false;
  const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0 && errno != EAGAIN) close();
  return is_open();
}

std::string Connection::hear(std::size_t count) {
  std::string heard(count, '\0');
  std::size_t at = 0;
  while (is_open() && at < count) {
    const ssize_t got = ::recv(socket_, heard.data() + at, count - at, 0);
    if (got <= 0) {
      close();
    } else {
      at += static_cast<std::size_t>(got);
    }
  }
  heard.resize(at);
  return heard;
}

std::string Connection::hear_until(std::string_view mark) {
  std::string heard;
  while (is_open() && heard.find(mark) == std::string::npos) heard += hear(1);
  return heard;
}

bool Connection::ignore() {
  std::array<char, 65536> bytes{};
  while (is_open()) {
    const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN) return true;
    if (got <= 0) close();
  }
  return false;
}

int Connection::ask(const std::string& method, const std::string& target, const std::string& body, std::string& reply) {
  if (!say(method + " " + target + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\n\r\n" + body)) {
    return 0;
  }
  const std::string head = hear_until("\r\n\r\n");
  const std::size_t length = head.find("Content-Length: ");
  if (length == std::string::npos) return 0;
  reply = hear(std::strtoul(head.c_str() + length + 16, nullptr, 10));
  if (head.find("Connection: close") != std::string::npos) close();
  return std::atoi(head.c_str() + 9);
}

bool Connection::upgrade() {
  say("GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  if (hear_until("\r\n\r\n").rfind("HTTP/1.1 101", 0) != 0) close();
  return is_open();
}

bool Connection::say_message(std::string_view text) { return say(frame(text)); }

std::optional<std::string> Connection::hear_message() {
  while (is_open()) {
    const std::string head = hear(2);
    if (head.size() < 2) break;
    const unsigned opcode = static_cast<unsigned char>(head[0]) & 0x0F;
    std::size_t length = static_cast<unsigned char>(head[1]) & 0x7F;
    if (length >= 126) {
      const std::string bytes = hear(length == 126 ? 2 : 8);
      length = 0;
      for (const char byte : bytes) length = length * 256 + static_cast<unsigned char>(byte);
    }
    std::string payload = hear(length);
    if (opcode == 1) return payload;
    if (opcode == 8) close();
    if (opcode == 9) {
      std::string pong = "\x8A";
      pong += static_cast<char>(0x80 | payload.size());
      say(pong + std::string(4, '\0') + payload);
    }
  }
  return std::nullopt;
}

std::string frame(std::string_view text) {
  std::string bytes = "\x81";
  if (text.size() < 126) {
    bytes += static_cast<char>(0x80 | text.size());
  } else {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(text.size() >> 8);
    bytes += static_cast<char>(text.size() & 0xFF);
  }
  return bytes.append(4, '\0').append(text);
}

std::string new_token() {
  static constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::array<unsigned char, 43> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::runtime_error("no random numbers");
  }
  std::string token;
  for (const unsigned char byte : bytes) token += kAlphabet[byte % 64];
  return token;
}

}  // namespace spooky::bench
