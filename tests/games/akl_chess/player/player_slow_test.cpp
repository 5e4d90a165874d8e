// Matches of the computer player of Akl's chess.
#include <gtest/gtest.h>

#include "spooky/core/random.hpp"
#include "spooky/games/akl_chess/game.hpp"
#include "spooky/games/nature.hpp"

namespace spooky::akl_chess {
namespace {

/// Whether White wins, Black, or nobody; each answers with an action.
template <class White, class Black>
std::optional<Colour> winner_of(std::uint64_t seed, White white, Black black) {
  Position position;
  Random random(seed);
  RandomBytes bytes(random);
  while (position.actor() != Actor::None) {
    switch (position.actor()) {
      case Actor::Nature: position.play_unchecked(draw_for_nature(position, bytes)->action); break;
      case Actor::First: position.play_unchecked(white(position, random)); break;
      default: position.play_unchecked(black(position, random));
    }
  }
  return position.winner();
}

Action at_random(const Position& position, Random& random) {
  Position::Actions actions;
  position.legal_actions(actions);
  return actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
}

TEST(AklChessPlayerSlow, BeatsRandomPlayAHundredOfAHundredTimes) {
  const auto player = [](const Position& position, Random&) { return decide_at_level(position, 3, 1).action; };
  for (std::uint64_t game = 0; game < 100; ++game) {
    const bool white = game % 2 == 0;
    const auto winner = white ? winner_of(game, player, at_random) : winner_of(game, at_random, player);
    EXPECT_EQ(winner, white ? Colour::White : Colour::Black) << "game " << game;
  }
}

TEST(AklChessPlayerSlow, HigherLevelsWinMoreOften) {
  const auto at_level = [](int level) {
    return [level](const Position& position, Random&) { return decide_at_level(position, level, 1).action; };
  };
  int won = 0;
  int lost = 0;
  for (std::uint64_t game = 0; game < 20; ++game) {
    const bool white = game % 2 == 0;
    const auto winner = white ? winner_of(game, at_level(4), at_level(1)) : winner_of(game, at_level(1), at_level(4));
    if (!winner) continue;
    ++((*winner == Colour::White) == white ? won : lost);
  }
  EXPECT_GT(won, 2 * lost);
}

}  // namespace
}  // namespace spooky::akl_chess
