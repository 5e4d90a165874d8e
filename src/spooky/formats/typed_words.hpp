#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spooky {

/// The names in what a person types, in small letters, whatever stands between them: `a1 b2`, `A1,b2`, `a1-b2` and
/// `a1b2` are all a1 and b2, `1 1` and `1-1` are 1 and 1. A name is letters and then digits, or either; the words and,
/// or, to and then are none.
std::vector<std::string> typed_words(std::string_view text);

}  // namespace spooky
