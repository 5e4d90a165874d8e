// A position on the second line under rules on the first as `game rules`: parse–print–parse is the identity, and a
// position that parses can be looked at and played on.
#include "fuzz.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

using namespace spooky;

template <Game G>
static void parse(std::string_view rules_text, std::string_view text) {
  const auto rules = read_rules<G>(rules_text);
  if (!rules) return;
  const auto position = read_position<G>(*rules, text);
  if (!position) {
    require(!position.error().reason.empty());
    return;
  }
  const std::string printed = Notation<G>::position_text(*position);
  const auto again = read_position<G>(*rules, printed);
  require(again && *again == *position && Notation<G>::position_text(*again) == printed);
  require(position->hash() == position->recomputed_hash());
  Notation<G>::state(*position);
  Notation<G>::result(*position);
  Notation<G>::describe(*position);
  Notation<G>::diagram(*position, {});
  typename G::Position::Actions actions;
  position->legal_actions(actions);
  // The first two hundred will do where there are thousands.
  for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 200); ++i) {
    const auto& action = actions[i];
    require(position->is_legal(action));
    if (!can_be_played(*position, action)) continue;
    auto next = *position;
    next.play_unchecked(action);
    require(next.hash() == next.recomputed_hash());
  }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  with_named_game(fuzz_text(data, size),
                  []<class G>(std::string_view rules, std::string_view rest) { parse<G>(rules, rest); });
  return 0;
}
