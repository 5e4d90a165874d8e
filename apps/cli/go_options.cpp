#include "go_options.hpp"

#include <algorithm>

#include "game_options.hpp"
#include "spooky/formats/go/notation.hpp"

namespace spooky::cli {

go::Rules GoOptions::read() const {
  std::string text = rules;
  const auto add = [&](const std::string& key, const std::string& value) {
    if (!value.empty()) text += (text.empty() ? "" : ",") + key + "=" + value;
  };
  const std::size_t times = std::min(size.find('x'), size.size());
  const std::string height = times == size.size() ? size : size.substr(times + 1);
  if (!size.empty() && (times == 0 || height.empty())) {
    throw InputError("--size is written as 9 or as 9x13, not '" + size + "'");
  }
  add("width", size.substr(0, times));
  add("height", height);
  add("variant", variant);
  add("komi", komi);
  return value_or_input_error(read_rules<go::Game>(std::string_view(text)));
}

bool GoOptions::names_rule(std::string_view key) const {
  return value_or_input_error(parse_rules_text(Notation<go::Game>::rule_fields(), rules)).contains(to_json(key));
}

}  // namespace spooky::cli
