#pragma once

#include "spooky/core/result.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// The value cooled by t ≥ 0: {left cooled - t | right cooled + t} up to the temperature, and beyond it the mean.
Result<Value> cooled(Universe& universe, Value value, const Dyadic& t);

/// The value heated by t ≥ 0: {left heated + t | right heated - t}; numbers stay as they are.
Result<Value> heated(Universe& universe, Value value, const Dyadic& t);

}  // namespace spooky::values
