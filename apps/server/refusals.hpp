#pragma once

#include <string>

#include "dice/die.hpp"
#include "server/messages.hpp"
#include "server/router.hpp"

// What the hall says no with, over the WebSocket and over HTTP (docs/server.md).
namespace spooky::server {

/// The database cannot be written to.
Refusal busy();
/// The database file was deleted or replaced.
Refusal no_storage();
/// Too many games are in memory, or wait to be read into it.
Refusal too_busy();
Refusal out_of_memory();
/// Whoever runs the server hears of it too: the players cannot mend it.
Refusal no_die(const DieError& error);
Refusal seat_taken(const std::string& actor);
Refusal no_game();
/// The game is kept, but the rules of today cannot replay it.
Refusal unreadable_game();

/// The same, of the action of that number.
inline Refusal numbered(Refusal refusal, std::int64_t number) {
  refusal.number = number;
  return refusal;
}

/// A refusal over HTTP, with the status that fits its code.
Reply as_reply(const Refusal& refusal);

}  // namespace spooky::server
