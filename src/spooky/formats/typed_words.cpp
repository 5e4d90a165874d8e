#include "spooky/formats/typed_words.hpp"

namespace spooky {

namespace {

bool is_typed_digit(char c) { return c >= '0' && c <= '9'; }

/// A letter in small; bytes beyond ASCII are letters of somebody's names. 0 for anything else.
char typed_letter(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return (c >= 'a' && c <= 'z') || c == '_' || static_cast<unsigned char>(c) >= 0x80 ? c : '\0';
}

}  // namespace

std::vector<std::string> typed_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto finish = [&] {
    const bool is_joint = word == "and" || word == "or" || word == "to" || word == "then";
    if (!word.empty() && !is_joint) words.push_back(word);
    word.clear();
  };
  for (const char c : text) {
    const char letter = typed_letter(c);
    const bool ends_in_digit = !word.empty() && is_typed_digit(word.back());
    if (letter != '\0') {
      if (ends_in_digit) finish();
      word += letter;
    } else if (is_typed_digit(c)) {
      word += c;
    } else {
      finish();
    }
  }
  finish();
  return words;
}

}  // namespace spooky
