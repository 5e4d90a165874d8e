#include "spooky/formats/combinatorial/text/reading.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/text/words.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::combinatorial::texts {

namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }

std::optional<Square> take_square(std::string_view& rest) {
  if (rest.empty() || !is_letter(rest.front())) return std::nullopt;
  const char letter = rest.front();
  const auto end = std::find_if_not(rest.begin() + 1, rest.end(), is_digit);
  const auto row = read_number(rest.substr(1, static_cast<std::size_t>(end - rest.begin()) - 1));
  if (!row || *row == 0) return std::nullopt;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
  return Square{static_cast<unsigned>(letter >= 'a' ? letter - 'a' : letter - 'A'), *row - 1};
}

}  // namespace

Error bad_request(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

Error bad_position(std::string reason) { return {ErrorCode::BadPosition, std::move(reason)}; }

Result<std::vector<std::string_view>> split_realisations(std::string_view text) {
  if (static_cast<std::size_t>(std::count(text.begin(), text.end(), '|')) >= kMostRealisations) {
    return bad_position("a position has at most " + std::to_string(kMostRealisations) + " realisations");
  }
  return split(text, '|');
}

std::optional<unsigned> read_number(std::string_view text) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  unsigned number = 0;
  for (const char digit : text) {
    if (!is_digit(digit)) return std::nullopt;
    number = number * 10 + static_cast<unsigned>(digit - '0');
  }
  return number;
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 16 && std::all_of(text.begin(), text.end(), [](char letter) {
    return is_letter(letter) || is_digit(letter) || letter == '_';
  });
}

std::optional<Grid> read_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = read_number(text.substr(0, cross));
  const auto columns = read_number(text.substr(cross + 1));
  if (!rows || !columns || *rows == 0 || *columns == 0) return std::nullopt;
  return Grid{*rows, *columns};
}

bool looks_like_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos || cross == 0 || cross + 1 == text.size()) return false;
  const std::string_view rows = text.substr(0, cross);
  const std::string_view columns = text.substr(cross + 1);
  return std::all_of(rows.begin(), rows.end(), is_digit) && std::all_of(columns.begin(), columns.end(), is_digit);
}

Status check_size(const Grid& grid, unsigned most_squares) {
  if (grid.columns > Grid::kMostColumns) {
    return bad_position("the board has " + std::to_string(grid.columns) + " columns; at most " +
                        std::to_string(Grid::kMostColumns) + " are supported");
  }
  if (std::uint64_t{grid.rows} * grid.columns > most_squares) {
    return bad_position("the board has " + std::to_string(std::uint64_t{grid.rows} * grid.columns) +
                        " squares; at most " + std::to_string(most_squares) + " are supported");
  }
  return success();
}

std::string counted(unsigned count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string square_name(const Square& square) {
  return static_cast<char>('a' + square.column) + std::to_string(square.row + 1);
}

std::string square_name(const Grid& grid, unsigned square) {
  return square_name(Square{grid.column(square), grid.row(square)});
}

std::optional<std::pair<Square, Square>> read_two_squares(std::string_view text) {
  const auto first = take_square(text);
  if (!first) return std::nullopt;
  const auto second = take_square(text);
  if (!second || !text.empty()) return std::nullopt;
  return std::pair(*first, *second);
}

Result<std::pair<unsigned, unsigned>> read_two_squares(const Grid& grid, std::string_view text) {
  const auto squares = read_two_squares(text);
  const auto is_on_board = [&](const Square& square) { return square.row < grid.rows && square.column < grid.columns; };
  if (!squares || !is_on_board(squares->first) || !is_on_board(squares->second)) {
    return illegal("refusal.no-squares",
                   {{"text", quote(text)}, {"last", Cell{square_name(grid, grid.squares() - 1)}}});
  }
  return std::pair(grid.square(squares->first.row, squares->first.column),
                   grid.square(squares->second.row, squares->second.column));
}

std::string draw_rows(const std::vector<std::string>& rows_from_bottom) {
  const std::size_t margin = std::to_string(rows_from_bottom.size()).size();
  std::size_t columns = 0;
  std::string drawing;
  for (std::size_t row = rows_from_bottom.size(); row-- > 0;) {
    const std::string number = std::to_string(row + 1);
    drawing += std::string(margin - number.size(), ' ') + number;
    for (const char square : rows_from_bottom[row]) drawing += std::string(" ") + square;
    drawing += '\n';
    columns = std::max(columns, rows_from_bottom[row].size());
  }
  drawing += std::string(margin, ' ');
  for (std::size_t column = 0; column < columns; ++column) {
    drawing += std::string(" ") + static_cast<char>('a' + column);
  }
  return drawing + '\n';
}

}  // namespace spooky::combinatorial::texts
