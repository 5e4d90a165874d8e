#pragma once

#include <string>
#include <string_view>

namespace spooky::cli {

/// Whether what prints our text knows more than ASCII: the locale's character set is UTF-8.
bool locale_is_utf8();

/// The text in ASCII: drawings keep their columns, letters of chess pieces stand for their symbols, and what has no
/// likeness is a question mark.
std::string in_ascii(std::string_view text);

}  // namespace spooky::cli
