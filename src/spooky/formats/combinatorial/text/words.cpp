#include "spooky/formats/combinatorial/text/words.hpp"

#include "spooky/words/words.hpp"

namespace spooky::combinatorial {

Error illegal(std::string_view key, std::vector<Argument> arguments) {
  return refuse(ErrorCode::IllegalAction, message(key, std::move(arguments)));
}

void add_world(std::vector<Argument>& arguments, const std::string& text) {
  arguments.push_back({"world", text});
  if (text.empty()) arguments.push_back(flag("nothing"));
}

void add_part(std::vector<Argument>& arguments, bool has_parts, std::size_t summand) {
  if (has_parts) arguments.push_back({"part", as_number(summand + 1)});
}

}  // namespace spooky::combinatorial
