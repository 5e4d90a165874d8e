// The player beside players that know nothing: random moves, and the tree search that every game has.
#include <gtest/gtest.h>

#include <chrono>

#include "spooky/games/quantum_chess/game.hpp"
#include "spooky/search/chance.hpp"
#include "spooky/search/mcts.hpp"

namespace spooky::quantum_chess {
namespace {

/// What the player of a level gets in a game against another: 1, 0 or -1.
template <class Other>
int result_against(int level, bool plays_white, std::uint64_t seed, Other other) {
  Position position = Position::initial({});
  Random random(seed);
  for (int ply = 0; ply < 800 && position.actor() != Actor::None; ++ply) {
    if (position.actor() == Actor::Nature) {
      position.play_unchecked(position.random_action(random));
      continue;
    }
    const bool own = (position.actor() == Actor::First) == plays_white;
    position.play_unchecked(own ? decide_at_level(position, level, seed).action : other(position, random));
  }
  const auto winner = position.winner();
  if (!winner) return 0;
  return (*winner == Colour::White) == plays_white ? 1 : -1;
}

TEST(QuantumChessPlayerSlow, BeatsRandomMovesEveryTime) {
  for (std::uint64_t game = 0; game < 100; ++game) {
    const auto random_move = [](const Position& position, Random& random) {
      Position::Actions actions;
      position.searched_actions(actions);
      return actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
    };
    EXPECT_EQ(result_against(3, game % 2 == 0, game + 1, random_move), 1) << "game " << game;
  }
}

TEST(QuantumChessPlayerSlow, BeatsTheGeneralTreeSearchInTheSameTime) {
  int sum = 0;
  for (std::uint64_t game = 0; game < 10; ++game) {
    // Level 3 takes no longer than this for a move.
    const auto tree_search = [&](const Position& position, Random&) {
      MctsSettings settings;
      settings.budget = {.simulations = 1'000'000, .time = std::chrono::milliseconds(200)};
      settings.seed = game;
      return search_tree(position, settings).actions.front().action;
    };
    sum += result_against(3, game % 2 == 0, game + 1, tree_search);
  }
  EXPECT_GE(sum, 8);
}

}  // namespace
}  // namespace spooky::quantum_chess
