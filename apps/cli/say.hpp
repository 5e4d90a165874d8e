#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

// What a person reads: every text of the terminal, save those for programs, is printed here.
namespace spooky::cli {

/// How many columns the window has; 0 when the output is no terminal, or nobody knows.
std::size_t window_width();

/// Lines broken between words so that none has more columns, where that is possible; 0 breaks none. A line that goes on
/// is indented like its beginning or, in a list with two columns, like the second one.
std::string wrapped(std::string_view text, std::size_t columns);

/// Prints words: broken at the window's width, without control characters, in ASCII where the locale knows no more.
void say(std::string_view words);

template <class... Parts>
void say(fmt::format_string<Parts...> format, Parts&&... parts)
  requires(sizeof...(Parts) > 0)
{
  say(std::string_view(fmt::format(format, std::forward<Parts>(parts)...)));
}

/// Prints a drawing as it is, colours too; in ASCII where the locale knows no more.
void say_drawing(std::string_view drawing);

/// A value or a table that programs may read from a pipe: in ASCII only where a terminal with such a locale shows it.
std::string for_this_output(std::string_view text);

/// JSON that no terminal takes for a command: control characters inside its texts are written as \u and a number.
std::string escape_controls(std::string_view json);

}  // namespace spooky::cli
