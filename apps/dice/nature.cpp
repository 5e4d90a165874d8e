#include "dice/nature.hpp"

#include <cassert>

#include "spooky/formats/any_game.hpp"

namespace spooky {

std::string roll_for_nature(const AnyPosition& any, Die& die) {
  return with_position(any, [&]<class G>(const auto& position) {
    assert(position.actor() == Actor::Nature);
    typename G::Position::Actions actions;
    position.legal_actions(actions);
    Rational rest(die.roll(), 6);
    for (const auto& action : actions) {
      rest = rest - position.weight(action);
      if (rest <= Rational(0)) return Notation<G>::action_text(position, action);
    }
    return Notation<G>::action_text(position, actions[actions.size() - 1]);
  });
}

}  // namespace spooky
