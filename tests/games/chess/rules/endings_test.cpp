// Draws that depend on the game before (N16), resignation, and what a position remembers.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/chess/rules/compare.hpp"

namespace spooky::chess {
namespace {

Position game_after(const std::string& rules, const std::string& start, const std::vector<std::string>& moves) {
  const BothRules both = both_rules(rules);
  Position position = Position::initial(both.fast);
  if (!start.empty()) {
    const auto read = read_position<chess::Game>(both.fast, start);
    EXPECT_TRUE(read) << read.error().reason;
    position = *read;
  }
  for (const std::string& move : moves) {
    const auto action = read_action<Game>(position, move);
    EXPECT_TRUE(action) << move << ": " << action.error().reason;
    if (action) position.play_unchecked(*action);
  }
  return position;
}

const std::vector<std::string> kThereAndBack = {"g1f3", "g8f6", "f3g1", "f6g8"};

std::vector<std::string> times(int count, const std::vector<std::string>& moves) {
  std::vector<std::string> all;
  for (int i = 0; i < count; ++i) all.insert(all.end(), moves.begin(), moves.end());
  return all;
}

TEST(ChessEndings, TheThirdOccurrenceIsADrawWhereTheRulesSaySo) {
  EXPECT_EQ(game_after("draws=true", "", times(2, kThereAndBack)).ending(), Ending::Repetition);
  EXPECT_EQ(game_after("draws=true", "", times(1, kThereAndBack)).ending(), Ending::None);
  EXPECT_EQ(game_after("", "", times(3, kThereAndBack)).ending(), Ending::None);
}

TEST(ChessEndings, APairThatWasFlippedTwiceIsThePositionBefore) {
  // The pair is unequal: a flip changes the position, two flips do not (7.7).
  const std::string start = "4k3/8/8/8/8/8/8/RR2K3 w - - 0 1 | R:a1/b1=u";
  const std::vector<std::string> flips = {"a1~b1", "e8d8", "a1~b1", "d8e8"};
  EXPECT_EQ(game_after("draws=true", start, times(2, flips)).ending(), Ending::Repetition);
  EXPECT_EQ(game_after("draws=true", start, {"a1~b1", "e8d8", "e1f1", "d8e8", "f1e1", "e8d8", "e1f1", "d8e8"}).ending(),
            Ending::None);
}

TEST(ChessEndings, ACommonSwapOfAnEqualGroupIsNoOtherPosition) {
  const std::string start = "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 0 1 | R:e4/f4=e@1;n:f6/d5=e@1";
  // Both flip: the group is as it was, the other way round. Four flips each are three occurrences.
  const Position position = game_after("draws=true", start, {"e4~f4", "d5~f6", "e4~f4", "d5~f6"});
  EXPECT_EQ(position.ending(), Ending::Repetition);
}

TEST(ChessEndings, ACommonSwapIsNoOtherPositionWhereGroupsMakeHadamardMoves) {
  const std::string start = "7k/8/1n6/3n4/8/8/8/K2RR3 w - - 0 1 | R:d1/e1=e@1;n:b6/d5=e@1";
  for (const std::string variant : {"hadamard+", "deterministic"}) {
    const Position position = game_after("draws=true,variant=" + variant, start, {"d1~e1", "b6~d5", "d1~e1", "b6~d5"});
    EXPECT_EQ(position.ending(), Ending::Repetition) << variant;
  }
}

TEST(ChessEndings, AGameThatIsOverFromTheStartIsInItsFirstTurn) {
  EXPECT_EQ(game_after("", "7k/8/7K/8/8/8/8/8 w - - 0 1 | -", {}).turn(), 1);
}

TEST(ChessEndings, OnlyAFinishedGameHasAValue) {
  EXPECT_EQ(Game::solve(game_after("", "", {"e2e4", "resign"}), {})->value, Rational(1));
  for (const std::string draws : {"draws=true", "draws=false"}) {
    const auto solved = Game::solve(game_after(draws, "7k/5Q2/7K/8/8/8/8/8 w - - 1 2 | -", {}), {});
    ASSERT_FALSE(solved);
    EXPECT_EQ(solved.error().code, ErrorCode::TooLarge);
  }
}

TEST(ChessEndings, AnEnPassantThatNobodyCanCaptureMakesNoDifference) {
  // After e2e4 nobody can capture on e3, so the first position after it counts too.
  std::vector<std::string> moves = {"e2e4", "g8f6", "g1f3", "f6g8", "f3g1", "g8f6", "g1f3", "f6g8", "f3g1"};
  EXPECT_EQ(game_after("draws=true", "", moves).ending(), Ending::Repetition);
}

TEST(ChessEndings, FiftyMoves) {
  const std::string start = "4k3/8/8/8/8/8/8/R3K3 w - - 98 80 | -";
  EXPECT_EQ(game_after("draws=true", start, {"a1a2"}).ending(), Ending::None);
  EXPECT_EQ(game_after("draws=true", start, {"a1a2", "e8e7"}).ending(), Ending::Fifty);
  EXPECT_EQ(game_after("", start, {"a1a2", "e8e7"}).ending(), Ending::None);
  const Position mated = game_after("draws=true", "7k/8/6K1/8/8/8/8/R7 w - - 99 80 | -", {"a1a8"});
  EXPECT_EQ(mated.ending(), Ending::Checkmate) << "a mate comes first";
  EXPECT_EQ(mated.winner(), Colour::White);
}

TEST(ChessEndings, WhoResignsLoses) {
  const Position position = game_after("", "", {"e2e4", "resign"});
  EXPECT_EQ(position.ending(), Ending::Resignation);
  EXPECT_EQ(position.winner(), Colour::White);
  EXPECT_EQ(position.utility(), Rational(1));
  EXPECT_EQ(position.actor(), Actor::None);
  EXPECT_EQ(position.turn(), 2);
}

TEST(ChessEndings, PlayersMayAgreeOnADraw) {
  const Position agreed = game_after("", "", {"e2e4", "draw", "e7e5", "draw"});
  EXPECT_EQ(agreed.ending(), Ending::Agreement);
  EXPECT_EQ(agreed.winner(), std::nullopt);
  EXPECT_EQ(agreed.utility(), Rational(0));
  EXPECT_EQ(agreed.turn(), 3);
}

TEST(ChessEndings, AnOfferOfADrawStandsUntilTheOpponentHasMoved) {
  const Position offered = game_after("", "", {"draw"});
  EXPECT_EQ(offered.draw_offer(), Colour::White);
  EXPECT_EQ(offered.actor(), Actor::First) << "the move is still to be made";
  EXPECT_FALSE(offered.is_legal(Action::draw())) << "once a turn";
  EXPECT_NE(offered.hash(), game_after("", "", {}).hash());
  EXPECT_EQ(offered.hash(), offered.recomputed_hash());
  const Position moved = game_after("", "", {"draw", "e2e4"});
  EXPECT_EQ(moved.draw_offer(), Colour::White);
  EXPECT_TRUE(moved.is_legal(Action::draw()));
  const Position declined = game_after("", "", {"draw", "e2e4", "e7e5"});
  EXPECT_EQ(declined.draw_offer(), std::nullopt);
  EXPECT_EQ(declined, game_after("", "", {"e2e4", "e7e5"}));
  EXPECT_EQ(game_after("", "", {"draw", "e2e4", "e7e5", "draw", "d2d4"}).ending(), Ending::None) << "a new offer";
}

TEST(ChessEndings, AnOfferLastsThroughTheRollsOfItsMove) {
  const std::string start = "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 7 | n:a1/e4=e";
  EXPECT_FALSE(game_after("", start, {"draw", "e1e4"}).is_legal(Action::draw())) << "the die acts";
  EXPECT_EQ(game_after("", start, {"draw", "e1e4", "#2", "draw"}).ending(), Ending::Agreement);
}

TEST(ChessEndings, NobodyResignsWhileTheDieIsRolling) {
  const Position rolling = game_after("", "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e", {"e1e4"});
  ASSERT_TRUE(rolling.is_rolling());
  EXPECT_FALSE(rolling.is_legal(Action::resign()));
  EXPECT_EQ(rolling.actor(), Actor::Nature);
  EXPECT_EQ(rolling.weight(Action::roll(Half::First)), Rational(1, 2));
}

TEST(ChessEndings, TurnsAreCountedOnThroughRolls) {
  EXPECT_EQ(game_after("", "", {}).turn(), 1);
  EXPECT_EQ(game_after("", "", {"g1^f3h3"}).turn(), 2);
  const std::string start = "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 7 | n:a1/e4=e";
  EXPECT_EQ(game_after("", start, {"e1e4"}).turn(), 13);
  EXPECT_EQ(game_after("", start, {"e1e4", "#2"}).turn(), 14);
}

}  // namespace
}  // namespace spooky::chess
