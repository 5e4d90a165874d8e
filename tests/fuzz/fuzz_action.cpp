// Actions, one per line, under rules given on the first line as `game rules`: is_legal agrees with the legal list
// (which has neither resignations nor offers of a draw), and an accepted action prints as a text that means the same.
#include <algorithm>

#include "fuzz.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

using namespace spooky;

template <Game G>
static void play(std::string_view rules_text, std::string_view lines) {
  const auto rules = read_rules<G>(rules_text);
  if (!rules) return;
  auto position = G::Position::initial(*rules);
  while (!lines.empty()) {
    const auto action = read_action<G>(position, take_line(lines));
    if (!action) {
      require(!action.error().reason.empty());
      continue;
    }
    const std::string text = Notation<G>::action_text(position, *action);
    if (text != "resign" && text != "draw" && lists_every_action(position)) {
      typename G::Position::Actions actions;
      position.legal_actions(actions);
      require(std::binary_search(actions.begin(), actions.end(), *action));
    }
    const auto again = read_action<G>(position, text);
    require(again && *again == *action);
    position.play_unchecked(*action);
    require(position.hash() == position.recomputed_hash());
  }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  with_named_game(fuzz_text(data, size),
                  []<class G>(std::string_view rules, std::string_view rest) { play<G>(rules, rest); });
  return 0;
}
