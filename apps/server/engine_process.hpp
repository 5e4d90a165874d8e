#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/engine_worker.hpp"

namespace spooky::server {

/// What became of a question to a worker.
struct EngineAnswer {
  std::string text;
  double seconds = 0;  ///< of processor time
};
enum class EngineFault : std::uint8_t {
  TooLong,    ///< it took more processor time than is allowed, or the machine has none to give
  TooMuch,    ///< it needed more memory than is allowed
  Crashed,    ///< the worker ended for another reason, or could not be started
  Cancelled,  ///< nobody wants the answer any more
};

/// A worker process, and the server's ends of its pipes. Started when it is first asked, and again after it was killed.
/// For one thread.
class EngineProcess {
 public:
  /// `program` is an executable that becomes a worker by the word (engine_worker.hpp).
  EngineProcess(std::string program, const EngineLimits& limits);
  ~EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  /// Waits for the answer, or until `cancelled` is set.
  std::variant<EngineAnswer, EngineFault> ask(const std::string& question, const std::atomic<bool>& cancelled);

 private:
  bool start();
  /// Kills the worker, if there is one, and forgets it; returns how it ended.
  int end(bool kill);
  EngineFault fault();
  std::variant<EngineAnswer, EngineFault> talk(const std::string& question, const std::atomic<bool>& cancelled);

  std::string program_;
  EngineLimits limits_;
  pid_t child_ = -1;
  int to_child_ = -1;
  int from_child_ = -1;
};

}  // namespace spooky::server
