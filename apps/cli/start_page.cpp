#include "start_page.hpp"

#include "say.hpp"
#include "speech.hpp"
#include "version.hpp"

namespace spooky::cli {

void print_start_page(Language language) {
  const auto words = [&](std::string_view key) { say("{}\n", tell(language, key)); };
  const auto example = [&](std::string_view command, std::string_view key) {
    say("  {:<33}{}\n", command, tell(language, key));
  };
  say("{}\n\n", tell(language, "start.title", {{"version", std::string(kVersion)}}));
  words("start.play");
  example("spooky play tictactoe", "start.tictactoe");
  example("spooky play go --size 9", "start.go");
  example("spooky play chess", "start.chess");
  example("spooky play quantum-chess", "start.quantum-chess");
  example("spooky play akl-chess", "start.akl-chess");
  example("spooky play domineering 4x4", "start.combinatorial");
  say("\n");
  words("start.browser");
  example("spooky serve", "start.serve");
  say("\n");
  words("start.study");
  example("spooky solve nim 3,3", "start.solve");
  example("spooky show game.json", "start.show");
  say("\n");
  words("start.help");
}

}  // namespace spooky::cli
