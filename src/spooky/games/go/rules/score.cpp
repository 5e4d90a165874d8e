#include "spooky/games/go/rules/score.hpp"

#include <algorithm>

#include "spooky/core/static_vector.hpp"

namespace spooky::go {

IndexArray<Point, Colour> area_owners(const Board& board, std::span<const Point> waiting, Colour mover) {
  IndexArray<Point, Colour> owners;
  IndexArray<Point, bool> seen;
  StaticVector<Point, kMostPoints> region;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    if (board.is_stone(Point(i))) owners[Point(i)] = board.colour(Point(i));
  }
  for (const Point point : waiting) {
    owners[point] = mover;
    seen[point] = true;
  }
  for (const Point start : board.empties()) {
    if (seen[start]) continue;
    seen[start] = true;
    region.clear();
    region.push_back(start);
    bool black = false;
    bool white = false;
    for (std::size_t i = 0; i < region.size(); ++i) {
      board.for_neighbours(region[i], [&](Point near) {
        // Of the points around, stones alone have an owner yet.
        black = black || owners[near] == Colour::Black;
        white = white || owners[near] == Colour::White;
        if (!board.is_empty(near) || seen[near]) return;
        seen[near] = true;
        region.push_back(near);
      });
    }
    const Colour owner = black == white ? Colour::Empty : black ? Colour::Black : Colour::White;
    for (const Point point : region) owners[point] = owner;
  }
  return owners;
}

Count count_points(const Situation& situation) {
  const Board& board = situation.board();
  const auto waiting = situation.waiting();
  const auto owners = area_owners(board, waiting, situation.to_move());
  Count count;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    const Point point(i);
    if (owners[point] == Colour::Empty) continue;
    Tally& tally = owners[point] == Colour::Black ? count.black : count.white;
    const bool is_stone = board.is_stone(point) || std::find(waiting.begin(), waiting.end(), point) != waiting.end();
    ++(is_stone ? tally.stones : tally.surrounded);
  }
  count.black.captured = situation.captured(Colour::White);
  count.white.captured = situation.captured(Colour::Black);
  return count;
}

Score count_score(const Rules& rules, const Situation& situation) {
  const Count count = count_points(situation);
  const auto points = [&](const Tally& tally) {
    return tally.surrounded + (rules.scoring == Scoring::Area ? tally.stones : tally.captured);
  };
  return {2 * points(count.black), 2 * points(count.white) + rules.komi_halves};
}

}  // namespace spooky::go
