#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <stdexcept>
#include <string>

namespace spooky::cli {

/// Exit statuses: the answer is yes or done; the answer is no; bad usage or input.
inline constexpr int kSuccess = 0;
inline constexpr int kNo = 1;
inline constexpr int kBadInput = 2;

/// Ends a command with one clear sentence on stderr and exit status 2.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A subcommand adds itself to the program and says what to run when it was chosen.
using Run = std::function<int()>;

void add_analyze(CLI::App& program, Run& run);
void add_bench(CLI::App& program, Run& run);
void add_perft(CLI::App& program, Run& run);
void add_play(CLI::App& program, Run& run);
void add_serve(CLI::App& program, Run& run);
void add_show(CLI::App& program, Run& run);
void add_solve(CLI::App& program, Run& run);

}  // namespace spooky::cli
