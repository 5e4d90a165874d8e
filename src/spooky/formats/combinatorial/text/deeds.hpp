#pragma once

#include <optional>

#include "spooky/classical/any_classical.hpp"
#include "spooky/core/message.hpp"

namespace spooky::combinatorial {

/// What a classical move did, as a clause without its subject, `deed.<code>`: "took 3 tokens from heap 2". Where it was
/// made in one world only, that world before it: then also what went with it, and from where.
Message deed(const classical::AnyClassical& game, std::optional<classical::Position> world, classical::Move move);

}  // namespace spooky::combinatorial
