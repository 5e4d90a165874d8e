#pragma once

#include <cstdlib>

namespace spooky::chess {

/// What a search thinks of a position for the player to move: the share of a win that can be hoped for. Centipawns are
/// bent to it before chances are averaged, so that an even chance of mate is worth half a mate and not a hundred
/// queens.
using Score = int;

inline constexpr Score kDrawScore = 0;
/// Being mated now is -kMateScore; a mate some plies away is worth one less for each.
inline constexpr Score kMateScore = 21'000;
inline constexpr int kMostPly = 128;
/// From here on a mate is proved, whatever the die says; expectations that are not quite certain stay below.
inline constexpr Score kProvedMate = kMateScore - 2 * kMostPly;
/// What no advantage on the board reaches.
inline constexpr Score kScoreOfEverything = 20'000;
/// The advantage that is worth half of everything.
inline constexpr int kHalfwayCentipawns = 350;

constexpr Score score_of(int centipawns) {
  const int size = centipawns < 0 ? -centipawns : centipawns;
  return kScoreOfEverything * centipawns / (size + kHalfwayCentipawns);
}

/// The advantage that a score amounts to, at most a hundred pawns.
constexpr int centipawns_of(Score score) {
  constexpr int kMost = 10'000;
  const int size = score < 0 ? -score : score;
  if (size >= score_of(kMost)) return score < 0 ? -kMost : kMost;
  return kHalfwayCentipawns * score / (kScoreOfEverything - size);
}

constexpr bool is_proved_win(Score score) { return score >= kProvedMate; }
constexpr bool is_proved_loss(Score score) { return score <= -kProvedMate; }

/// Of a proved mate: after how many plies at most it is on the board.
constexpr int plies_to_mate(Score score) { return kMateScore - (score < 0 ? -score : score); }

/// The share of the games that a player with this score may expect to win, draws counting half.
constexpr double win_rate(Score score) { return 0.5 + 0.5 * static_cast<double>(score) / kMateScore; }

}  // namespace spooky::chess
