#include "spooky/games/tictactoe/solver.hpp"

#include <algorithm>
#include <string>

#include "spooky/games/tictactoe/plain_search.hpp"
#include "spooky/games/tictactoe/quantum_search.hpp"

namespace spooky::tictactoe {

namespace {

/// Finds the value and the optimal actions with nothing but questions "what is this action worth, between alpha and
/// beta?", the values being whole numbers from -bound to bound. Seen by the mover.
template <class Ask>
std::pair<int, std::vector<Action>> best_actions(const Position& position, int bound, Ask ask) {
  Position::Actions actions;
  position.legal_actions(actions);
  // First the value, then every action that reaches it: the table now answers most questions at once.
  int value = -bound;
  for (const Action action : actions) {
    if (value == bound) break;
    value = std::max(value, ask(action, value, bound));
  }
  std::vector<Action> best;
  for (const Action action : actions) {
    if (value == -bound || ask(action, value - 1, value) >= value) best.push_back(action);
  }
  return {value, std::move(best)};
}

int to_int(Square square) { return static_cast<int>(square.value()); }

Error too_large(std::uint64_t visited) {
  return {ErrorCode::TooLarge, "this position is too large to solve: gave up after " + std::to_string(visited) +
                                   " positions"};
}

Result<Solution<Action>> solve_plain(const Position& position, const SolveLimits& limits) {
  const Geometry geometry(position.rules());
  PlainSearch search(geometry, limits);
  const Mask x = static_cast<Mask>(position.classical(Actor::First).bits());
  const Mask o = static_cast<Mask>(position.classical(Actor::Second).bits());
  const int sign = position.actor() == Actor::First ? 1 : -1;
  const auto [value, best] = best_actions(position, 1, [&](Action action, int alpha, int beta) {
    const int low = sign > 0 ? alpha : -beta;
    const int high = sign > 0 ? beta : -alpha;
    return sign * search.search_mark(x, o, to_int(action.first), low, high);
  });
  if (search.exhausted()) return too_large(search.visited());
  return Solution<Action>{Rational(sign * value), best, search.visited()};
}

Result<Solution<Action>> solve_quantum(const Position& position, const SolveLimits& limits) {
  const Geometry geometry(position.rules());
  const Essence essence = Essence::of(geometry, position);
  QuantumSearch search(geometry, limits);

  const auto worth = [&](Action action, int alpha, int beta) -> int {
    const int first = to_int(action.first);
    const int second = to_int(action.second);
    if (action.kind != Action::Kind::Pair) return search.search_collapse(essence, first, alpha, beta);
    if ((essence.component[action.first.value()] & bit(second)) == 0) {
      Essence after = essence;
      after.join(geometry, first, second);
      return search.search(after, alpha, beta);
    }
    // The mark closes a cycle and the opponent measures.
    const int one = search.search_collapse(essence, first, alpha, beta);
    if (essence.mover() == 0 ? one <= alpha : one >= beta) return one;
    const int other = search.search_collapse(essence, second, alpha, beta);
    return essence.mover() == 0 ? std::min(one, other) : std::max(one, other);
  };
  const int sign = position.actor() == Actor::First ? 1 : -1;
  const auto [value, best] = best_actions(position, 2, [&](Action action, int alpha, int beta) {
    return sign > 0 ? worth(action, alpha, beta) : -worth(action, -beta, -alpha);
  });
  if (search.exhausted()) return too_large(search.visited());
  return Solution<Action>{Rational(sign * value, 2), best, search.visited()};
}

}  // namespace

Result<Solution<Action>> solve_exactly(const Position& position, const SolveLimits& limits) {
  if (position.actor() == Actor::None) return Solution<Action>{position.utility(), {}, 1};
  if (position.rules().squares() > kSolvableSquares) {
    return Error{ErrorCode::TooLarge, "boards of more than " + std::to_string(kSolvableSquares) +
                                          " squares are too large to solve"};
  }
  return position.rules().variant == Variant::Plain ? solve_plain(position, limits) : solve_quantum(position, limits);
}

}  // namespace spooky::tictactoe
