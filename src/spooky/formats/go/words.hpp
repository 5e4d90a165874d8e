#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "spooky/games/go/position.hpp"

namespace spooky::go {

/// "Black" or "White".
std::string player_name(Colour player);

/// "A1, B2 and C3"; the last two are joined by the word given.
std::string name_points(const Rules& rules, std::span<const Point> points, std::string_view last_joint = " and ");

/// "1 stone", "3 stones".
std::string counted(std::size_t count, std::string_view noun);

/// Half points as people write them: "43.5", "20".
std::string points_text(int halves);

/// "2", "3G", "3W", "4G", "4W"; "1" for a single stone.
std::string_view shape_name(Shape shape);

/// "the position after move 22", or at the start (0).
std::string moment_name(int turn);

/// The points that the choice to be made may name, as actions: "=C3 or =D4".
std::string choice_texts(const Rules& rules, const Choice& choice);

/// "White chooses which of C4 and D5 to keep: =C4 or =D5."
std::string choice_sentence(const Rules& rules, const Choice& choice);

/// How a game that is over came out: "Black has 20 points and White 16: Black wins by 4."
std::string ending(const Position& position);

}  // namespace spooky::go
