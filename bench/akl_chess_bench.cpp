// Akl's chess: counting its tree, the exact weights beside the enumeration of all distributions, a decision.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "spooky/games/akl_chess/game.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::akl_chess {
namespace {

benchmark::Counter rate(std::uint64_t count) { return {static_cast<double>(count), benchmark::Counter::kIsRate}; }

void AklPerft(benchmark::State& state) {
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += count_actions(Position(), 5);
  state.counters["leaves"] = rate(leaves);
}
BENCHMARK(AklPerft)->Unit(benchmark::kMillisecond);

/// So many men of the full bag have shown their first type, each another number of times.
Evidence evidence_of(std::int64_t men, std::int64_t times) {
  Evidence evidence{Rules().full_bag(), {}};
  for (std::int64_t i = 0; i < men; ++i) {
    Counts counts;
    counts[kAllTypes[static_cast<std::size_t>(i) % kTypes]] = static_cast<std::uint16_t>(times + i);
    evidence.counts.push_back(counts);
  }
  return evidence;
}

/// Arguments: men that have shown something, and how often about.
void AklWeights(benchmark::State& state) {
  const Evidence evidence = evidence_of(state.range(0), state.range(1));
  for (auto _ : state) benchmark::DoNotOptimize(type_weights(evidence, Counts()));
}
BENCHMARK(AklWeights)->Args({0, 1})->Args({4, 1})->Args({8, 1})->Args({14, 1})->Args({4, 50})->Args({4, 9000});

void AklEstimatedWeights(benchmark::State& state) {
  const Evidence evidence = evidence_of(state.range(0), 1);
  for (auto _ : state) benchmark::DoNotOptimize(type_chances(evidence, Counts()));
}
BENCHMARK(AklEstimatedWeights)->Arg(4)->Arg(8);

/// The peer: every distribution of the bag, one by one.
void AklEnumeration(benchmark::State& state) {
  const Evidence evidence = evidence_of(4, 1);
  std::vector<Type> types;
  for (const Type type : kAllTypes) types.insert(types.end(), evidence.bag[type], type);
  for (auto _ : state) {
    std::array<std::uint64_t, kTypes> sums{};
    do {
      std::uint64_t weight = 1;
      for (std::size_t i = 0; i < evidence.counts.size(); ++i) weight <<= evidence.counts[i][types[i]];
      sums[index_of(types.back())] += weight;
    } while (std::next_permutation(types.begin(), types.end()));
    benchmark::DoNotOptimize(sums);
  }
}
BENCHMARK(AklEnumeration)->Unit(benchmark::kMillisecond);

void AklDecision(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(decide_at_level(Position(), static_cast<int>(state.range(0)), 1));
  }
}
BENCHMARK(AklDecision)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace spooky::akl_chess
