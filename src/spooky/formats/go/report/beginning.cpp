// How a game of Go may begin and what a turn may place, for forms and for those who put an action together.
#include <algorithm>
#include <string>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/games/go/rules/handicap.hpp"
#include "spooky/games/go/rules/presets.hpp"

namespace spooky {

namespace {

json::object bounds(std::size_t least, std::size_t most, std::size_t usual) {
  return {{"min", least}, {"max", most}, {"default", usual}};
}

template <class Points>
json::array named_points(const go::Rules& rules, const Points& points) {
  json::array list;
  for (const go::Point point : points) list.emplace_back(go::point_name(rules, point));
  return list;
}

json::array shapes_json(std::span<const go::Shape> offered) {
  json::array shapes;
  for (const go::Shape shape : offered) {
    const std::size_t stones = go::stones_of(shape);
    const auto has_as_many = [&](go::Shape one) { return go::stones_of(one) == stones; };
    const bool is_open = std::count_if(offered.begin(), offered.end(), has_as_many) > 1;
    const std::string name(go::shape_name(shape));
    shapes.push_back(json::object{{"shape", name}, {"stones", stones}, {"suffix", is_open ? ":" + name : ""}});
  }
  return shapes;
}

}  // namespace

json::value Notation<go::Game>::placements(const Position& position) {
  const Rules& rules = position.rules();
  const auto shapes_of = [&](go::Colour player) {
    return shapes_json(go::Situation(rules, position.board(), player, 0).shapes());
  };
  return json::object{{"black", shapes_of(go::Colour::Black)},
                      {"white", shapes_of(go::Colour::White)},
                      {"opposite", rules.variant == go::Variant::Symmetric}};
}

json::value Notation<go::Game>::sizes(const Position&) {
  json::array list;
  for (std::size_t i = 0; i < go::board_names().size(); ++i) {
    const auto kind = static_cast<go::BoardKind>(i);
    json::object entry{{"board", to_json(go::board_names()[i])}};
    if (kind != go::BoardKind::Graph) {
      const go::BoardSizes& sizes = go::sizes_of(kind);
      entry["width"] = bounds(sizes.least_width, sizes.most_width, sizes.usual_width);
      if (!sizes.one_size) entry["height"] = bounds(sizes.least_height, sizes.most_height, sizes.usual_height);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

json::value Notation<go::Game>::handicaps(const Position& position) {
  const Rules& rules = position.rules();
  json::array list;
  const auto add = [&](json::array points) {
    list.push_back(json::object{{"stones", points.size()}, {"at", std::move(points)}});
  };
  if (rules.is_grid()) {
    for (std::size_t stones = 2; stones <= go::most_handicap(rules); ++stones) {
      add(named_points(rules, go::fixed_handicap(rules, stones)));
    }
    return list;
  }
  const go::Topology board = go::drawn_board(rules);
  json::array points;
  for (const std::uint16_t star : board.plan().stars) {  // G25
    points.emplace_back(board.plan().places[star].name);
    if (points.size() < rules.points()) add(points);
  }
  return list;
}

}  // namespace spooky
