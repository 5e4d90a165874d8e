#include "start_page.hpp"

#include "say.hpp"
#include "version.hpp"

namespace spooky::cli {

void print_start_page() {
  say("spooky {}: quantum board games, to play, solve and study.\n", kVersion);
  say("\n"
      "Play against the computer:\n"
      "  spooky play tictactoe            quantum tic-tac-toe: every mark in two squares at once\n"
      "  spooky play go --size 9          Quantum Go: every turn an entangled pair of stones\n"
      "  spooky play chess                Niel's Chess: pieces on two squares, and a die\n"
      "  spooky play akl-chess            Akl's chess: every man two types at once, one of them unknown\n"
      "  spooky play domineering 4x4      also nim, kayles, hackenbush and more, in many worlds at once\n"
      "\n"
      "Play in the browser, alone or with a friend:\n"
      "  spooky serve                     then open http://localhost:8080\n"
      "\n"
      "Solve and study:\n"
      "  spooky solve nim 3,3             who wins, and how\n"
      "  spooky show game.json            step through a game that was saved\n"
      "\n"
      "spooky help lists every command, spooky help play tells all about one.\n");
}

}  // namespace spooky::cli
