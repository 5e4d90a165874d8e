// Positions of the games on squares.
#include <utility>

#include "spooky/formats/combinatorial/text/board_text.hpp"
#include "spooky/formats/combinatorial/text/rows.hpp"

namespace spooky::combinatorial::texts {

namespace {

/// Reads every realisation with read, and checks that all boards have the same form.
template <class Read>
Result<std::vector<Rows>> read_boards(std::string_view text, const Read& read) {
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  std::vector<Rows> boards;
  for (const std::string_view part : *parts) {
    auto rows = read(part);
    if (!rows) return rows.error();
    boards.push_back(*std::move(rows));
    if (const auto same = check_same_form(boards.front(), boards.back()); !same) return same.error();
  }
  return boards;
}

/// A size, filled square by square, or a drawn rectangle.
template <class Letter>
Result<Rows> read_size_or_rectangle(std::string_view text, std::string_view letters, unsigned most_squares,
                                    const Letter& letter) {
  const auto size = looks_like_size(text) ? read_size(text) : std::nullopt;
  if (!size) return read_rectangle(text, letters, most_squares);
  if (const auto fits = check_size(*size, most_squares); !fits) return fits.error();
  return fill_rows(*size, [&](unsigned square) { return letter(size->row(square), size->column(square)); });
}

}  // namespace

Result<ClassicalStart> parse_domineering(std::string_view text) {
  const auto boards = read_boards(text, [](std::string_view part) {
    return read_size_or_rectangle(part, "#.", classical::Domineering::kMostSquares,
                                  [](unsigned, unsigned) { return '#'; });
  });
  if (!boards) return boards.error();
  ClassicalStart start{classical::Domineering(grid_of(boards->front())), {}};
  for (const Rows& rows : *boards) start.positions.push_back(squares_with(rows, '#'));
  return start;
}

Result<ClassicalStart> parse_clobber(std::string_view text) {
  const auto boards = read_boards(text, [](std::string_view part) {
    return read_size_or_rectangle(part, "xo.", classical::Clobber::kMostSquares,
                                  [](unsigned row, unsigned column) { return (row + column) % 2 == 0 ? 'x' : 'o'; });
  });
  if (!boards) return boards.error();
  const classical::Clobber game(grid_of(boards->front()));
  ClassicalStart start{game, {}};
  for (const Rows& rows : *boards) {
    start.positions.push_back(game.places().position(squares_with(rows, 'x').low, squares_with(rows, 'o').low));
  }
  return start;
}

Result<ClassicalStart> parse_toads_and_frogs(std::string_view text) {
  const auto boards = read_boards(
      text, [](std::string_view part) { return read_rows(part, "TF.", classical::ToadsAndFrogs::kMostSquares); });
  if (!boards) return boards.error();
  std::vector<unsigned> lengths;
  for (const std::string& row : boards->front()) lengths.push_back(static_cast<unsigned>(row.size()));
  const classical::ToadsAndFrogs game(std::move(lengths));
  ClassicalStart start{game, {}};
  for (const Rows& rows : *boards) {
    start.positions.push_back(game.places().position(squares_with(rows, 'T').low, squares_with(rows, 'F').low));
  }
  return start;
}

}  // namespace spooky::combinatorial::texts
