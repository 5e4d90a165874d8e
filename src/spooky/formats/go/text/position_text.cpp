#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

/// The highest row first, numbers for empty points.
std::string rows_of(const Rules& rules, const Shown& shown) {
  std::string text;
  rules.for_rows([&](std::span<const Point> row) {
    if (!text.empty()) text += '/';
    std::size_t empty = 0;
    for (const Point point : row) {
      const char letter = shown.letter(point);
      if (letter == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += letter;
    }
    if (empty > 0) text += std::to_string(empty);
  });
  return text;
}

/// A graph has no rows: `X:A1,B2;O:C3;x:D1,E5`, or `-` for an empty board.
std::string stones_by_letter(const Rules& rules, const Shown& shown) {
  std::string text;
  for (const char letter : {'X', 'O', 'x', 'o'}) {
    std::vector<Point> points;
    rules.for_points([&](Point point) {
      if (shown.letter(point) == letter) points.push_back(point);
    });
    if (points.empty()) continue;
    text += (text.empty() ? "" : ";") + std::string(1, letter) + ":" + point_list(rules, points, ",");
  }
  return text.empty() ? "-" : text;
}

}  // namespace

std::string Go::position_text(const Position& position) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string text = rules.board() == BoardKind::Graph ? stones_by_letter(rules, shown) : rows_of(rules, shown);
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
