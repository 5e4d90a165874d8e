#include "spooky/formats/go/star_points.hpp"

#include <algorithm>
#include <cstdint>

namespace spooky::go {

namespace {

/// How a column or row lies to the star points of its side.
enum class Line : std::uint8_t { Plain, Star, Middle };

Line line_at(std::size_t at, std::size_t side) {
  const std::size_t inset = side >= 13 ? 3 : 2;
  if (side >= 7 && (at == inset || at == side - 1 - inset)) return Line::Star;
  return side % 2 == 1 && at == side / 2 ? Line::Middle : Line::Plain;
}

}  // namespace

bool is_star(const Rules& rules, std::size_t column, std::size_t row) {
  const Line across = line_at(column, rules.width);
  const Line along = line_at(row, rules.height);
  if (across == Line::Plain || along == Line::Plain) return false;
  // The middles of the sides only where there is room.
  return across == along || std::min(rules.width, rules.height) >= 15;
}

}  // namespace spooky::go
