#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// The customary notation (rule clause Q8):
///   3  -3/4      numbers
///   *  *2        nimbers
///   ^  v  ^2  v3 ups and downs
///   1/2^2*3      a number, ups and a nimber are written one after the other: 1/2 + ^2 + *3
///   ±2           {2|-2}, for a number
///   +_2  -_2     tiny and miny: {0|{0|-2}} and {{2|0}|0}, for a positive number
///   {a,b|c}      everything else by its options; sums of numbers, ups and nimbers first, then shorter texts first
/// A text longer than the limit is an error with the code too-large. What is printed can be parsed.
Result<std::string> to_text(const Universe& universe, Value value, std::size_t longest = 20'000);

/// What reading one text may cost; see Limits::steps.
constexpr std::uint64_t kParseSteps = 200'000;

/// The value of a text in this notation, in any form and not only as printed: {1,0|-1} means {1|-1}. Besides, values
/// may be added and subtracted (+ and -), negated (-) and put in parentheses. Errors have the code bad-request, or
/// too-large.
Result<Value> parse_value(Universe& universe, std::string_view text, std::uint64_t steps = kParseSteps);

}  // namespace spooky::values
