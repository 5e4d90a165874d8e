#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game_options.hpp"

namespace spooky::cli {

// Each command takes its options and returns the exit status.

/// Exit statuses: done; a "no"; bad usage or input.
inline constexpr int kSuccess = 0;
inline constexpr int kNo = 1;
inline constexpr int kBadInput = 2;

int run_analyze();
int run_bench();

struct PerftOptions {
  GameOptions game;
  int depth = -1;
  int turns = -1;
  bool json = false;
};
int run_perft(const PerftOptions& options);

struct PlayOptions {
  GameOptions game;
  std::string computer;  ///< a player's name, both or none; empty: the second player
  std::string resume;
  int level = 3;
  std::optional<std::uint64_t> seed;
};
int run_play(PlayOptions options);

struct ShowOptions {
  std::string file;
  bool all = false;
};
int run_show(const ShowOptions& options);

struct SolveOptions {
  GameOptions game;
  std::uint64_t positions = 1'000'000'000;
  std::string memory = "2G";
  bool json = false;
  bool all = false;
  bool explain = false;
};
int run_solve(const SolveOptions& options);

struct TableOptions {
  GameOptions game;
  unsigned heaps = 2;
  std::string max = "8";
  std::string graph = "path";
  std::string format = "text";
  std::string checkpoint;
  std::string versus;  ///< rules to compare with, or `sum`
  std::string memory = "4G";
  bool outcome = false;
};
int run_table(const TableOptions& options);

}  // namespace spooky::cli
