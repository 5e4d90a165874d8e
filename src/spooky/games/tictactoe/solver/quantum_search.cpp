#include "spooky/games/tictactoe/solver/quantum_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "spooky/games/tictactoe/solver/endgame.hpp"

namespace spooky::tictactoe {

namespace {

/// Closing a cycle leaves fewer open squares and so less to search: between equals it comes first.
constexpr float kClosingBonus = 0.1F;

bool needs_numbers(int goal) { return goal == 0 || goal == 1; }

Essence as_seen_by(Essence essence, int goal) {
  if (!needs_numbers(goal) && essence.numbers_matter) essence.forget_numbers();
  return essence;
}

/// Whether what X gets is what the player wants.
bool suits(int player, bool x_reaches) { return x_reaches == (player == 0); }

}  // namespace

QuantumSearch::QuantumSearch(const Geometry& geometry, const SolveLimits& limits)
    : geometry_(geometry),
      limits_(limits),
      with_numbers_(limits.table_bytes / 2),
      without_numbers_(limits.table_bytes / 2) {}

bool QuantumSearch::reaches(const Essence& essence, int goal) { return prove(as_seen_by(essence, goal), goal); }

bool QuantumSearch::reaches_after_join(const Essence& essence, int first, int second, int goal) {
  Essence after = as_seen_by(essence, goal);
  after.join(geometry_, first, second);
  return prove(after, goal);
}

bool QuantumSearch::reaches_after_collapse(const Essence& essence, int root, int goal) {
  return prove_collapse(as_seen_by(essence, goal), root, goal);
}

bool QuantumSearch::prove(const Essence& essence, int goal) {
  ++visited_;
  const int components = components_left(geometry_, essence);
  if (components <= 2) return endgame_value(geometry_, essence) >= goal;
  // A player whose every line is spoilt cannot win.
  if (goal > 0 ? !geometry_.may_win(essence.classical[1]) : !geometry_.may_win(essence.classical[0])) return goal <= 0;
  if (exhausted()) return false;
  // With three components left it takes less to prove it anew than to look it up.
  if (components == 3) return suits(essence.mover(), mover_succeeds(essence, goal));

  ProofTable& proven = needs_numbers(goal) ? with_numbers_ : without_numbers_;
  const EssenceKey key = canonical_key(geometry_, essence);
  Bounds bounds = proven.find(key);
  if (bounds.lower >= goal) return true;
  if (bounds.upper < goal) return false;
  const bool result = suits(essence.mover(), mover_succeeds(essence, goal));
  if (exhausted()) return false;
  (result ? bounds.lower : bounds.upper) = result ? goal : goal - 1;
  proven.store(key, components, bounds);
  return result;
}

bool QuantumSearch::prove_collapse(const Essence& essence, int root, int goal) {
  Essence after = essence;
  after.collapse(geometry_, root);
  const Verdict verdict = judge(geometry_, after.settled(geometry_));
  if (verdict.line || after.open(geometry_) == 0) return verdict.halves >= goal;
  return prove(after, goal);
}

/// Whether some turn gives the mover what the mover wants: X the goal, O less.
bool QuantumSearch::mover_succeeds(const Essence& essence, int goal) {
  Candidates candidates;
  list_candidates(essence, candidates);
  for (Candidate* next = candidates.begin(); next != candidates.end(); ++next) {
    std::swap(*next, *std::max_element(next, candidates.end(),
                                       [](const Candidate& a, const Candidate& b) { return a.promise < b.promise; }));
    const bool success = next->component != 0 ? closing_succeeds(essence, next->component, goal)
                                              : join_succeeds(essence, next->first, next->second, goal);
    if (success) return true;
  }
  return false;
}

void QuantumSearch::list_candidates(const Essence& essence, Candidates& candidates) {
  const Mask open = essence.open(geometry_);
  // Squares that the mover has joined already are interchangeable, so the lowest stands for all.
  Mask standing = open;
  if (!essence.next_is_numbered(geometry_)) {
    const auto& joined = essence.joined[static_cast<std::size_t>(essence.mover())];
    for_each_square(open, [&](int square) {
      if (lowest(joined[static_cast<std::size_t>(square)]) != square) standing &= static_cast<Mask>(~bit(square));
    });
  }
  for_each_square(open, [&](int square) {
    const Mask component = essence.component[static_cast<std::size_t>(square)];
    if (lowest(component) == square && !std::has_single_bit(component)) {
      const float promise = history_.closing(essence.marks, std::popcount(component)).rate();
      candidates.push_back({promise + kClosingBonus, component, 0, 0});
    }
  });
  for (Mask firsts = standing; firsts != 0; firsts = static_cast<Mask>(firsts & (firsts - 1))) {
    const int first = lowest(firsts);
    for_each_square(static_cast<Mask>(firsts & ~essence.component[static_cast<std::size_t>(first)]), [&](int second) {
      candidates.push_back({history_.join(essence.marks, first, second).rate(), 0, static_cast<std::uint8_t>(first),
                            static_cast<std::uint8_t>(second)});
    });
  }
}

/// The mover closes a cycle on two squares and the opponent picks one: both must suit the mover (T3).
bool QuantumSearch::closing_succeeds(const Essence& essence, Mask component, int goal) {
  int suitable = 0;
  int left = std::popcount(component);
  for (Mask rest = component; suitable < 2 && suitable + left >= 2; --left) {
    int root = lowest(rest);
    for_each_square(rest, [&](int square) {
      if (history_.root(essence.marks, square).rate() > history_.root(essence.marks, root).rate()) root = square;
    });
    rest &= static_cast<Mask>(~bit(root));
    const bool success = suits(essence.mover(), prove_collapse(essence, root, goal));
    history_.root(essence.marks, root).record(success);
    if (success) ++suitable;
  }
  history_.closing(essence.marks, std::popcount(component)).record(suitable >= 2);
  return suitable >= 2;
}

bool QuantumSearch::join_succeeds(const Essence& essence, int first, int second, int goal) {
  Essence after = essence;
  after.join(geometry_, first, second);
  const bool success = suits(essence.mover(), prove(after, goal));
  history_.join(essence.marks, first, second).record(success);
  return success;
}

}  // namespace spooky::tictactoe
