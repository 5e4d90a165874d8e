#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/go/rules/position.hpp"
#include "spooky/words/sections.hpp"

namespace spooky::go {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kGo, key, std::move(arguments)};
}

/// An action that is refused, and why.
Error illegal(std::string_view key, std::vector<Argument> arguments = {});

/// Rules that cannot be, and why.
Error bad_rules(std::string_view key, std::vector<Argument> arguments = {});

/// "2", "3G", "3W", "4G", "4W"; "1" for a single stone.
std::string_view shape_name(Shape shape);
/// Half points as people write them: "43.5", "20".
std::string points_text(int halves);

inline std::int64_t number(std::size_t count) { return static_cast<std::int64_t>(count); }
Term term(Colour player);
Term term(Shape shape);
Cell cell(const Rules& rules, Point point);
Cells cells(const Rules& rules, std::span<const Point> points);

/// What the choice does with the stone that is named: "keep" or "remove".
std::string deed(const Choice& choice);
/// The points that may be named, as actions: "=C3", "=D4".
Texts choice_actions(const Rules& rules, const Choice& choice);

/// Who chooses, and among which stones (G7, G16). Only while choosing.
Message asked(const Position& position);
/// How the game ended. Only when it is over.
Message ended(const Position& position);

}  // namespace spooky::go
