// Values of partisan games: canonical forms of Domineering rectangles, beside the plain path in the same run.
#include <benchmark/benchmark.h>

#include "spooky/core/random.hpp"
#include "spooky/values/evaluator.hpp"
#include "spooky/values/text.hpp"
#include "spooky/values/thermograph.hpp"
#include "values/domineering.hpp"

namespace spooky::values {
namespace {

template <class Rules>
void evaluate(benchmark::State& state, Shortcuts shortcuts) {
  const auto position =
      DomineeringPosition::rectangle(static_cast<unsigned>(state.range(0)), static_cast<unsigned>(state.range(1)));
  std::size_t positions = 0;
  std::size_t values = 0;
  std::size_t bytes = 0;
  for (auto _ : state) {
    Universe universe(Limits{.bytes = std::size_t{4} << 30}, shortcuts);
    Evaluator<Rules> evaluator(universe, {});
    const auto value = evaluator.value(position);
    if (!value) {
      state.SkipWithError(value.error().reason.c_str());
      return;
    }
    positions += evaluator.positions();
    values = universe.size();
    bytes = universe.bytes();
  }
  state.counters["positions"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
  state.counters["values"] = static_cast<double>(values);
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}

/// The canonical form of an empty rectangle (rows, columns), from nothing.
void CanonicalForm(benchmark::State& state) { evaluate<Domineering>(state, Shortcuts::Used); }
BENCHMARK(CanonicalForm)->Args({4, 4})->Args({4, 5})->Args({4, 6})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(CanonicalForm)->Args({5, 6})->Unit(benchmark::kMillisecond)->Iterations(1);

/// The peer: every position by its options, every comparison and sum by the definitions.
void CanonicalFormPlainly(benchmark::State& state) { evaluate<PlainDomineering>(state, Shortcuts::Avoided); }
BENCHMARK(CanonicalFormPlainly)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond)->Iterations(1);

/// All sums of two of the values of 200 random regions of a 4x4 board, in a universe that has seen none of them.
void SumsOfRegions(benchmark::State& state) {
  constexpr std::size_t kRegions = 200;
  for (auto _ : state) {
    state.PauseTiming();
    Universe universe;
    Evaluator<Domineering> evaluator(universe, {});
    Random random(1);
    std::vector<Value> regions;
    while (regions.size() < kRegions) {
      const auto value = evaluator.value({random() & DomineeringPosition::rectangle(4, 4).free});
      if (value) regions.push_back(*value);
    }
    state.ResumeTiming();
    for (const Value a : regions) {
      for (const Value b : regions) benchmark::DoNotOptimize(universe.sum(a, b));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRegions * kRegions));
}
BENCHMARK(SumsOfRegions)->Unit(benchmark::kMillisecond);

/// The thermograph of a 4x5 board without a corner, its positions' first.
void ThermographOfRegion(benchmark::State& state) {
  Universe universe;
  Evaluator<Domineering> evaluator(universe, {});
  const auto value = evaluator.value({DomineeringPosition::rectangle(4, 5).free & ~std::uint64_t{1}});
  for (auto _ : state) {
    const auto drawn = thermograph(universe, *value);
    benchmark::DoNotOptimize(drawn);
  }
}
BENCHMARK(ThermographOfRegion);

}  // namespace
}  // namespace spooky::values
