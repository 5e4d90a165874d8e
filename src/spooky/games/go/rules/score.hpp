#pragma once

#include <span>

#include "spooky/games/go/rules/rules.hpp"
#include "spooky/games/go/rules/situation.hpp"

namespace spooky::go {

/// Points of both players, komi included, in half points.
struct Score {
  int black_halves = 0;
  int white_halves = 0;

  int margin_halves() const { return black_halves - white_halves; }
  bool operator==(const Score&) const = default;
};

/// Whom each point belongs to: stones to their owner, empty regions to the one colour they touch (G16). Stones of the
/// mover that wait in the middle of a turn are as good as others.
IndexArray<Point, Colour> area_owners(const Board& board, std::span<const Point> waiting = {},
                                      Colour mover = Colour::Empty);

/// What a player's points may be made of.
struct Tally {
  int stones = 0;      ///< on the board
  int surrounded = 0;  ///< empty points
  int captured = 0;    ///< stones of the opponent

  bool operator==(const Tally&) const = default;
};

struct Count {
  Tally black;
  Tally white;
};

/// In the middle of a collapse every stone counts that is not removed yet.
Count count_points(const Situation& situation);

/// G16 or G17, as the rules say, of what count_points() counts.
Score count_score(const Rules& rules, const Situation& situation);

}  // namespace spooky::go
