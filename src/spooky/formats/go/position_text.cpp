#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"
#include "spooky/formats/go/shown.hpp"
#include "spooky/formats/go/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

std::string Go::position_text(const Position& position) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string text;
  for (std::size_t row = rules.height; row-- > 0;) {
    std::size_t empty = 0;
    for (std::size_t column = 0; column < rules.width; ++column) {
      const char letter = shown.letter(rules.point(column, row));
      if (letter == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += letter;
    }
    if (empty > 0) text += std::to_string(empty);
    if (row > 0) text += '/';
  }
  const Situation& situation = position.situation();
  text += situation.to_move() == Colour::Black ? " b " : " w ";
  text += std::to_string(situation.passes()) + " | ";
  if (shown.groups().empty()) return text + "-";
  for (const Group& group : shown.groups()) {
    if (&group != &shown.groups().front()) text += ';';
    text += point_list(rules, group.stones(), "/");
    if (group.count > 2) text += "=" + std::string(shape_name(group.shape));
  }
  return text;
}

}  // namespace spooky
