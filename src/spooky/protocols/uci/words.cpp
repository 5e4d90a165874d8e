#include "spooky/protocols/uci/words.hpp"

#include <algorithm>
#include <charconv>

namespace spooky::uci {

namespace {

char lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter; }

bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }

/// How many bytes the first character has; 0 when they are no UTF-8.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return 1;
  const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Too long for what they say, halves of pairs, and what is beyond Unicode.
  const unsigned start = byte(0) * 256U + byte(1);
  const bool is_wrong = (start >= 0xE080 && start < 0xE0A0) || (start >= 0xEDA0 && start < 0xEE80) ||
                        (start >= 0xF080 && start < 0xF090) || start >= 0xF490;
  return is_wrong ? 0 : length;
}

}  // namespace

std::vector<std::string> split_words(std::string_view line) {
  std::vector<std::string> words;
  auto rest = line.begin();
  while (true) {
    const auto begin = std::find_if_not(rest, line.end(), is_blank);
    if (begin == line.end()) return words;
    rest = std::find_if(begin, line.end(), is_blank);
    words.emplace_back(begin, rest);
  }
}

std::string join_words(const std::vector<std::string>& words, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t i = begin; i < std::min(end, words.size()); ++i) text += (text.empty() ? "" : " ") + words[i];
  return text;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::optional<std::int64_t> read_number(std::string_view text, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most) return std::nullopt;
  return number;
}

std::optional<std::int64_t> read_number_near(std::string_view text, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc::invalid_argument || end != text.data() + text.size()) return std::nullopt;
  if (error == std::errc::result_out_of_range) return text[0] == '-' ? least : most;
  return std::clamp(number, least, most);
}

std::string printable(std::string_view text) {
  std::string printed;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const bool is_control = static_cast<unsigned char>(text[0]) < 0x20 || text[0] == 0x7F;
    printed += length == 0 || is_control ? "?" : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return printed;
}

}  // namespace spooky::uci
