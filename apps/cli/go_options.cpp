#include "go_options.hpp"

#include "game_options.hpp"
#include "spooky/formats/go/notation.hpp"

namespace spooky::cli {

go::Rules GoOptions::read() const {
  std::string text = rules;
  const auto add = [&](const std::string& key, const std::string& value) {
    if (!value.empty()) text += (text.empty() ? "" : ",") + key + "=" + value;
  };
  const auto [width, height] = read_board_size(size);
  add("width", width);
  add("height", height);
  add("variant", variant);
  add("komi", komi);
  return value_or_input_error(read_rules<go::Game>(std::string_view(text)));
}

bool GoOptions::names_rule(std::string_view key) const {
  return value_or_input_error(parse_rules_text(Notation<go::Game>::rule_fields(), rules)).contains(to_json(key));
}

}  // namespace spooky::cli
