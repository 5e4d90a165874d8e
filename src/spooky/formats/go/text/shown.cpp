#include "spooky/formats/go/text/shown.hpp"

#include <algorithm>

namespace spooky::go {

namespace {

char stone_letter(Colour player, bool entangled) {
  if (player == Colour::Black) return entangled ? 'x' : 'X';
  return entangled ? 'o' : 'O';
}

}  // namespace

Shown::Shown(const Position& position) {
  const Board& board = position.board();
  const Situation& situation = position.situation();
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    const Point point(i);
    letters_[point] = board.is_stone(point) ? stone_letter(board.colour(point), board.is_entangled(point)) : '.';
  }
  groups_.assign(board.groups().begin(), board.groups().end());
  const auto waiting = situation.waiting();
  for (const Point point : waiting) letters_[point] = stone_letter(situation.to_move(), waiting.size() > 1);
  if (waiting.size() > 1) {
    Group group{{}, static_cast<std::uint8_t>(waiting.size()), situation.to_move(), situation.waiting_shape()};
    std::copy(waiting.begin(), waiting.end(), group.points.begin());
    groups_.push_back(group);
  }
  std::sort(groups_.begin(), groups_.end(), [](const Group& a, const Group& b) { return a.lowest() < b.lowest(); });
}

}  // namespace spooky::go
