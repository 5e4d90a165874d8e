#include "spooky/formats/json.hpp"

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

Result<json::value> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = 16;
  json::error_code error;
  json::value value = json::parse(to_json(text), error, {}, options);
  if (error) return Error{ErrorCode::BadJson, "this is not valid JSON: " + error.message()};
  return value;
}

}  // namespace spooky
