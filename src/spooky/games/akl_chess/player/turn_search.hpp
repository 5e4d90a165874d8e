#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/akl_chess/rules/position.hpp"

namespace spooky::akl_chess {

/// How far and how wide a search looks.
struct SearchShape {
  int turns = 1;             ///< whole turns, the first one included
  std::size_t actions = 15;  ///< the best of a turn that are looked at deeper
  std::size_t moves = 4;     ///< the best of a man that shows a type
};

/// What an action of the player to move is worth to White.
struct ValuedAction {
  Action action;
  double value = 0;
};

/// Expectimax over whole turns: a touch is worth the mean, over the types that the man may show, of the best move as
/// that. Every turn is looked at with all its actions; only the best by the evaluation are looked at deeper.
class TurnSearch {
 public:
  explicit TurnSearch(const SearchShape& shape) : shape_(shape) {}

  /// The actions of the player to act, best for him first. Chances of the first turn are exact.
  std::vector<ValuedAction> rank(const Position& position);
  /// Positions that were evaluated.
  std::uint64_t nodes() const { return nodes_; }

 private:
  /// A way on with its chance, and the positions that the player may choose from there, best for him first.
  struct Outcome {
    double chance = 1;
    std::vector<Position> choices;
  };
  struct Option {
    Action action;
    double value = 0;
    std::vector<Outcome> outcomes;
  };

  std::vector<Option> options(const Position& position, bool exact, std::size_t kept);
  Option touch_option(const Position& position, const Action& action, bool exact, std::size_t kept);
  Outcome evaluated(std::vector<Position> choices, double chance, double sign, std::size_t kept, double& value);
  double deepen(const Option& option, int turns, double sign);
  double turn_value(const Position& position, int turns);

  SearchShape shape_;
  std::uint64_t nodes_ = 0;
};

}  // namespace spooky::akl_chess
