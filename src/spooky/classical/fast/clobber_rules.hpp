#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <vector>

#include "spooky/classical/fast/bit_board.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/values/evaluator.hpp"

namespace spooky::classical::fast {

/// The stones of both players.
struct ClobberPosition {
  Squares left = 0;
  Squares right = 0;

  auto operator<=>(const ClobberPosition&) const = default;
  Hash hash() const { return combine(left, right); }

  /// The usual first position: a full board coloured like a chess board, a stone of Left's on square 0.
  static ClobberPosition checkered(unsigned rows, unsigned columns) {
    constexpr Squares kSquaresOfLeft = 0xAA55AA55AA55AA55ULL;
    const Squares all = rectangle(rows, columns);
    return {all & kSquaresOfLeft, all & ~kSquaresOfLeft};
  }
};

/// Clobber by its rules only: a stone takes a neighbouring stone of the other player by moving onto its square.
struct PlainClobber {
  using Position = ClobberPosition;

  void left_options(const Position& position, std::vector<Position>& list) const {
    for_each_capture(position.left, position.right, [&](Squares own, Squares other) { list.push_back({own, other}); });
  }
  void right_options(const Position& position, std::vector<Position>& list) const {
    for_each_capture(position.right, position.left, [&](Squares own, Squares other) { list.push_back({other, own}); });
  }

 private:
  template <class Visit>
  static void for_each_capture(Squares own, Squares other, const Visit& visit) {
    const auto visit_all = [&](Squares targets, auto&& back) {
      for (; targets != 0; targets &= targets - 1) {
        const Squares target = lowest(targets);
        visit((own & ~back(target)) | target, other & ~target);
      }
    };
    visit_all(one_up(own) & other, one_down);
    visit_all(one_left(own) & other, one_right);
    visit_all(one_right(own) & other, one_left);
    visit_all(one_down(own) & other, one_up);
  }
};

/// The same with what is known of the game: groups that do not touch are a sum, a group of one colour is over, a group
/// may be moved, turned and mirrored, and exchanging the colours exchanges the players.
struct Clobber : PlainClobber {
  void components(const Position& position, std::vector<Position>& list) const {
    for (Squares rest = position.left | position.right; rest != 0;) {
      const Squares group = connected(lowest(rest), rest);
      if ((group & position.left) != 0 && (group & position.right) != 0) {
        list.push_back({group & position.left, group & position.right});
      }
      rest &= ~group;
    }
  }

  values::Likeness<Position> likeness(const Position& position) const {
    Position best{~Squares{0}, 0};
    bool is_negative = false;
    const auto consider = [&](Squares left, Squares right) {
      const int shift = corner_shift(left | right);
      left >>= shift;
      right >>= shift;
      if (const Position image{left, right}; image < best) {
        best = image;
        is_negative = false;
      }
      if (const Position image{right, left}; image < best) {
        best = image;
        is_negative = true;
      }
    };
    const auto consider_mirrored = [&](Squares left, Squares right) {
      consider(left, right);
      consider(mirrored(left), mirrored(right));
    };
    const auto consider_upside_down = [&](Squares left, Squares right) {
      consider_mirrored(left, right);
      consider_mirrored(upside_down(left), upside_down(right));
    };
    consider_upside_down(position.left, position.right);
    consider_upside_down(transposed(position.left), transposed(position.right));
    return {best, is_negative};
  }

  // What a search for the outcome asks besides.

  static constexpr unsigned kExactSize = 6;
  static unsigned size(const Position& position) {
    return static_cast<unsigned>(std::popcount(position.left | position.right));
  }

  /// How many moves there are, which are as many for both players: few for the opponent is good.
  static float prospects(const Position& position, values::Side /*mover*/) {
    const auto moves = [&](Squares reached) { return std::popcount(reached & position.right); };
    return static_cast<float>(moves(one_up(position.left)) + moves(one_down(position.left)) +
                              moves(one_left(position.left)) + moves(one_right(position.left)));
  }
};

}  // namespace spooky::classical::fast
