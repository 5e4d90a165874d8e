#include "spooky/games/tictactoe/solver/geometry.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "spooky/games/tictactoe/rules/lines.hpp"

namespace spooky::tictactoe {

namespace {

/// Every symmetry more makes an essence's key dearer.
constexpr std::size_t kMostSymmetries = 48;

}  // namespace

Geometry::Geometry(const Rules& rules, Symmetries symmetries)
    : squares_(static_cast<int>(rules.squares())), line_(rules.line) {
  assert(squares_ <= kSolvableSquares);
  for_each_line(rules, rules.all(), [&](SquareSet line) {
    lines_.push_back(static_cast<Mask>(line.bits()));
    return true;
  });

  const std::size_t sets = std::size_t{1} << squares_;
  contains_line_.assign(sets, 0);
  for (std::size_t set = 0; set < sets; ++set) {
    const bool found = std::any_of(lines_.begin(), lines_.end(), [&](Mask line) { return (set & line) == line; });
    contains_line_[set] = found ? 1 : 0;
  }

  permutations_ = board_symmetries(rules);
  if (symmetries == Symmetries::Lines) {
    std::vector<Permutation> more = line_symmetries();
    if (more.size() <= kMostSymmetries) permutations_ = std::move(more);
  }
  for (const Permutation& permutation : permutations_) {
    std::vector<Mask> moved(sets, 0);
    for (std::size_t set = 1; set < sets; ++set) {
      const auto first = static_cast<std::size_t>(lowest(static_cast<Mask>(set)));
      moved[set] = static_cast<Mask>(moved[set & (set - 1)] | bit(permutation[first]));
    }
    moved_sets_.push_back(std::move(moved));
  }
}

/// The identity comes first.
std::vector<Geometry::Permutation> Geometry::board_symmetries(const Rules& rules) const {
  std::vector<Permutation> found;
  for (unsigned kind = 0; kind < 8; ++kind) {
    const bool transpose = (kind & 4) != 0;
    if (transpose && rules.width != rules.height) continue;
    Permutation permutation{};
    for (const Square square : rules.all()) {
      std::size_t column = rules.column(square);
      std::size_t row = rules.row(square);
      if ((kind & 1) != 0) column = rules.width - 1 - column;
      if ((kind & 2) != 0) row = rules.height - 1 - row;
      if (transpose) std::swap(column, row);
      permutation[square.value()] = static_cast<std::uint8_t>(rules.square(column, row).value());
    }
    found.push_back(permutation);
  }
  return found;
}

/// Square by square, as long as the squares of every line that have a place yet lie together on a line and as many
/// lines go through a square as through its place. The identity comes first. Stops once there are more than
/// kMostSymmetries.
std::vector<Geometry::Permutation> Geometry::line_symmetries() const {
  std::vector<Permutation> found;
  Permutation permutation{};
  const auto lines_through = [&](int square) {
    return std::count_if(lines_.begin(), lines_.end(), [&](Mask line) { return (line & bit(square)) != 0; });
  };
  const auto fits = [&](int square) {
    if (lines_through(square) != lines_through(permutation[static_cast<std::size_t>(square)])) return false;
    return std::all_of(lines_.begin(), lines_.end(), [&](Mask line) {
      if ((line & bit(square)) == 0) return true;
      Mask image = 0;
      for_each_square(static_cast<Mask>(line & ((2U << square) - 1)),
                      [&](int member) { image |= bit(permutation[static_cast<std::size_t>(member)]); });
      return std::any_of(lines_.begin(), lines_.end(), [&](Mask other) { return (image & other) == image; });
    });
  };
  const auto extend = [&](const auto& self, int square, Mask taken) -> void {
    if (found.size() > kMostSymmetries) return;
    if (square == squares_) {
      found.push_back(permutation);
      return;
    }
    for_each_square(static_cast<Mask>(all() & ~taken), [&](int to) {
      permutation[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(to);
      if (fits(square)) self(self, square + 1, static_cast<Mask>(taken | bit(to)));
    });
  };
  extend(extend, 0, 0);
  return found;
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
