#include "spooky/formats/go/text/boards.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "spooky/formats/go/text/words.hpp"
#include "spooky/games/go/rules/presets.hpp"

namespace spooky::go {

namespace {

constexpr std::array<std::string_view, 11> kBoards = {
    "grid", "torus", "cylinder", "moebius", "circular", "round", "triangular", "hexagonal", "cube", "town", "graph"};

/// A side of the board, the usual one when none is given.
Result<std::size_t> read_side(const json::object& complete, std::string_view key, BoardKind kind, std::size_t least,
                              std::size_t most, std::size_t usual) {
  const json::value* given = complete.if_contains(to_json(key));
  if (given == nullptr) return usual;
  const std::int64_t side = given->get_int64();
  if (std::cmp_greater_equal(side, least) && std::cmp_less_equal(side, most)) {
    return static_cast<std::size_t>(side);
  }
  std::vector<Argument> arguments = {
      {"rule", quote(key)}, {"least", number(least)}, {"most", number(most)}, {"default", number(usual)}};
  if (kind != BoardKind::Grid) arguments.push_back({"board", quote(board_name(kind))});
  return bad_rules("rules.side", std::move(arguments));
}

Status read_preset(const json::object& complete, BoardKind kind, Rules& rules) {
  const BoardSizes& sizes = sizes_of(kind);
  const auto width = read_side(complete, "width", kind, sizes.least_width, sizes.most_width, sizes.usual_width);
  if (!width) return width.error();
  if (sizes.one_size && complete.contains("height") &&
      complete.at("height").get_int64() != static_cast<std::int64_t>(*width)) {
    return bad_rules("rules.one-size", {{"board", quote(board_name(kind))}});
  }
  const auto height =
      sizes.one_size ? width
                     : read_side(complete, "height", kind, sizes.least_height, sizes.most_height, sizes.usual_height);
  if (!height) return height.error();
  if (const std::size_t points = points_of(kind, *width, *height); points > kMostPoints) {
    return bad_rules("rules.points", {{"most", number(kMostPoints)}, {"points", number(points)}});
  }
  rules.width = static_cast<std::uint8_t>(*width);
  rules.height = static_cast<std::uint8_t>(*height);
  if (kind != BoardKind::Grid) rules.topology = SharedTopology(Topology(preset_plan(kind, *width, *height)));
  return success();
}

}  // namespace

std::string_view board_name(BoardKind kind) { return kBoards[static_cast<std::size_t>(kind)]; }
std::span<const std::string_view> board_names() { return kBoards; }

Status read_board(const json::object& complete, Rules& rules) {
  const auto found = std::find(kBoards.begin(), kBoards.end(), from_json(complete.at("board").get_string()));
  const auto kind = static_cast<BoardKind>(found - kBoards.begin());
  const json::value* graph = complete.if_contains("graph");
  if (kind != BoardKind::Graph) {
    if (graph) return bad_rules("rules.graph-of-other", {{"board", quote(*found)}});
    return read_preset(complete, kind, rules);
  }
  if (!graph) return bad_rules("rules.graph-missing");
  for (const std::string_view key : {"width", "height"}) {
    if (complete.contains(to_json(key))) return bad_rules("rules.graph-side", {{"rule", quote(key)}});
  }
  auto plan = read_graph(graph->get_object());
  if (!plan) return plan.error();
  rules.width = 0;
  rules.height = 0;
  rules.topology = SharedTopology(Topology(*std::move(plan)));
  return success();
}

json::object board_keys(const Rules& rules) {
  json::object keys;
  if (!rules.is_grid()) keys["board"] = to_json(board_name(rules.board()));
  if (rules.board() == BoardKind::Graph) {
    keys["graph"] = graph_json(rules.topology->plan());
  } else {
    keys["width"] = int{rules.width};
    keys["height"] = int{rules.height};
  }
  return keys;
}

std::string board_title(const Rules& rules) {
  const std::string name(board_name(rules.board()));
  if (rules.board() == BoardKind::Graph) return name + " of " + std::to_string(rules.points()) + " points";
  const std::string width = std::to_string(int{rules.width});
  if (sizes_of(rules.board()).one_size) return name + " " + width;
  return (rules.is_grid() ? "" : name + " ") + width + "×" + std::to_string(int{rules.height});
}

Status require_grid(const Rules& rules, std::string_view who) {
  if (rules.is_grid()) return success();
  return bad_rules("rules.grid-only", {{"who", std::string(who)}, {"board", quote(board_name(rules.board()))}});
}

Topology drawn_board(const Rules& rules) {
  return rules.topology ? *rules.topology : Topology(preset_plan(BoardKind::Grid, rules.width, rules.height));
}

}  // namespace spooky::go
