#include "server/refusals.hpp"

#include <cstdio>
#include <string_view>

#include "server/live_game.hpp"

namespace spooky::server {

namespace {

unsigned status_of(std::string_view code) {
  if (code == "unknown-game") return 404;
  if (code == "too-large") return 413;
  if (code == "too-many") return 429;
  if (code == "unreadable-game") return 500;
  if (code == "busy" || code == "no-storage" || code == "no-dice") return 503;
  return 400;
}

}  // namespace

Refusal busy() { return refused("busy", "busy-storage"); }

Refusal no_storage() { return refused("no-storage", "no-storage"); }

Refusal too_busy() { return refused("busy", "busy-games"); }

Refusal out_of_memory() { return refused("too-large", "out-of-memory"); }

Refusal no_die(const DieError& error) {
  std::fprintf(stderr, "spooky: no roll: %s\n", error.what());
  return refused("no-dice", "no-dice", {{"why", Phrases{error.error().message}}});
}

Refusal seat_taken(const std::string& actor) {
  return refused("seat-taken", "seat-taken", {{"actor", actor}, {"player", spoken_name(actor)}});
}

Refusal unreadable_game() { return refused("unreadable-game", "unreadable-game"); }

Refusal no_game() { return refused("unknown-game", "unknown-game"); }

Reply as_reply(const Refusal& refusal) { return server::refusal(status_of(refusal.code), refusal); }

}  // namespace spooky::server
