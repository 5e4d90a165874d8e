// Who wins classical partisan games, beside a plain search in the same run.
#include <benchmark/benchmark.h>

#include "spooky/classical/fast/clobber_rules.hpp"
#include "spooky/classical/fast/domineering_rules.hpp"
#include "spooky/values/outcome_search.hpp"
#include "values/plain_search.hpp"

namespace spooky::values {
namespace {

using classical::fast::Clobber;
using classical::fast::ClobberPosition;
using classical::fast::Domineering;
using classical::fast::DomineeringPosition;
using classical::fast::PlainClobber;
using classical::fast::PlainDomineering;

DomineeringPosition empty_board(const benchmark::State& state) {
  return DomineeringPosition::rectangle(static_cast<unsigned>(state.range(0)), static_cast<unsigned>(state.range(1)));
}

ClobberPosition full_board(const benchmark::State& state) {
  return ClobberPosition::checkered(static_cast<unsigned>(state.range(0)), static_cast<unsigned>(state.range(1)));
}

template <class Rules>
void search(benchmark::State& state, const typename Rules::Position& position) {
  std::uint64_t nodes = 0;
  std::size_t bytes = 0;
  for (auto _ : state) {
    Universe universe;
    OutcomeSearch<Rules> outcomes(universe, {});
    const auto outcome = outcomes.outcome(position);
    if (!outcome) {
      state.SkipWithError(outcome.error().reason.c_str());
      return;
    }
    state.SetLabel(std::string(1, letter(*outcome)));
    nodes = outcomes.nodes();
    bytes = outcomes.bytes() + universe.bytes();
  }
  state.counters["nodes"] = static_cast<double>(nodes);
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}

template <class Rules>
void search_plainly(benchmark::State& state, const typename Rules::Position& position) {
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    PlainSearch<Rules> outcomes;
    state.SetLabel(std::string(1, letter(outcomes.outcome(position))));
    nodes = outcomes.nodes();
  }
  state.counters["nodes"] = static_cast<double>(nodes);
}

/// The outcome (both players beginning) of a board (rows, columns), from nothing.
void OutcomeOfDomineering(benchmark::State& state) { search<Domineering>(state, empty_board(state)); }
BENCHMARK(OutcomeOfDomineering)
    ->Args({5, 6})
    ->Args({6, 6})
    ->Args({4, 8})
    ->Args({7, 7})
    ->Args({6, 8})
    ->Unit(benchmark::kMillisecond);

void OutcomeOfClobber(benchmark::State& state) { search<Clobber>(state, full_board(state)); }
BENCHMARK(OutcomeOfClobber)->Args({4, 4})->Args({4, 5})->Args({4, 6})->Args({5, 5})->Unit(benchmark::kMillisecond);

/// The peer: whole positions in a hash table, nothing else.
void OutcomeOfDomineeringPlainly(benchmark::State& state) {
  search_plainly<PlainDomineering>(state, empty_board(state));
}
BENCHMARK(OutcomeOfDomineeringPlainly)->Args({5, 6})->Unit(benchmark::kMillisecond)->Iterations(1);

void OutcomeOfClobberPlainly(benchmark::State& state) { search_plainly<PlainClobber>(state, full_board(state)); }
BENCHMARK(OutcomeOfClobberPlainly)->Args({4, 4})->Args({4, 5})->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace spooky::values
