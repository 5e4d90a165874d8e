#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <vector>

#include "spooky/values/evaluator.hpp"

namespace spooky::values {

/// Who wins, by looking at the moves of the whole position and remembering it: a check that knows nothing of sums,
/// values or symmetries.
template <PartisanRules R>
class PlainSearch {
 public:
  using Position = typename R::Position;

  bool wins(const Position& position, Side first) {
    auto& known = known_[first == Side::Left ? 0 : 1];
    if (const auto found = known.find(position); found != known.end()) return found->second;
    ++nodes_;
    std::vector<Position> options;
    first == Side::Left ? rules_.left_options(position, options) : rules_.right_options(position, options);
    bool won = false;
    for (const Position& option : options) {
      won = !wins(option, other(first));
      if (won) break;
    }
    known_[first == Side::Left ? 0 : 1].emplace(position, won);
    return won;
  }

  OutcomeClass outcome(const Position& position) {
    const bool left = wins(position, Side::Left);
    const bool right = wins(position, Side::Right);
    if (left) return right ? OutcomeClass::N : OutcomeClass::L;
    return right ? OutcomeClass::R : OutcomeClass::P;
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  struct HashPosition {
    using is_avalanching = void;
    std::size_t operator()(const Position& position) const { return static_cast<std::size_t>(position.hash()); }
  };

  R rules_;
  std::uint64_t nodes_ = 0;
  boost::unordered_flat_map<Position, bool, HashPosition> known_[2];
};

}  // namespace spooky::values
