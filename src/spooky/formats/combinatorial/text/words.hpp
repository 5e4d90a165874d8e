#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/combinatorial/rules/ruleset.hpp"
#include "spooky/values/value.hpp"
#include "spooky/words/sections.hpp"

// What the messages of quantum combinatorial games have in common.
namespace spooky::combinatorial {

/// A message of this game's section.
inline Message message(std::string_view key, std::vector<Argument> arguments = {}) {
  return {&words::kCombinatorial, key, std::move(arguments)};
}

/// IllegalAction, for the reason `refusal.<code>`.
Error illegal(std::string_view key, std::vector<Argument> arguments = {});

inline Term player_term(values::Side side) { return {"player", side == values::Side::Left ? "left" : "right"}; }

/// A count as messages carry it.
inline std::int64_t as_number(std::size_t count) { return static_cast<std::int64_t>(count); }

inline Argument ruleset_argument(Ruleset ruleset) { return {"ruleset", std::string(ruleset_name(ruleset))}; }

/// What a sentence chooses by, where something is so: `yes`.
inline Argument flag(std::string_view name) { return {name, std::string("yes")}; }

/// A realisation by its text: `world`, and the flag `nothing` when the text is empty. (A text cannot be chosen by: a
/// table may call its positions anything.)
void add_world(std::vector<Argument>& arguments, const std::string& text);

/// The number of a part from 1, where there are parts: `part`.
void add_part(std::vector<Argument>& arguments, bool has_parts, std::size_t summand);

}  // namespace spooky::combinatorial
