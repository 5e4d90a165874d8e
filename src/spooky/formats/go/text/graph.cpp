// A board of one's own as JSON (G24): every fault has its own sentence, and none costs more than reading the text.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "spooky/formats/go/text/boards.hpp"

namespace spooky::go {

namespace {

constexpr double kFarthest = 1000;

Error bad_graph(std::string reason) { return {ErrorCode::BadRequest, "the rule 'graph': " + std::move(reason)}; }

/// `[A-Z][A-Z]?(0|[1-9][0-9]{0,2})`
bool is_name(std::string_view text) {
  const auto is_letter = [](char c) { return c >= 'A' && c <= 'Z'; };
  std::size_t letters = 0;
  while (letters < text.size() && is_letter(text[letters])) ++letters;
  const std::string_view digits = text.substr(letters);
  if (letters < 1 || letters > 2 || digits.empty() || digits.size() > 3) return false;
  if (digits.find_first_not_of("0123456789") != std::string_view::npos) return false;
  return digits[0] != '0' || digits.size() == 1;
}

class GraphReader {
 public:
  explicit GraphReader(const json::object& graph) : graph_(graph) {}

  Result<BoardPlan> read() {
    if (const Status status = check_keys(); !status) return status.error();
    if (const Status status = read_points(); !status) return status.error();
    if (const Status status = read_edges(); !status) return status.error();
    if (const Status status = read_diagonals(); !status) return status.error();
    if (const Status status = read_opposites(); !status) return status.error();
    if (const Status status = read_stars(); !status) return status.error();
    plan_.kind = BoardKind::Graph;
    plan_.width = plan_.places.size();
    plan_.height = 1;
    plan_.row_lengths = {static_cast<std::uint16_t>(plan_.places.size())};
    return std::move(plan_);
  }

 private:
  Status check_keys() const {
    static constexpr std::array<std::string_view, 5> kKeys = {"points", "edges", "diagonals", "opposite", "stars"};
    for (const auto& [key, value] : graph_) {
      if (std::find(kKeys.begin(), kKeys.end(), from_json(key)) == kKeys.end()) {
        return bad_graph("there is no key " + quote(from_json(key)) +
                         "; the keys are points, edges, diagonals, opposite, stars");
      }
      if (!value.is_array()) return bad_graph(quote(from_json(key)) + " must be a list");
    }
    for (const std::string_view key : {"points", "edges"}) {
      if (!graph_.contains(to_json(key))) return bad_graph(quote(key) + " is missing");
    }
    return success();
  }

  const json::array& list(std::string_view key) const { return graph_.at(to_json(key)).get_array(); }

  Status read_points() {
    const json::array& points = list("points");
    if (points.size() < 2 || points.size() > kMostPoints) {
      return bad_graph("a board has 2 to " + std::to_string(kMostPoints) + " points, and this one has " +
                       std::to_string(points.size()));
    }
    for (const json::value& value : points) {
      const json::object* point = value.if_object();
      const json::value* name = point ? point->if_contains("name") : nullptr;
      if (!name || !name->is_string() || point->size() != 3) {
        return bad_graph(R"(every point is written as {"name":"A1","x":0,"y":0})");
      }
      const std::string_view text = from_json(name->get_string());
      if (!is_name(text)) {
        return bad_graph("a point cannot be called " + quote(text) +
                         ": a name is one or two capital letters and a number from 0 to 999");
      }
      const auto x = read_coordinate(*point, "x");
      const auto y = read_coordinate(*point, "y");
      if (!x || !y) {
        return bad_graph("the coordinates x and y of " + std::string(text) + " must be numbers from -1000 to 1000");
      }
      if (!numbers_.emplace(text, plan_.places.size()).second) {
        return bad_graph("two points are called " + std::string(text));
      }
      plan_.places.push_back({std::string(text), *x, *y});
    }
    return success();
  }

  static std::optional<double> read_coordinate(const json::object& point, json::string_view key) {
    const json::value* value = point.if_contains(key);
    if (!value || !value->is_number()) return std::nullopt;
    const double number = value->is_double()  ? value->get_double()
                          : value->is_int64() ? static_cast<double>(value->get_int64())
                                              : static_cast<double>(value->get_uint64());
    if (!(std::abs(number) <= kFarthest)) return std::nullopt;
    return number;
  }

  Result<std::uint16_t> read_name(const json::value& value, std::string_view key) const {
    const json::string* text = value.if_string();
    if (!text) return bad_graph(quote(key) + " must name points");
    const auto found = numbers_.find(from_json(*text));
    if (found == numbers_.end()) {
      return bad_graph(quote(key) + " names " + quote(from_json(*text)) + ", which is not one of the points");
    }
    return static_cast<std::uint16_t>(found->second);
  }

  /// Pairs of different points, none twice.
  Result<BoardPlan::Pairs> read_pairs(std::string_view key) const {
    BoardPlan::Pairs pairs;
    std::set<BoardPlan::Pair> seen;
    for (const json::value& value : list(key)) {
      const json::array* names = value.if_array();
      if (!names || names->size() != 2) return bad_graph(quote(key) + R"( must list pairs, as in ["A1","B1"])");
      const auto one = read_name((*names)[0], key);
      if (!one) return one.error();
      const auto other = read_name((*names)[1], key);
      if (!other) return other.error();
      if (*one == *other) return bad_graph(quote(key) + " joins " + name(*one) + " to itself");
      const BoardPlan::Pair pair = {std::min(*one, *other), std::max(*one, *other)};
      if (!seen.insert(pair).second) return bad_graph(quote(key) + " lists " + text(pair) + " twice");
      pairs.push_back(pair);
    }
    return pairs;
  }
  const std::string& name(std::size_t number) const { return plan_.places[number].name; }
  std::string text(const BoardPlan::Pair& pair) const { return name(pair[0]) + " and " + name(pair[1]); }

  Status read_edges() {
    auto edges = read_pairs("edges");
    if (!edges) return edges.error();
    plan_.edges = *std::move(edges);
    std::vector<std::vector<std::uint16_t>> near(plan_.places.size());
    for (const auto& [one, other] : plan_.edges) {
      near[one].push_back(other);
      near[other].push_back(one);
    }
    for (std::size_t i = 0; i < near.size(); ++i) {
      if (near[i].size() <= kMostNeighbours) continue;
      return bad_graph(name(i) + " has " + std::to_string(near[i].size()) + " neighbours, and a point has at most " +
                       std::to_string(kMostNeighbours));
    }
    return check_connected(near);
  }

  Status check_connected(const std::vector<std::vector<std::uint16_t>>& near) const {
    std::vector<bool> reached(near.size());
    std::vector<std::uint16_t> open = {0};
    reached[0] = true;
    while (!open.empty()) {
      const std::uint16_t from = open.back();
      open.pop_back();
      for (const std::uint16_t to : near[from]) {
        if (reached[to]) continue;
        reached[to] = true;
        open.push_back(to);
      }
    }
    const auto lost = std::find(reached.begin(), reached.end(), false);
    if (lost == reached.end()) return success();
    return bad_graph("the board must be connected, and no way leads from " + name(0) + " to " +
                     name(static_cast<std::size_t>(lost - reached.begin())));
  }

  Status read_diagonals() {
    if (!graph_.contains("diagonals")) return success();
    auto diagonals = read_pairs("diagonals");
    if (!diagonals) return diagonals.error();
    const std::set<BoardPlan::Pair> edges(plan_.edges.begin(), plan_.edges.end());
    for (const BoardPlan::Pair& pair : *diagonals) {
      if (edges.contains(pair)) return bad_graph("'diagonals' lists " + text(pair) + ", which are neighbours");
    }
    plan_.diagonals = *std::move(diagonals);
    return success();
  }

  Status read_opposites() {
    if (!graph_.contains("opposite")) return success();
    auto opposite = read_pairs("opposite");
    if (!opposite) return opposite.error();
    std::vector<bool> taken(plan_.places.size());
    for (const BoardPlan::Pair& pair : *opposite) {
      for (const std::uint16_t one : pair) {
        if (taken[one]) return bad_graph("'opposite' gives " + name(one) + " two opposites");
        taken[one] = true;
      }
    }
    plan_.opposite = *std::move(opposite);
    return success();
  }

  Status read_stars() {
    if (!graph_.contains("stars")) return success();
    for (const json::value& value : list("stars")) {
      const auto star = read_name(value, "stars");
      if (!star) return star.error();
      if (std::find(plan_.stars.begin(), plan_.stars.end(), *star) != plan_.stars.end()) {
        return bad_graph("'stars' names " + name(*star) + " twice");
      }
      plan_.stars.push_back(*star);
    }
    return success();
  }

  const json::object& graph_;
  BoardPlan plan_;
  std::map<std::string, std::size_t, std::less<>> numbers_;
};

json::value number_json(double number) {
  return number == std::floor(number) ? json::value(static_cast<std::int64_t>(number)) : json::value(number);
}

}  // namespace

Result<BoardPlan> read_graph(const json::object& graph) { return GraphReader(graph).read(); }

json::object graph_json(const BoardPlan& plan) {
  const auto pairs_json = [&](const BoardPlan::Pairs& pairs) {
    json::array list;
    for (const auto& [one, other] : pairs) list.push_back(json::array{plan.places[one].name, plan.places[other].name});
    return list;
  };
  json::array points;
  for (const BoardPlan::Place& place : plan.places) {
    points.push_back(json::object{{"name", place.name}, {"x", number_json(place.x)}, {"y", number_json(place.y)}});
  }
  json::object graph{{"points", std::move(points)}, {"edges", pairs_json(plan.edges)}};
  if (plan.diagonals) graph["diagonals"] = pairs_json(*plan.diagonals);
  if (plan.opposite) graph["opposite"] = pairs_json(*plan.opposite);
  if (plan.stars.empty()) return graph;
  json::array stars;
  for (const std::uint16_t star : plan.stars) stars.emplace_back(plan.places[star].name);
  graph["stars"] = std::move(stars);
  return graph;
}

}  // namespace spooky::go
