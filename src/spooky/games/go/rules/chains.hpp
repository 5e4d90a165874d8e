#pragma once

#include <utility>

#include "spooky/games/go/rules/zobrist.hpp"

// The inner loops of Board: what happens to chains when stones come and go. The end of board.hpp, and nobody else,
// includes this.
namespace spooky::go {

inline void Board::put(Point point, Colour player) {
  Cell& here = cell(point);
  assert(here.colour == Colour::Empty);
  const Point last = empties_[--empty_count_];
  empties_[here.place] = last;
  cell(last).place = here.place;
  hash_ ^= kZobrist.stone(player, point);

  here.colour = player;
  here.root = point;
  here.next = point;
  here.size = 1;
  here.liberties = static_cast<std::uint16_t>(here.around >> kEmptyShift);
  for_neighbours(point, [&](Point near) {
    Cell& there = cell(near);
    there.around += around_of(player) - kAroundEmpty;
    // An empty cell or edge is its own root, where the count means nothing: no branch is needed.
    --cell(there.root).liberties;
    if (there.colour == player && there.root != here.root) join(here.root, there.root);
  });
}

/// Makes two chains one, the shorter taking the root of the longer.
inline void Board::join(Point a, Point b) {
  if (cell(a).size < cell(b).size) std::swap(a, b);
  Cell& longer = cell(a);
  Cell& shorter = cell(b);
  longer.liberties = static_cast<std::uint16_t>(longer.liberties + shorter.liberties);
  longer.size = static_cast<std::uint16_t>(longer.size + shorter.size);
  Point stone = b;
  do {
    cell(stone).root = a;
    stone = cell(stone).next;
  } while (stone != b);
  std::swap(longer.next, shorter.next);
}

/// Makes the cell of a stone empty; its chain is not looked after.
inline void Board::clear(Point point, Colour was) {
  Cell& here = cell(point);
  hash_ ^= kZobrist.stone(was, point);
  here.colour = Colour::Empty;
  here.root = point;
  here.place = empty_count_;
  empties_[empty_count_++] = point;
  for_neighbours(point, [&](Point near) {
    Cell& there = cell(near);
    there.around += kAroundEmpty - around_of(was);
    ++cell(there.root).liberties;
  });
}

}  // namespace spooky::go
