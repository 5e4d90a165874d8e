#include "spooky/games/go/player/point_value.hpp"

#include <algorithm>

namespace spooky::go {

namespace {

/// Calls visit(root) for the different chains beside a point.
template <std::size_t kMost, class Visit>
void for_some_chains(const Board& board, Point point, Visit visit) {
  StaticVector<Point, kMost> roots;
  board.for_neighbours(point, [&](Point near) {
    if (!board.is_stone(near)) return;
    const Point root = board.root(near);
    if (std::find(roots.begin(), roots.end(), root) != roots.end()) return;
    roots.push_back(root);
    visit(root);
  });
}

template <class Visit>
void for_chains_around(const Board& board, Point point, Visit visit) {
  return board.is_grid() ? for_some_chains<4>(board, point, visit)
                         : for_some_chains<kMostNeighbours>(board, point, visit);
}

std::size_t distance(const Board& board, Point a, Point b) {
  const std::size_t stride = board.stride();
  const auto apart = [](std::size_t x, std::size_t y) { return x < y ? y - x : x - y; };
  return apart(a.value() % stride, b.value() % stride) + apart(a.value() / stride, b.value() / stride);
}

/// The number of the line of a grid counted from the nearest edge, from 1; at most 4.
std::size_t line_of(const Board& board, Point point) {
  const std::size_t stride = board.stride();
  std::size_t line = 1;
  const std::size_t steps[] = {stride, 1};
  for (; line < 4; ++line) {
    for (const std::size_t step : steps) {
      if (board.colour(Point(point.value() - line * step)) == Colour::Edge) return line;
      if (board.colour(Point(point.value() + line * step)) == Colour::Edge) return line;
    }
  }
  return line;
}

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): steps_ of a grid stay unset
PointValues::PointValues(const TurnView& view, Colour player) : view_(view), player_(player) {
  const Board& board = view.board();
  for (const Point point : board.empties()) {
    for_chains_around(board, point, [&](Point root) { ++liberties_[root]; });
  }
  if (!board.is_grid()) find_nearness();
}

/// Step by step away from the last stones.
void PointValues::find_nearness() {
  const Board& board = view_.board();
  std::fill_n(steps_.begin(), board.cell_count(), kFar);
  StaticVector<Point, kMostPoints> reached;
  for (const Point last : view_.recent()) {
    if (steps_[last.value()] == 0) continue;
    steps_[last.value()] = 0;
    reached.push_back(last);
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto next = static_cast<std::uint8_t>(steps_[reached[i].value()] + 1);
    if (next >= kFar) break;
    board.for_neighbours(reached[i], [&](Point near) {
      if (steps_[near.value()] <= next) return;
      steps_[near.value()] = next;
      reached.push_back(near);
    });
  }
}

float PointValues::fight(Point point) const {
  const Board& board = view_.board();
  std::size_t captured = 0;
  std::size_t saved = 0;
  std::size_t joined = 0;
  std::size_t liberties = board.empty_neighbours(point);
  bool atari = false;
  for_chains_around(board, point, [&](Point root) {
    const std::size_t free = liberties_[root];
    const std::size_t size = board.chain_size(root);
    if (board.colour(root) == player_) {
      joined += size;
      liberties += free - 1;
      if (free == 1) saved += size;
    } else {
      if (free == 1) captured += size;
      atari = atari || free == 2;
    }
  });
  const auto scaled = [](std::size_t stones) { return 0.02F * static_cast<float>(std::min<std::size_t>(stones, 6)); };
  if (captured > 0) return 0.2F + scaled(captured + saved);
  if (liberties <= 1) return -0.2F - scaled(joined);
  float value = atari ? 0.08F : 0.0F;
  if (saved > 0 && liberties > 2) value += 0.15F + scaled(saved);
  return value;
}

float PointValues::surroundings(Point point) const {
  const Board& board = view_.board();
  const auto nearness = [](std::size_t steps) { return steps <= 2 ? 0.08F : steps == 3 ? 0.04F : 0.0F; };
  if (!board.is_grid()) return nearness(steps_[point.value()]);
  float value = 0;
  for (const Point last : view_.recent()) value = std::max(value, nearness(distance(board, point, last)));
  bool lonely = !board.touches_stone(point);
  board.for_diagonals(point, [&](Point near) { lonely = lonely && !board.is_stone(near); });
  if (!lonely) return value;
  const std::size_t line = line_of(board, point);
  if (line == 1) return value - 0.2F;
  return line == 2 ? value - 0.06F : value;
}

float PointValues::operator()(Point point) const {
  const float fights = view_.board().touches_stone(point) ? fight(point) : 0.0F;
  return std::clamp(0.5F + fights + surroundings(point), 0.02F, 0.98F);
}

}  // namespace spooky::go
