#include "spooky/games/tictactoe/quantum_search.hpp"

#include <algorithm>
#include <bit>

#include "spooky/core/static_vector.hpp"
#include "spooky/games/tictactoe/endgame.hpp"

namespace spooky::tictactoe {

int QuantumSearch::search(const Essence& essence, int alpha, int beta) {
  ++visited_;
  if (components_left(geometry_, essence) <= 2) return endgame_value(geometry_, essence);

  // A player whose every line is spoilt cannot win.
  int lower = geometry_.may_win(essence.classical[0]) ? -2 : 0;
  int upper = geometry_.may_win(essence.classical[1]) ? 2 : 0;
  if (lower >= beta || lower == upper) return lower;
  if (upper <= alpha) return upper;

  const EssenceKey key = canonical_key(geometry_, essence);
  if (const auto found = table_.find(key); found != table_.end()) {
    lower = std::max<int>(lower, found->second.lower);
    upper = std::min<int>(upper, found->second.upper);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }
  alpha = std::max(alpha, lower);
  beta = std::min(beta, upper);
  if (exhausted()) return 0;

  const int value = expand(essence, alpha, beta);
  if (exhausted()) return 0;
  Bounds& bounds = table_[key];
  if (value > alpha) bounds.lower = static_cast<std::int8_t>(std::max<int>(bounds.lower, value));
  if (value < beta) bounds.upper = static_cast<std::int8_t>(std::min<int>(bounds.upper, value));
  return value;
}

int QuantumSearch::search_collapse(const Essence& essence, int root, int alpha, int beta) {
  Essence after = essence;
  after.collapse(geometry_, root);
  const Verdict verdict = judge(geometry_, after.settled(geometry_));
  if (verdict.line || after.open(geometry_) == 0) return verdict.halves;
  return search(after, alpha, beta);
}

int QuantumSearch::expand(const Essence& essence, int alpha, int beta) {
  const int mover = essence.mover();
  const int sign = mover == 0 ? 1 : -1;
  // From here on everything is seen by the mover.
  int low = mover == 0 ? alpha : -beta;
  const int high = mover == 0 ? beta : -alpha;
  int best = Tally::kNone;
  const auto windowed = [&](auto&& ask) { return sign * (mover == 0 ? ask(low, high) : ask(-high, -low)); };

  // Close a cycle: the opponent leaves the second best square of the component (Tally).
  const Mask open = essence.open(geometry_);
  for (Mask rest = open; rest != 0 && best < high;) {
    const Mask component = essence.component[static_cast<std::size_t>(lowest(rest))];
    rest = static_cast<Mask>(rest & ~component);
    if (std::has_single_bit(component)) continue;
    Tally squares;
    int left = std::popcount(component);
    for (Mask roots = component; roots != 0; roots = static_cast<Mask>(roots & (roots - 1))) {
      squares.add(windowed([&](int a, int b) { return search_collapse(essence, lowest(roots), a, b); }));
      --left;
      const int above = (squares.best() > low ? 1 : 0) + (squares.second() > low ? 1 : 0);
      if (squares.second() >= high || above + left < 2) break;
    }
    // Broken off early, the squares not looked at could only matter if they were above low: an upper bound of low.
    const int value = left > 0 && squares.second() <= low ? std::max(low, squares.second()) : squares.second();
    best = std::max(best, value);
    low = std::max(low, best);
  }

  // Join two components. Squares that the mover has joined already are interchangeable.
  const bool numbered = essence.next_is_numbered(geometry_);
  const auto& joined = essence.joined[static_cast<std::size_t>(mover)];
  const auto stands_for_others = [&](int square) {
    return numbered || lowest(joined[static_cast<std::size_t>(square)]) == square;
  };
  for (Mask us = open; us != 0 && best < high; us = static_cast<Mask>(us & (us - 1))) {
    const int u = lowest(us);
    if (!stands_for_others(u)) continue;
    Mask vs = static_cast<Mask>(us & ~essence.component[static_cast<std::size_t>(u)]);
    for (; vs != 0 && best < high; vs = static_cast<Mask>(vs & (vs - 1))) {
      const int v = lowest(vs);
      if (!stands_for_others(v)) continue;
      Essence after = essence;
      after.join(geometry_, u, v);
      best = std::max(best, windowed([&](int a, int b) { return search(after, a, b); }));
      low = std::max(low, best);
    }
  }
  return sign * best;
}

}  // namespace spooky::tictactoe
