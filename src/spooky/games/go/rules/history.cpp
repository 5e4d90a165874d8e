#include "spooky/games/go/rules/history.hpp"

#include <algorithm>
#include <utility>

namespace spooky::go {

namespace {

/// A cell in memory: the colour in the low bits, above it the lowest point of the group.
constexpr std::uint16_t kColourBits = 2;
constexpr std::uint16_t kColourMask = 3;

}  // namespace

History::~History() {
  // Without recursion, however long the game was.
  while (last_ && last_.use_count() == 1) {
    std::shared_ptr<const Node> before = std::move(const_cast<Node&>(*last_).before);
    last_ = std::move(before);
  }
}

std::vector<std::uint16_t> History::cells_of(const Board& board) {
  std::vector<std::uint16_t> cells(board.cell_count());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Point point(i);
    if (!board.is_stone(point)) continue;
    const std::size_t group = board.is_entangled(point) ? board.group_of(point).lowest().value() : 0;
    cells[i] = static_cast<std::uint16_t>(group << kColourBits | static_cast<std::size_t>(board.colour(point)));
  }
  return cells;
}

void History::add(const Board& board, int turn) {
  auto node = std::make_shared<Node>();
  node->length = size() + 1;
  node->turn = turn;
  node->hash = board.hash();
  node->cells = cells_of(board);
  node->before = std::move(last_);
  last_ = std::move(node);
}

int History::find(const Board& board) const {
  for (const Node* node = last_.get(); node != nullptr; node = node->before.get()) {
    if (node->hash == board.hash() && node->cells == cells_of(board)) return node->turn;
  }
  return -1;
}

std::vector<History::Return> History::returns(const Board& board, Colour player) const {
  std::vector<Return> found;
  const std::vector<std::uint16_t> now = cells_of(board);
  for (const Node* node = last_.get(); node != nullptr; node = node->before.get()) {
    Return back;
    bool possible = true;
    for (std::size_t i = 0; i < now.size() && possible; ++i) {
      if (now[i] != 0 || node->cells[i] == 0) continue;
      possible = back.count < kMostStones && (node->cells[i] & kColourMask) == static_cast<std::uint16_t>(player);
      if (possible) back.missing[back.count++] = Point(i);
    }
    if (possible && back.count > 0) found.push_back(back);
  }
  return found;
}

bool History::could_return(const Board& board, Colour player, std::span<const Point> waiting,
                           std::span<const Point> collapsing) const {
  const std::vector<std::uint16_t> now = cells_of(board);
  const auto is_possible = [&](const std::vector<std::uint16_t>& former) {
    for (const Point lowest : collapsing) {
      const Group& group = board.group_of(lowest);
      const auto stones = group.stones();
      const auto standing =
          std::count_if(stones.begin(), stones.end(), [&](Point p) { return former[p.value()] != 0; });
      if (standing > (loses_one(group.shape) ? group.count - 1 : 1)) return false;
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] != 0 || former[i] == 0) continue;
      if ((former[i] & kColourMask) != static_cast<std::uint16_t>(player)) return false;
      if (std::find(waiting.begin(), waiting.end(), Point(i)) == waiting.end()) return false;
    }
    return true;
  };
  for (const Node* node = last_.get(); node != nullptr; node = node->before.get()) {
    if (is_possible(node->cells)) return true;
  }
  return false;
}

bool History::operator==(const History& other) const {
  if (size() != other.size()) return false;
  const Node* a = last_.get();
  const Node* b = other.last_.get();
  for (; a != b; a = a->before.get(), b = b->before.get()) {
    if (a->turn != b->turn || a->hash != b->hash || a->cells != b->cells) return false;
  }
  return true;
}

}  // namespace spooky::go
