// Counting the trees of chess: ordinary chess beside Stockfish, and Niel's Chess.
#include <benchmark/benchmark.h>

#include <ctime>
#include <string>

#include "games/chess/rules/naive_plain.hpp"
#include "games/chess/rules/published_perft.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/moves.hpp"
#include "stockfish_perft.hpp"

namespace spooky::chess {
namespace {

benchmark::Counter rate(std::uint64_t count) { return {static_cast<double>(count), benchmark::Counter::kIsRate}; }

double thread_seconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The moves of the last ply are counted, not made.
void PlainPerft(benchmark::State& state, std::string_view fen, int depth) {
  const Board board = NaivePlain(fen).board();
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += plain_perft(board, depth);
  state.counters["leaves"] = rate(leaves);
}
BENCHMARK_CAPTURE(PlainPerft, start, kStartFen, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(PlainPerft, kiwipete, kKiwipeteFen, 5)->Unit(benchmark::kMillisecond);

/// Every move is made, the last ones too.
void PlainPerftMakingLeaves(benchmark::State& state, std::string_view fen, int depth) {
  const Board board = NaivePlain(fen).board();
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += plain_perft_making_leaves(board, depth);
  state.counters["leaves"] = rate(leaves);
}
BENCHMARK_CAPTURE(PlainPerftMakingLeaves, start, kStartFen, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(PlainPerftMakingLeaves, kiwipete, kKiwipeteFen, 5)->Unit(benchmark::kMillisecond);

/// What runs where the processor has no BMI2, and in a browser.
void PortablePlainPerft(benchmark::State& state, std::string_view fen, int depth) {
  const Board board = NaivePlain(fen).board();
  const PlainPosition position = plain_position(board);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += portable_plain_functions().perft(position, board.to_move(), depth);
  state.counters["leaves"] = rate(leaves);
}
BENCHMARK_CAPTURE(PortablePlainPerft, start, kStartFen, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(PortablePlainPerft, kiwipete, kKiwipeteFen, 5)->Unit(benchmark::kMillisecond);

/// The same trees in turn by us and by Stockfish, both counting the last ply in bulk; processor time of each.
void PlainPerftBesideStockfish(benchmark::State& state, std::string_view fen, int depth) {
  const Board board = NaivePlain(fen).board();
  std::uint64_t leaves = 0;
  double our_seconds = 0;
  double their_seconds = 0;
  for (auto _ : state) {
    const double before = thread_seconds();
    const std::uint64_t ours = plain_perft(board, depth);
    our_seconds += thread_seconds() - before;
    const auto theirs = stockfish_perft(std::string(fen), depth);
    if (!theirs) {
      state.SkipWithError("stockfish is not installed; script/bootstrap installs it");
      return;
    }
    if (theirs->leaves != ours) {
      state.SkipWithError("stockfish counts another number of leaves");
      return;
    }
    their_seconds += theirs->seconds;
    leaves += ours;
  }
  state.counters["ours/s"] = static_cast<double>(leaves) / our_seconds;
  state.counters["stockfish/s"] = static_cast<double>(leaves) / their_seconds;
  state.counters["ratio"] = their_seconds / our_seconds;
}
BENCHMARK_CAPTURE(PlainPerftBesideStockfish, start, kStartFen, 6)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(PlainPerftBesideStockfish, kiwipete, kKiwipeteFen, 5)->Iterations(5)->Unit(benchmark::kMillisecond);

/// Every way to play three turns from the beginning, superpositions and rolls included.
void QuantumPerft(benchmark::State& state, Variant variant) {
  Rules rules;
  rules.variant = variant;
  const Board start = Board::initial(rules);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += perft(start, rules, 3);
  state.counters["leaves"] = rate(leaves);
}
BENCHMARK_CAPTURE(QuantumPerft, niel, Variant::Niel)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(QuantumPerft, simplified, Variant::Simplified)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(QuantumPerft, hadamard_plus, Variant::HadamardPlus)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace spooky::chess
