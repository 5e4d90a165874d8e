#include "spooky/games/go/rules/topology.hpp"

#include <algorithm>
#include <cassert>

namespace spooky::go {

namespace {

void put_in_order(BoardPlan::Pairs& pairs) {
  for (BoardPlan::Pair& pair : pairs) std::sort(pair.begin(), pair.end());
  std::sort(pairs.begin(), pairs.end());
}

}  // namespace

Topology::Relation::Relation(std::size_t size, std::span<const BoardPlan::Pair> pairs)
    : begins(size + 1), points(2 * pairs.size()) {
  for (const BoardPlan::Pair& pair : pairs) {
    for (const std::uint16_t one : pair) ++begins[one + std::size_t{1}];
  }
  for (std::size_t i = 0; i < size; ++i) begins[i + 1] += begins[i];
  std::vector<std::uint32_t> next(begins.begin(), begins.end() - 1);
  for (const BoardPlan::Pair& pair : pairs) {
    points[next[pair[0]]++] = point(pair[1]);
    points[next[pair[1]]++] = point(pair[0]);
  }
  for (std::size_t i = 0; i < size; ++i) {
    std::sort(points.begin() + static_cast<std::ptrdiff_t>(begins[i]),
              points.begin() + static_cast<std::ptrdiff_t>(begins[i + 1]));
  }
}

bool Topology::Relation::has(Point a, Point b) const {
  const auto list = of(a);
  return std::binary_search(list.begin(), list.end(), b);
}

Topology::Topology(BoardPlan plan) : plan_(std::move(plan)) {
  assert(size() >= 2 && size() <= kMostPoints);
  put_in_order(plan_.edges);
  put_in_order(plan_.seams);
  std::sort(plan_.stars.begin(), plan_.stars.end());
  neighbours_ = Relation(size(), plan_.edges);
  if (plan_.diagonals) put_in_order(*plan_.diagonals);
  diagonals_ = Relation(size(), plan_.diagonals ? *plan_.diagonals : derived_diagonals());
  for (std::size_t i = 0; i < size(); ++i) {
    points_.push_back(point(i));
    by_name_.push_back(static_cast<std::uint16_t>(i));
  }
  opposite_ = points_;
  if (plan_.opposite) {
    put_in_order(*plan_.opposite);
    for (const auto& [one, other] : *plan_.opposite) std::swap(opposite_[one], opposite_[other]);
  }
  std::sort(by_name_.begin(), by_name_.end(),
            [&](std::size_t a, std::size_t b) { return plan_.places[a].name < plan_.places[b].name; });
  std::uint16_t begin = 0;
  for (const std::uint16_t length : plan_.row_lengths) {
    row_begins_.push_back(begin);
    begin = static_cast<std::uint16_t>(begin + length);
  }
  assert(begin == size());
}

/// G20: no neighbours, and two neighbours in common; in a honeycomb, where no two points have that, one in common.
BoardPlan::Pairs Topology::derived_diagonals() const {
  const int least = kind() == BoardKind::Hexagonal ? 1 : 2;
  BoardPlan::Pairs pairs;
  std::vector<std::uint16_t> shared(size());
  for (std::size_t i = 0; i < size(); ++i) {
    std::fill(shared.begin(), shared.end(), std::uint16_t{0});
    for (const Point near : neighbours(point(i))) {
      for (const Point next : neighbours(near)) ++shared[number(next)];
    }
    for (std::size_t j = i + 1; j < size(); ++j) {
      if (shared[j] < least || are_neighbours(point(i), point(j))) continue;
      pairs.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j)});
    }
  }
  return pairs;
}

std::optional<Point> Topology::find(std::string_view name) const {
  const auto found =
      std::lower_bound(by_name_.begin(), by_name_.end(), name,
                       [&](std::size_t at, std::string_view text) { return plan_.places[at].name < text; });
  if (found == by_name_.end() || plan_.places[*found].name != name) return std::nullopt;
  return point(*found);
}

std::span<const Point> Topology::row(std::size_t index) const {
  return {points_.data() + row_begins_[index], plan_.row_lengths[index]};
}

BoardPlan::Pairs Topology::diagonal_pairs() const {
  BoardPlan::Pairs pairs;
  for (std::size_t i = 0; i < size(); ++i) {
    for (const Point other : diagonals(point(i))) {
      if (number(other) > i)
        pairs.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(number(other))});
    }
  }
  return pairs;
}

std::size_t Topology::bytes() const {
  const std::size_t listed = plan_.diagonals ? plan_.diagonals->size() : 0;
  const std::size_t pairs = plan_.edges.size() + plan_.seams.size() + listed;
  return sizeof *this + size() * (sizeof(BoardPlan::Place) + 32) + pairs * sizeof(BoardPlan::Pair) +
         contacts() * sizeof(Point);
}

}  // namespace spooky::go
