#include "spooky/games/chess/player/player.hpp"

#include <gtest/gtest.h>

#include "games/chess/player/playing.hpp"
#include "spooky/games/chess/game.hpp"
#include "spooky/search/player.hpp"

namespace spooky::chess {
namespace {

SearchResult search(const Position& position, std::uint64_t nodes, unsigned threads = 1) {
  SearchLimits limits;
  limits.nodes = nodes;
  limits.threads = threads;
  return Searcher(8).search(position, limits);
}

/// Section 5 of the paper: a king may be mated by a piece that is in two places at once. None of these has an ordinary
/// move that mates.
TEST(ChessPlayer, FindsIndefiniteMatesInOne) {
  for (const std::string_view text : {
           "8/8/8/5K2/4Q3/8/5k2/8 w - - 0 1",
           "8/1R6/8/8/3K4/8/5R2/k7 w - - 0 1",
           "3k4/8/6p1/8/R7/3B4/8/6K1 w - - 0 1",
           "7k/8/5K2/2p1B3/3p4/8/8/1N6 w - - 0 1",
           "8/8/8/6p1/6N1/3K3p/5B2/5k2 w - - 0 1",
           "7B/8/p7/2p5/8/2K5/8/k2N4 w - - 0 1",
           "4N2K/8/7Q/8/k7/8/8/r7 w - - 0 1",
           "4Q3/7K/1k6/7R/2n5/8/1r6/2r5 w - - 0 1 | r:b2/c1=u",
           "1K3n1R/1K1k4/Q7/8/6r1/2r5/8/8 w - - 0 1 | r:c3/g4=u;K:b7/b8=e",
       }) {
    const Position position = position_of("", text);
    Position::Actions actions;
    position.legal_actions(actions);
    for (const Action action : actions) {
      ASSERT_TRUE(action.type() == Action::Type::Split || !forces_mate(position, action, 1)) << text;
    }
    const SearchResult result = search(position, 1'000);
    EXPECT_TRUE(forces_mate(position, result.action, 1)) << text << " " << Text::action_text(position, result.action);
    EXPECT_EQ(result.score, kMateScore - 1) << text;
  }
}

TEST(ChessPlayer, FindsMatesInTwo) {
  for (const std::string_view text : {
           "8/K7/1Q6/8/8/3k4/8/8 w - - 0 1",
           "8/8/8/8/R7/3k4/6K1/6R1 w - - 0 1",
           "8/k7/5r2/8/8/1K6/1Q6/8 w - - 0 1",
           "8/1k1r4/8/8/8/8/7Q/4K3 w - - 0 1",
           "8/8/8/1k6/5N2/8/p2Q4/2K5 w - - 0 1",
           "8/8/1Nk5/8/3p4/7K/8/3Q4 w - - 0 1",
       }) {
    const Position position = position_of("", text);
    ASSERT_FALSE(can_force_mate(position, 1)) << text;
    const SearchResult result = search(position, 100'000);
    EXPECT_TRUE(forces_mate(position, result.action, 2)) << text << " " << Text::action_text(position, result.action);
    EXPECT_EQ(result.score, kMateScore - 3) << text;
  }
}

TEST(ChessPlayer, FindsMatesInTwoOnSmallBoardsAmongPairs) {
  struct Case {
    const char* board;
    const char* text;
  };
  for (const auto& [board, text] : {
           Case{"gardner5x5", "5/3Q1/4Q/3R1/rk1nK w - - 0 1 | Q:e3/d4=e"},
           Case{"gardner5x5", "1kr2/2rQ1/Q4/1n1R1/4K w - - 0 1 | Q:d4/a3=u;r:c4/c5=e"},
           Case{"gardner5x5", "K2r1/3Q1/R1n2/1k3/3r1 w - - 0 1 | r:d1/d5=e"},
           Case{"losalamos6x6", "6/6/2Q1n1/K1K3/6/4k1 w - - 0 1 | K:a3/c3=u"},
           Case{"losalamos6x6", "6/2Q3/1K4/6/k1n3/6 w - - 0 1"},
       }) {
    const Position position = position_of("board=" + std::string(board), text);
    ASSERT_FALSE(can_force_mate(position, 1)) << text;
    const SearchResult result = search(position, 100'000);
    EXPECT_TRUE(forces_mate(position, result.action, 2)) << text << " " << Text::action_text(position, result.action);
  }
}

/// In games of random moves on every board: whenever everything is tried and mates, the player mates; and a mate it
/// claims is one.
TEST(ChessPlayer, MatesWheneverTryingEverythingDoes) {
  Random random(5);
  int mates = 0;
  int proofs = 0;
  for (const std::string_view variant : kVariantNames) {
    for (const std::string_view board : {"silverman4x5", "gardner5x5"}) {
      Position position = Position::initial(rules_of(rules_text(variant, board)));
      for (int i = 0; i < 40 && !position.is_over(); ++i) {
        roll_out(position, random);
        if (position.is_over()) break;
        const SearchResult result = search(position, 400);
        if (can_force_mate(position, 1)) {
          ++mates;
          ASSERT_TRUE(forces_mate(position, result.action, 1)) << Text::position_text(position);
        } else if (is_proved_win(result.score) && plies_to_mate(result.score) <= 3 && proofs < 8) {
          ++proofs;
          ASSERT_TRUE(forces_mate(position, result.action, 2)) << Text::position_text(position);
        }
        position.play_unchecked(uniform_action(position, random));
      }
    }
  }
  EXPECT_GT(mates, 20);
  EXPECT_GT(proofs, 0);
}

TEST(ChessPlayer, TakesWhatIsFreeAndKeepsWhatIsAttacked) {
  for (const std::string rules : {"variant=plain", "variant=niel", "variant=hadamard", "variant=deterministic"}) {
    const Position hanging = position_of(rules, "6k1/5ppp/8/3q4/8/2N5/5PPP/6K1 w - - 0 1");
    EXPECT_EQ(Text::action_text(hanging, search(hanging, 3'000).action), "c3d5") << rules;
    const Position attacked = position_of(rules, "4k3/pp3ppp/8/2p5/3Q4/8/PP3PPP/4K3 w - - 0 1");
    const Action saved = search(attacked, 10'000).action;
    EXPECT_EQ(saved.from(), square_at(3, 3)) << rules << " " << Text::action_text(attacked, saved);
  }
}

/// A half is worth its chance: an attempt that wins a rook every other time and loses a queen for it is no bargain.
TEST(ChessPlayer, WeighsChances) {
  const Position position = position_of("", "6k1/5ppp/p7/1r6/8/1Q5r/5PPP/6K1 w - - 0 1 | r:b5/h3=e");
  EXPECT_NE(Text::action_text(position, search(position, 20'000).action), "b3b5");
}

TEST(ChessPlayer, WinsWithoutStalemate) {
  for (const std::string_view text : {"8/8/4k3/8/8/8/3Q4/4K3 w - - 0 1", "7k/5Q2/8/8/8/8/8/K7 w - - 0 1"}) {
    for (const std::string variant : {"plain", "niel"}) {
      Position position = position_of("draws=true,variant=" + variant, text);
      Random random(3);
      while (!position.is_over()) {
        roll_out(position, random);
        if (position.is_over()) break;
        const bool own = position.board().to_move() == Colour::White;
        position.play_unchecked(own ? search(position, 10'000).action : uniform_action(position, random));
      }
      EXPECT_EQ(position.ending(), Ending::Checkmate) << variant << " " << text;
      EXPECT_EQ(position.winner(), Colour::White);
    }
  }
}

/// N16: who would lose repeats.
TEST(ChessPlayer, SavesItselfByRepetition) {
  Position position = position_of("draws=true,variant=plain", "6k1/6p1/8/7Q/8/8/qr3PPP/6K1 w - - 0 1");
  while (!position.is_over()) {
    const SearchResult result = search(position, 5'000);
    const bool saves = position.board().to_move() == Colour::White;
    EXPECT_TRUE(!saves || result.score == kDrawScore) << result.score;
    position.play_unchecked(result.action);
  }
  EXPECT_EQ(position.ending(), Ending::Repetition);
}

TEST(ChessPlayer, PlaysLegallyInEveryVariantOnEveryBoard) {
  Random random(8);
  for (const std::string_view variant : kVariantNames) {
    for (const std::string_view board : kBoardNames) {
      for (const std::string_view options : {"", ",remote_collapse=true", ",stay_only=true"}) {
        if (variant == "plain" && !options.empty()) continue;
        Position position = Position::initial(rules_of(rules_text(variant, board) + std::string(options)));
        for (int i = 0; i < 12 && !position.is_over(); ++i) {
          roll_out(position, random);
          if (position.is_over()) break;
          const Decision decision = decide_at_level(position, 1 + i % 2, random(), 1);
          ASSERT_TRUE(position.is_legal(decision.action))
              << variant << " " << board << options << " " << Text::position_text(position);
          // Now and then something wild, so that many kinds of positions are met.
          position.play_unchecked(i % 3 == 2 ? uniform_action(position, random) : decision.action);
        }
      }
    }
  }
}

TEST(ChessPlayer, SameSeedSameAnswer) {
  const Position position = played("draws=true", {"e2^e4e3u", "g8^f6h6", "d2d4"});
  for (int level = 1; level <= 3; ++level) {
    const Decision first = decide_at_level(position, level, 7, 1);
    const Decision second = decide_at_level(position, level, 7, 1);
    EXPECT_EQ(first.action, second.action);
    EXPECT_EQ(first.simulations, second.simulations);
    EXPECT_EQ(first.win_rate, second.win_rate);
  }
}

TEST(ChessPlayer, LevelOneVaries) {
  std::vector<Action> answers;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    answers.push_back(decide_at_level(Position(), 1, seed, 1).action);
  }
  std::sort(answers.begin(), answers.end());
  EXPECT_GE(std::unique(answers.begin(), answers.end()) - answers.begin(), 4);
}

TEST(ChessPlayer, HigherLevelsThinkLonger) {
  for (int level = 2; level <= kHighestPlayerLevel; ++level) {
    EXPECT_GT(level_limits(level).nodes, level_limits(level - 1).nodes);
    EXPECT_LT(level_limits(level).noise, level_limits(level - 1).noise);
  }
}

TEST(ChessPlayer, DecisionsAreLegalAndHopeForAShare) {
  for (const std::string_view variant : kVariantNames) {
    const Position position = Position::initial(rules_of(rules_text(variant, "gardner5x5")));
    const Decision decision = decide_at_level(position, 2, 1, 1);
    EXPECT_TRUE(position.is_legal(decision.action)) << variant;
    EXPECT_GE(decision.win_rate, 0);
    EXPECT_LE(decision.win_rate, 1);
  }
}

TEST(ChessPlayer, IsThePlayerOfTheGame) {
  static_assert(has<Game, capabilities::OwnPlayer>);
  const Position position;
  const auto common = decide<Game>(position, 2, 3);
  const Decision own = decide_at_level(position, 2, 3, 1);
  EXPECT_EQ(common.action, own.action);
  EXPECT_EQ(common.report.simulations, own.simulations);
  ASSERT_EQ(common.report.actions.size(), 1U);
  EXPECT_EQ(common.report.actions[0].action, own.action);
}

TEST(ChessPlayer, LevelTwoBeatsRandomPlay) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Colour colour = seed % 2 == 0 ? Colour::White : Colour::Black;
    Position position = Position::initial(rules_of("draws=true,board=losalamos6x6"));
    Random random(seed);
    while (!position.is_over()) {
      roll_out(position, random);
      if (position.is_over()) break;
      const bool own = position.board().to_move() == colour;
      position.play_unchecked(own ? decide_at_level(position, 2, random(), 1).action
                                  : uniform_action(position, random));
    }
    EXPECT_EQ(position.winner(), colour) << seed;
  }
}

TEST(ChessPlayer, LevelsKeepToOtherLimits) {
  SearchLimits allowed;
  allowed.depth = 3;
  allowed.nodes = 10'000;
  allowed.time = std::chrono::milliseconds(50);
  const SearchLimits low = level_limits(1, allowed);
  EXPECT_EQ(low.depth, 1);
  EXPECT_EQ(low.nodes, 2'000U);
  EXPECT_EQ(low.time, allowed.time);
  const SearchLimits high = level_limits(5, allowed);
  EXPECT_EQ(high.depth, 3);
  EXPECT_EQ(high.nodes, 10'000U);
  EXPECT_EQ(high.noise, level_limits(5).noise);
  EXPECT_EQ(level_limits(5).depth, 0);
}

}  // namespace
}  // namespace spooky::chess
