#pragma once

#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/games/combinatorial/rules/rules.hpp"

// From what rules say by name to boards and positions on them.
namespace spooky::combinatorial {

inline constexpr std::string_view kSum = "sum";
inline constexpr std::string_view kQuantumSum = "quantum-sum";

/// Every name that `game` may have.
std::vector<std::string_view> game_names();

/// Whether the names, options and parts of a description make sense; BadRequest otherwise.
Status check_description(const Description& description);

/// Where a game begins when no position is given, as a text.
std::string default_start_text(const Description& description);

/// The position of a text on its boards; BadPosition otherwise. The description has been checked.
Result<Start> read_start(const Description& description, std::string_view text);

}  // namespace spooky::combinatorial
