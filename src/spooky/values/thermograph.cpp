#include "spooky/values/thermograph.hpp"

#include <algorithm>

namespace spooky::values {

namespace {

constexpr std::size_t kMostDrawn = 2'000'000;

/// Sums that remember whether one of them was out of range.
class Arithmetic {
 public:
  Dyadic plus(const Dyadic& a, const Dyadic& b) { return checked(sum(a, b)); }
  Dyadic minus(const Dyadic& a, const Dyadic& b) { return checked(sum(a, -b)); }
  Dyadic halved(const Dyadic& number) { return checked(half(number)); }
  bool overflowed() const { return overflowed_; }

  /// A wall between two neighbouring corners runs straight up or at 45 degrees.
  Dyadic position_at(const Wall& wall, const Dyadic& temperature) {
    const auto above =
        std::ranges::find_if(wall, [&](const Corner& corner) { return corner.temperature > temperature; });
    const Corner& below = *(above - 1);
    if (above == wall.end() || above->position == below.position) return below.position;
    const Dyadic distance = minus(temperature, below.temperature);
    return above->position > below.position ? plus(below.position, distance) : minus(below.position, distance);
  }

 private:
  Dyadic checked(const std::optional<Dyadic>& number) {
    if (!number) overflowed_ = true;
    return number.value_or(Dyadic());
  }

  bool overflowed_ = false;
};

std::vector<Dyadic> all_temperatures(const Wall& a, const Wall& b) {
  std::vector<Dyadic> temperatures;
  for (const Corner& corner : a) temperatures.push_back(corner.temperature);
  for (const Corner& corner : b) temperatures.push_back(corner.temperature);
  std::ranges::sort(temperatures);
  temperatures.erase(std::ranges::unique(temperatures).begin(), temperatures.end());
  return temperatures;
}

/// The larger (for Left) or smaller (for Right) of two walls at every temperature. Both lean the same way, so that
/// between two corners one gains 1 a degree on the other or nothing.
Wall better_wall(Arithmetic& arithmetic, const Wall& a, const Wall& b, Side side) {
  Wall better;
  Dyadic lead_before;
  for (const Dyadic& temperature : all_temperatures(a, b)) {
    const Dyadic at_a = arithmetic.position_at(a, temperature);
    const Dyadic at_b = arithmetic.position_at(b, temperature);
    const Dyadic lead = arithmetic.minus(at_a, at_b);
    const bool crossed = (lead_before < Dyadic() && lead > Dyadic()) || (lead_before > Dyadic() && lead < Dyadic());
    if (crossed) {
      const Dyadic where =
          arithmetic.plus(better.back().temperature, lead_before > Dyadic() ? lead_before : -lead_before);
      better.push_back({where, arithmetic.position_at(a, where)});
    }
    better.push_back({temperature, (at_a > at_b) == (side == Side::Left) ? at_a : at_b});
    lead_before = lead;
  }
  return better;
}

/// Removes corners on a straight line.
void straighten(Wall& wall) {
  const auto leaning = [](const Corner& from, const Corner& to) { return to.position <=> from.position; };
  Wall straight;
  for (const Corner& corner : wall) {
    const std::size_t size = straight.size();
    if (size >= 2 && leaning(straight[size - 2], straight[size - 1]) == leaning(straight[size - 1], corner)) {
      straight.pop_back();
    }
    straight.push_back(corner);
  }
  if (straight.size() >= 2 && straight.back().position == straight[straight.size() - 2].position) straight.pop_back();
  wall = std::move(straight);
}

/// The thermograph from the best right wall of the left options and the best left wall of the right options: each side
/// pays the temperature for its move, up to where nobody wants to pay.
Thermograph raise_walls(Arithmetic& arithmetic, const Wall& after_left, const Wall& after_right) {
  Thermograph result;
  const auto add_corners = [&](const Dyadic& temperature, const Dyadic& left, const Dyadic& right) {
    result.left.push_back({temperature, left});
    result.right.push_back({temperature, right});
    result.temperature = temperature;
    result.mean = left;
  };
  const auto left_at = [&](const Dyadic& temperature) {
    return arithmetic.minus(arithmetic.position_at(after_left, temperature), temperature);
  };
  const auto right_at = [&](const Dyadic& temperature) {
    return arithmetic.plus(arithmetic.position_at(after_right, temperature), temperature);
  };
  for (const Dyadic& temperature : all_temperatures(after_left, after_right)) {
    const Dyadic left = left_at(temperature);
    const Dyadic right = right_at(temperature);
    if (left <= right || arithmetic.overflowed()) break;
    add_corners(temperature, left, right);
  }
  // Equal stops at temperature 0: infinitesimally near to a number.
  if (result.left.empty()) {
    add_corners(Dyadic(), left_at(Dyadic()), right_at(Dyadic()));
    return result;
  }
  if (arithmetic.overflowed()) return result;
  // From the last corner on the walls come nearer by 1 or 2 a degree: by 1 if one of them runs straight up.
  const auto runs_straight_up = [&](const Wall& wall) {
    const auto above =
        std::ranges::find_if(wall, [&](const Corner& corner) { return corner.temperature > result.temperature; });
    return above != wall.end() && above->position != (above - 1)->position;
  };
  const Dyadic gap = arithmetic.minus(result.left.back().position, result.right.back().position);
  const bool one_is_upright = runs_straight_up(after_left) || runs_straight_up(after_right);
  const Dyadic meeting = arithmetic.plus(result.temperature, one_is_upright ? gap : arithmetic.halved(gap));
  add_corners(meeting, left_at(meeting), right_at(meeting));
  straighten(result.left);
  straighten(result.right);
  return result;
}

Thermograph mast_of(const NumberUpStar& value) {
  const Wall mast{{Dyadic(), value.number}};
  const auto temperature = value.is_number() ? Dyadic::create(-1, value.number.exponent()) : Dyadic();
  return {mast, mast, value.number, temperature.value_or(Dyadic())};
}

}  // namespace

std::optional<Dyadic> position_at(const Wall& wall, const Dyadic& temperature) {
  Arithmetic arithmetic;
  const Dyadic position = arithmetic.position_at(wall, temperature);
  return arithmetic.overflowed() ? std::nullopt : std::optional(position);
}

const Thermograph* Thermographs::draw(Value value) {
  if (const auto found = drawn_.find(value); found != drawn_.end()) return found->second.get();
  if (drawn_.size() >= kMostDrawn) {
    too_many_ = true;
    return nullptr;
  }
  Thermograph result;
  if (universe_.is_number_up_star(value)) {
    result = mast_of(universe_.number_up_star(value));
  } else {
    Arithmetic arithmetic;
    Wall best[2];
    for (const Side side : {Side::Left, Side::Right}) {
      Wall& wall = best[side == Side::Left ? 0 : 1];
      for (const Value option : universe_.kept_options(value, side)) {
        const Thermograph* drawn = draw(option);
        if (drawn == nullptr) return nullptr;
        const Wall& next = side == Side::Left ? drawn->right : drawn->left;
        wall = wall.empty() ? next : better_wall(arithmetic, wall, next, side);
      }
      straighten(wall);
    }
    if (!arithmetic.overflowed()) result = raise_walls(arithmetic, best[0], best[1]);
    if (arithmetic.overflowed()) {
      too_fine_ = true;
      return nullptr;
    }
  }
  return drawn_.emplace(value, std::make_unique<const Thermograph>(std::move(result))).first->second.get();
}

Result<Thermograph> Thermographs::of(Value value) {
  too_fine_ = too_many_ = false;
  if (const Thermograph* drawn = draw(value)) return *drawn;
  if (too_many_) return Error{ErrorCode::TooLarge, "this value has too many positions for a thermograph"};
  return Error{ErrorCode::TooLarge, "the numbers of this thermograph are too large"};
}

Result<Thermograph> thermograph(const Universe& universe, Value value) { return Thermographs(universe).of(value); }

}  // namespace spooky::values
