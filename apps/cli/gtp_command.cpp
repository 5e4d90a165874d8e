#include <cstdio>
#include <string>

#include "commands.hpp"
#include "record_file.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/protocols/gtp/session.hpp"
#include "version.hpp"

namespace spooky::cli {

namespace {

/// Longer lines are cut: no command comes near.
constexpr std::size_t kMostLineBytes = 1 << 16;

bool read_line(std::FILE* input, std::string& line) {
  line.clear();
  for (int c = std::getc(input); c != EOF; c = std::getc(input)) {
    if (c == '\n') return true;
    if (line.size() < kMostLineBytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

}  // namespace

int run_gtp(const GtpOptions& options) {
  gtp::SessionSettings settings;
  settings.rules = options.go.read();
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
    const std::string answer = session.answer(line);
    if (std::fwrite(answer.data(), 1, answer.size(), stdout) != answer.size() || std::fflush(stdout) != 0) {
      throw InputError("cannot write the answer");
    }
  }
  return kSuccess;
}

}  // namespace spooky::cli
