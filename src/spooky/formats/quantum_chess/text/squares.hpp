#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spooky/core/message.hpp"
#include "spooky/games/quantum_chess/rules/rules.hpp"

namespace spooky::quantum_chess {

/// `a1`: files a.. from White's left, ranks 1.. from White's side.
std::string square_name(Square square);

/// Whether a text has the form of a square, on the board or not.
bool looks_like_square(std::string_view text);

/// The square of that name; none when the board has no such square.
std::optional<Square> parse_square(const Rules& rules, std::string_view text);

/// That a text names no square of the board: `refusal.no-square`, with its last one.
Message no_such_square(const Rules& rules, std::string_view text);

/// `N` for White's, `n` for Black's.
char letter_text(Letter letter);
/// The letter a character stands for; nothing for any other.
std::optional<Letter> parse_letter(char text);

}  // namespace spooky::quantum_chess
