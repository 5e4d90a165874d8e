#include "spooky/formats/go/picture/stone_labels.hpp"

namespace spooky::go {

namespace {

/// A, B … Z, AA, AB …
std::string letters_of(int number) {
  std::string text;
  for (; number > 0; number = (number - 1) / 26) text.insert(text.begin(), static_cast<char>('A' + (number - 1) % 26));
  return text;
}

}  // namespace

StoneLabels::StoneLabels(const Position& start) {
  const Rules& rules = start.rules();
  int letter = 0;
  for (std::size_t i = 0; i < rules.cells(); ++i) {
    const Point point(i);
    if (!rules.on_board(point) || !start.board().is_entangled(point)) continue;
    const Point lowest = start.board().group_of(point).lowest();
    letters_[point] = lowest == point ? ++letter : letters_[lowest];
  }
}

void StoneLabels::follow(const Position& before, const Action& action) {
  if (action.kind != Action::Kind::Place) return;
  for (const Point point : action.stones()) {
    turns_[point] = before.turn();
    letters_[point] = 0;
  }
}

std::string StoneLabels::text(Point point) const {
  if (turns_[point] > 0) return std::to_string(turns_[point]);
  return letters_of(letters_[point]);
}

}  // namespace spooky::go
