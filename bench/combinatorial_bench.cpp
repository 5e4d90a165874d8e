// Quantum combinatorial games: the solver beside the plain method and beside plain Theorem 3, in the same run.
#include <benchmark/benchmark.h>

#include "plain_quantum.hpp"
#include "spooky/core/parallel.hpp"
#include "spooky/games/combinatorial/solver/quantum_solver.hpp"
#include "spooky/games/combinatorial/solver/two_heaps.hpp"

namespace spooky::combinatorial {
namespace {

using classical::Heaps;
using classical::Octal;

classical::Position heap_sizes(const Heaps& board, std::initializer_list<unsigned> sizes) {
  classical::Position position;
  unsigned heap = 0;
  for (const unsigned size : sizes) position = board.with_size(position, heap++, size);
  return position;
}

bool covers_heaps(const Heaps& board, classical::Position a, classical::Position b) {
  for (unsigned heap = 0; heap < board.heaps(); ++heap) {
    if (board.size(a, heap) < board.size(b, heap)) return false;
  }
  return true;
}

/// Kayles asks nothing of the neighbours of the pins taken, so who has more pins has all runs of who has fewer.
bool covers_pins(const Octal&, classical::Position a, classical::Position b) {
  return (b.low & ~a.low) == 0 && (b.high & ~a.high) == 0;
}

Octal kayles(unsigned pins) { return Octal(pins, {0, 7, 7}); }

classical::Position full_row(unsigned pins) { return {(std::uint64_t{1} << pins) - 1, 0}; }

template <class G, class Covers>
void solve_plainly(benchmark::State& state, const G& game, classical::Position start, Ruleset ruleset, Covers covers,
                   bool drops) {
  std::size_t positions = 0;
  for (auto _ : state) {
    PlainQuantum<G, Covers> plain(game, ruleset, covers, drops);
    state.SetLabel("value " + std::to_string(plain.grundy({start})));
    positions = plain.positions();
  }
  state.counters["positions"] = static_cast<double>(positions);
}

/// The plain method, Nim(n,n): set of realisations, every pair of moves.
void PlainNim(benchmark::State& state, Ruleset ruleset) {
  const auto n = static_cast<unsigned>(state.range(0));
  solve_plainly(state, Heaps(2), heap_sizes(Heaps(2), {n, n}), ruleset, covers_heaps, false);
}
BENCHMARK_CAPTURE(PlainNim, A, Ruleset::A)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(PlainNim, C, Ruleset::C)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond)->Iterations(1);

/// The plain method with covered realisations dropped.
void Theorem3Nim(benchmark::State& state) {
  const auto n = static_cast<unsigned>(state.range(0));
  solve_plainly(state, Heaps(2), heap_sizes(Heaps(2), {n, n}), Ruleset::A, covers_heaps, true);
}
BENCHMARK(Theorem3Nim)->Arg(6)->Arg(8)->Arg(9)->Unit(benchmark::kMillisecond)->Iterations(1);

void TwoHeapsNim(benchmark::State& state, Ruleset ruleset, bool all_pairs) {
  const auto n = static_cast<unsigned>(state.range(0));
  std::uint64_t shapes = 0;
  std::size_t bytes = 0;
  for (auto _ : state) {
    TwoHeaps heaps(ruleset, n, {.bytes = std::size_t{4} << 30, .threads = hardware_threads()});
    for (unsigned i = all_pairs ? 0 : n; i <= n; ++i) {
      for (unsigned j = all_pairs ? 0 : n; j <= i; ++j) {
        const TwoHeaps::HeapPair pair{i, j};
        heaps.add_start({&pair, 1});
      }
    }
    if (!heaps.solve()) state.SkipWithError("not within the limits");
    const TwoHeaps::HeapPair last{n, n};
    state.SetLabel("value " + std::to_string(heaps.value({&last, 1}).value_or(0)));
    shapes = heaps.shapes();
    bytes = heaps.bytes();
  }
  state.counters["positions"] = static_cast<double>(shapes);
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}
BENCHMARK_CAPTURE(TwoHeapsNim, A, Ruleset::A, false)
    ->Arg(6)
    ->Arg(8)
    ->Arg(9)
    ->Arg(11)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(TwoHeapsNim, AllPairsA, Ruleset::A, true)
    ->Arg(16)
    ->Unit(benchmark::kSecond)
    ->Iterations(1)
    ->UseRealTime();
BENCHMARK_CAPTURE(TwoHeapsNim, AllPairsB, Ruleset::B, true)
    ->Arg(16)
    ->Unit(benchmark::kSecond)
    ->Iterations(1)
    ->UseRealTime();
BENCHMARK_CAPTURE(TwoHeapsNim, AllPairsD, Ruleset::D, true)
    ->Arg(16)
    ->Unit(benchmark::kSecond)
    ->Iterations(1)
    ->UseRealTime();

/// The value of each start, by run trees and nimber search; what one needed serves the next.
void solve_by_trees(benchmark::State& state, const Summand& summand, const Realisations& starts) {
  std::size_t trees = 0;
  std::size_t bytes = 0;
  std::uint64_t visited = 0;
  for (auto _ : state) {
    QuantumSolver solver(summand, {.bytes = std::size_t{14} << 30});
    for (const classical::Position& start : starts) {
      const auto value = solver.grundy(solver.tree({start}));
      if (!value) {
        state.SkipWithError("not within the limits");
        return;
      }
      state.SetLabel("value " + std::to_string(*value));
    }
    trees = solver.trees();
    bytes = solver.bytes();
    visited = solver.visited();
  }
  state.counters["visited"] = static_cast<double>(visited);
  state.counters["trees"] = static_cast<double>(trees);
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}

void TreesNim(benchmark::State& state, Ruleset ruleset, std::uint16_t width) {
  const auto n = static_cast<unsigned>(state.range(0));
  solve_by_trees(state, {Heaps(2), {ruleset, width}}, {heap_sizes(Heaps(2), {n, n})});
}
BENCHMARK_CAPTURE(TreesNim, A, Ruleset::A, 2)->Arg(6)->Arg(8)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(TreesNim, C, Ruleset::C, 2)->Arg(5)->Arg(6)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(TreesNim, CUnlimited, Ruleset::C, 0)->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(TreesNim, CUnlimited, Ruleset::C, 0)->Arg(7)->Unit(benchmark::kSecond)->Iterations(1);

void AllPairs(benchmark::State& state, Ruleset ruleset) {
  const auto n = static_cast<unsigned>(state.range(0));
  Realisations starts;
  for (unsigned sum = 0; sum <= 2 * n; ++sum) {
    for (unsigned i = 0; i <= n; ++i) {
      if (i <= sum && sum - i >= i && sum - i <= n) starts.push_back(heap_sizes(Heaps(2), {i, sum - i}));
    }
  }
  solve_by_trees(state, {Heaps(2), {ruleset, 2}}, starts);
}
BENCHMARK_CAPTURE(AllPairs, C, Ruleset::C)->Arg(10)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(AllPairs, CPrime, Ruleset::CPrime)->Arg(10)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(AllPairs, BC, Ruleset::BC)->Arg(10)->Unit(benchmark::kSecond)->Iterations(1);

void ThreeHeaps(benchmark::State& state, Ruleset ruleset) {
  const auto n = static_cast<unsigned>(state.range(0));
  Realisations starts;
  for (unsigned c = 0; c <= n; ++c) {
    for (unsigned b = 0; b <= c; ++b) {
      for (unsigned a = 0; a <= b; ++a) starts.push_back(heap_sizes(Heaps(3), {a, b, c}));
    }
  }
  solve_by_trees(state, {Heaps(3), {ruleset, 2}}, starts);
}
BENCHMARK_CAPTURE(ThreeHeaps, A, Ruleset::A)->Arg(6)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(ThreeHeaps, D, Ruleset::D)->Arg(6)->Unit(benchmark::kSecond)->Iterations(1);

void PlainKayles(benchmark::State& state, bool drops) {
  const auto pins = static_cast<unsigned>(state.range(0));
  solve_plainly(state, kayles(pins), full_row(pins), Ruleset::A, covers_pins, drops);
}
BENCHMARK_CAPTURE(PlainKayles, plain, false)->Arg(5)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(PlainKayles, theorem_3, true)->Arg(5)->Arg(7)->Unit(benchmark::kMillisecond)->Iterations(1);

void Kayles(benchmark::State& state) {
  const auto pins = static_cast<unsigned>(state.range(0));
  solve_by_trees(state, {kayles(pins), {Ruleset::A, 2}}, {full_row(pins)});
}
BENCHMARK(Kayles)->Arg(5)->Arg(7)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK(Kayles)->Arg(10)->Arg(11)->Unit(benchmark::kSecond)->Iterations(1);

}  // namespace
}  // namespace spooky::combinatorial
