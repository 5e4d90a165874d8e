#include "spooky/formats/go/text/points.hpp"

namespace spooky::go {

namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
static_assert(kColumns.size() == kMostSide);

constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string point_name(const Rules& rules, Point point) {
  if (rules.topology) return rules.topology->name(point);
  return kColumns[rules.column(point)] + std::to_string(rules.row(point) + 1);
}

std::optional<Point> parse_point(const Rules& rules, std::string_view text) {
  constexpr std::size_t kLongestName = 5;
  if (rules.topology) {
    if (text.size() > kLongestName) return std::nullopt;
    std::string name(text);
    for (char& letter : name) letter = upper(letter);
    return rules.topology->find(name);
  }
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
  const std::size_t column = kColumns.find(upper(text[0]));
  std::size_t row = 0;
  for (const char digit : text.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    row = 10 * row + static_cast<std::size_t>(digit - '0');
  }
  if (column >= rules.width || row > rules.height) return std::nullopt;
  return rules.point(column, row - 1);
}

std::string point_list(const Rules& rules, std::span<const Point> points, std::string_view joint) {
  std::string text;
  for (const Point point : points) {
    if (!text.empty()) text += joint;
    text += point_name(rules, point);
  }
  return text;
}

}  // namespace spooky::go
