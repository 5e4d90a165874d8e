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
  add("width", size.substr(0, times));
  add("height", times == size.size() ? size : size.substr(times + 1));
  add("variant", variant);
  add("komi", komi);
  return value_or_input_error(read_rules<go::Game>(std::string_view(text)));
}

}  // namespace spooky::cli
