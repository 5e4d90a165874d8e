#include "dice/nature.hpp"

#include <cstdlib>

#include "spooky/formats/any_game.hpp"

namespace spooky {

NatureRoll roll_for_nature(const AnyPosition& any, Die& die) {
  return with_position(any, [&]<class G>(const auto& position) -> NatureRoll {
    if constexpr (requires { position.action_of_face(1); }) {
      const int face = die.roll();
      return {face, Notation<G>::action_text(position, position.action_of_face(face))};
    } else {
      std::abort();  // Nature acts in no game without dice.
    }
  });
}

}  // namespace spooky
