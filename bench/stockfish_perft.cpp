#include "stockfish_perft.hpp"

#include <sys/resource.h>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace spooky {

namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

/// Of all processes that have been started here and have ended.
double children_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// One run of the program, its start included. Debian puts it where games are.
std::optional<StockfishCount> run(const std::string& fen, int depth) {
  const std::string command = "printf 'position fen " + fen + "\\ngo perft " + std::to_string(depth) +
                              "\\nquit\\n' | PATH=$PATH:/usr/games stockfish 2>&1";
  const double before = children_seconds();
  std::FILE* output = ::popen(command.c_str(), "r");
  if (output == nullptr) return std::nullopt;
  std::optional<std::uint64_t> leaves;
  const std::string beginning = "Nodes searched: ";
  std::array<char, 256> line{};
  while (std::fgets(line.data(), static_cast<int>(line.size()), output) != nullptr) {
    const std::string text = line.data();
    if (text.starts_with(beginning)) leaves = std::strtoull(text.c_str() + beginning.size(), nullptr, 10);
  }
  ::pclose(output);
  if (!leaves) return std::nullopt;
  return StockfishCount{.leaves = *leaves, .seconds = children_seconds() - before};
}

}  // namespace

std::optional<StockfishCount> stockfish_perft(const std::string& fen, int depth) {
  const std::optional<StockfishCount> start = run(fen, 1);
  std::optional<StockfishCount> count = start ? run(fen, depth) : std::nullopt;
  if (count) count->seconds -= start->seconds;
  return count;
}

}  // namespace spooky
