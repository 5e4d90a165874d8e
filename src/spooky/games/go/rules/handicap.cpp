#include "spooky/games/go/rules/handicap.hpp"

#include <algorithm>
#include <cassert>

namespace spooky::go {

namespace {

constexpr std::size_t kLeastHandicapSide = 7;
constexpr std::size_t kLargeSide = 13;

/// The third line on small boards, the fourth on large ones.
std::size_t line(std::size_t side) { return side < kLargeSide ? 2 : 3; }

}  // namespace

std::size_t most_handicap(const Rules& rules) {
  if (rules.width < kLeastHandicapSide || rules.height < kLeastHandicapSide) return 0;
  const bool has_middle = rules.width % 2 == 1 && rules.height % 2 == 1;
  // On 7×7 the middles of the sides are too near.
  return has_middle && std::min(rules.width, rules.height) > kLeastHandicapSide ? 9 : 4;
}

std::vector<Point> fixed_handicap(const Rules& rules, std::size_t stones) {
  assert(stones >= 2 && stones <= most_handicap(rules));
  const std::size_t left = line(rules.width);
  const std::size_t right = rules.width - 1 - left;
  const std::size_t bottom = line(rules.height);
  const std::size_t top = rules.height - 1 - bottom;
  const std::size_t across = rules.width / std::size_t{2};
  const std::size_t up = rules.height / std::size_t{2};
  std::vector<Point> points = {rules.point(left, bottom), rules.point(right, top)};
  if (stones >= 3) points.push_back(rules.point(left, top));
  if (stones >= 4) points.push_back(rules.point(right, bottom));
  if (stones >= 6) {
    points.push_back(rules.point(left, up));
    points.push_back(rules.point(right, up));
  }
  if (stones >= 8) {
    points.push_back(rules.point(across, bottom));
    points.push_back(rules.point(across, top));
  }
  if (stones >= 5 && stones % 2 == 1) points.push_back(rules.point(across, up));
  std::sort(points.begin(), points.end());
  return points;
}

}  // namespace spooky::go
