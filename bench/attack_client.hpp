#pragma once

// Blocking clients for the load test of attacks: the server as a process of its own, and connections to it from any
// address of the loopback network, so that an attacker's limits are not the innocent's.
#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace spooky::bench {

/// `PROGRAM serve` with a database of its own and the limits everybody has.
class Server {
 public:
  explicit Server(const std::string& program);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  unsigned short port() const { return port_; }
  /// The most memory it had in use, in MB; none when it is gone.
  std::optional<double> peak_memory() const;

 private:
  std::filesystem::path folder_;
  pid_t process_ = 0;
  unsigned short port_ = 0;
};

/// A connection from 127.0.0.`host`. Nothing here waits for longer than ten seconds; what fails closes it.
class Connection {
 public:
  Connection(unsigned short port, int host);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool is_open() const { return socket_ >= 0; }

  bool say(std::string_view bytes);
  /// As much as goes out at once; false when the connection is closed.
  bool say_some(std::string_view bytes);
  /// The next bytes, exactly so many; fewer when the connection ends.
  std::string hear(std::size_t count);
  std::string hear_until(std::string_view mark);
  /// Throws away what has come, without waiting; false when the connection is closed.
  bool ignore();

  /// One request; the status of the reply and its body, 0 when there is none.
  int ask(const std::string& method, const std::string& target, const std::string& body, std::string& reply);

  /// Becomes a WebSocket.
  bool upgrade();
  bool say_message(std::string_view text);
  /// The next message; nothing when the connection ends.
  std::optional<std::string> hear_message();

 private:
  void close();

  int socket_ = -1;
};

/// A text frame with a mask of zeros, which is a mask, too.
std::string frame(std::string_view text);

std::string new_token();

}  // namespace spooky::bench
