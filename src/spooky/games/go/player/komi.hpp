#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// One game that the computer played against itself to find the fair komi.
struct KomiGame {
  int komi_halves = 1;    ///< an odd number of half points: no draws
  int margin_halves = 0;  ///< Black's points less White's, without komi
  int turns = 0;

  bool black_won() const { return margin_halves > komi_halves; }
  bool operator==(const KomiGame&) const = default;
};

/// The komi at which both players win equally often, in points: the logistic curve through the results.
struct KomiEstimate {
  double komi = 0;
  double error = 0;   ///< standard error of komi; the 95 % interval is 1.96 of them to either side
  double spread = 1;  ///< points of komi that change the odds by the factor e
};

/// How hard the players think, and where the chances of a game begin.
struct KomiSettings {
  std::uint64_t simulations = 400;
  std::uint64_t seed = 1;
};

/// Games of one batch are played with what the batches before have shown: so the results do not depend on how many
/// games are played side by side.
inline constexpr std::size_t kKomiBatch = 16;

/// Whether play_for_komi could have ended like this: for games that come from a file.
bool is_possible(const Rules& rules, const KomiGame& game);

/// The fit over all games. One game all but lost at a komi larger than the board, and one all but won at its opposite,
/// are added, so that there is a curve from the first game on.
KomiEstimate estimate_komi(std::size_t points, std::span<const KomiGame> games);

/// The komi to play the game of this number with, given all games of the batches before its own.
int komi_to_try(std::size_t points, std::span<const KomiGame> before, std::size_t number);

/// The game of this number, played out.
KomiGame play_for_komi(Rules rules, int komi_halves, std::size_t number, const KomiSettings& settings);

}  // namespace spooky::go
