#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace spooky {

/// What Stockfish counted, and the processor time it took; its start is not in it.
struct StockfishCount {
  std::uint64_t leaves = 0;
  double seconds = 0;
};

/// Lets Debian's Stockfish count (`go perft`). Nothing when the program is missing or says something unexpected.
std::optional<StockfishCount> stockfish_perft(const std::string& fen, int depth);

}  // namespace spooky
