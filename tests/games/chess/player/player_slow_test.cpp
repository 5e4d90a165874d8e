// Matches of the computer player of Niel's Chess, by nodes alone: the longer ones, by time, are in bench/.
#include <gtest/gtest.h>

#include "games/chess/player/playing.hpp"
#include "spooky/games/chess/player/player.hpp"
#include "spooky/search/mcts.hpp"

namespace spooky::chess {
namespace {

/// The points of the player, of one a game, against an opponent that answers with an action; colours alternate.
template <class Opponent>
double score_of_player(const Rules& rules, std::uint64_t nodes, int games, Opponent opponent) {
  double score = 0;
  for (int game = 0; game < games; ++game) {
    const Colour colour = game % 2 == 0 ? Colour::White : Colour::Black;
    Position position = Position::initial(rules);
    Random random(static_cast<std::uint64_t>(game));
    Searcher searcher(4);
    SearchLimits limits;
    limits.nodes = nodes;
    while (!position.is_over()) {
      roll_out(position, random);
      if (position.is_over()) break;
      const bool own = position.board().to_move() == colour;
      position.play_unchecked(own ? searcher.search(position, limits).action : opponent(position, random));
    }
    score += position.winner() == colour ? 1 : position.winner() ? 0 : 0.5;
  }
  return score;
}

TEST(ChessPlayerMatches, NeverLosesToRandomPlay) {
  for (const std::string_view variant : kVariantNames) {
    for (const std::string_view board : kBoardNames) {
      EXPECT_GE(score_of_player(rules_of(rules_text(variant, board)), 3'000, 2, uniform_action), 2) << variant << board;
    }
  }
}

TEST(ChessPlayerMatches, BeatsTheSearchOfAnyRules) {
  const auto search = [](const Position& position, Random& random) {
    return search_tree(position, {.budget = {.simulations = 60}, .seed = random()}).actions.front().action;
  };
  EXPECT_GE(score_of_player(rules_of("draws=true"), 5'000, 6, search), 5);
  EXPECT_GE(score_of_player(rules_of("draws=true,board=losalamos6x6"), 5'000, 6, search), 5);
}

TEST(ChessPlayerMatches, HigherLevelsWinMoreOften) {
  double score = 0;
  for (std::uint64_t game = 0; game < 8; ++game) {
    const Colour strong = game % 2 == 0 ? Colour::White : Colour::Black;
    Position position = Position::initial(rules_of("draws=true"));
    Random random(game);
    while (!position.is_over()) {
      roll_out(position, random);
      if (position.is_over()) break;
      const int level = position.board().to_move() == strong ? 3 : 1;
      position.play_unchecked(decide_at_level(position, level, random(), 1).action);
    }
    score += position.winner() == strong ? 1 : position.winner() ? 0 : 0.5;
  }
  EXPECT_GE(score, 6);
}

}  // namespace
}  // namespace spooky::chess
