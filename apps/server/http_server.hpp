#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "spooky/games/solution.hpp"

namespace spooky::server {

/// How much the server takes on at once. Every request beyond these gets a clear refusal.
struct ServeLimits {
  std::size_t connections = 1000;
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 1 << 20;
  std::size_t waiting_jobs = 32;
  unsigned workers = 2;
  SolveLimits solve = {.positions = 1'000'000, .table_bytes = 64 << 20};  ///< for one question to the engine
  std::chrono::milliseconds request_time{15'000};  ///< for a whole request to arrive, or a whole reply to leave
  std::chrono::milliseconds idle_time{60'000};     ///< for the next request on an open connection
};

struct ServeOptions {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;      ///< 0 takes any free port
  std::filesystem::path web_root;  ///< the built page; empty: ../share/spooky/web beside the running binary's folder
  std::string version = "unknown";
  std::string commit = "unknown";
  ServeLimits limits = {};
};

/// The page and its API over HTTP/1.1, on threads of its own from construction to stop().
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

  /// Closes every connection and waits for the threads; harmless when repeated.
  void stop();

 private:
  class Machine;
  std::unique_ptr<Machine> machine_;
};

/// Serves until SIGINT or SIGTERM. Prints one line with the address to open; returns the exit status.
int serve(const ServeOptions& options);

}  // namespace spooky::server
