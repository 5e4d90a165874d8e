// Negatives and sums.
#include <utility>

#include "spooky/values/universe_steps.hpp"

namespace spooky::values {

Value Universe::negate(Value value) {
  if (store_.is_number_up_star(value)) return intern(-store_.number_up_star(value));
  if (const auto known = store_.negative(value)) return *known;
  if (!take_steps(1)) return kZero;
  // Exchanging the players turns a canonical form into a canonical form.
  Frame frame(*this);
  for (const Side side : {Side::Left, Side::Right}) {
    for (const Value option : store_.options(value, side)) {
      const Value opposite = negate(option);
      if (failed()) return kZero;
      frame.options().side(other(side)).push_back(opposite);
    }
  }
  const Value left_stop = negate(store_.stop_value(value, Side::Right));
  const Value right_stop = negate(store_.stop_value(value, Side::Left));
  if (failed()) return kZero;
  const Value opposite = intern(frame.options(), left_stop, right_stop);
  if (!failed()) store_.set_negative(value, opposite);
  return opposite;
}

Value Universe::add(Value a, Value b) {
  if (a == kZero) return b;
  if (b == kZero) return a;
  if (uses_shortcuts_) {
    if (store_.is_number_up_star(a)) std::swap(a, b);
    if (store_.is_number_up_star(b)) {
      const NumberUpStar closed = store_.number_up_star(b);
      if (store_.is_number_up_star(a)) {
        const auto total = values::sum(store_.number_up_star(a), closed);
        return total ? intern(*total) : fail(Failure::Number);
      }
      if (closed.is_number()) return add_number(a, b);
      if (!closed.number.is_zero()) {
        // The number last, so that one remembered sum serves all its translates.
        const Value rest = intern({Dyadic(), closed.up, closed.nimber});
        const Value number = intern({closed.number, 0, 0});
        const Value partial = failed() ? kZero : add(a, rest);
        return failed() ? kZero : add(partial, number);
      }
    } else if (store_.negative(a) == b) {
      return kZero;
    }
  }
  if (b < a) std::swap(a, b);
  if (const SumEntry* found = sums_.find(SumEntry::key(a, b))) return found->sum;
  if (!take_steps(1)) return kZero;
  const Value total = add_by_options(a, b);
  if (!failed()) sums_.insert({a, b, total});
  return total;
}

/// Number translation: for a value that is no number, value + x = {left + x | right + x}, and this is canonical when
/// value is. (Options keep their order. A number n among the left options stays irreversible: its right option would be
/// some y > n with y ≤ value, but then value, no number, has a left option ≥ y by number avoidance, which dominates n.)
Value Universe::add_number(Value value, Value number) {
  if (store_.is_number_up_star(value)) return add(value, number);
  Value smaller = value;
  Value larger = number;
  if (larger < smaller) std::swap(smaller, larger);
  if (const SumEntry* found = sums_.find(SumEntry::key(smaller, larger))) return found->sum;
  if (!take_steps(1)) return kZero;
  Frame frame(*this);
  for (const Side side : {Side::Left, Side::Right}) {
    for (const Value option : store_.options(value, side)) {
      const Value moved = add_number(option, number);
      if (failed()) return kZero;
      frame.options().side(side).push_back(moved);
    }
  }
  const Value left_stop = add(store_.stop_value(value, Side::Left), number);
  const Value right_stop = failed() ? kZero : add(store_.stop_value(value, Side::Right), number);
  if (failed()) return kZero;
  const Value moved = intern(frame.options(), left_stop, right_stop);
  if (!failed()) sums_.insert({smaller, larger, moved});
  return moved;
}

/// a + b = {left of a + b, a + left of b | the same with right}.
Value Universe::add_by_options(Value a, Value b) {
  if (store_.depth(a) + store_.depth(b) > kDeepestPair) return fail(Failure::Depth);
  Frame frame(*this);
  for (const Side side : {Side::Left, Side::Right}) {
    const auto add_options = [&](Value moved, Value kept) {
      for_each_option(moved, side, [&](Value option) {
        const Value total = add(option, kept);
        if (!failed()) frame.options().side(side).push_back(total);
        return !failed();
      });
    };
    add_options(a, b);
    add_options(b, a);
  }
  return failed() ? kZero : canonical(frame.options());
}

}  // namespace spooky::values
