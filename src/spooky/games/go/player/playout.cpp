#include "spooky/games/go/player/playout.hpp"

#include "spooky/games/go/rules/score.hpp"

namespace spooky::go {

int Playout::area_margin(const Board& board) {
  int margin = 0;
  bool open = false;
  for (std::size_t i = board.stride(); i < board.cell_count() - board.stride(); ++i) {
    const Point point(i);
    switch (board.colour(point)) {
      case Colour::Black: ++margin; break;
      case Colour::White: --margin; break;
      case Colour::Empty: {
        const bool black = board.is_surrounded(point, Colour::Black);
        const bool white = board.is_surrounded(point, Colour::White);
        margin += (black ? 1 : 0) - (white ? 1 : 0);
        open = open || board.empty_neighbours(point) > 0;
        break;
      }
      case Colour::Edge: break;
    }
  }
  if (!open) return margin;
  // Larger empty regions are rare at the end of a playout.
  margin = 0;
  const auto owners = area_owners(board);
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    margin += (owners[Point(i)] == Colour::Black ? 1 : 0) - (owners[Point(i)] == Colour::White ? 1 : 0);
  }
  return margin;
}

bool Playout::draw_group(const Situation& situation, Action& action) {
  const Board& board = situation.board();
  const auto shapes = situation.shapes();
  const Point first = action.points[0];
  if (situation.laws().variant == Variant::Symmetric) {
    const Point across = board.opposite(first);
    if (across != first && board.is_empty(across)) action = Action::pair(first, across);
    return true;
  }
  const Shape shape =
      shapes.size() == 1 ? shapes[0] : shapes[uniform(random_, static_cast<std::uint32_t>(shapes.size()))];
  const std::size_t count = stones_of(shape);
  const auto empties = board.empties();
  if (empties.size() < count) return false;
  if (shape == Shape::Pair) {
    Point second;
    do {
      second = empties[uniform(random_, static_cast<std::uint32_t>(empties.size()))];
    } while (second == first);
    action = Action::pair(first, second);
    return true;
  }
  std::array<Point, kMostStones> stones;
  stones[0] = first;
  for (std::size_t i = 1; i < count;) {
    stones[i] = empties[uniform(random_, static_cast<std::uint32_t>(empties.size()))];
    if (std::find(stones.begin(), stones.begin() + static_cast<std::ptrdiff_t>(i), stones[i]) ==
        stones.begin() + static_cast<std::ptrdiff_t>(i)) {
      ++i;
    }
  }
  action = Action::place(shape, {stones.data(), count});
  return true;
}

Point Playout::draw_choice(const Situation& situation, const Choice& choice) {
  std::array<Point, kMostStones> list;
  std::uint32_t count = 0;
  if (choice.step == Step::New && !choice.removes) {
    for (std::size_t i = 0; i < choice.count; ++i) {
      if (choice.allowed[i] && is_useful(situation, choice.points[i])) list[count++] = choice.points[i];
    }
  }
  if (count == 0) {
    for (std::size_t i = 0; i < choice.count; ++i) {
      if (choice.allowed[i]) list[count++] = choice.points[i];
    }
  }
  return count == 1 ? list[0] : list[uniform(random_, count)];
}

}  // namespace spooky::go
