#pragma once

#include "spooky/classical/any_classical.hpp"

// What a position is, whatever board it came from. A text of Hackenbush or of a graph names only what is left, so the
// same position may stand on a larger board and on a smaller one.
namespace spooky::classical {

/// Whether the same is left of both: the same edges between the same vertices, by name; for the other games the same
/// position of the same board.
bool same_content(const AnyClassical& first_game, Position first, const AnyClassical& second_game, Position second);

/// Equal for positions with the same content.
Hash content_hash(const AnyClassical& game, Position position);

}  // namespace spooky::classical
