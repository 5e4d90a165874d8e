#include "spooky/formats/json.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <exception>

#include "spooky/formats/printable.hpp"

#ifdef BOOST_NO_EXCEPTIONS
// Boost calls these where it would throw. No code of ours asks for a throwing overload, so this is a broken invariant.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace spooky {

namespace {

/// A number in Boost's only spelling, the shortest digits with an exponent, as people write it: 5E-1 as 0.5. Very large
/// and very small ones keep their exponent. (std::to_chars would do, at the price of 120 kB of tables in the browser.)
std::string as_people_write(std::string_view scientific) {
  constexpr int kMostZeros = 6;
  const std::string sign = scientific.front() == '-' ? "-" : "";
  const std::size_t at = scientific.find('E');
  std::string digits;
  for (const char letter : scientific.substr(sign.size(), at - sign.size())) {
    if (letter != '.') digits += letter;
  }
  // The point stands after so many digits.
  const int point = 1 + std::atoi(std::string(scientific.substr(at + 1)).c_str());
  const int length = static_cast<int>(digits.size());
  if (point > length + kMostZeros || point < -kMostZeros) return std::string(scientific);
  if (point <= 0) return sign + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
  if (point >= length) return sign + digits + std::string(static_cast<std::size_t>(point - length), '0');
  return sign + digits.insert(static_cast<std::size_t>(point), ".");
}

void print_to(std::string& text, const json::value& value) {
  if (const json::object* object = value.if_object()) {
    text += '{';
    for (const auto& [key, item] : *object) {
      if (&item != &object->begin()->value()) text += ',';
      text += json::serialize(key);
      text += ':';
      print_to(text, item);
    }
    text += '}';
  } else if (const json::array* array = value.if_array()) {
    text += '[';
    for (const json::value& item : *array) {
      if (&item != array->begin()) text += ',';
      print_to(text, item);
    }
    text += ']';
  } else if (value.is_double()) {
    text += as_people_write(json::serialize(value));
  } else {
    text += json::serialize(value);
  }
}

/// True when every number can be written down again.
bool is_finite(const json::value& value) {
  if (const double* number = value.if_double()) return std::isfinite(*number);
  if (const json::array* array = value.if_array()) return std::all_of(array->begin(), array->end(), is_finite);
  const json::object* object = value.if_object();
  return !object ||
         std::all_of(object->begin(), object->end(), [](const auto& item) { return is_finite(item.value()); });
}

}  // namespace

std::optional<std::int64_t> whole_number(const json::value& value) {
  if (const auto* number = value.if_int64()) return *number;
  if (const auto* number = value.if_uint64(); number && *number < std::uint64_t{1} << 63) {
    return static_cast<std::int64_t>(*number);
  }
  if (const auto* number = value.if_double(); number && std::abs(*number) < 1e15 && std::trunc(*number) == *number) {
    return static_cast<std::int64_t>(*number);
  }
  return std::nullopt;
}

std::string quote(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::size_t length = std::min(text.size(), kMost);
  // Back to the first byte of a character.
  while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) --length;
  return "'" + printable(text.substr(0, length)) + (length < text.size() ? "…'" : "'");
}

std::string print_json(const json::value& value) {
  std::string text;
  print_to(text, value);
  return text;
}

void append_json_string(std::string& text, std::string_view string) {
  const auto is_plain = [](char letter) {
    return static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\' && letter != 0x7F;
  };
  if (!std::all_of(string.begin(), string.end(), is_plain)) {
    text += json::serialize(json::value(to_json(string)));
    return;
  }
  text += '"';
  text += string;
  text += '"';
}

Result<json::value> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = 16;
  json::error_code error;
  json::value value = json::parse(to_json(text), error, {}, options);
  if (error) return Error{ErrorCode::BadJson, "this is not valid JSON: " + error.message()};
  if (!is_finite(value)) return Error{ErrorCode::BadJson, "this is not valid JSON: a number is too large"};
  return value;
}

}  // namespace spooky
