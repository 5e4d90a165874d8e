#pragma once

// Boost.JSON compiled into this layer, without exceptions: use the overloads that return an error code, and the if_…
// accessors that return a pointer.
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spooky/core/result.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky {

namespace json = boost::json;

/// Parses one JSON text; errors have code BadJson. Nesting is bounded, and so are numbers: 1e400 is refused.
Result<json::value> parse_json(std::string_view text);

/// The value as compact JSON text. Numbers are written as people write them, 0.5, where json::serialize writes 5E-1.
std::string print_json(const json::value& value);

/// Appends a string in quotation marks, with what JSON escapes in strings escaped.
void append_json_string(std::string& text, std::string_view string);

/// The whole number in a value, if it is one within 64 bits with sign: 3 and 3.0 are the same number.
std::optional<std::int64_t> whole_number(const json::value& value);

inline json::string_view to_json(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view from_json(json::string_view text) { return {text.data(), text.size()}; }
inline std::string_view from_json(const json::string& text) { return {text.data(), text.size()}; }

}  // namespace spooky
