#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "spooky/games/registry.hpp"

/// The input as text.
inline std::string_view fuzz_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Stops the fuzzer when a promise is broken.
inline void require(bool kept) {
  if (!kept) std::abort();
}

/// The first line of the input, and the rest.
inline std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// Calls visit.template operator()<G>(rules, rest) for an input whose first line is `game rules`; else does nothing.
template <class Visit>
void with_named_game(std::string_view text, Visit visit) {
  const std::string_view head = take_line(text);
  const std::size_t space = std::min(head.find(' '), head.size());
  const std::string_view rules = head.substr(std::min(space + 1, head.size()));
  spooky::Games::with_game<bool>(head.substr(0, space), false, [&]<class G>() {
    visit.template operator()<G>(rules, text);
    return true;
  });
}
