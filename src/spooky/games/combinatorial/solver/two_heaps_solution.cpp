#include "spooky/games/combinatorial/solver/two_heaps_solution.hpp"

#include <algorithm>

#include "spooky/core/parallel.hpp"
#include "spooky/games/combinatorial/solver/two_heaps.hpp"

namespace spooky::combinatorial {

namespace {

using HeapPairs = std::vector<TwoHeaps::HeapPair>;

HeapPairs heap_pairs(const classical::Heaps& board, const Realisations& realisations) {
  HeapPairs pairs;
  for (const classical::Position& one : realisations) pairs.emplace_back(board.size(one, 0), board.size(one, 1));
  return pairs;
}

}  // namespace

std::optional<Solution> solve_two_heaps(const Position& position, const SolveLimits& limits) {
  if (position.summands().size() != 1) return std::nullopt;
  const Summand& summand = position.summands()[0];
  const auto* board = std::get_if<classical::Heaps>(&summand.game);
  if (board == nullptr || board->heaps() != 2 || !board->set().empty() || !TwoHeaps::supports(summand.rules)) {
    return std::nullopt;
  }
  const HeapPairs pairs = heap_pairs(*board, position.realisations(0));
  unsigned largest = 1;
  for (const auto& [first, second] : pairs) largest = std::max({largest, first, second});
  if (largest > Staircase::kLargestHeap) return std::nullopt;

  TwoHeaps heaps(summand.rules.ruleset, largest,
                 {.bytes = limits.table_bytes, .shapes = limits.positions, .threads = hardware_threads()});
  heaps.add_start(pairs);
  if (!heaps.solve()) return std::nullopt;
  const auto value = heaps.value(pairs);
  if (!value) return std::nullopt;

  Solution solution;
  solution.is_impartial = true;
  solution.grundy = value;
  solution.outcome = *value == 0 ? values::OutcomeClass::P : values::OutcomeClass::N;
  solution.positions_visited = heaps.shapes();
  solution.value = Rational((*value != 0) == (position.side() == Side::Left) ? 1 : -1);
  if (*value == 0) return solution;
  solution.best_is_complete = position.lists_every_action();
  Position::Actions actions;
  position.legal_actions(actions);
  for (Action& action : actions) {
    const Realisations next = after_action(*board, std::span(position.realisations(0)), action.moves);
    if (heaps.value(heap_pairs(*board, next)) == 0U) solution.best.push_back(std::move(action));
  }
  return solution;
}

}  // namespace spooky::combinatorial
