#include "spooky/protocols/uci/words.hpp"

#include <algorithm>
#include <charconv>

namespace spooky::uci {

namespace {

char lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter; }

bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }

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

}  // namespace spooky::uci
