#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/go/rules/board.hpp"

namespace spooky::gtp {

/// A command as GTP 2 sends it: `[id] name [arguments]`.
struct CommandLine {
  std::string id;  ///< empty when there is none
  std::string name;
  std::vector<std::string> arguments;
};

/// Reads a line: control characters are dropped, a tab is a space, `#` begins a comment. Nothing when no command is
/// left.
std::optional<CommandLine> parse_line(std::string_view line);

/// The answer with its id: `=7 text` or `?7 text`, then an empty line. Empty lines inside are left out, since they
/// would end the answer.
std::string format_answer(std::string_view id, const Result<std::string>& answer);

/// "b", "w", "black" or "white", in either case.
std::optional<go::Colour> parse_colour(std::string_view text);

/// A whole number without sign of at most nine digits.
std::optional<int> parse_count(std::string_view text);
/// Seconds or komi: a decimal number, in thousandths.
std::optional<long long> parse_thousandths(std::string_view text);
/// Whether a text is a whole number, or any number, of whatever size: too large for those above, it may still be one.
bool is_whole_number(std::string_view text);
bool is_number(std::string_view text);

std::string lower_case(std::string_view text);

}  // namespace spooky::gtp
