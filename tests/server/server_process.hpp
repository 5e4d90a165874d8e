#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace spooky {

/// A program that runs beside the test, with its standard output in a pipe. Killed at the end, if it still runs.
class Process {
 public:
  /// The first word is the program, looked for in PATH. Its standard error goes to the test's, or to nobody.
  explicit Process(const std::vector<std::string>& words, bool quiet = false);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// The next line of its output without the line's end; empty when there will be none.
  std::string hear_line() const;

  void signal(int number) const;
  /// Waits for its end: the exit status, or minus the number of the signal that ended it.
  int wait();
  /// kill -9, and waits.
  void kill();

 private:
  pid_t id_ = -1;
  int output_ = -1;
};

/// The test server on a database; ready when constructed.
class ServerProcess {
 public:
  ServerProcess(const std::string& database, const std::string& web_root);

  unsigned short port() const { return port_; }
  Process& process() { return process_; }

 private:
  Process process_;
  unsigned short port_ = 0;
};

}  // namespace spooky
