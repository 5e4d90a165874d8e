// Whether one value is at most another.
#include "spooky/values/universe_steps.hpp"

namespace spooky::values {

/// What the stops say about a ≤ b: it forces both stops of a to be at most those of b, since stops keep the order; and
/// if left_a < x < right_b for a number x then a < x < b (Winning Ways, chapter 6).
std::optional<bool> Universe::order_by_stops(float left_a, float right_a, float left_b, float right_b) const {
  if (!uses_shortcuts_) return std::nullopt;
  if (left_a < right_b) return true;
  if (left_a > left_b || right_a > right_b) return false;
  return std::nullopt;
}

bool Universe::is_at_most(Value a, Value b) {
  if (a == b) return true;
  if (const auto known = order_by_stops(store_.rounded_stop(a, Side::Left), store_.rounded_stop(a, Side::Right),
                                        store_.rounded_stop(b, Side::Left), store_.rounded_stop(b, Side::Right))) {
    return *known;
  }
  if (uses_shortcuts_ && store_.is_number_up_star(a) && store_.is_number_up_star(b)) {
    return values::compare(store_.number_up_star(a), store_.number_up_star(b)) == Order::Less;
  }
  const std::uint64_t key = OrderEntry::key(a, b);
  if (const OrderEntry* found = orders_.find(key)) return found->at_most();
  if (!take_steps(1)) return false;
  const bool at_most = is_at_most_by_options(a, b);
  if (!failed()) orders_.insert(OrderEntry::of(a, b, at_most));
  return at_most;
}

/// a ≤ b when Left, moving first, does not win a - b: no left option of a is ≥ b and no right option of b is ≤ a.
/// By number avoidance nobody needs to move in a number while the other part is none.
bool Universe::is_at_most_by_options(Value a, Value b) {
  if (store_.depth(a) + store_.depth(b) > kDeepestPair) {
    fail(Failure::Depth);
    return false;
  }
  bool at_most = true;
  if (!uses_shortcuts_ || !store_.is_number(b)) {
    for_each_option(b, Side::Right, [&](Value option) { return at_most = !is_at_most(option, a) && !failed(); });
  }
  if (at_most && (!uses_shortcuts_ || !store_.is_number(a))) {
    for_each_option(a, Side::Left, [&](Value option) { return at_most = !is_at_most(b, option) && !failed(); });
  }
  return at_most;
}

}  // namespace spooky::values
