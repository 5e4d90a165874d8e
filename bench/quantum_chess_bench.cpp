// Board updates of Quantum Chess: how many boards a second a move is made on, beside the plain reference of the tests.
#include <benchmark/benchmark.h>

#include <optional>
#include <vector>

#include "games/quantum_chess/rules/naive_play.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky::quantum_chess {
namespace {

benchmark::Counter rate(std::uint64_t count) { return {static_cast<double>(count), benchmark::Counter::kIsRate}; }

/// A position of a random game with about as many boards as are asked for, in which a player moves.
std::optional<Position> random_position(std::size_t boards, std::uint64_t seed) {
  Random random(seed);
  Position position = Position::initial({});
  for (int ply = 0; ply < 200 && !position.is_over(); ++ply) {
    const std::size_t now = position.state().boards();
    if (!position.measurement() && now * 5 >= boards * 4 && now * 4 <= boards * 5) return position;
    Position::Actions actions;
    position.searched_actions(actions);
    Position::Actions splits = actions;
    std::erase_if(splits, [](const Action& action) { return action.type() != Action::Type::Split; });
    if (!position.measurement() && !splits.empty() && now < boards) actions = splits;
    position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
  }
  return std::nullopt;
}

std::vector<Position> positions_of(std::size_t boards) {
  std::vector<Position> positions;
  for (std::uint64_t seed = 0; positions.size() < 64; ++seed) {
    if (auto position = random_position(boards, seed)) positions.push_back(*std::move(position));
  }
  return positions;
}

/// The moves of all kinds that ask nothing, as effects on the quantum state: copying it, the one pass, its one form.
void BoardUpdates(benchmark::State& state) {
  struct Task {
    const QuantumState* from;
    Effect effect;
  };
  const auto positions = positions_of(static_cast<std::size_t>(state.range(0)));
  std::vector<Task> tasks;
  Random random(1);
  for (const Position& position : positions) {
    Position::Actions actions;
    position.legal_actions(actions);
    for (int i = 0; i < 16; ++i) {
      const Action move = actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
      if (question_of(position.rules(), position.fields(), move)) continue;
      tasks.push_back({&position.state(), effect_of(position.rules(), position.fields(), move)});
    }
  }
  std::uint64_t updates = 0;
  for (auto _ : state) {
    for (const Task& task : tasks) {
      QuantumState next = *task.from;
      next.apply(task.effect);
      benchmark::DoNotOptimize(next.boards());
      updates += task.from->boards();
    }
  }
  state.counters["boards"] = rate(updates);
}
BENCHMARK(BoardUpdates)->Arg(1)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

/// Whole turns as a player sees them: the legal list, a random move with its measurement, everything that follows.
void TurnsWithLegalLists(benchmark::State& state) {
  const auto positions = positions_of(static_cast<std::size_t>(state.range(0)));
  Random random(1);
  Position::Actions actions;
  std::uint64_t updates = 0;
  for (auto _ : state) {
    for (const Position& position : positions) {
      position.legal_actions(actions);
      Position next = position;
      next.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
      if (next.measurement()) next.play_unchecked(Action::measure(uniform(random, 2) == 0 ? Answer::No : Answer::Yes));
      benchmark::DoNotOptimize(next.state().boards());
      updates += position.state().boards();
    }
  }
  state.counters["boards"] = rate(updates);
}
BENCHMARK(TurnsWithLegalLists)->Arg(1)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

/// The same work by the second implementation of the tests: maps of sets to four fractions, a split of each knight.
void PlainReference(benchmark::State& state) {
  namespace naive = quantum_chess_naive;
  const naive::Rules rules;
  naive::Position position = naive::parse(rules, "n2nk2n/8/8/8/8/8/8/N2NK2N w - - 0 1");
  for (const char* move : {"a1^b3c2", "a8^b6c7", "d1^c3f2", "d8^c6f7", "h1^g3f2"}) {
    position = naive::outcomes(rules, position, move).front().position;
  }
  std::uint64_t updates = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(naive::outcomes(rules, position, "h8^g6f7").front().position);
    for (const naive::Branch& branch : position.state) updates += branch.boards.size();
  }
  state.counters["boards"] = rate(updates);
}
BENCHMARK(PlainReference)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace spooky::quantum_chess
