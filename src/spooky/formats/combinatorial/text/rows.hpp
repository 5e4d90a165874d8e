#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/combinatorial/text/reading.hpp"

// Boards drawn as rows of letters.
namespace spooky::combinatorial::texts {

/// The rows of a board from the bottom, a letter a square.
using Rows = std::vector<std::string>;

/// Rows written from the top and joined by `/`, of these letters only; none is empty. At most so many squares, and no
/// row is longer than columns have letters.
Result<Rows> read_rows(std::string_view text, std::string_view letters, unsigned most_squares);
/// The same, and all rows are equally long.
Result<Rows> read_rectangle(std::string_view text, std::string_view letters, unsigned most_squares);
std::string rows_text(const Rows& rows);
Grid grid_of(const Rows& rows);
/// A board filled square by square: letter(square).
template <class Letter>
Rows fill_rows(const Grid& grid, const Letter& letter) {
  Rows rows(grid.rows);
  for (unsigned square = 0; square < grid.squares(); ++square) rows[grid.row(square)] += letter(square);
  return rows;
}
/// The squares with that letter, numbered from the bottom row, each row from the left.
Position squares_with(const Rows& rows, char letter);

/// An error, bad-position, unless two realisations have boards of the same form.
Status check_same_form(const Rows& first, const Rows& second);

}  // namespace spooky::combinatorial::texts
