// The JSON of a table game on the first line, a ruleset and a width on the second, then actions, one a line: a table
// that is accepted prints as rules that mean the same, and can be played and looked at.
#include "fuzz.hpp"
#include "spooky/formats/combinatorial/notation.hpp"

using namespace spooky;
using Text = Notation<combinatorial::Game>;

static void look_at(const combinatorial::Position& position) {
  const std::string printed = Text::position_text(position);
  const auto again = read_position<combinatorial::Game>(position.rules(), printed);
  require(again && *again == position && Text::position_text(*again) == printed);
  require(position.hash() == position.recomputed_hash());
  Text::describe(position);
  Text::diagram(position, {});
  (void)Text::worlds(position);
  (void)Text::available(position);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz_text(data, size);
  const auto table = parse_json(take_line(text));
  if (!table || !table->is_object()) return 0;
  const std::string_view how = take_line(text);
  const std::size_t space = std::min(how.find(' '), how.size());
  json::object given{{"game", "table"}, {"table", *table}, {"ruleset", to_json(how.substr(0, space))}};
  if (const auto width = parse_json(how.substr(std::min(space + 1, how.size())))) given["width"] = *width;
  const auto rules = read_rules<combinatorial::Game>(given);
  if (!rules) {
    require(!rules.error().reason.empty());
    return 0;
  }
  const auto same = read_rules<combinatorial::Game>(Text::rules_json(*rules));
  require(same && *same == *rules);
  auto position = combinatorial::Position::initial(*rules);
  look_at(position);
  while (!text.empty()) {
    const auto action = read_action<combinatorial::Game>(position, take_line(text));
    if (!action) {
      require(!action.error().reason.empty());
      continue;
    }
    position.play_unchecked(*action);
    look_at(position);
  }
  return 0;
}
