#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/classical/grid.hpp"
#include "spooky/classical/sum.hpp"
#include "spooky/core/result.hpp"
#include "spooky/formats/text_parts.hpp"

// What the texts of several classical games have in common.
namespace spooky::combinatorial::texts {

using classical::Grid;
using classical::Move;
using classical::Position;
using classical::Side;

/// A text may name so many realisations, repetitions included.
constexpr std::size_t kMostRealisations = 65'536;

Error bad_request(std::string reason);
Error bad_position(std::string reason);

/// The realisations of a position, between `|`; at most kMostRealisations.
Result<std::vector<std::string_view>> split_realisations(std::string_view text);

/// A number written without sign and leading zeros, below a thousand million; nothing for any other text.
std::optional<unsigned> read_number(std::string_view text);
/// Labels and vertices: up to 16 letters, digits and _.
bool is_name(std::string_view text);
/// `3x4`: rows and columns, both from 1.
std::optional<Grid> read_size(std::string_view text);
/// Whether a text has the form of a size, with any numbers.
bool looks_like_size(std::string_view text);
/// An error, bad-position, for a board with too many squares or columns.
Status check_size(const Grid& grid, unsigned most_squares);

/// `1 token`, `2 tokens`.
std::string counted(unsigned count, const std::string& noun);

/// A square by column and row, both from 0: a1 is the left one of the bottom row.
struct Square {
  unsigned column = 0;
  unsigned row = 0;
};
std::string square_name(const Square& square);
std::string square_name(const Grid& grid, unsigned square);
/// Two squares one after the other, as in a1a2.
std::optional<std::pair<Square, Square>> read_two_squares(std::string_view text);
/// Two squares of a board by their numbers; an error, illegal-action, for any other text.
Result<std::pair<unsigned, unsigned>> read_two_squares(const Grid& grid, std::string_view text);

/// A label and its place in a drawing: rows from the top with their numbers, then the letters of the columns.
std::string draw_rows(const std::vector<std::string>& rows_from_bottom);

}  // namespace spooky::combinatorial::texts
