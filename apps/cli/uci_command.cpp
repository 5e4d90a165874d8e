#include <cstdio>
#include <string>

#include "commands.hpp"
#include "game_options.hpp"
#include "line_input.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/protocols/uci/session.hpp"
#include "version.hpp"

namespace spooky::cli {

namespace {

/// A game of many moves is one line.
constexpr std::size_t kMostLineBytes = 1 << 20;

}  // namespace

int run_uci(const UciOptions& options) {
  uci::SessionSettings settings;
  if (!options.rules.empty()) {
    settings.options = uci::options_for(value_or_input_error(read_rules<chess::Game>(std::string_view(options.rules))));
  }
  settings.version = kVersion;
  // Whoever has gone away hears nothing: the end of the input will follow.
  settings.say = [](const std::string& lines) {
    std::fwrite(lines.data(), 1, lines.size(), stdout);
    std::fflush(stdout);
  };
  uci::Session session(std::move(settings));
  std::string line;
  while (!session.finished() && read_line(stdin, line, kMostLineBytes)) session.hear(line);
  if (!session.finished()) session.hear_end();
  return kSuccess;
}

}  // namespace spooky::cli
