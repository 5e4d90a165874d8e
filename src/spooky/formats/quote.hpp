#pragma once

#include <string>
#include <string_view>

namespace spooky {

/// Somebody's text as we repeat it in a sentence: in quotes, shortened between characters, without control characters.
std::string quote(std::string_view text);

}  // namespace spooky
