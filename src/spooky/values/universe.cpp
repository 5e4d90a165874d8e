#include "spooky/values/universe.hpp"

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "spooky/values/universe_steps.hpp"

namespace spooky::values {

Universe::Universe(const Limits& limits, Shortcuts shortcuts)
    : uses_shortcuts_(shortcuts == Shortcuts::Used),
      step_limit_(limits.steps),
      store_(limits.bytes / 2),
      sums_(limits.bytes / 4),
      orders_(limits.bytes / 4) {}

Value Universe::fail(Failure failure) {
  if (!failed()) failure_ = failure;
  return kZero;
}

bool Universe::take_steps(std::uint64_t count) {
  if (failed()) return false;
  if (steps_ < step_limit_ && count <= step_limit_ - steps_) {
    steps_ += count;
    return true;
  }
  fail(Failure::Steps);
  return false;
}

template <class T, class Work>
Result<T> Universe::guarded(const Work& work) {
  failure_ = Failure::None;
  const T result = work();
  switch (failure_) {
    case Failure::None: return result;
    case Failure::Memory: return Error{ErrorCode::TooLarge, "this value needs more memory than the limit allows"};
    case Failure::Steps: return Error{ErrorCode::TooLarge, "this value takes more steps than the limit allows"};
    case Failure::Depth: return Error{ErrorCode::TooLarge, "this value is nested too deeply"};
    case Failure::Number: return Error{ErrorCode::TooLarge, "a number in this value is too large"};
    case Failure::Options: return Error{ErrorCode::TooLarge, "this value has too many options"};
  }
  return result;
}

Value Universe::intern(const NumberUpStar& value) {
  const auto place = store_.intern(value);
  return place ? *place : fail(Failure::Memory);
}

Value Universe::intern(Options& options, Value left_stop, Value right_stop) {
  if (options.left.size() > Store::kMostOptions || options.right.size() > Store::kMostOptions) {
    return fail(Failure::Options);
  }
  std::ranges::sort(options.left);
  std::ranges::sort(options.right);
  const auto place = store_.intern(options.left, options.right, left_stop, right_stop);
  return place ? *place : fail(Failure::Memory);
}

Result<Value> Universe::integer(std::int64_t whole) {
  const auto number = Dyadic::create(whole, 0);
  return guarded<Value>([&] { return number ? intern({*number, 0, 0}) : fail(Failure::Number); });
}

Result<Value> Universe::number_up_star(const NumberUpStar& value) {
  const bool in_range = value.up >= -NumberUpStar::kLargestUp && value.up <= NumberUpStar::kLargestUp;
  return guarded<Value>([&] { return in_range ? intern(value) : fail(Failure::Number); });
}

Result<Value> Universe::game(std::span<const Value> left, std::span<const Value> right) {
  return guarded<Value>([&] {
    Frame frame(*this);
    frame.options().left.assign(left.begin(), left.end());
    frame.options().right.assign(right.begin(), right.end());
    return canonical(frame.options());
  });
}

Result<Value> Universe::switch_of(Value a, Value b) { return game({&a, 1}, {&b, 1}); }

Result<Value> Universe::tiny(Value value) {
  const auto threat = negative(value);
  if (!threat) return threat;
  const auto answer = switch_of(kZero, *threat);
  return answer ? switch_of(kZero, *answer) : answer;
}

Result<Value> Universe::miny(Value value) {
  const auto opposite = tiny(value);
  return opposite ? negative(*opposite) : opposite;
}

Result<Value> Universe::sum(Value a, Value b) {
  return guarded<Value>([&] { return add(a, b); });
}

Result<Value> Universe::difference(Value a, Value b) {
  return guarded<Value>([&] {
    const Value minus_b = negate(b);
    return failed() ? kZero : add(a, minus_b);
  });
}

Result<Value> Universe::negative(Value value) {
  return guarded<Value>([&] { return negate(value); });
}

Result<bool> Universe::at_most(Value a, Value b) {
  return guarded<bool>([&] { return is_at_most(a, b); });
}

Result<Order> Universe::compare(Value a, Value b) {
  return guarded<Order>([&] {
    if (a == b) return Order::Equal;
    if (is_at_most(a, b)) return Order::Less;
    return is_at_most(b, a) ? Order::Greater : Order::Confused;
  });
}

Result<OutcomeClass> Universe::outcome(Value value) {
  return guarded<OutcomeClass>([&] {
    if (value == kZero) return OutcomeClass::P;
    if (is_at_most(kZero, value)) return OutcomeClass::L;
    return is_at_most(value, kZero) ? OutcomeClass::R : OutcomeClass::N;
  });
}

Result<std::vector<Value>> Universe::options(Value value, Side side) {
  return guarded<std::vector<Value>>([&] {
    std::vector<Value> list;
    for_each_option(value, side, [&](Value option) {
      list.push_back(option);
      return true;
    });
    return list;
  });
}

bool Universe::is_switch(Value value) const {
  if (is_number_up_star(value)) return false;
  const auto left = store_.options(value, Side::Left);
  const auto right = store_.options(value, Side::Right);
  // The canonical form is no number, so numbers a on the left and b on the right have a > b (a = b is NumberUpStar).
  return left.size() == 1 && right.size() == 1 && is_number(left[0]) && is_number(right[0]);
}

bool Universe::is_infinitesimal(Value value) const {
  return stop(value, Side::Left).is_zero() && stop(value, Side::Right).is_zero();
}

bool Universe::is_all_small(Value value) const {
  boost::unordered_flat_set<Value> seen;
  std::vector<Value> waiting{value};
  while (!waiting.empty()) {
    const Value next = waiting.back();
    waiting.pop_back();
    if (is_number_up_star(next)) {
      // ↑ and *k are all-small; a number but 0 has a position where only one player can move.
      if (!number_up_star(next).number.is_zero()) return false;
      continue;
    }
    if (!seen.insert(next).second) continue;
    for (const Side side : {Side::Left, Side::Right}) {
      const auto options = store_.options(next, side);
      waiting.insert(waiting.end(), options.begin(), options.end());
    }
  }
  return true;
}

std::uint64_t Universe::birthday(Value value) const {
  if (is_number_up_star(value)) return values::birthday(number_up_star(value));
  boost::unordered_flat_map<Value, std::uint64_t> born;
  const auto known = [&](Value option) -> std::optional<std::uint64_t> {
    if (is_number_up_star(option)) return values::birthday(number_up_star(option));
    const auto found = born.find(option);
    return found == born.end() ? std::nullopt : std::optional(found->second);
  };
  std::vector<Value> waiting{value};
  while (!waiting.empty()) {
    const Value next = waiting.back();
    std::uint64_t last = 0;
    const std::size_t before = waiting.size();
    for (const Side side : {Side::Left, Side::Right}) {
      for (const Value option : store_.options(next, side)) {
        if (const auto day = known(option)) {
          last = std::max(last, *day);
        } else {
          waiting.push_back(option);
        }
      }
    }
    if (waiting.size() > before) continue;
    born[next] = last + 1;
    waiting.pop_back();
  }
  return born[value];
}

}  // namespace spooky::values
