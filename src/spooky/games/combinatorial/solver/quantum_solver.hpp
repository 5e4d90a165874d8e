#pragma once

#include <optional>
#include <span>

#include "spooky/games/combinatorial/rules/rules.hpp"
#include "spooky/games/combinatorial/solver/canonical_search.hpp"
#include "spooky/games/combinatorial/solver/nimber_search.hpp"
#include "spooky/games/combinatorial/solver/win_search.hpp"

namespace spooky::combinatorial {

/// Everything that can be asked of the positions of one quantum game; what was found out stays. After a limit was met
/// every answer is nothing.
class QuantumSolver {
 public:
  QuantumSolver(const Summand& summand, const TreeLimits& limits);

  bool is_impartial() const { return is_impartial_; }
  Tree tree(const Realisations& realisations);
  /// After an action of a position with that tree.
  Tree after(Tree tree, std::span<const Move> moves);

  std::optional<bool> wins(Tree tree, Side first);
  std::optional<bool> has_grundy(Tree tree, unsigned nimber) { return nimbers_.has_value(tree, nimber); }
  std::optional<unsigned> grundy(Tree tree) { return nimbers_.value(tree); }
  std::optional<values::Value> canonical(Tree tree, values::Universe& universe);

  bool failed() const { return trees_.failed(); }
  std::uint64_t visited() const;
  std::size_t trees() const { return trees_.size(); }
  std::size_t bytes() const { return trees_.bytes(); }

 private:
  const Summand& summand_;
  bool is_impartial_;
  RunTrees trees_;
  NimberSearch nimbers_;
  WinSearch wins_;
  std::optional<CanonicalSearch> canonical_;
};

}  // namespace spooky::combinatorial
