#pragma once

#include "spooky/core/result.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::values {

/// The atomic weight of an all-small game: itself a game, most often an integer, that counts how many ups the value is
/// worth. A value that is not all-small has none: an error with the code bad-request.
Result<Value> atomic_weight(Universe& universe, Value value);

}  // namespace spooky::values
