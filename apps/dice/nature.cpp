#include "dice/nature.hpp"

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky {

Drawn<std::string> draw_for_nature(const AnyPosition& any, Die& die) {
  return with_position(any, [&]<class G>(const auto& position) -> Drawn<std::string> {
    const auto drawn = draw_for_nature(position, [&] { return die.byte(); });
    if (!drawn) {
      throw DieError("not-random", {{"bytes", static_cast<std::int64_t>(kMostDrawnBytes)}});
    }
    return {Notation<G>::action_text(position, drawn->action), drawn->face};
  });
}

}  // namespace spooky
