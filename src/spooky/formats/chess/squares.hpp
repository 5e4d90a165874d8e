#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spooky/games/chess/board/rules.hpp"

namespace spooky::chess {

/// `a1`: files a.. from White's left, ranks 1.. from White's side.
std::string square_name(Square square);

/// Whether a text has the form of a square, on the board or not.
bool looks_like_square(std::string_view text);

/// The square of that name; none when the board has no such square.
std::optional<Square> parse_square(const Rules& rules, std::string_view text);

/// "a1, b2 and c3", from the lowest.
std::string name_squares(Bitboard squares, std::string_view last_joint = " and ");

/// "'j9' is not a square of this board, which has a1 to h8".
std::string no_such_square(const Rules& rules, std::string_view text);

}  // namespace spooky::chess
