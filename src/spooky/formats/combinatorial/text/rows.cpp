#include "spooky/formats/combinatorial/text/rows.hpp"

#include <algorithm>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::combinatorial::texts {

Result<Rows> read_rows(std::string_view text, std::string_view letters, unsigned most_squares) {
  std::size_t squares = 0;
  Rows rows;
  for (const std::string_view row : split(text, '/')) {
    if (row.empty()) return bad_position(quote(text) + " has a row without squares");
    const std::size_t strange = row.find_first_not_of(letters);
    if (strange != std::string_view::npos) {
      std::string known;
      for (const char letter : letters) known += std::string(known.empty() ? "" : " ") + letter;
      return bad_position(quote(text) +
                          " is not a board: rows from the top are joined by / and have only the letters " + known);
    }
    if (const auto fits = check_size({1, static_cast<unsigned>(std::min<std::size_t>(row.size(), 1000))}, most_squares);
        !fits) {
      return fits.error();
    }
    squares += row.size();
    if (squares > most_squares) {
      return bad_position("the board has more than " + std::to_string(most_squares) + " squares");
    }
    rows.emplace_back(row);
  }
  std::reverse(rows.begin(), rows.end());
  return rows;
}

Result<Rows> read_rectangle(std::string_view text, std::string_view letters, unsigned most_squares) {
  auto rows = read_rows(text, letters, most_squares);
  if (!rows) return rows;
  for (const std::string& row : *rows) {
    if (row.size() == rows->back().size()) continue;
    return bad_position("the rows of a board are equally long, but " + quote(rows->back()) + " and " + quote(row) +
                        " are not");
  }
  return rows;
}

std::string rows_text(const Rows& rows) {
  std::string text;
  for (std::size_t row = rows.size(); row-- > 0;) text += rows[row] + (row > 0 ? "/" : "");
  return text;
}

Grid grid_of(const Rows& rows) {
  return {static_cast<unsigned>(rows.size()), static_cast<unsigned>(rows.front().size())};
}

Position squares_with(const Rows& rows, char letter) {
  Position squares;
  unsigned square = 0;
  for (const std::string& row : rows) {
    for (const char found : row) {
      if (found == letter) squares = squares | classical::single_bit(square);
      ++square;
    }
  }
  return squares;
}

Status check_same_form(const Rows& first, const Rows& second) {
  const bool is_same = std::equal(first.begin(), first.end(), second.begin(), second.end(),
                                  [](const std::string& a, const std::string& b) { return a.size() == b.size(); });
  if (is_same) return success();
  return bad_position("all realisations are on one board, but " + quote(rows_text(first)) + " and " +
                      quote(rows_text(second)) + " have different rows or columns");
}

}  // namespace spooky::combinatorial::texts
