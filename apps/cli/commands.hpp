#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game_options.hpp"
#include "spooky/words/language.hpp"

namespace spooky::cli {

// Each command takes its options and returns the exit status.

/// Exit statuses: done; a "no"; bad usage or input.
inline constexpr int kSuccess = 0;
inline constexpr int kNo = 1;
inline constexpr int kBadInput = 2;

struct AnalyzeOptions {
  bool list = false;  ///< tell what can be reported instead
  std::string game;   ///< of this game; empty: of all
};
int run_analyze(const AnalyzeOptions& options);
int run_bench();

struct GtpOptions {
  GameOptions game;  ///< of Go
  int level = 3;
  double seconds = 0;    ///< a turn; 0: as long as the level takes
  unsigned threads = 0;  ///< 0: all cores
  std::uint64_t seed = 1;
};
int run_gtp(const GtpOptions& options);

struct UciOptions {
  std::string rules;  ///< as key=value,key=value; empty: ordinary chess
};
int run_uci(const UciOptions& options);

struct KomiOptions {
  GameOptions game;
  std::size_t games = 400;
  std::uint64_t simulations = 400;
  unsigned threads = 0;  ///< 0: all cores
  std::uint64_t seed = 1;
  std::string checkpoint;
  bool json = false;
  Language language = Language::English;
};
int run_komi(const KomiOptions& options);

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
  std::string dice;  ///< a source of make_die(); empty: `seed` when a seed is given, else `system`
  Language language = Language::English;
};
int run_play(PlayOptions options);

struct ShowOptions {
  std::string file;
  bool all = false;
  std::string svg;  ///< write a picture there instead
  std::string png;
  int width = 0;            ///< of a PNG, in pixels; 0: as the picture is large
  std::optional<int> move;  ///< the end of this turn; none: the end of the record
  Language language = Language::English;
};
int run_show(const ShowOptions& options);

struct SolveOptions {
  GameOptions game;
  std::uint64_t positions = 1'000'000'000;
  std::string memory = "2G";
  bool json = false;
  bool all = false;
  bool explain = false;
  Language language = Language::English;
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
  Language language = Language::English;
};
int run_table(const TableOptions& options);

}  // namespace spooky::cli
