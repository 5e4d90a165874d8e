#pragma once

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <vector>

#include "spooky/values/dyadic.hpp"
#include "values/domineering.hpp"

namespace spooky::values {

/// Who wins a Domineering position plus a number, by looking at the moves only: a check on values that knows nothing of
/// them. A position has the value x exactly when the player to move loses it together with -x, whoever that is.
class DomineeringSearch {
 public:
  bool mover_wins(const DomineeringPosition& position, const Dyadic& number, Side mover) {
    const Key key{position.free, number.numerator(), number.exponent(), mover == Side::Left};
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    std::vector<DomineeringPosition> options;
    const PlainDomineering rules;
    mover == Side::Left ? rules.left_options(position, options) : rules.right_options(position, options);
    // First the moves that leave the opponent the fewest answers.
    std::ranges::sort(options, {}, [&](const DomineeringPosition& option) {
      return std::popcount(mover == Side::Left ? PlainDomineering::right_moves(option.free)
                                               : PlainDomineering::left_moves(option.free));
    });
    bool wins = std::ranges::any_of(
        options, [&](const DomineeringPosition& option) { return !mover_wins(option, number, other(mover)); });
    const auto smaller = number_option(number, mover);
    if (!wins && smaller) wins = !mover_wins(position, *smaller, other(mover));
    known_.emplace(key, wins);
    return wins;
  }

 private:
  struct Key {
    std::uint64_t free;
    std::int64_t numerator;
    unsigned exponent;
    bool is_left;

    bool operator==(const Key&) const = default;
    friend std::size_t hash_value(const Key& key) {
      const Hash number = combine(static_cast<std::uint64_t>(key.numerator), key.exponent * 2 + (key.is_left ? 1 : 0));
      return static_cast<std::size_t>(combine(key.free, number));
    }
  };

  boost::unordered_flat_map<Key, bool> known_;
};

}  // namespace spooky::values
