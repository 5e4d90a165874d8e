#pragma once

#include "spooky/classical/fast/domineering_rules.hpp"

namespace spooky::values {

// Domineering serves as the well-known game in the tests of values.
using classical::fast::Domineering;
using classical::fast::DomineeringPosition;
using classical::fast::PlainDomineering;

}  // namespace spooky::values
