#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// "A1" is bottom left of a grid; there is no column I (G1).
std::string point_name(const Rules& rules, Point point);

/// The point of that name, in either case; none when the board has no such point.
std::optional<Point> parse_point(const Rules& rules, std::string_view text);

/// The names one after another, with the joint between them.
std::string point_list(const Rules& rules, std::span<const Point> points, std::string_view joint);

}  // namespace spooky::go
