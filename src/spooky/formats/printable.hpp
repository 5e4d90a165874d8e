#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace spooky {

/// How many bytes the first character of a text has; 0 when they are no UTF-8. The text is not empty.
std::size_t character_length(std::string_view text);

/// Whether a character may steer a terminal or reorder what is read: the control characters C0, DEL and C1, line and
/// paragraph separators, and the bidirectional controls. Takes one character as UTF-8.
bool is_control(std::string_view character);

/// Somebody's text as it may be printed: every control character and every byte that is no UTF-8 is a question mark.
std::string printable(std::string_view text);

/// The same, but the text keeps its lines.
std::string printable_lines(std::string_view text);

}  // namespace spooky
