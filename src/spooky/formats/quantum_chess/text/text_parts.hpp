#pragma once

#include <string_view>
#include <vector>

namespace spooky::quantum_chess {

/// The parts of a text between separators; one part when there is none.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// The words between blanks.
inline std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words = split(text, ' ');
  std::erase(words, std::string_view());
  return words;
}

}  // namespace spooky::quantum_chess
