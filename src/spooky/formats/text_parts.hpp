#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

// Taking texts apart, the same for every game.
namespace spooky {

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

/// The words between blanks, none of them empty.
inline std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words = split(text, ' ');
  std::erase(words, std::string_view());
  return words;
}

/// The first character of a text that is not empty, whole also when it takes several bytes of UTF-8.
inline std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
  return text.substr(0, length);
}

}  // namespace spooky
