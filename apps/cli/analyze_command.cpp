#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "commands.hpp"
#include "say.hpp"
#include "speech.hpp"
#include "spooky/formats/game_names.hpp"
#include "spooky/protocols/analyze.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

/// Reads a line without its end. Of a line longer than a request may be, only as much as shows that it is too long.
bool read_request(std::FILE* input, std::string& line) {
  line.clear();
  for (int c = std::getc(input); c != EOF; c = std::getc(input)) {
    if (c == '\n') return true;
    if (line.size() <= kMaxRequestBytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

/// What a game can report; of all of them what each can.
int list_reports(const std::string& game) {
  bool found = false;
  Games::for_each([&]<class G>() {
    if (!game.empty() && game != G::kName) return;
    found = true;
    fmt::print("{}\n", G::kName);
    for (const ReportDescription& report : describe_reports(G::kName)) {
      fmt::print("  {:<12} {}\n", report.name, report.tells);
    }
  });
  if (!found) throw InputError(unknown_game(game));
  return kSuccess;
}

}  // namespace

int run_analyze(const AnalyzeOptions& options) {
  if (options.list) return list_reports(options.game);
  if (!options.game.empty()) throw InputError(message("error.list"));
  std::string request;
  while (read_request(stdin, request)) {
    if (!request.empty() && request.back() == '\r') request.pop_back();
    std::string answer = analyze(request);
    if (output_is_terminal()) answer = escape_controls(answer);
    answer.push_back('\n');
    if (std::fwrite(answer.data(), 1, answer.size(), stdout) != answer.size() || std::fflush(stdout) != 0) {
      throw InputError(message("error.output"));
    }
  }
  return kSuccess;
}

}  // namespace spooky::cli
