#include "spooky/protocols/gtp/line.hpp"

#include <algorithm>

namespace spooky::gtp {

namespace {

bool is_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> split_words(std::string_view line) {
  std::vector<std::string> words;
  bool inside = false;
  for (char c : line) {
    if (c == '#') break;
    if (c == '\t') c = ' ';
    const auto code = static_cast<unsigned char>(c);
    if (code < ' ' || code == 127) continue;
    if (c == ' ') {
      inside = false;
      continue;
    }
    if (!inside) words.emplace_back();
    inside = true;
    words.back() += c;
  }
  return words;
}

}  // namespace

std::optional<CommandLine> parse_line(std::string_view line) {
  std::vector<std::string> words = split_words(line);
  if (words.empty()) return std::nullopt;
  CommandLine command;
  if (is_digits(words.front())) {
    command.id = words.front();
    words.erase(words.begin());
  }
  if (words.empty()) return command;
  command.name = words.front();
  command.arguments.assign(words.begin() + 1, words.end());
  return command;
}

std::string format_answer(std::string_view id, const Result<std::string>& answer) {
  const std::string& text = answer ? *answer : answer.error().reason;
  std::string formatted = (answer ? "=" : "?") + std::string(id) + " ";
  for (const char c : text) {
    if (c != '\n' || formatted.back() != '\n') formatted += c;
  }
  while (formatted.back() == '\n' || formatted.back() == ' ') formatted.pop_back();
  return formatted + "\n\n";
}

std::optional<go::Colour> parse_colour(std::string_view text) {
  const std::string name = lower_case(text);
  if (name == "b" || name == "black") return go::Colour::Black;
  if (name == "w" || name == "white") return go::Colour::White;
  return std::nullopt;
}

std::optional<int> parse_count(std::string_view text) {
  if (!is_digits(text) || text.size() > 9) return std::nullopt;
  int count = 0;
  for (const char digit : text) count = 10 * count + (digit - '0');
  return count;
}

std::optional<long long> parse_thousandths(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, point);
  std::string fraction(text.substr(std::min(point + 1, text.size())));
  if (whole.empty() && fraction.empty()) return std::nullopt;
  if (!whole.empty() && !parse_count(whole)) return std::nullopt;
  if (!fraction.empty() && !is_digits(fraction)) return std::nullopt;
  fraction.resize(3, '0');
  const long long thousandths = 1000LL * parse_count(whole).value_or(0) + *parse_count(fraction);
  return negative ? -thousandths : thousandths;
}

bool is_whole_number(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return is_digits(text);
}

bool is_number(std::string_view text) {
  const std::size_t power = std::min(text.find_first_of("eE"), text.size());
  if (power < text.size() && !is_whole_number(text.substr(power + 1))) return false;
  std::string_view number = text.substr(0, power);
  if (number.starts_with('-') || number.starts_with('+')) number.remove_prefix(1);
  const std::size_t point = std::min(number.find('.'), number.size());
  const std::string_view whole = number.substr(0, point);
  const std::string_view fraction = number.substr(std::min(point + 1, number.size()));
  return (is_digits(whole) || is_digits(fraction)) && (whole.empty() || is_digits(whole)) &&
         (fraction.empty() || is_digits(fraction));
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

}  // namespace spooky::gtp
