#pragma once

#include <vector>

#include "spooky/core/message.hpp"
#include "spooky/games/go/rules/position.hpp"

// The parts of what an action did, each put behind the events told so far (docs/events.md).
namespace spooky::go {

/// G5–G7: after a placement that began a collapse, the groups that the new stones touch, in the order in which they
/// collapse, and then the new group.
void add_contacts(const Position& after, std::vector<Message>& events);

/// G7, G8, G13: which stone the owner of a group kept or removed, and why it could be no other.
void add_choice(const Position& before, const Action& choice, std::vector<Message>& events);

/// G11: the chains that the end of a turn took off the board, the opponent's before the mover's own, and what became of
/// groups that lost stones by it. `action` is the one that ended the turn.
void add_captures(const Position& before, const Action& action, const Position& after, std::vector<Message>& events);

}  // namespace spooky::go
