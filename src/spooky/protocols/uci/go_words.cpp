#include "spooky/protocols/uci/go_words.hpp"

#include <limits>

#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {

namespace {

constexpr std::int64_t kMostMilliseconds = 1'000'000'000;
constexpr std::int64_t kMostDepth = 100;

/// Clocks as `go` tells them, of both players.
struct ToldClocks {
  std::int64_t left[2] = {-1, -1};
  std::int64_t increment[2] = {0, 0};
  std::int64_t moves_to_go = 0;
};

/// Reads one number; clocks may be behind, so they may be negative.
struct Number {
  std::string_view word;
  std::int64_t* value;
  std::int64_t least;
  std::int64_t most;
};

}  // namespace

Result<Go> read_go(const std::vector<std::string>& words, chess::Colour to_move) {
  Go go;
  ToldClocks clocks;
  std::int64_t depth = 0;
  std::int64_t nodes = 0;
  std::int64_t time = 0;
  std::int64_t mate = 0;
  std::int64_t perft = 0;
  const Number numbers[] = {
      {"depth", &depth, 1, kMostDepth},
      {"nodes", &nodes, 1, std::numeric_limits<std::int64_t>::max()},
      {"movetime", &time, 1, kMostMilliseconds},
      {"mate", &mate, 1, kMostDepth},
      {"perft", &perft, 1, kMostDepth},
      {"wtime", &clocks.left[0], -kMostMilliseconds, kMostMilliseconds},
      {"btime", &clocks.left[1], -kMostMilliseconds, kMostMilliseconds},
      {"winc", &clocks.increment[0], 0, kMostMilliseconds},
      {"binc", &clocks.increment[1], 0, kMostMilliseconds},
      {"movestogo", &clocks.moves_to_go, 0, 1000},
  };
  bool told_clock = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "infinite" || words[i] == "ponder") {
      go.infinite = true;
      continue;
    }
    for (const Number& number : numbers) {
      if (words[i] != number.word) continue;
      const auto value = i + 1 < words.size() ? read_number(words[i + 1], number.least, number.most) : std::nullopt;
      if (!value) {
        return Error{ErrorCode::BadRequest, "go " + words[i] + " needs a whole number from " +
                                                std::to_string(number.least) + " to " + std::to_string(number.most)};
      }
      *number.value = *value;
      told_clock = told_clock || words[i] == "wtime" || words[i] == "btime";
      ++i;
      break;
    }
  }
  go.perft = static_cast<int>(perft);
  go.limits.depth = static_cast<int>(mate > 0 ? 2 * mate : depth);
  go.limits.nodes = static_cast<std::uint64_t>(nodes);
  go.limits.time = std::chrono::milliseconds(time);
  const std::size_t us = chess::index_of(to_move);
  if (told_clock && !go.infinite) {
    const std::int64_t left = clocks.left[us] > 0 ? clocks.left[us] : 1;
    go.limits.clock =
        chess::PlayerClock{std::chrono::milliseconds(left), std::chrono::milliseconds(clocks.increment[us]),
                           static_cast<int>(clocks.moves_to_go)};
  }
  const bool limited = depth > 0 || mate > 0 || nodes > 0 || time > 0 || told_clock;
  if (!limited) go.infinite = true;
  return go;
}

}  // namespace spooky::uci
