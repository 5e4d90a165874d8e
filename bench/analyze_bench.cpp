// The line-JSON interface: requests a second on one core.
#include <benchmark/benchmark.h>

#include "spooky/protocols/analyze.hpp"

namespace spooky {
namespace {

void Analyze(benchmark::State& state, const char* request) {
  for (auto _ : state) benchmark::DoNotOptimize(analyze(request));
  state.counters["requests"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(
    Analyze, state_and_legal,
    R"({"id":"1","game":"tictactoe","moves":["a1b2","b2c3","a1c3","@a1"],"report":["state","legal","result"]})");
BENCHMARK_CAPTURE(Analyze, actor_only, R"({"id":"1","game":"tictactoe","moves":["a1b2","b2c3"],"report":[]})");
BENCHMARK_CAPTURE(Analyze, refused, R"({"id":"1","game":"tictactoe","moves":["a1b2","zz"]})");
BENCHMARK_CAPTURE(Analyze, value_and_best,
                  R"({"id":"1","game":"tictactoe","moves":["a1b2","b2c3","a1c3","@a1"],"report":["value","best"]})");

}  // namespace
}  // namespace spooky
