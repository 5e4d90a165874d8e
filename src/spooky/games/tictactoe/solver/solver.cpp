#include "spooky/games/tictactoe/solver/solver.hpp"

#include <algorithm>
#include <string>

#include "spooky/games/tictactoe/solver/plain_search.hpp"
#include "spooky/games/tictactoe/solver/quantum_search.hpp"

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
  return {ErrorCode::TooLarge,
          "this position is too large to solve: gave up after " + std::to_string(visited) + " positions"};
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

/// Whether X gets the goal after an action.
bool reaches_after(QuantumSearch& search, const Essence& essence, Action action, int goal) {
  const int first = to_int(action.first);
  const int second = to_int(action.second);
  if (action.kind != Action::Kind::Pair) return search.reaches_after_collapse(essence, first, goal);
  if ((essence.component[action.first.value()] & bit(second)) == 0) {
    return search.reaches_after_join(essence, first, second, goal);
  }
  // The mark closes a cycle and the opponent measures: X closes, both must do; O closes, one will do.
  const bool x_closes = essence.mover() == 0;
  if (search.reaches_after_collapse(essence, first, goal) != x_closes) return !x_closes;
  return search.reaches_after_collapse(essence, second, goal);
}

Result<Solution<Action>> solve_quantum(const Position& position, const SolveLimits& limits) {
  const Geometry geometry(position.rules(), Symmetries::Lines);
  const Essence essence = Essence::of(geometry, position);
  QuantumSearch search(geometry, limits);
  Position::Actions actions;
  position.legal_actions(actions);
  const bool x_acts = position.actor() == Actor::First;

  const auto reaches = [&](int goal) {
    if (!position.measuring()) return search.reaches(essence, goal);
    const auto after = [&](Action action) { return reaches_after(search, essence, action, goal); };
    return x_acts ? std::any_of(actions.begin(), actions.end(), after)
                  : std::all_of(actions.begin(), actions.end(), after);
  };
  int value = 0;
  if (reaches(1)) {
    value = reaches(2) ? 2 : 1;
  } else if (!reaches(0)) {
    value = reaches(-1) ? -1 : -2;
  }
  // X keeps the value with the actions that still reach it, O with those after which X reaches no more.
  std::vector<Action> best;
  for (const Action action : actions) {
    const bool keeps = x_acts ? value == -2 || reaches_after(search, essence, action, value)
                              : value == 2 || !reaches_after(search, essence, action, value + 1);
    if (keeps) best.push_back(action);
  }
  if (search.exhausted()) return too_large(search.visited());
  return Solution<Action>{Rational(value, 2), best, search.visited()};
}

}  // namespace

Result<Solution<Action>> solve_exactly(const Position& position, const SolveLimits& limits) {
  if (position.actor() == Actor::None) return Solution<Action>{position.utility(), {}, 1};
  if (position.rules().squares() > kSolvableSquares) {
    return Error{ErrorCode::TooLarge,
                 "boards of more than " + std::to_string(kSolvableSquares) + " squares are too large to solve"};
  }
  return position.rules().variant == Variant::Plain ? solve_plain(position, limits) : solve_quantum(position, limits);
}

}  // namespace spooky::tictactoe
