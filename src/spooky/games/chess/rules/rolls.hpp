#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "spooky/core/rational.hpp"
#include "spooky/core/static_vector.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// What the die has said in a move so far: at most two rolls (N9).
struct Rolls {
  std::uint8_t count = 0;
  std::array<Half, 2> said = {};

  void add(Half half) { said[count++] = half; }
  constexpr bool operator==(const Rolls&) const = default;
};

/// Whose roll is due in a move.
struct Roller {
  enum class Who : std::uint8_t { Nobody, Pair, Tunneller };
  Who who = Who::Nobody;
  Square half;  ///< a half of the pair, on its square before the move; of a triple the part it is asked about (P7)
  PairKind kind = PairKind::Equal;

  /// The chance of what a roll may say; for a tunneller First is success.
  Rational chance(Half half) const;
  /// The faces of the die that say so (N1): even is First of an equal pair, 1 to 4 of an unequal one, 1 or 2 of a
  /// triple (P7); a 6 lets a tunneller through.
  std::vector<int> faces(Half said) const;
  static constexpr int kDie = 6;
};

/// Who has to roll next in this move; Nobody when it can be carried out.
Roller next_roller(const Board& board, const Rules& rules, Action move, const Rolls& rolls);

/// Carries out a move whose rolls are all known, clocks and the change of sides included. After a remote collapse the
/// same player is to move.
void make_move(Board& board, const Rules& rules, Action move, const Rolls& rolls);

/// Where the piece of a remotely collapsed pair stands afterwards; the board is the one before.
Square collapsed_square(const Board& board, const Rules& rules, Action move, const Rolls& rolls);

/// One way a move may end.
struct Outcome {
  Rolls rolls;
  Rational chance = Rational(1);
};
/// Every way a move may end, in the order #1 before #2.
using Outcomes = StaticVector<Outcome, 4>;
void list_outcomes(const Board& board, const Rules& rules, Action move, Outcomes& outcomes);

}  // namespace spooky::chess
