#include "spooky/games/combinatorial/solver/quantum_solver.hpp"

namespace spooky::combinatorial {

QuantumSolver::QuantumSolver(const Summand& summand, const TreeLimits& limits)
    : summand_(summand),
      is_impartial_(classical::is_impartial(summand.game)),
      trees_(summand.rules.ruleset, limits),
      nimbers_(trees_, summand.rules),
      wins_(trees_, summand.rules) {}

Tree QuantumSolver::tree(const Realisations& realisations) {
  return std::visit([&](const auto& game) { return trees_.of(game, realisations); }, summand_.game);
}

Tree QuantumSolver::after(Tree tree, std::span<const Move> moves) {
  std::optional<Tree> reached;
  for (const Move move : moves) {
    const auto one = trees_.after(tree, move);
    if (one) reached = reached ? trees_.joined(*reached, *one) : *one;
  }
  return reached.value_or(kEnded);
}

std::optional<bool> QuantumSolver::wins(Tree tree, Side first) {
  if (!is_impartial_) return wins_.wins(tree, first);
  const auto lost = nimbers_.has_value(tree, 0);
  if (!lost) return std::nullopt;
  return !*lost;
}

std::optional<values::Value> QuantumSolver::canonical(Tree tree, values::Universe& universe) {
  if (is_impartial_) {
    const auto nimber = grundy(tree);
    if (!nimber) return std::nullopt;
    const auto value = universe.nimber(*nimber);
    if (!value) return std::nullopt;
    return *value;
  }
  if (!canonical_) canonical_.emplace(trees_, summand_.rules, universe);
  return canonical_->value(tree);
}

std::uint64_t QuantumSolver::visited() const {
  return nimbers_.visited() + wins_.visited() + (canonical_ ? canonical_->visited() : 0);
}

}  // namespace spooky::combinatorial
