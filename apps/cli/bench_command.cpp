#include <fmt/format.h>

#include <chrono>

#include "commands.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/search/mcts.hpp"
#include "spooky/search/perft.hpp"
#include "spooky/search/solve.hpp"

namespace spooky::cli {

namespace {

/// Runs fixed work and prints its speed; the counts go into a signature that changes only when behaviour does.
class Workload {
 public:
  template <class Work>
  void measure(std::string_view game, std::string_view what, Work work) {
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t count = work();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    signature_ = combine(signature_, count);
    fmt::print("{:<12} {:<28} {:>12} {:>9.3f} s {:>14.0f} a second\n", game, what, count, seconds,
               static_cast<double>(count) / std::max(seconds, 1e-9));
  }

  /// Adds a result of the work to the signature.
  void note(std::uint64_t result) { signature_ = combine(signature_, result); }

  std::uint64_t signature() const { return signature_; }

 private:
  std::uint64_t signature_ = 0;
};

/// The usual rules, or those that a game names where it is usually too large for this.
template <Game G>
typename G::Position::Rules bench_rules() {
  if constexpr (has<G, capabilities::BenchRules>) {
    return G::bench_rules();
  } else {
    return {};
  }
}

/// Enough to be measured, also where games are long.
constexpr std::uint64_t kMostRandomActions = 200'000;
constexpr std::uint64_t kSimulations = 2'000;

template <Game G>
void bench_game(Workload& workload) {
  using Position = typename G::Position;
  const Position start = Position::initial(bench_rules<G>());
  workload.measure(G::kName, "perft leaves, 4 actions", [&] { return count_actions(start, 4); });
  workload.measure(G::kName, "actions of random games", [&] {
    Random random(1);
    typename Position::Actions actions;
    std::uint64_t played = 0;
    Hash ends = 0;
    for (int i = 0; i < 20'000 && played < kMostRandomActions; ++i) {
      Position position = start;
      for (; position.actor() != Actor::None; ++played) {
        position.legal_actions(actions);
        position.play_unchecked(actions[draw_action(position, actions, random)]);
      }
      ends = combine(ends, position.hash());
    }
    workload.note(ends);
    return played;
  });
  workload.measure(G::kName, "tree search simulations", [&] {
    return search_tree(start, MctsSettings{.budget = {.simulations = kSimulations}}).simulations;
  });
  workload.measure(G::kName, "solver positions", [&] {
    const auto solution = solve<G>(start, SolveLimits{.positions = 200'000});
    return solution ? solution->positions_visited : std::uint64_t{0};
  });
}

}  // namespace

int run_bench() {
  Workload workload;
  Games::for_each([&]<class G>() { bench_game<G>(workload); });
  fmt::print("signature {:016x}\n", workload.signature());
  return kSuccess;
}

}  // namespace spooky::cli
