#include "spooky/formats/go/picture/placing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spooky::go {

namespace {

/// A picture of a board of one's own is no larger, however far its points are apart.
constexpr double kMostPixels = 2400;

/// How far the two nearest points are apart; points in one place do not count.
double least_distance(const BoardPlan& plan) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < plan.places.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double apart = std::hypot(plan.places[i].x - plan.places[j].x, plan.places[i].y - plan.places[j].y);
      if (apart > 0) least = std::min(least, apart);
    }
  }
  return std::isfinite(least) ? least : 1;
}

}  // namespace

Placing::Placing(const BoardPlan& plan, int cell, int margin) : plan_(plan), cell_(cell) {
  const auto by_x = std::minmax_element(plan.places.begin(), plan.places.end(),
                                        [](const auto& a, const auto& b) { return a.x < b.x; });
  const auto by_y = std::minmax_element(plan.places.begin(), plan.places.end(),
                                        [](const auto& a, const auto& b) { return a.y < b.y; });
  left_ = by_x.first->x;
  right_ = by_x.second->x;
  bottom_ = by_y.first->y;
  top_ = by_y.second->y;
  const double largest = std::max({right_ - left_, top_ - bottom_, 1e-9});
  const double scale = std::min(cell / std::min(1.0, least_distance(plan)), kMostPixels / largest);
  for (const BoardPlan::Place& place : plan.places) {
    spots_.push_back({margin + static_cast<int>(std::lround((place.x - left_) * scale)),
                      margin + static_cast<int>(std::lround((top_ - place.y) * scale))});
  }
  width_ = 2 * margin + static_cast<int>(std::lround((right_ - left_) * scale));
  height_ = 2 * margin + static_cast<int>(std::lround((top_ - bottom_) * scale));
}

Placing::Vector Placing::unit(double x, double y) {
  const double length = std::hypot(x, y);
  return length > 0 ? Vector{x / length, y / length} : Vector{};
}

/// Towards the side of the drawing whose opposite side the neighbour is on; else on where a line of the drawing ends,
/// of these the one that points most to the neighbour or away from it.
Placing::Vector Placing::outwards(std::size_t from, std::size_t to) const {
  const BoardPlan::Place& a = plan_.places[from];
  const BoardPlan::Place& b = plan_.places[to];
  if (a.x == right_ && b.x == left_) return {1, 0};
  if (a.x == left_ && b.x == right_) return {-1, 0};
  if (a.y == top_ && b.y == bottom_) return {0, 1};
  if (a.y == bottom_ && b.y == top_) return {0, -1};
  std::vector<Vector> lines;
  for (const BoardPlan::Pair& edge : plan_.edges) {
    if ((edge[0] != from && edge[1] != from) || std::binary_search(plan_.seams.begin(), plan_.seams.end(), edge)) {
      continue;
    }
    const BoardPlan::Place& near = plan_.places[edge[0] == from ? edge[1] : edge[0]];
    lines.push_back(unit(near.x - a.x, near.y - a.y));
  }
  const Vector aim = unit(b.x - a.x, b.y - a.y);
  Vector best = aim;
  double most = -1;
  for (const Vector& line : lines) {
    const Vector on{-line.x, -line.y};
    const bool taken = std::any_of(lines.begin(), lines.end(),
                                   [&](const Vector& other) { return other.x * on.x + other.y * on.y > 0.9; });
    const double fits = std::abs(on.x * aim.x + on.y * aim.y);
    if (taken || fits <= most) continue;
    most = fits;
    best = on;
  }
  return best;
}

Spot Placing::seam_end(std::size_t from, std::size_t to) const {
  const Vector direction = outwards(from, to);
  const double length = cell_ * 0.55;
  return {spots_[from].x + static_cast<int>(std::lround(direction.x * length)),
          spots_[from].y - static_cast<int>(std::lround(direction.y * length))};
}

}  // namespace spooky::go
