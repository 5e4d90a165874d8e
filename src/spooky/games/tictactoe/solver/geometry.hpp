#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "spooky/games/tictactoe/rules/rules.hpp"

namespace spooky::tictactoe {

/// The solver works on boards of up to 16 squares: a set of squares is a 16-bit mask.
inline constexpr int kSolvableSquares = 16;
using Mask = std::uint16_t;

constexpr Mask bit(int square) { return static_cast<Mask>(1U << square); }
inline int lowest(Mask mask) { return std::countr_zero(mask); }

/// Calls visit(square) for every square of a mask, from the lowest.
template <class Visit>
void for_each_square(Mask mask, Visit visit) {
  for (; mask != 0; mask = static_cast<Mask>(mask & (mask - 1))) visit(lowest(mask));
}

/// Which permutations of the squares count as symmetries: those of the board, or all that take lines to lines. To play
/// only lines matter, so both kinds keep values. Of the latter there can be far too many; then those of the board.
enum class Symmetries : std::uint8_t { Board, Lines };

/// Tables about one board: its lines, which sets of squares contain one, and its symmetries.
class Geometry {
 public:
  explicit Geometry(const Rules& rules, Symmetries symmetries = Symmetries::Board);

  int squares() const { return squares_; }
  int line() const { return line_; }
  Mask all() const { return static_cast<Mask>((1U << squares_) - 1); }
  const std::vector<Mask>& lines() const { return lines_; }
  bool has_line(Mask owned) const { return contains_line_[owned]; }

  /// True when X could still complete one line and O another that does not meet it: only then does T7 compare
  /// subscripts. Classical marks never leave, so once false it stays false.
  bool both_may_win(Mask x, Mask o) const;
  /// True when some line has none of the opponent's classical marks.
  bool may_win(Mask opponent) const;

  std::size_t symmetries() const { return permutations_.size(); }
  /// Where a symmetry takes a square, and a set of squares.
  int moved(std::size_t symmetry, int square) const {
    return permutations_[symmetry][static_cast<std::size_t>(square)];
  }
  Mask moved_set(std::size_t symmetry, Mask mask) const { return moved_sets_[symmetry][mask]; }

 private:
  using Permutation = std::array<std::uint8_t, kSolvableSquares>;

  std::vector<Permutation> board_symmetries(const Rules& rules) const;
  std::vector<Permutation> line_symmetries() const;

  int squares_;
  int line_;
  std::vector<Mask> lines_;
  std::vector<char> contains_line_;
  std::vector<Permutation> permutations_;
  std::vector<std::vector<Mask>> moved_sets_;
};

}  // namespace spooky::tictactoe
