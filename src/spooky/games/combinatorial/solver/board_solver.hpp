#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "spooky/classical/fast/clobber_rules.hpp"
#include "spooky/classical/fast/domineering_rules.hpp"
#include "spooky/games/combinatorial/rules/rules.hpp"
#include "spooky/games/solution.hpp"
#include "spooky/values/outcome_search.hpp"

namespace spooky::combinatorial {

/// Classical Domineering and Clobber on boards up to 8 by 8, by what is known of them: regions that add up, mirror
/// images, bounds. Everything found out stays.
class BoardSolver {
 public:
  /// Nothing for any other game, a larger board, or rules that are not classical (D with width 1).
  static std::unique_ptr<BoardSolver> make(const Summand& summand, const SolveLimits& limits);

  // Nothing when a limit was met.
  std::optional<values::OutcomeClass> outcome(classical::Position position);
  std::optional<bool> wins(classical::Position position, Side first);
  std::optional<values::Value> canonical(classical::Position position);

  values::Universe& universe() { return universe_; }
  std::uint64_t visited() const;

 private:
  template <class Rules>
  struct Engine {
    Engine(values::Universe& universe, std::size_t bytes)
        : search(universe, Rules(), {.bytes = bytes}), evaluator(universe, Rules(), bytes) {}

    values::OutcomeSearch<Rules> search;
    values::Evaluator<Rules> evaluator;
  };
  using Domineering = Engine<classical::fast::Domineering>;
  using Clobber = Engine<classical::fast::Clobber>;

  BoardSolver(const AnyClassical& game, const SolveLimits& limits);

  classical::fast::DomineeringPosition fast_position(const Domineering& engine, classical::Position position) const;
  classical::fast::ClobberPosition fast_position(const Clobber& engine, classical::Position position) const;

  const AnyClassical& game_;
  values::Universe universe_;
  std::optional<Domineering> domineering_;
  std::optional<Clobber> clobber_;
};

}  // namespace spooky::combinatorial
