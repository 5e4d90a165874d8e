#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/values/cut_bounds.hpp"
#include "spooky/values/evaluator.hpp"
#include "spooky/values/outcome_sum.hpp"
#include "spooky/values/pair_table.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// What a search may use: bytes for its tables (the universe has a limit of its own), and sums looked into since the
/// search was made.
struct OutcomeLimits {
  std::size_t bytes = std::size_t{1} << 28;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// Who wins a position of a classical partisan game under normal play, without its canonical form. A position is looked
/// at as a sum: the canonical forms of all small components are added up to one value, games and their negatives cancel
/// each other, and the large components that remain are played. A sum is decided early when the bounds of its
/// components say so; a table remembers who wins, whatever the order of the components, mirrored or with the players
/// exchanged.
///
/// A call that would pass a limit gives an error with the code too-large. What was found before stays, so that a later
/// call with larger limits goes on from there. Not for two threads at once.
template <PartisanRules R>
  requires std::has_unique_object_representations_v<typename R::Position>
class OutcomeSearch {
 public:
  using Position = typename R::Position;

  OutcomeSearch(Universe& universe, R rules, const OutcomeLimits& limits = {})
      : universe_(universe),
        rules_(std::move(rules)),
        limits_(limits),
        evaluator_(universe, rules_, limits.bytes / 4),
        bounds_(universe, evaluator_, rules_, limits.bytes / 4),
        known_(limits.bytes / 2) {}

  OutcomeSearch(const OutcomeSearch&) = delete;
  OutcomeSearch& operator=(const OutcomeSearch&) = delete;

  /// Whether the player who begins wins.
  Result<bool> wins(const Position& position, Side first) {
    error_.reset();
    summands_.clear();
    sums_.clear();
    options_.clear();
    // Left moves first in every sum below: with the players exchanged where Right does.
    Sum sum;
    bool won = false;
    if (add_components(position, first == Side::Right, sum)) {
      seal(sum);
      const auto known = decided(sum);
      if (!error_) won = known ? *known : search(sum, 0);
    }
    if (error_) return gave_up();
    return won;
  }

  Result<OutcomeClass> outcome(const Position& position) {
    const auto left = wins(position, Side::Left);
    if (!left) return left.error();
    const auto right = wins(position, Side::Right);
    if (!right) return right.error();
    return outcome_class(*left, *right);
  }

  /// How many sums have been looked into since the search was made.
  std::uint64_t nodes() const { return nodes_; }
  std::size_t bytes() const { return known_.bytes() + bounds_.bytes() + evaluator_.bytes(); }

  void set_limits(const OutcomeLimits& limits) {
    limits_ = limits;
    evaluator_.limit_bytes(limits.bytes / 4);
    bounds_.limit_bytes(limits.bytes / 4);
    known_.limit_bytes(limits.bytes / 2);
  }

 private:
  /// Play longer than this would be too deep a recursion.
  static constexpr std::size_t kLongestPlay = 300;

  /// Large summands, a run of summands_, and the value of all small ones; Left is to move.
  struct Sum {
    std::size_t begin = 0;
    std::size_t end = 0;
    Value value = kZero;
    Fingerprint fingerprint;
    float prospects = 0;
  };

  /// Where a game has no cuts there are no bounds.
  struct NoBounds {
    NoBounds(const Universe& /*universe*/, const Evaluator<R>& /*evaluator*/, const R& /*rules*/,
             std::size_t /*byte_limit*/) {}
    static std::size_t bytes() { return 0; }
    static void limit_bytes(std::size_t /*limit*/) {}
    static std::optional<CutBound> of(const Position& /*position*/, const Fingerprint& /*fingerprint*/) {
      return std::nullopt;
    }
  };
  template <class Rules>
  struct BoundsOf {
    using Type = NoBounds;
  };
  template <HasCuts Rules>
  struct BoundsOf<Rules> {
    using Type = CutBounds<Rules>;
  };

  // After a failure the functions below return anything and error_ is set.
  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }
  template <class T>
  bool take(const Result<T>& result, T& value) {
    if (!result) return fail(result.error());
    value = *result;
    return true;
  }
  bool add(Value& total, Value value) { return take(universe_.sum(total, value), total); }
  bool negate(Value& value) { return take(universe_.negative(value), value); }
  Error gave_up() const {
    return {error_->code, "gave up after " + std::to_string(nodes_) + " nodes: " + error_->reason};
  }

  // Making sums.

  /// Adds the components of a position, or of its negative, to a sum whose summands are the last ones.
  bool add_components(const Position& position, bool is_negative, Sum& sum) {
    parts_.clear();
    if constexpr (HasComponents<R>) {
      rules_.components(position, parts_);
    } else {
      parts_.push_back(position);
    }
    for (const Position& part : parts_) {
      if (is_small(part)) {
        Value value;
        if (!take(evaluator_.value(part), value) || (is_negative && !negate(value)) || !add(sum.value, value)) {
          return false;
        }
      } else {
        add_summand(part, is_negative, sum);
      }
    }
    return true;
  }

  bool is_small(const Position& position) const {
    if constexpr (HasSize<R>) {
      return rules_.size(position) <= R::kExactSize;
    } else {
      return false;
    }
  }

  void add_summand(const Position& position, bool is_negative, const Sum& sum) {
    Summand<Position> added{position, {}, is_negative};
    if constexpr (HasLikeness<R>) {
      const auto alike = rules_.likeness(position);
      added.position = alike.position;
      added.is_negative = is_negative != alike.is_negative;
    }
    for (std::size_t i = sum.begin; i < summands_.size(); ++i) {
      if (!summands_[i].is_opposite(added)) continue;
      summands_[i] = summands_.back();  // A game and its negative: together zero.
      summands_.pop_back();
      return;
    }
    added.fingerprint = Fingerprint::of(added.position);
    summands_.push_back(added);
  }

  /// Ends the list of summands and takes the fingerprint.
  void seal(Sum& sum) {
    sum.end = summands_.size();
    sum.fingerprint = Fingerprint{3, 4}.with(sum.value.place());
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
      const Summand<Position>& summand = summands_[i];
      sum.fingerprint += summand.is_negative ? summand.fingerprint.with(1) : summand.fingerprint;
    }
  }

  // Looking at sums.

  /// Whether Left, who is to move, wins, if that can be seen at once; otherwise sets the prospects.
  std::optional<bool> decided(Sum& sum) {
    if (sum.begin == sum.end) return not_at_most_zero(sum.value);
    if (const auto known = remembered(sum)) return known;
    Value lower = sum.value;
    Value upper = sum.value;
    if (add_bounds(sum, lower, upper)) {
      // If Left wins the lower bound, moving first, he wins the sum; if he does not win the upper bound, nor the sum.
      if (not_at_most_zero(lower)) return true;
      if (!not_at_most_zero(upper)) return false;
    }
    if (error_) return std::nullopt;
    sum.prospects = middle(universe_, lower) + middle(universe_, upper);
    for (std::size_t i = sum.begin; i < sum.end; ++i) sum.prospects += prospects(summands_[i]);
    return std::nullopt;
  }

  std::optional<bool> remembered(const Sum& sum) const {
    const OutcomeEntry* found = known_.find(sum.fingerprint.low);
    return found != nullptr && found->is_of(sum.fingerprint) ? std::optional(found->wins()) : std::nullopt;
  }

  /// Left wins a game moving first exactly when it is not ≤ 0.
  bool not_at_most_zero(Value value) {
    bool at_most = false;
    return take(universe_.at_most(value, kZero), at_most) && !at_most;
  }

  /// Adds the bounds of all summands, if all have some; false otherwise.
  bool add_bounds(const Sum& sum, Value& lower, Value& upper) {
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
      auto bound = bounds_.of(summands_[i].position, summands_[i].fingerprint);
      if (!bound) {
        lower = upper = sum.value;
        return false;
      }
      if (summands_[i].is_negative) {
        std::swap(bound->lower, bound->upper);
        if (!negate(bound->lower) || !negate(bound->upper)) return false;
      }
      if (!add(lower, bound->lower) || !add(upper, bound->upper)) return false;
    }
    return true;
  }

  /// What the rules guess, else how many moves Left has.
  float prospects(const Summand<Position>& summand) {
    if constexpr (HasProspects<R>) {
      return rules_.prospects(summand.position, summand.is_negative ? Side::Right : Side::Left);
    } else {
      const std::size_t before = options_.size();
      append_options(summand);
      const std::size_t count = options_.size() - before;
      options_.resize(before);
      return static_cast<float>(count);
    }
  }

  void append_options(const Summand<Position>& summand) {
    summand.is_negative ? rules_.right_options(summand.position, options_)
                        : rules_.left_options(summand.position, options_);
  }

  // The search.

  /// Whether Left, who is to move, wins a sum that has large summands. First all of Left's moves are made, and the
  /// first one that is seen to win ends the matter; then those are searched that leave the opponent with the least
  /// prospects first.
  bool search(const Sum& sum, std::size_t depth) {
    if (nodes_ >= limits_.nodes) return fail({ErrorCode::TooLarge, "that is the limit"});
    if (depth >= kLongestPlay) return fail({ErrorCode::TooLarge, "play from this position can last too long"});
    ++nodes_;
    const std::size_t summands_before = summands_.size();
    const std::size_t sums_before = sums_.size();
    const std::size_t options_before = options_.size();
    bool won = make_moves_in_summands(sum, sums_before) || (!error_ && make_moves_in_value(sum, sums_before));
    options_.resize(options_before);
    if (!won && !error_) {
      std::sort(sums_.begin() + static_cast<std::ptrdiff_t>(sums_before), sums_.end(), [](const Sum& a, const Sum& b) {
        return a.prospects != b.prospects ? a.prospects < b.prospects : a.begin < b.begin;
      });
      for (std::size_t i = sums_before; i < sums_.size() && !won && !error_; ++i) {
        const Sum after = sums_[i];
        const auto known = remembered(after);
        won = known ? !*known : !search(after, depth + 1);
      }
    }
    if (error_) return false;
    summands_.resize(summands_before);
    sums_.resize(sums_before);
    known_.insert(OutcomeEntry::of(sum.fingerprint, won));
    return won;
  }

  bool make_moves_in_summands(const Sum& sum, std::size_t sums_before) {
    const std::size_t options_before = options_.size();
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
      const Summand<Position> moved = summands_[i];
      const auto begin = summands_.begin() + static_cast<std::ptrdiff_t>(sum.begin);
      const auto here = summands_.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::find(begin, here, moved) != here) continue;  // Moves in an equal summand have been made.
      append_options(moved);
      const std::size_t options_end = options_.size();
      for (std::size_t option = options_before; option < options_end; ++option) {
        Sum after{summands_.size(), 0, sum.value, {}, 0};
        copy_summands(sum, i);
        const Position position = options_[option];
        if (!add_components(position, moved.is_negative, after)) return false;
        if (wins_by(after, sums_before)) return true;
        if (error_) return false;
      }
      options_.resize(options_before);
    }
    return false;
  }

  bool make_moves_in_value(const Sum& sum, std::size_t sums_before) {
    if (sum.value == kZero) return false;
    std::vector<Value> options;
    if (!take(universe_.options(sum.value, Side::Left), options)) return false;
    for (const Value option : options) {
      Sum after{summands_.size(), 0, option, {}, 0};
      copy_summands(sum, sum.end);
      if (wins_by(after, sums_before)) return true;
      if (error_) return false;
    }
    return false;
  }

  /// Appends all summands of a sum but one.
  void copy_summands(const Sum& sum, std::size_t but) {
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
      if (i != but) summands_.push_back(Summand<Position>(summands_[i]));
    }
  }

  /// Exchanges the players of the sum that Left has just moved to, and keeps it for the search. True when the opponent
  /// is seen to lose it.
  bool wins_by(Sum& after, std::size_t sums_before) {
    for (std::size_t i = after.begin; i < summands_.size(); ++i) summands_[i].is_negative = !summands_[i].is_negative;
    if (!negate(after.value)) return false;
    seal(after);
    const auto is_same = [&](const Sum& other) { return other.fingerprint == after.fingerprint; };
    const bool is_repeated =
        std::any_of(sums_.begin() + static_cast<std::ptrdiff_t>(sums_before), sums_.end(), is_same);
    const auto known = is_repeated ? std::optional(true) : decided(after);
    if (error_) return false;
    if (known) {
      summands_.resize(after.begin);
      return !*known;
    }
    sums_.push_back(after);
    return false;
  }

  Universe& universe_;
  R rules_;
  OutcomeLimits limits_;
  Evaluator<R> evaluator_;
  typename BoundsOf<R>::Type bounds_;
  PairTable<OutcomeEntry, 4> known_;
  std::uint64_t nodes_ = 0;
  std::optional<Error> error_;
  // Stacks of the search, and a list that is used for a moment only.
  std::vector<Summand<Position>> summands_;
  std::vector<Sum> sums_;
  std::vector<Position> options_;
  std::vector<Position> parts_;
};

}  // namespace spooky::values
