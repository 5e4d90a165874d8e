#include "spooky/games/combinatorial/solver/table_solver.hpp"

#include <algorithm>

#include "spooky/core/parallel.hpp"
#include "spooky/values/text.hpp"

namespace spooky::combinatorial {

TableSolver::TableSolver(Summand summand, const SolveLimits& limits, TableContent content)
    : summand_(std::move(summand)),
      limits_(limits),
      content_(content),
      universe_(values::Limits{.bytes = limits.table_bytes / 4}),
      board_(BoardSolver::make(summand_, limits)),
      quantum_(std::make_unique<QuantumSolver>(
          summand_, TreeLimits{.bytes = limits.table_bytes / 2, .trees = limits.positions})) {}

void TableSolver::prepare(std::span<const classical::Position> positions, const std::function<void(double)>& report) {
  const auto* board = std::get_if<classical::Heaps>(&summand_.game);
  if (board == nullptr || board->heaps() != 2 || !board->set().empty() || !TwoHeaps::supports(summand_.rules)) return;
  unsigned largest = 1;
  for (const classical::Position& one : positions) {
    largest = std::max({largest, board->size(one, 0), board->size(one, 1)});
  }
  if (largest > Staircase::kLargestHeap) return;
  heaps_.emplace(
      summand_.rules.ruleset, largest,
      TwoHeaps::Limits{.bytes = limits_.table_bytes, .shapes = limits_.positions, .threads = hardware_threads()});
  for (const classical::Position& one : positions) {
    const TwoHeaps::HeapPair pair{board->size(one, 0), board->size(one, 1)};
    heaps_->add_start({&pair, 1});
  }
  if (!heaps_->solve(report)) heaps_.reset();
}

std::optional<std::string> TableSolver::canonical_text(classical::Position position) {
  values::Universe& universe = board_ ? board_->universe() : universe_;
  const auto value = board_ ? board_->canonical(position) : quantum_->canonical(quantum_->tree({position}), universe);
  if (!value) return std::nullopt;
  const auto text = values::to_text(universe, *value, 400);
  return text ? std::optional(*text) : std::nullopt;
}

std::optional<std::string> TableSolver::text(classical::Position position) {
  const auto letter_text = [](values::OutcomeClass outcome) { return std::string(1, letter(outcome)); };
  if (heaps_) {
    const auto& board = *std::get_if<classical::Heaps>(&summand_.game);
    const TwoHeaps::HeapPair pair{board.size(position, 0), board.size(position, 1)};
    const auto value = heaps_->value({&pair, 1});
    if (!value) return std::nullopt;
    if (content_ == TableContent::Value) return std::to_string(*value);
    return letter_text(*value == 0 ? values::OutcomeClass::P : values::OutcomeClass::N);
  }
  if (content_ == TableContent::Outcome) {
    if (board_) {
      const auto outcome = board_->outcome(position);
      return outcome ? std::optional(letter_text(*outcome)) : std::nullopt;
    }
    const Tree tree = quantum_->tree({position});
    const auto left = quantum_->wins(tree, Side::Left);
    const auto right = quantum_->wins(tree, Side::Right);
    if (!left || !right) return std::nullopt;
    return letter_text(values::outcome_class(*left, *right));
  }
  if (!quantum_->is_impartial()) return canonical_text(position);
  const auto nimber = quantum_->grundy(quantum_->tree({position}));
  return nimber ? std::optional(std::to_string(*nimber)) : std::nullopt;
}

std::uint64_t TableSolver::visited() const {
  return (heaps_ ? heaps_->shapes() : 0) + (board_ ? board_->visited() : 0) + quantum_->visited();
}

}  // namespace spooky::combinatorial
