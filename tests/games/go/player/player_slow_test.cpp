// Matches of the computer player of Quantum Go, by simulations alone: the longer ones, by time, are in bench/.
#include <gtest/gtest.h>

#include "games/go/rules/testing.hpp"
#include "spooky/games/go/player/player.hpp"
#include "spooky/search/mcts.hpp"

namespace spooky::go {
namespace {

/// The points of the player, of one a game, against an opponent that answers with an action; colours alternate.
template <class Opponent>
double score_of_player(const Rules& rules, std::uint64_t simulations, int games, Opponent opponent) {
  double score = 0;
  for (int game = 0; game < games; ++game) {
    const Colour colour = game % 2 == 0 ? Colour::Black : Colour::White;
    Position position = Position::initial(rules);
    Random random(static_cast<std::uint64_t>(game));
    Player player;
    PlayerSettings settings;
    settings.budget.simulations = simulations;
    settings.seed = static_cast<std::uint64_t>(game);
    for (int i = 0; !position.is_over() && i < 4'000; ++i) {
      const bool own = position.situation().actor() == colour;
      position.play_unchecked(own ? player.think(position, settings).action : opponent(position, random));
    }
    score += position.winner() == colour ? 1 : position.winner() == Colour::Empty ? 0.5 : 0;
  }
  return score;
}

TEST(GoPlayerMatches, NeverLosesToRandomPlay) {
  const auto random_play = [](const Position& position, Random& random) { return position.random_action(random); };
  for (const std::string_view variant : kVariantNames) {
    EXPECT_EQ(score_of_player(small_rules(7, 7, std::string(variant)), 300, 6, random_play), 6) << variant;
  }
  EXPECT_EQ(score_of_player(small_rules(9, 9), 300, 20, random_play), 20);
}

TEST(GoPlayerMatches, BeatsTheSearchOfAnyRules) {
  const auto search = [](const Position& position, Random& random) {
    return search_tree(position, {.budget = {.simulations = 500}, .seed = random()}).actions.front().action;
  };
  EXPECT_GE(score_of_player(small_rules(7, 7), 2'000, 10, search), 8);
}

}  // namespace
}  // namespace spooky::go
