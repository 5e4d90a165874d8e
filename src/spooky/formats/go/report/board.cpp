// The board alone, for those who draw it: points and lines. It depends on nothing but the rules.
#include <cmath>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"

namespace spooky {

namespace {

/// With three decimals; whole numbers without any.
json::value coordinate(double value) {
  const double rounded = std::round(value * 1000) / 1000;
  return rounded == std::floor(rounded) ? json::value(static_cast<std::int64_t>(rounded)) : json::value(rounded);
}

class BoardReport {
 public:
  explicit BoardReport(const go::Topology& topology) : topology_(topology), plan_(topology.plan()) {}

  json::object write() const {
    return {{"kind", to_json(go::board_name(plan_.kind))},
            {"width", plan_.width},
            {"height", plan_.height},
            {"points", points()},
            {"rows", rows()},
            {"edges", pairs(plan_.edges)},
            {"seams", pairs(plan_.seams)},
            {"diagonals", pairs(topology_.diagonal_pairs())},
            {"opposite", opposite()},
            {"stars", stars()}};
  }

 private:
  const std::string& name(std::size_t number) const { return plan_.places[number].name; }

  json::array points() const {
    json::array list;
    for (const go::BoardPlan::Place& place : plan_.places) {
      list.push_back(json::object{{"name", place.name}, {"x", coordinate(place.x)}, {"y", coordinate(place.y)}});
    }
    return list;
  }

  json::array rows() const {
    json::array list;
    for (std::size_t row = topology_.row_count(); row-- > 0;) {
      json::array names;
      for (const go::Point point : topology_.row(row)) names.emplace_back(topology_.name(point));
      list.push_back(std::move(names));
    }
    return list;
  }

  json::array pairs(const go::BoardPlan::Pairs& pairs) const {
    json::array list;
    for (const auto& [one, other] : pairs) list.push_back(json::array{name(one), name(other)});
    return list;
  }

  json::value opposite() const {
    if (!topology_.has_opposites()) return nullptr;
    json::object map;
    for (std::size_t i = 0; i < topology_.size(); ++i) {
      map[name(i)] = topology_.name(topology_.opposite(go::Topology::point(i)));
    }
    return map;
  }

  json::array stars() const {
    json::array list;
    for (const std::uint16_t star : plan_.stars) list.emplace_back(name(star));
    return list;
  }

  const go::Topology& topology_;
  const go::BoardPlan& plan_;
};

}  // namespace

json::value Notation<go::Game>::board(const Rules& rules) {
  const go::Topology topology = go::drawn_board(rules);
  return BoardReport(topology).write();
}

}  // namespace spooky
