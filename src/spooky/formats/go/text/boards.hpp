#pragma once

#include <span>
#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// "grid", "torus" … (G18).
std::string_view board_name(BoardKind kind);
/// In the order of the kinds.
std::span<const std::string_view> board_names();

/// Fills in the board of rules from the keys `board`, `width`, `height` and `graph` (G18, G24). Whatever is refused is
/// refused before a board is made; errors have code BadRequest.
Status read_board(const json::object& complete, Rules& rules);

/// The same keys of a board, for rules_json. The grid is not named: what was written before there were others stays as
/// it is.
json::object board_keys(const Rules& rules);

/// A board of one's own (G24) from its JSON; errors have code BadRequest and name the fault.
Result<BoardPlan> read_graph(const json::object& graph);
json::object graph_json(const BoardPlan& plan);

/// "9×9" for the grid, "torus 11×11", "cube 4", "graph of 24 points".
std::string board_title(const Rules& rules);

/// Nothing to say about the grid; on any other board why `who`, a format or protocol made for it, cannot be used.
Status require_grid(const Rules& rules, std::string_view who);

/// The board of any rules with its names and places, the grid included: for those who draw it.
Topology drawn_board(const Rules& rules);

}  // namespace spooky::go
