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

Refusal busy() { return {"busy", "the server cannot store anything at the moment: try again soon"}; }

Refusal no_storage() {
  return {
      "no-storage",
      "the server's database file was deleted or replaced: nothing is stored until whoever runs the server mends it"};
}

Refusal too_busy() { return {"busy", "the server has too many games in hand: try again soon"}; }

Refusal out_of_memory() { return {"too-large", "the server has not enough memory for this game"}; }

Refusal no_die(const DieError& error) {
  std::fprintf(stderr, "spooky: no roll: %s\n", error.what());
  return {"no-dice", std::string("the server cannot roll: ") + error.what()};
}

Refusal seat_taken(const std::string& actor) {
  return {"seat-taken", "somebody else plays " + spoken_name(actor) + " already"};
}

Refusal unreadable_game() {
  return {"unreadable-game",
          "this game is kept, but cannot be replayed by today's rules; its record can be downloaded"};
}

Refusal no_game() { return {"unknown-game", "there is no game of this id"}; }

Reply as_reply(const Refusal& refusal) {
  return server::refusal(status_of(refusal.code), refusal.code, refusal.reason);
}

}  // namespace spooky::server
