#include <cmath>
#include <cstdio>
#include <string>

#include "commands.hpp"
#include "line_input.hpp"
#include "record_file.hpp"
#include "speech.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/protocols/gtp/session.hpp"
#include "version.hpp"

namespace spooky::cli {

int run_gtp(const GtpOptions& options) {
  if (!std::isfinite(options.seconds)) throw InputError(message("error.seconds"));
  gtp::SessionSettings settings;
  settings.rules = std::get<go::Rules>(options.game.any_rules());
  if (const Status grid = go::require_grid(settings.rules, "GTP"); !grid) throw InputError(grid.error());
  settings.level = options.level;
  settings.time = gtp::Milliseconds(static_cast<long long>(options.seconds * 1000));
  settings.threads = options.threads == 0 ? hardware_threads() : options.threads;
  settings.seed = options.seed;
  settings.version = kVersion;
  settings.read_file = [](const std::string& path) -> Result<std::string> {
    try {
      return read_record_text(path);
    } catch (const InputError& error) {
      return Error{ErrorCode::BadRecord, error.what()};
    }
  };
  gtp::Session session(std::move(settings));
  std::string line;
  while (!session.finished() && read_line(stdin, line)) {
    write_answer(session.answer(line));
  }
  return kSuccess;
}

}  // namespace spooky::cli
