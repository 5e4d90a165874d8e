#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/solution.hpp"
#include "spooky/games/tictactoe/solver/position_count.hpp"

namespace spooky::tictactoe {

/// How many of some things have each value, X minus O under perfect play in half points, -2 … 2.
class ValueCount {
 public:
  void add(int value, std::uint64_t count) { counts_[static_cast<std::size_t>(value + 2)] += count; }
  std::uint64_t of(int value) const { return counts_[static_cast<std::size_t>(value + 2)]; }
  std::uint64_t total() const { return counts_[0] + counts_[1] + counts_[2] + counts_[3] + counts_[4]; }

  bool operator==(const ValueCount&) const = default;

 private:
  std::array<std::uint64_t, 5> counts_{};
};

/// The positions with a given number of marks, counted by formula and valued by play.
struct PlyCensus {
  PlyCount positions;
  /// Every reachable position with its value, subscripts included: placing.total() == positions.placing.all, and
  /// measuring.total() == positions.measuring.all.
  ValueCount placing;
  ValueCount measuring;
  /// Essences up to symmetry. With one or two components left they are not told apart, and this is empty.
  std::optional<ValueCount> classes;
};

/// The complete solution of a board.
struct Census {
  int value = 0;                 ///< of the empty board, X minus O in half points
  std::uint64_t games = 0;       ///< sequences of actions from the empty board to the end, measurements included
  std::uint64_t classes = 0;     ///< essences solved, each once
  std::uint64_t endgames = 0;    ///< positions with two components left solved in closed form, not told apart
  std::vector<PlyCensus> plies;  ///< by number of marks, from none to one for every square
};

/// How far the census has come in the ply at hand: first plies are listed from the empty board on, then solved from
/// the last one back.
struct CensusProgress {
  enum class Stage : std::uint8_t { Listing, Solving };

  Stage stage;
  int marks;
  std::uint64_t done;
  std::uint64_t total;
};

/// Solves every reachable position of `goff` on a board of up to kCensusSquares squares; limits.positions bounds the
/// essences kept at a time. `progress` is called now and then and may be empty.
Result<Census> take_census(const Rules& rules, const SolveLimits& limits,
                           const std::function<void(const CensusProgress&)>& progress);

}  // namespace spooky::tictactoe
