#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/go/files/sgf_tree.hpp"
#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

/// The point with that name in SGF, `dc`; none when the board has no such point.
std::optional<Point> parse_sgf_point(const Rules& rules, std::string_view text);
/// A pass is `[]`, and `[tt]` on boards that have no such point.
bool is_sgf_pass(const Rules& rules, std::string_view text);

/// Where the game of a file begins. A file of ours has its rules in `QV` and, where the start is not the usual one, a
/// position text in `QB`. Any other is a game of plain Go: size, komi and rules from `SZ`, `KM` and `RU`, stones from
/// `AB` and `AW` of the first node.
Result<Position> sgf_start(std::span<const SgfNode> line);

}  // namespace spooky::go
