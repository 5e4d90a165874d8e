#pragma once

#include <cstdint>

#include "spooky/games/tictactoe/rules/rules.hpp"

namespace spooky::tictactoe {

/// Calls visit(line) for every line of rules.line squares that lies wholly in `owned`; stops when visit returns false.
/// A line is straight: along a row, a column or a diagonal.
template <class Visit>
void for_each_line(const Rules& rules, SquareSet owned, Visit visit) {
  const int width = rules.width;
  const int height = rules.height;
  const int length = rules.line;
  struct Direction {
    int column;
    int row;
  };
  constexpr Direction kDirections[] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  for (const Direction direction : kDirections) {
    if (length == 1 && direction.row != 0) return;  // one square is one line, not four
    const int columns = direction.column == 0 ? width : width - length + 1;
    const int rows = direction.row == 0 ? height : height - length + 1;
    if (columns <= 0 || rows <= 0) continue;
    const int step = direction.row * width + direction.column;
    // Bit s of `starts` remains set while the squares s, s + step, … are all owned.
    const int first_column = direction.column < 0 ? length - 1 : 0;
    const std::uint64_t row_starts = SquareSet::first(static_cast<std::size_t>(columns)).bits() << first_column;
    std::uint64_t starts = 0;
    for (int row = 0; row < rows; ++row) starts |= row_starts << (row * width);
    std::uint64_t line = 0;
    for (int i = 0; i < length; ++i) {
      starts &= owned.bits() >> (i * step);
      line |= std::uint64_t{1} << (i * step);
    }
    for (const Square start : SquareSet(starts)) {
      if (!visit(SquareSet(line << start.value()))) return;
    }
  }
}

inline bool has_line(const Rules& rules, SquareSet owned) {
  if (owned.size() < rules.line) return false;
  bool found = false;
  for_each_line(rules, owned, [&](SquareSet) {
    found = true;
    return false;
  });
  return found;
}

}  // namespace spooky::tictactoe
