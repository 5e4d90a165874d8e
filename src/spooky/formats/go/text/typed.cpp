// What people type in a terminal for an action.
#include <algorithm>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/typed_words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

std::vector<Action> Go::meant(const Position& position, std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  std::vector<Point> points;
  for (const std::string& word : typed_words(text.substr(0, colon))) {
    const auto point = parse_point(position.rules(), word);
    if (!point || points.size() == kMostStones || std::find(points.begin(), points.end(), *point) != points.end()) {
      return {};
    }
    points.push_back(*point);
  }
  if (points.empty()) return {};
  if (colon < text.size()) {  // the shape is named: only the points were written otherwise
    const auto placed =
        parse_action(position, point_list(position.rules(), points, " ") + std::string(text.substr(colon)));
    return placed ? std::vector{*placed} : std::vector<Action>();
  }
  if (position.situation().is_choosing()) {
    if (points.size() != 1) return {};
    return {Action::keep(points[0]), Action::remove(points[0])};
  }
  std::vector<Action> actions;
  for (const Shape shape : {Shape::Single, Shape::Pair, Shape::G3, Shape::W3, Shape::G4, Shape::W4}) {
    if (stones_of(shape) == points.size()) actions.push_back(Action::place(shape, points));
  }
  return actions;
}

}  // namespace spooky
