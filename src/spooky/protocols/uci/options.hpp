#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::uci {

inline constexpr int kMostHashMegabytes = 1024;
inline constexpr int kMostThreads = 256;
inline constexpr int kMostMoveOverhead = 5000;

/// What `setoption` changes.
struct Options {
  std::string variant = "chess";  ///< `chess` is what other programs call `plain`
  std::string board = "standard8x8";
  bool stay_only = false;
  bool remote_collapse = false;
  std::string double_step = "board";  ///< or true, false
  bool draws = true;
  int hash_megabytes = 16;
  int threads = 1;
  int move_overhead = 30;  ///< milliseconds
  int level = 0;           ///< 1 to 5 play as on the page, within what `go` allows; 0 does all that it allows

  /// The rules they stand for; an error when the variant cannot be played so.
  Result<chess::Rules> rules() const;
};

/// The lines that answer `uci`, without `id` and `uciok`.
std::string list_options(const Options& options);

/// Sets an option by its name; an error leaves all as it was.
Status set_option(Options& options, std::string_view name, std::string_view value);

/// The options under which these rules are played.
Options options_for(const chess::Rules& rules);

}  // namespace spooky::uci
