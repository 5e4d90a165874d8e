// Quantum tic-tac-toe: rules, search and solver, each beside a slower peer in the same run.
#include <benchmark/benchmark.h>

#include "games/tictactoe/rules/naive_game.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/games/tictactoe/solver/census.hpp"
#include "spooky/search/chance.hpp"
#include "spooky/search/mcts.hpp"
#include "spooky/search/memo_solver.hpp"
#include "spooky/search/perft.hpp"

namespace spooky::tictactoe {
namespace {

Rules rules_of(Variant variant, std::uint8_t width, std::uint8_t height) { return {variant, width, height, 3}; }

/// Uniformly random games with a full legal list at every action.
void RandomGames(benchmark::State& state, Variant variant) {
  Random random(1);
  Position::Actions actions;
  for (auto _ : state) {
    Position position = Position::initial(rules_of(variant, 3, 3));
    while (position.actor() != Actor::None) {
      position.legal_actions(actions);
      position.play_unchecked(actions[draw_action(position, actions, random)]);
    }
    benchmark::DoNotOptimize(position);
  }
  state.counters["games"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(RandomGames, quantum, Variant::Goff);
BENCHMARK_CAPTURE(RandomGames, plain, Variant::Plain);

/// The same with the naive second implementation of the tests.
void RandomGamesNaive(benchmark::State& state, Variant variant) {
  Random random(1);
  const Rules rules = rules_of(variant, 3, 3);
  for (auto _ : state) {
    NaiveGame game(rules);
    while (!game.over()) {
      const auto legal = game.legal();
      const std::string& text = legal[uniform(random, static_cast<std::uint32_t>(legal.size()))];
      const auto point = [&](std::size_t at) { return NaiveGame::Point{text[at + 1] - '1', text[at] - 'a'}; };
      if (text[0] == '@') {
        game.measure(point(1));
      } else {
        game.place(point(0), text.size() == 2 ? point(0) : point(2));
      }
    }
    benchmark::DoNotOptimize(game);
  }
  state.counters["games"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(RandomGamesNaive, quantum, Variant::Goff);

void Perft(benchmark::State& state) {
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += count_actions(Position(), static_cast<int>(state.range(0)));
  state.counters["leaves"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(Perft)->Arg(4)->Unit(benchmark::kMillisecond);

void TreeSearch(benchmark::State& state) {
  std::uint64_t simulations = 0;
  for (auto _ : state) {
    const MctsSettings settings{.budget = {.simulations = 20'000}, .threads = static_cast<unsigned>(state.range(0))};
    simulations += search_tree(Position(), settings).simulations;
  }
  state.counters["simulations"] = benchmark::Counter(static_cast<double>(simulations), benchmark::Counter::kIsRate);
}
BENCHMARK(TreeSearch)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The value and all optimal actions of the empty board, from nothing.
void SolveEmptyBoard(benchmark::State& state, std::uint8_t width, std::uint8_t height) {
  std::uint64_t positions = 0;
  for (auto _ : state) {
    const auto solution = solve_exactly(Position::initial(rules_of(Variant::Goff, width, height)), SolveLimits{});
    if (!solution) {
      state.SkipWithError("too large");
      return;
    }
    positions += solution->positions_visited;
  }
  state.counters["positions"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(SolveEmptyBoard, 3x3, 3, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SolveEmptyBoard, 2x4, 2, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SolveEmptyBoard, 2x3, 2, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SolveEmptyBoard, 2x5, 2, 5)->Unit(benchmark::kMillisecond);

/// The peer on the largest board it reaches in a second or so: every position once, no equivalences, no pruning.
void SolveByMemory(benchmark::State& state) {
  for (auto _ : state) {
    const auto solution = MemoSolver<Position>(SolveLimits{}).solve(Position::initial(rules_of(Variant::Goff, 2, 3)));
    benchmark::DoNotOptimize(solution);
  }
}
BENCHMARK(SolveByMemory)->Unit(benchmark::kMillisecond);

/// The complete solution: every reachable position of the 3x3 board.
void CensusOfAllPositions(benchmark::State& state) {
  for (auto _ : state) {
    const auto census = take_census(rules_of(Variant::Goff, 3, 3), {}, {});
    benchmark::DoNotOptimize(census);
  }
}
BENCHMARK(CensusOfAllPositions)->Unit(benchmark::kSecond)->Iterations(1);

}  // namespace
}  // namespace spooky::tictactoe
