#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "spooky/protocols/analyze.hpp"

// Questions of strangers are answered by processes of their own: whatever a question costs, it costs the worker, which
// the system holds to its limits and which can be killed at any moment. Here is the worker's side; engine_process.hpp
// is the server's.
namespace spooky::server {

/// What one question may cost.
struct EngineLimits {
  unsigned processor_seconds = 10;
  std::size_t memory_bytes = 512 << 20;  ///< of the whole worker; no limit in builds with sanitizers
  /// By counted work, so that most questions that are too dear hear so at once.
  AnalyzeLimits answer = {.solve = {.positions = 1'000'000, .table_bytes = 64 << 20},
                          .thinking_work = 4'000'000,
                          .action = 2'000'000,
                          .moves = 40'000'000,
                          .answer_bytes = 4 << 20};
};

/// The word on the command line that makes the program a worker: `PROGRAM engine-worker …`, followed by the limits.
inline constexpr const char* kEngineWorkerWord = "engine-worker";

/// The arguments that tell a worker its limits, the word first.
std::vector<std::string> engine_worker_arguments(const EngineLimits& limits);

/// A worker: reads questions from standard input and writes answers to standard output until the input ends. Each is
/// preceded by its length, an answer also by the processor time it took in microseconds, 8 bytes each in the machine's
/// order. Returns the exit status.
int run_engine_worker(int count, const char* const* words);

/// The exit status of a worker that ran out of memory.
inline constexpr int kOutOfMemoryStatus = 86;

}  // namespace spooky::server
