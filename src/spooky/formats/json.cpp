#include "spooky/formats/json.hpp"

#include <charconv>
#include <cstdlib>
#include <exception>

#ifdef BOOST_NO_EXCEPTIONS
// Boost calls these where it would throw. No code of ours asks for a throwing overload, so this is a broken invariant.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace spooky {

namespace {

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
  } else if (const double* number = value.if_double()) {
    char digits[32];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, *number).ptr);
  } else {
    text += json::serialize(value);
  }
}

}  // namespace

std::string print_json(const json::value& value) {
  std::string text;
  print_to(text, value);
  return text;
}

Result<json::value> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = 16;
  json::error_code error;
  json::value value = json::parse(to_json(text), error, {}, options);
  if (error) return Error{ErrorCode::BadJson, "this is not valid JSON: " + error.message()};
  return value;
}

}  // namespace spooky
