// Quantum Go: light playouts of every variant, and the rules around them.
#include <benchmark/benchmark.h>

#include "spooky/core/random.hpp"
#include "spooky/games/go/player/playout.hpp"
#include "spooky/games/go/rules/position.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::go {
namespace {

Rules rules_of(Variant variant, std::size_t side) {
  Rules rules;
  rules.variant = variant;
  rules.width = static_cast<std::uint8_t>(side);
  rules.height = static_cast<std::uint8_t>(side);
  return rules;
}

benchmark::Counter rate(std::uint64_t count) { return {static_cast<double>(count), benchmark::Counter::kIsRate}; }

/// From the empty board: uniform random, own one-point eyes not filled, simple ko, two passes, area score.
void LightPlayouts(benchmark::State& state, Variant variant) {
  const Situation start(rules_of(variant, static_cast<std::size_t>(state.range(0))));
  Random random(1);
  Playout playout(random);
  std::uint64_t turns = 0;
  for (auto _ : state) {
    Situation situation = start;
    benchmark::DoNotOptimize(playout.play(situation));
    turns += playout.turns();
  }
  state.counters["playouts"] = rate(static_cast<std::uint64_t>(state.iterations()));
  state.counters["turns"] = rate(turns);
  state.counters["length"] = static_cast<double>(turns) / static_cast<double>(state.iterations());
}
BENCHMARK_CAPTURE(LightPlayouts, plain, Variant::Plain)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, base, Variant::Base)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, weak, Variant::Weak)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, symmetric, Variant::Symmetric)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, semi, Variant::Semi)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, ghz3, Variant::Ghz3)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, ghz4, Variant::Ghz4)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, w3, Variant::W3)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, w4, Variant::W4)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, mixed3, Variant::Mixed3)->Arg(9)->Arg(19);
BENCHMARK_CAPTURE(LightPlayouts, mixedk, Variant::MixedK)->Arg(9)->Arg(19);

/// Every pair on an empty board, with the history that repetition needs.
void LegalList(benchmark::State& state) {
  const Position position(Position::initial(rules_of(Variant::Base, static_cast<std::size_t>(state.range(0)))));
  Position::Actions actions;
  std::uint64_t listed = 0;
  for (auto _ : state) {
    position.legal_actions(actions);
    listed += actions.size();
  }
  state.counters["actions"] = rate(listed);
}
BENCHMARK(LegalList)->Arg(9)->Arg(19);

void CopySituation(benchmark::State& state) {
  const Situation start(rules_of(Variant::Base, static_cast<std::size_t>(state.range(0))));
  for (auto _ : state) {
    Situation copy = start;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(CopySituation)->Arg(9)->Arg(19);

void PerftTurns(benchmark::State& state) {
  const Position start(Position::initial(rules_of(Variant::Base, 4)));
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += count_turns(start, 2);
  state.counters["leaves"] = rate(nodes);
}
BENCHMARK(PerftTurns)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace spooky::go
