#include "spooky/games/tictactoe/geometry.hpp"

#include <algorithm>
#include <cassert>

#include "spooky/games/tictactoe/lines.hpp"

namespace spooky::tictactoe {

Geometry::Geometry(const Rules& rules) : squares_(static_cast<int>(rules.squares())), line_(rules.line) {
  assert(squares_ <= kSolvableSquares);
  for_each_line(rules, rules.all(), [&](SquareSet line) {
    lines_.push_back(static_cast<Mask>(line.bits()));
    return true;
  });

  const std::size_t sets = std::size_t{1} << squares_;
  contains_line_.assign(sets, 0);
  for (std::size_t set = 0; set < sets; ++set) {
    contains_line_[set] = std::any_of(lines_.begin(), lines_.end(), [&](Mask line) { return (set & line) == line; });
  }

  for (unsigned kind = 0; kind < 8; ++kind) {
    const bool transpose = (kind & 4) != 0;
    if (transpose && rules.width != rules.height) continue;
    std::array<std::uint8_t, kSolvableSquares> permutation{};
    for (const Square square : rules.all()) {
      std::size_t column = rules.column(square);
      std::size_t row = rules.row(square);
      if ((kind & 1) != 0) column = rules.width - 1 - column;
      if ((kind & 2) != 0) row = rules.height - 1 - row;
      if (transpose) std::swap(column, row);
      permutation[square.value()] = static_cast<std::uint8_t>(rules.square(column, row).value());
    }
    std::vector<Mask> moved(sets, 0);
    for (std::size_t set = 1; set < sets; ++set) {
      const Mask rest = static_cast<Mask>(set & (set - 1));
      moved[set] = static_cast<Mask>(moved[rest] | bit(permutation[static_cast<std::size_t>(lowest(static_cast<Mask>(set)))]));
    }
    permutations_.push_back(permutation);
    moved_sets_.push_back(std::move(moved));
  }
}

bool Geometry::both_may_win(Mask x, Mask o) const {
  for (const Mask x_line : lines_) {
    if ((x_line & o) != 0) continue;
    for (const Mask o_line : lines_) {
      if ((o_line & x) == 0 && (x_line & o_line) == 0) return true;
    }
  }
  return false;
}

bool Geometry::may_win(Mask opponent) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](Mask line) { return (line & opponent) == 0; });
}

}  // namespace spooky::tictactoe
