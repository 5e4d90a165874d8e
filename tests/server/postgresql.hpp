#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server_process.hpp"

namespace spooky {

/// A PostgreSQL of the test program's own, in a temporary folder, reached over a socket there and not over the network.
/// Started when it is first asked for, ended with the program, however that ends.
class Postgresql {
 public:
  static Postgresql& instance();
  Postgresql(const Postgresql&) = delete;
  Postgresql& operator=(const Postgresql&) = delete;

  /// The address of a new, empty database.
  std::string new_database();

  /// Runs a command in a database; the first column of its answer.
  std::vector<std::string> ask(const std::string& address, const std::string& query);

  /// The processes that serve the connections of a name to a database, the oldest first.
  std::vector<std::string> connections(const std::string& address, const std::string& name);
  /// Ends one connection and no other; it is gone when this returns.
  void cut(const std::string& process);
  /// Whether the database takes new connections; those that are open stay.
  void let_in(const std::string& address, bool allowed);

  /// Ends it without a warning to those who are connected, as a crash would.
  void crash();
  /// Starts it again; it answers when this returns.
  void start();

 private:
  Postgresql();
  ~Postgresql();

  std::vector<std::string> command(const std::string& program) const;
  std::string address(const std::string& database) const;

  std::filesystem::path folder_;
  std::filesystem::path programs_;
  std::unique_ptr<Process> process_;
  int databases_ = 0;
};

}  // namespace spooky
