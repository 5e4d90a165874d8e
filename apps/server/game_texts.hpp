#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/live_game.hpp"

// What the server tells of a game, in JSON (docs/server.md, docs/records.md). Written straight from what is kept,
// without a replay: a long game costs no more to tell than to read.
namespace spooky::server {

/// `{"action":…,"number":…,"actor":…,"ms":…,"result":…}`: the action with this index, as everybody hears it.
std::string action_message(const LiveGame& game, std::size_t index);

/// The game from action number `from` on, as those hear it who join. `you` and `seats` are JSON texts: the seats of the
/// one who joins, and the members `"seats":…,"watching":…`.
std::string welcome_message(const LiveGame& game, std::string_view you, std::string_view seats, std::int64_t from);

/// The record of a game. `result` is a JSON text, empty when it is not known: then the record leaves it out.
std::string record_text(const StoredGame& game, std::string_view result);

}  // namespace spooky::server
