#include "spooky/values/atomic_weight.hpp"

#include <bit>
#include <boost/unordered/unordered_flat_map.hpp>

namespace spooky::values {

namespace {

/// A recursion with this many levels still fits on a small stack, and a far star of this size is compared in time.
constexpr std::uint32_t kDeepestWeighed = 200;

/// Winning Ways, chapter 8: let weights = {weights of left options - 2 | weights of right options + 2}. That is the
/// atomic weight unless it is an integer and others would fit as well: then Left may insist on the largest that fits if
/// value > far star, Right on the smallest if value < far star, and it is 0 if they are confused.
class Weigher {
 public:
  Weigher(Universe& universe, Value two) : universe_(universe), two_(two) {}

  Result<Value> weight(Value value) {
    if (universe_.is_number_up_star(value)) return universe_.integer(universe_.number_up_star(value).up);
    if (const auto found = known_.find(value); found != known_.end()) return found->second;
    std::vector<Value> weights[2];
    for (const Side side : {Side::Left, Side::Right}) {
      for (const Value option : universe_.kept_options(value, side)) {
        const auto of_option = weight(option);
        if (!of_option) return of_option;
        const auto moved =
            side == Side::Left ? universe_.difference(*of_option, two_) : universe_.sum(*of_option, two_);
        if (!moved) return moved;
        weights[side == Side::Left ? 0 : 1].push_back(*moved);
      }
    }
    auto result = universe_.game(weights[0], weights[1]);
    if (result && universe_.is_integer(*result)) result = eccentric_weight(value, weights[0], weights[1]);
    if (result) known_.emplace(value, *result);
    return result;
  }

 private:
  Result<Value> eccentric_weight(Value value, const std::vector<Value>& left, const std::vector<Value>& right) {
    // Far star is a nimber larger than any that play can reach: a power of two past the birthday.
    const auto far_star = universe_.nimber(static_cast<std::uint32_t>(std::bit_ceil(universe_.birthday(value) + 1)));
    if (!far_star) return far_star;
    const auto order = universe_.compare(value, *far_star);
    if (!order) return order.error();
    switch (*order) {
      case Order::Greater: return extreme_integer(right, Side::Left);
      case Order::Less: return extreme_integer(left, Side::Right);
      default: return kZero;
    }
  }

  /// For Left the largest integer ⊲| every limit, for Right the smallest |⊳ every limit.
  Result<Value> extreme_integer(const std::vector<Value>& limits, Side side) {
    const bool is_left = side == Side::Left;
    Dyadic nearest = universe_.stop(limits.front(), side);
    for (const Value limit : limits) {
      const Dyadic stop = universe_.stop(limit, side);
      if (is_left ? stop < nearest : stop > nearest) nearest = stop;
    }
    // An integer past the nearest stop is too far, one before it fits, and on it one has to look.
    const std::int64_t last = is_left ? nearest.floor() : -(-nearest).floor();
    const auto candidate = universe_.integer(last);
    if (!candidate) return candidate;
    for (const Value limit : limits) {
      const auto beyond = is_left ? universe_.at_most(limit, *candidate) : universe_.at_most(*candidate, limit);
      if (!beyond) return beyond.error();
      if (*beyond) return universe_.integer(is_left ? last - 1 : last + 1);
    }
    return candidate;
  }

  Universe& universe_;
  Value two_;
  boost::unordered_flat_map<Value, Value> known_;
};

}  // namespace

Result<Value> atomic_weight(Universe& universe, Value value) {
  if (!universe.is_all_small(value)) {
    return Error{ErrorCode::BadRequest, "only all-small games have an atomic weight"};
  }
  if (!universe.is_number_up_star(value) && universe.depth(value) > kDeepestWeighed) {
    return Error{ErrorCode::TooLarge, "this value is nested too deeply"};
  }
  const auto two = universe.integer(2);
  return two ? Weigher(universe, *two).weight(value) : two;
}

}  // namespace spooky::values
