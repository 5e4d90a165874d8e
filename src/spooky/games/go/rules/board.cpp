#include "spooky/games/go/rules/board.hpp"

#include <algorithm>
#include <vector>

namespace spooky::go {

bool Group::operator==(const Group& other) const {
  return owner == other.owner && shape == other.shape &&
         std::equal(stones().begin(), stones().end(), other.stones().begin(), other.stones().end());
}

Board::Board(std::size_t width, std::size_t height)
    : stride_(static_cast<std::uint16_t>(width + 1)),
      cell_count_(static_cast<std::uint16_t>((height + 2) * (width + 1) + 1)),
      point_count_(static_cast<std::uint16_t>(width * height)) {
  assert(width >= kLeastSide && width <= kMostSide && height >= kLeastSide && height <= kMostSide);
  for (std::size_t i = 0; i < cell_count(); ++i) cells_[i] = {Colour::Edge, 0, 0, 0, Point(i), Point(i), 0, {0}};
  for (std::size_t row = 0; row < height; ++row) {
    for (std::size_t column = 0; column < width; ++column) begin_point(Point((row + 1) * stride() + column + 1));
  }
  count_neighbours();
}

Board::Board(const Rules& rules) {
  if (rules.is_grid()) {
    *this = Board(rules.width, rules.height);
    return;
  }
  topology_ = rules.topology.get();
  cell_count_ = static_cast<std::uint16_t>(topology_->cells());
  point_count_ = static_cast<std::uint16_t>(topology_->size());
  for (std::size_t i = 0; i < cell_count(); ++i) cells_[i] = {Colour::Edge, 0, 0, 0, Point(i), Point(i), 0, {0}};
  for (std::size_t i = 0; i < topology_->size(); ++i) begin_point(Topology::point(i));
  count_neighbours();
}

void Board::begin_point(Point point) {
  cell(point).colour = Colour::Empty;
  cell(point).place = empty_count_;
  empties_[empty_count_++] = point;
}

/// On an empty board.
void Board::count_neighbours() {
  for (const Point point : empties()) {
    Cell& here = cell(point);
    for_neighbours(point, [&](Point near) {
      if (colour(near) == Colour::Edge) return;
      ++here.degree;
      here.around += kAroundEmpty;
    });
  }
}

void Board::copy(const Board& from) {
  hash_ = from.hash_;
  topology_ = from.topology_;
  stride_ = from.stride_;
  cell_count_ = from.cell_count_;
  point_count_ = from.point_count_;
  empty_count_ = from.empty_count_;
  group_count_ = from.group_count_;
  std::copy_n(from.cells_.begin(), from.cell_count(), cells_.begin());
  std::copy_n(from.empties_.begin(), from.empty_count_, empties_.begin());
  std::copy_n(from.groups_.begin(), from.group_count_, groups_.begin());
}

std::size_t Board::capture(Point stone) {
  const Colour was = colour(stone);
  std::size_t count = 0;
  const Point first = stone;
  do {
    const Point next = cell(stone).next;
    if (is_entangled(stone)) leave_group(stone);
    clear(stone, was);
    ++count;
    stone = next;
  } while (stone != first);
  return count;
}

void Board::lift(Point point) {
  assert(is_stone(point) && !is_entangled(point));
  const Colour was = colour(point);
  if (chain_size(point) == 1) {
    clear(point, was);
    return;
  }
  std::array<Point, kMostPoints> rest;
  std::size_t count = 0;
  for (Point stone = cell(point).next; stone != point; stone = cell(stone).next) rest[count++] = stone;
  clear(point, was);
  rebuild({rest.data(), count}, was);
}

/// Finds the chains of stones whose chain has lost a stone.
void Board::rebuild(std::span<const Point> stones, Colour player) {
  for (const Point stone : stones) {
    Cell& here = cell(stone);
    here.root = stone;
    here.next = stone;
    here.size = 1;
    here.liberties = static_cast<std::uint16_t>(here.around >> kEmptyShift);
  }
  for (const Point stone : stones) {
    for_neighbours(stone, [&](Point near) {
      if (colour(near) == player && root(near) != root(stone)) join(root(stone), root(near));
    });
  }
}

bool Board::last_liberty(Point stone, Point liberty) const {
  const Point chain = root(stone);
  std::size_t there = 0;
  for_neighbours(liberty, [&](Point near) { there += is_stone(near) && root(near) == chain ? 1U : 0U; });
  return cell(chain).liberties == there;
}

bool Board::is_suicide(Point point, Colour player) const {
  if (empty_neighbours(point) > 0) return false;
  if (!is_grid()) [[unlikely]]
    return is_suicide_on_graph(point, player);
  const std::size_t at = point.value();
  const Point near[4] = {Point(at - stride()), Point(at - 1), Point(at + 1), Point(at + stride())};
  const Point roots[4] = {root(near[0]), root(near[1]), root(near[2]), root(near[3])};
  for (std::size_t i = 0; i < 4; ++i) {
    if (colour(near[i]) == Colour::Edge) continue;
    std::size_t here = 0;
    for (const Point other_root : roots) here += other_root == roots[i] ? 1U : 0U;
    // An own chain lives on by another liberty; the opponent's is captured when this was its last.
    if ((cell(roots[i]).liberties > here) == (colour(near[i]) == player)) return false;
  }
  return true;
}

bool Board::is_suicide_on_graph(Point point, Colour player) const {
  const auto near = topology_->neighbours(point);
  return std::all_of(near.begin(), near.end(),
                     [&](Point stone) { return last_liberty(stone, point) == (colour(stone) == player); });
}

bool Board::is_false_eye(Point point, Colour player) const {
  if (!is_grid()) [[unlikely]]
    return is_false_eye_on_graph(point, player);
  std::size_t edges = 0;
  std::size_t hostile = 0;
  for_diagonals(point, [&](Point near) {
    edges += colour(near) == Colour::Edge ? 1U : 0U;
    hostile += colour(near) == other(player) ? 1U : 0U;
  });
  return hostile + (edges > 0 ? 1U : 0U) > 1;
}

/// An eye inside one chain is real. Between several chains it is judged as on the grid: one hostile diagonal is too
/// many where there are few of them, two are anywhere.
bool Board::is_false_eye_on_graph(Point point, Colour player) const {
  const auto near = topology_->neighbours(point);
  if (std::all_of(near.begin(), near.end(), [&](Point stone) { return root(stone) == root(near[0]); })) return false;
  const auto diagonals = topology_->diagonals(point);
  const auto hostile =
      std::count_if(diagonals.begin(), diagonals.end(), [&](Point at) { return colour(at) == other(player); });
  return hostile > (diagonals.size() < 4 ? 0 : 1);
}

void Board::entangle(std::span<const Point> points, Shape shape) {
  assert(points.size() >= 2 && std::is_sorted(points.begin(), points.end()));
  Group& group = groups_[group_count_++];
  std::copy(points.begin(), points.end(), group.points.begin());
  group.count = static_cast<std::uint8_t>(points.size());
  group.owner = colour(points[0]);
  group.shape = shape;
  for (const Point point : points) cell(point).group = group_count_;
  hash_ ^= kZobrist.group(points);
}

void Board::drop_group(std::size_t index) {
  const Group& last = groups_[--group_count_];
  if (index == group_count_) return;
  groups_[index] = last;
  for (const Point point : groups_[index].stones()) cell(point).group = static_cast<std::uint16_t>(index + 1);
}

void Board::disentangle(Point member) {
  const std::size_t index = cell(member).group - 1U;
  const Group& group = groups_[index];
  hash_ ^= kZobrist.group(group.stones());
  for (const Point point : group.stones()) cell(point).group = 0;
  drop_group(index);
}

void Board::leave_group(Point member) {
  const Group before = group_of(member);
  disentangle(member);
  if (before.count <= 2) return;
  std::array<Point, kMostStones> left;
  std::size_t count = 0;
  for (const Point point : before.stones()) {
    if (point != member) left[count++] = point;
  }
  const bool three = count == 3;
  entangle({left.data(), count}, three ? (loses_one(before.shape) ? Shape::W3 : Shape::G3) : Shape::Pair);
}

Hash Board::recomputed_hash() const {
  Hash hash = 0;
  for (std::size_t i = 0; i < cell_count(); ++i) {
    if (is_stone(Point(i))) hash ^= kZobrist.stone(cells_[i].colour, Point(i));
  }
  for (const Group& group : groups()) hash ^= kZobrist.group(group.stones());
  return hash;
}

bool Board::same_stones(const Board& other) const {
  if (hash_ != other.hash_ || stride_ != other.stride_ || cell_count_ != other.cell_count_) return false;
  for (std::size_t i = 0; i < cell_count(); ++i) {
    const Point point(i);
    if (colour(point) != other.colour(point) || is_entangled(point) != other.is_entangled(point)) return false;
    if (!is_entangled(point)) continue;
    const auto here = group_of(point).stones();
    const auto there = other.group_of(point).stones();
    if (!std::equal(here.begin(), here.end(), there.begin(), there.end())) return false;
  }
  return true;
}

bool Board::operator==(const Board& other) const {
  if (!same_stones(other)) return false;
  return std::all_of(groups().begin(), groups().end(),
                     [&](const Group& group) { return other.group_of(group.lowest()) == group; });
}

bool Board::consistent() const {
  std::size_t empty = 0;
  std::size_t entangled = 0;
  for (std::size_t i = 0; i < cell_count(); ++i) {
    const Point point(i);
    if (colour(point) == Colour::Edge) continue;
    std::uint32_t around = 0;
    std::size_t degree = 0;
    for_neighbours(point, [&](Point near) {
      const Colour there = colour(near);
      if (there == Colour::Edge) return;
      ++degree;
      around += there == Colour::Empty ? kAroundEmpty : around_of(there);
    });
    if (around != cell(point).around || degree != cell(point).degree) return false;
    if (is_empty(point)) {
      ++empty;
      if (cell(point).group != 0 || root(point) != point || empties_[cell(point).place] != point) return false;
      continue;
    }
    entangled += is_entangled(point) ? 1U : 0U;
    // The chain by flood fill.
    std::vector<Point> chain{point};
    std::vector<bool> seen(cell_count());
    seen[i] = true;
    std::size_t liberties = 0;
    for (std::size_t at = 0; at < chain.size(); ++at) {
      for_neighbours(chain[at], [&](Point near) {
        liberties += is_empty(near) ? 1U : 0U;
        if (colour(near) != colour(point) || seen[near.value()]) return;
        seen[near.value()] = true;
        chain.push_back(near);
      });
    }
    if (chain.size() != chain_size(point) || liberties != pseudo_liberties(point)) return false;
    std::size_t circle = 0;
    for (Point stone = next(point);; stone = next(stone)) {
      ++circle;
      if (!seen[stone.value()] || root(stone) != root(point) || circle > chain.size()) return false;
      if (stone == point) break;
    }
    if (circle != chain.size()) return false;
  }
  if (empty != empty_count_) return false;
  for (const Group& group : groups()) {
    if (group.count < 2 || !std::is_sorted(group.stones().begin(), group.stones().end())) return false;
    for (const Point point : group.stones()) {
      if (colour(point) != group.owner || cell(point).group == 0 || &group_of(point) != &group) return false;
    }
    entangled -= group.count;
  }
  return entangled == 0 && hash_ == recomputed_hash();
}

}  // namespace spooky::go
