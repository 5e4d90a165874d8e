#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/limits.hpp"

namespace spooky::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;      ///< 0 takes any free port
  std::filesystem::path web_root;  ///< the built page; empty: ../share/spooky/web beside the running binary's folder
  std::string database;            ///< an SQLite file or postgresql://…; empty: the user's own file
  std::string dice = "system";     ///< who rolls for Nature: `system` or `device:PATH`, see make_fair_die()
  bool dice_file = false;          ///< the device may be a plain file; everybody is told
  std::string engine_program = "/proc/self/exe";  ///< an executable that knows the word of engine_worker.hpp
  std::string version = "unknown";
  std::string commit = "unknown";
  ServeLimits limits = {};
};

/// The page, its API and games between people, over HTTP/1.1 and WebSocket (docs/server.md), on threads of its own from
/// construction to stop().
class HttpServer {
 public:
  /// Starts to listen; throws std::runtime_error with one clear sentence when it cannot.
  explicit HttpServer(const ServeOptions& options);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  unsigned short port() const;

  /// The address to open in a browser.
  std::string address() const;

  /// The addresses at which other machines reach this server.
  std::vector<std::string> network_addresses() const;

  /// Where the games are kept.
  const std::string& database() const;

  /// The dice are a plain file.
  bool rolls_from_file() const;

  /// Stores what was accepted, says goodbye, closes every connection and waits for the threads; harmless when repeated.
  void stop();

 private:
  class Machine;
  std::unique_ptr<Machine> machine_;
};

/// Serves until SIGINT or SIGTERM. Prints one line with the address to open; returns the exit status.
int serve(const ServeOptions& options);

}  // namespace spooky::server
