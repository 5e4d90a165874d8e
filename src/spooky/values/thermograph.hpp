#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/values/dyadic.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// A corner of a wall: where the wall stands at this temperature.
struct Corner {
  Dyadic temperature;
  Dyadic position;

  bool operator==(const Corner&) const = default;
};

/// A piecewise linear function of the temperature: the first corner is at temperature 0, straight lines lead from
/// corner to corner, and from the last one on the position stays.
using Wall = std::vector<Corner>;

/// The stops of a game cooled by t, for every t ≥ 0 (Winning Ways, chapter 6). Both walls end in the mast, which stands
/// at the mean from the temperature on. All corners of short games are dyadic.
struct Thermograph {
  Wall left;
  Wall right;
  Dyadic mean;
  /// Where the walls meet; for a number m/2^k in lowest terms -1/2^k, as is usual.
  Dyadic temperature;

  bool operator==(const Thermograph&) const = default;
};

/// Where a wall stands at a temperature t ≥ 0; nothing when the answer is out of range.
std::optional<Dyadic> position_at(const Wall& wall, const Dyadic& temperature);

/// Draws thermographs and remembers those of all positions on the way.
class Thermographs {
 public:
  explicit Thermographs(const Universe& universe) : universe_(universe) {}

  /// An error with the code too-large when the corners get too fine or the value has too many positions.
  Result<Thermograph> of(Value value);

 private:
  const Thermograph* draw(Value value);

  const Universe& universe_;
  bool too_fine_ = false;
  bool too_many_ = false;
  boost::unordered_flat_map<Value, std::unique_ptr<const Thermograph>> drawn_;
};

/// One thermograph; mean and temperature are in it.
Result<Thermograph> thermograph(const Universe& universe, Value value);

}  // namespace spooky::values
