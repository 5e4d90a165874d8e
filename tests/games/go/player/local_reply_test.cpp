// What the playouts of a search of ordinary Go answer to the last stone.
#include "spooky/games/go/player/local_reply.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/go/rules/testing.hpp"
#include "spooky/games/go/player/playout.hpp"

namespace spooky::go {
namespace {

/// The names of all replies that come in many tries, without those few times when nothing is seen.
std::set<std::string> replies(const Position& position, const std::string& last) {
  Random random(1);
  LocalReply reply(random);
  std::set<std::string> found;
  for (int i = 0; i < 500; ++i) {
    const Point answer = reply(position.situation(), point(position.rules(), last));
    if (answer != Point()) found.insert(name(position.rules(), answer));
  }
  return found;
}

using Names = std::set<std::string>;

TEST(GoLocalReply, CapturesTheLastStone) {
  const Position position = drawn_position(small_rules(7, 7, "plain"), Colour::Black,
                                           {".......",  //
                                            ".......",  //
                                            "...X...",  //
                                            "..XO...",  //
                                            "...X...",  //
                                            ".......",  //
                                            "......."});
  EXPECT_TRUE(replies(position, "D4").contains("E4"));
}

TEST(GoLocalReply, RunsOrCapturesWhatSurrounds) {
  // White's C5 has put D5 in atari: it runs to D4, or E5 is captured at E4.
  const Position position = drawn_position(small_rules(7, 7, "plain"), Colour::Black,
                                           {".......",  //
                                            "...OX..",  //
                                            "..OXOX.",  //
                                            ".......",  //
                                            ".......",  //
                                            ".......",  //
                                            "......."});
  const Names found = replies(position, "C5");
  EXPECT_TRUE(found.contains("D4"));
  EXPECT_TRUE(found.contains("E4"));
}

TEST(GoLocalReply, DoesNotRunIntoAtari) {
  // A1 cannot be saved: at A2 the two stones would have one liberty.
  const Position position = drawn_position(small_rules(5, 5, "plain"), Colour::Black,
                                           {".....",  //
                                            ".....",  //
                                            ".O...",  //
                                            ".O...",  //
                                            "XO..."});
  EXPECT_FALSE(replies(position, "B1").contains("A2"));
}

TEST(GoLocalReply, Cuts) {
  const Position position = drawn_position(small_rules(7, 7, "plain"), Colour::Black,
                                           {".......",  //
                                            ".......",  //
                                            "..XO...",  //
                                            "..O....",  //
                                            ".......",  //
                                            ".......",  //
                                            "......."});
  EXPECT_TRUE(replies(position, "C4").contains("D4"));
  EXPECT_TRUE(replies(position, "D5").contains("D4"));
}

TEST(GoLocalReply, HasNoneFarFromStonesAndAfterAnOwnStone) {
  const Position position = drawn_position(small_rules(7, 7, "plain"), Colour::Black,
                                           {".......",  //
                                            ".....O.",  //
                                            ".......",  //
                                            ".......",  //
                                            ".......",  //
                                            ".X.....",  //
                                            "......."});
  EXPECT_EQ(replies(position, "F6"), Names{});
  EXPECT_EQ(replies(position, "B2"), Names{});
  EXPECT_EQ(replies(position, "A1"), Names{});
}

TEST(GoLocalReply, IsAlwaysAStoneThatAPlayoutMayPlace) {
  Random random(3);
  LocalReply reply(random);
  std::size_t count = 0;
  const auto judge = [&](const Situation& situation, Point last) {
    const Point answer = reply(situation, last);
    if (answer == Point()) return answer;
    ++count;
    const Board& board = situation.board();
    EXPECT_TRUE(board.is_empty(answer));
    EXPECT_NE(answer, situation.ko());
    EXPECT_FALSE(board.is_suicide(answer, situation.to_move()));
    return answer;
  };
  for (int game = 0; game < 200; ++game) {
    Situation situation(small_rules(9, 9, "plain"));
    Playout playout(random);
    playout.play(situation, [](Colour, Point) {}, Point(), judge);
    EXPECT_TRUE(situation.is_over()) << "two passes, not the limit of turns";
    EXPECT_TRUE(situation.board().consistent());
  }
  EXPECT_GT(count, 2'000U);
}

/// Every shape in every direction and for both players would be the same list again: a few, and what is none.
TEST(GoGoodShape, KnowsShapesInEveryDirection) {
  const Rules rules = small_rules(5, 5, "plain");
  const auto is_good = [&](const Texts& picture, const std::string& at) {
    return GoodShapes::table().contains(drawn_position(rules, Colour::Black, picture).board(), point(rules, at));
  };
  EXPECT_TRUE(is_good({".....", ".XOX.", ".....", ".....", "....."}, "C3")) << "hane";
  EXPECT_TRUE(is_good({".....", ".OXO.", ".....", ".....", "....."}, "C3")) << "of the other player";
  EXPECT_TRUE(is_good({".....", "...X.", "...O.", "...X.", "....."}, "C3")) << "from the side";
  EXPECT_TRUE(is_good({".....", ".....", ".....", "X....", "O...."}, "B1")) << "chase along the edge";
  EXPECT_FALSE(is_good({".....", ".....", ".....", ".....", "....."}, "C3"));
  EXPECT_FALSE(is_good({".....", ".XXX.", ".....", ".....", "....."}, "C3"));
}

}  // namespace
}  // namespace spooky::go
