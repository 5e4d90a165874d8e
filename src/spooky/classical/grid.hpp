#pragma once

namespace spooky::classical {

/// A board of rows and columns; squares are numbered from the bottom row, each row from the left.
struct Grid {
  unsigned rows = 1;
  unsigned columns = 1;

  /// Columns have letters.
  static constexpr unsigned kMostColumns = 26;

  constexpr unsigned squares() const { return rows * columns; }
  constexpr unsigned square(unsigned row, unsigned column) const { return row * columns + column; }
  constexpr unsigned row(unsigned square) const { return square / columns; }
  constexpr unsigned column(unsigned square) const { return square % columns; }

  bool operator==(const Grid&) const = default;
};

}  // namespace spooky::classical
