#pragma once

#include <string>

#include "dice/die.hpp"
#include "server/messages.hpp"
#include "server/router.hpp"

// What the hall says no with, over the WebSocket and over HTTP (docs/server.md).
namespace spooky::server {

Refusal busy();
/// Whoever runs the server hears of it too: the players cannot mend it.
Refusal no_die(const DieError& error);
Refusal seat_taken(const std::string& actor);
Refusal no_game();

/// The same over HTTP, with the status that fits its code.
Reply as_reply(const Refusal& refusal);

}  // namespace spooky::server
