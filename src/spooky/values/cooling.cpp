#include "spooky/values/cooling.hpp"

#include <boost/unordered/unordered_flat_map.hpp>

#include "spooky/values/thermograph.hpp"

namespace spooky::values {

namespace {

enum class Direction : unsigned char { Cooling, Heating };

class Change {
 public:
  Change(Universe& universe, Direction direction, Value t, const Dyadic& temperature)
      : universe_(universe), direction_(direction), t_(t), temperature_(temperature), thermographs_(universe) {}

  Result<Value> apply(Value value) {
    if (universe_.is_number(value)) return value;
    if (const auto found = known_.find(value); found != known_.end()) return found->second;
    if (direction_ == Direction::Cooling) {
      const auto drawn = thermographs_.of(value);
      if (!drawn) return drawn.error();
      if (temperature_ > drawn->temperature) return universe_.number(drawn->mean);
    }
    std::vector<Value> options[2];
    for (const Side side : {Side::Left, Side::Right}) {
      const auto before = universe_.options(value, side);
      if (!before) return before.error();
      const bool is_added = (side == Side::Left) == (direction_ == Direction::Heating);
      for (const Value option : *before) {
        const auto changed = apply(option);
        if (!changed) return changed;
        const auto moved = is_added ? universe_.sum(*changed, t_) : universe_.difference(*changed, t_);
        if (!moved) return moved;
        options[side == Side::Left ? 0 : 1].push_back(*moved);
      }
    }
    const auto result = universe_.game(options[0], options[1]);
    if (result) known_.emplace(value, *result);
    return result;
  }

 private:
  Universe& universe_;
  Direction direction_;
  Value t_;
  Dyadic temperature_;
  Thermographs thermographs_;
  boost::unordered_flat_map<Value, Value> known_;
};

/// A recursion with this many levels still fits on a small stack.
constexpr std::uint32_t kDeepestCooled = 300;

Result<Value> change(Universe& universe, Value value, Direction direction, const Dyadic& t) {
  if (t < Dyadic()) return Error{ErrorCode::BadRequest, "a game is cooled or heated by a number that is not negative"};
  if (t.is_zero()) return value;
  if (universe.depth(value) > kDeepestCooled) return Error{ErrorCode::TooLarge, "this value is nested too deeply"};
  const auto t_value = universe.number(t);
  return t_value ? Change(universe, direction, *t_value, t).apply(value) : t_value;
}

}  // namespace

Result<Value> cooled(Universe& universe, Value value, const Dyadic& t) {
  return change(universe, value, Direction::Cooling, t);
}

Result<Value> heated(Universe& universe, Value value, const Dyadic& t) {
  return change(universe, value, Direction::Heating, t);
}

}  // namespace spooky::values
