#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "spooky/values/evaluator.hpp"
#include "spooky/values/outcome_sum.hpp"
#include "spooky/values/pair_table.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// lower ≤ position ≤ upper.
struct CutBound {
  Value lower;
  Value upper;
};

/// Half way between the stops: a guess at the mean.
inline float middle(const Universe& universe, Value value) {
  return 0.5F * (universe.stop(value, Side::Left).to_float() + universe.stop(value, Side::Right).to_float());
}

/// Bounds of positions from below and above: the sums of the values of the parts into which the rules can cut them.
/// They are remembered in a table of limited size.
template <PartisanRules R>
  requires HasCuts<R> && HasComponents<R>
class CutBounds {
 public:
  using Position = typename R::Position;

  CutBounds(Universe& universe, Evaluator<R>& evaluator, const R& rules, std::size_t byte_limit)
      : universe_(universe), evaluator_(evaluator), rules_(rules), known_(byte_limit) {}

  std::size_t bytes() const { return known_.bytes(); }
  void limit_bytes(std::size_t limit) { known_.limit_bytes(limit); }

  /// Nothing when every cut leaves a part that is too large, or when a limit of the values forbids.
  std::optional<CutBound> of(const Position& position, const Fingerprint& fingerprint) {
    if (const Entry* found = known_.find(fingerprint.low); found != nullptr && found->position == fingerprint) {
      return found->is_bounded ? std::optional(found->bound) : std::nullopt;
    }
    const auto lower = best_cut(position, Side::Left);
    const auto upper = lower ? best_cut(position, Side::Right) : lower;
    const Entry entry{fingerprint, {lower.value_or(kZero), upper.value_or(kZero)}, upper.has_value()};
    known_.insert(entry);
    return entry.is_bounded ? std::optional(entry.bound) : std::nullopt;
  }

 private:
  struct Entry {
    Fingerprint position;
    CutBound bound;
    bool is_bounded = false;

    std::uint64_t key() const { return position.low; }
  };

  /// The best for the loser of all cuts in which he loses.
  std::optional<Value> best_cut(const Position& position, Side loser) {
    std::optional<Value> best;
    float best_middle = 0;
    for (unsigned way = 0;; ++way) {
      strips_.clear();
      if (!rules_.cut(position, loser, way, strips_)) return best;
      const auto value = total();
      if (!value) continue;
      const float here = loser == Side::Left ? middle(universe_, *value) : -middle(universe_, *value);
      if (best && here <= best_middle) continue;
      best = value;
      best_middle = here;
    }
  }

  std::optional<Value> total() {
    parts_.clear();
    for (const Position& strip : strips_) rules_.components(strip, parts_);
    for (const Position& part : parts_) {
      if (rules_.size(part) > R::kCutSize) return std::nullopt;
    }
    Value total = kZero;
    for (const Position& part : parts_) {
      const auto value = evaluator_.value(part);
      if (!value) return std::nullopt;
      const auto sum = universe_.sum(total, *value);
      if (!sum) return std::nullopt;
      total = *sum;
    }
    return total;
  }

  Universe& universe_;
  Evaluator<R>& evaluator_;
  const R& rules_;
  PairTable<Entry, 2> known_;
  std::vector<Position> strips_;
  std::vector<Position> parts_;
};

}  // namespace spooky::values
