// The classical mechanics of the fast board: chains, liberties, captures, eyes, against plain searches.
#include "spooky/games/go/rules/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <set>

#include "games/go/rules/testing.hpp"
#include "spooky/core/random.hpp"

namespace spooky::go {
namespace {

naive::Board plain_copy(const Rules& rules, const Board& board) {
  naive::Board copy(rules.width, rules.height);
  for (naive::Spot spot = 0; spot < copy.width * copy.height; ++spot) {
    copy.at(spot) = letter(board.colour(point(rules, copy.name(spot))));
  }
  return copy;
}

TEST(GoBoard, ChainsJoinAndCountLiberties) {
  const Rules rules = small_rules(5, 5);
  Board board(5, 5);
  const auto at = [&](const char* where) { return point(rules, where); };
  board.put(at("B2"), Colour::Black);
  EXPECT_EQ(board.chain_size(at("B2")), 1U);
  EXPECT_EQ(board.pseudo_liberties(at("B2")), 4U);
  board.put(at("D2"), Colour::Black);
  EXPECT_NE(board.root(at("B2")), board.root(at("D2")));
  board.put(at("C2"), Colour::Black);
  EXPECT_EQ(board.root(at("B2")), board.root(at("D2")));
  EXPECT_EQ(board.chain_size(at("D2")), 3U);
  EXPECT_EQ(board.pseudo_liberties(at("C2")), 8U);
  board.put(at("C3"), Colour::White);
  EXPECT_EQ(board.pseudo_liberties(at("C2")), 7U);
  EXPECT_EQ(board.chain_size(at("C3")), 1U);
  EXPECT_TRUE(board.consistent());
}

TEST(GoBoard, LiftSplitsAChain) {
  const Rules rules = small_rules(5, 5);
  Board board = drawn(rules, {".....", "..X..", "XXXX.", "..X..", "....."});
  const auto at = [&](const char* where) { return point(rules, where); };
  EXPECT_EQ(board.chain_size(at("A3")), 6U);
  board.lift(at("C3"));
  EXPECT_TRUE(board.consistent());
  EXPECT_EQ(board.chain_size(at("A3")), 2U);
  EXPECT_EQ(board.chain_size(at("C4")), 1U);
  EXPECT_EQ(board.chain_size(at("C2")), 1U);
  EXPECT_EQ(board.chain_size(at("D3")), 1U);
  const std::set<Point> roots = {board.root(at("A3")), board.root(at("C4")), board.root(at("C2")),
                                 board.root(at("D3"))};
  EXPECT_EQ(roots.size(), 4U);
  EXPECT_TRUE(board.is_empty(at("C3")));
  EXPECT_EQ(board.hash(), drawn(rules, {".....", "..X..", "XX.X.", "..X..", "....."}).hash());
}

TEST(GoBoard, CaptureTakesTheChainAndGivesLiberties) {
  const Rules rules = small_rules(4, 4);
  Board board = drawn(rules, {"....", ".X..", "XOX.", "XOX."});
  const auto at = [&](const char* where) { return point(rules, where); };
  EXPECT_EQ(board.pseudo_liberties(at("B1")), 0U);
  EXPECT_EQ(board.capture_around(at("B3"), Colour::White), 2U);
  EXPECT_TRUE(board.consistent());
  EXPECT_TRUE(board.is_empty(at("B1")));
  EXPECT_TRUE(board.is_empty(at("B2")));
  EXPECT_EQ(board.pseudo_liberties(at("A1")), 3U) << "A3 once, B1 and B2";
}

TEST(GoBoard, CaptureOfEntangledStones) {
  const Rules rules = small_rules(5, 5, "w3");
  Board board = drawn(rules, {"....o", ".....", "..o..", "X....", "oX..."}, {"O 3W A1/C3/E5"});
  EXPECT_EQ(board.capture(point(rules, "A1")), 1U);
  ASSERT_EQ(board.groups().size(), 1U);
  EXPECT_EQ(board.groups()[0].shape, Shape::Pair);
  EXPECT_EQ(board.groups()[0].count, 2);
  EXPECT_EQ(board.capture(point(rules, "C3")), 1U);
  EXPECT_TRUE(board.groups().empty());
  EXPECT_FALSE(board.is_entangled(point(rules, "E5"))) << "one left is classical";
  EXPECT_TRUE(board.consistent());
}

TEST(GoBoard, CopiesAreValuesWithoutHeap) {
  // Only the used part is copied: what lies behind it keeps its bytes.
  static_assert(sizeof(Board) <= 24 * 1024);
  static_assert(sizeof(Situation) <= sizeof(Board) + 2048);
  const Rules rules = small_rules(9, 9);
  Board first = drawn(rules, Texts(9, "X.O.X.O.."));
  Board second = first;
  EXPECT_EQ(first, second);
  second.lift(point(rules, "A1"));
  EXPECT_FALSE(first == second);
  EXPECT_TRUE(first.is_stone(point(rules, "A1")));
  EXPECT_TRUE(second.consistent());
  second = first;
  EXPECT_EQ(first, second);
  // A copy over a board of another size.
  Board third(25, 25);
  third = first;
  EXPECT_EQ(third, first);
  EXPECT_EQ(third.stride(), 10U);
  EXPECT_TRUE(third.consistent());
}

TEST(GoBoard, CopyOfASmallBoardTouchesLittle) {
  // Bytes of the target that the copy of a 9×9 board leaves alone.
  alignas(Board) std::array<unsigned char, sizeof(Board)> memory;
  memory.fill(0xA5);
  const Board small(9, 9);
  Board* copy = new (memory.data()) Board(small);
  const auto untouched = std::count(memory.begin(), memory.end(), static_cast<unsigned char>(0xA5));
  EXPECT_GT(untouched, static_cast<std::ptrdiff_t>(sizeof(Board)) * 3 / 4);
  EXPECT_EQ(*copy, small);
  std::destroy_at(copy);
}

bool is_plain_suicide(naive::Board board, naive::Spot spot, char colour) {
  board.at(spot) = colour;
  const int taken = board.capture(colour == 'X' ? 'O' : 'X');
  return taken == 0 && board.capture(colour) > 0;
}

/// All neighbours are the player's, and of the diagonals at most one is the opponent's, none at the edge.
bool is_plain_eye(const naive::Board& board, naive::Spot spot, char colour) {
  for (const naive::Spot near : board.near(spot, false)) {
    if (board.at(near) != colour) return false;
  }
  int theirs = 0;
  for (const naive::Spot near : board.near(spot, true)) {
    if (board.at(near) == (colour == 'X' ? 'O' : 'X')) ++theirs;
  }
  const bool inside = board.near(spot, true).size() == 8;
  return theirs < (inside ? 2 : 1);
}

TEST(GoBoard, SuicideAndEyesAgreeWithPlainOnes) {
  constexpr int kBoards = 3000;
  Random random(11);
  int suicides = 0;
  int eyes = 0;
  for (int i = 0; i < kBoards; ++i) {
    const int width = 2 + static_cast<int>(uniform(random, 5));
    const int height = 2 + static_cast<int>(uniform(random, 5));
    const Rules rules = small_rules(width, height);
    Board board(rules.width, rules.height);
    // Dense boards, mostly of one colour here and of the other there.
    for (int stones = width * height * 4 / 5; stones > 0; --stones) {
      const Point at = rules.point(uniform(random, rules.width), uniform(random, rules.height));
      const bool left = rules.column(at) * 2 < rules.width;
      const bool black = left != (uniform(random, 5) == 0);
      if (board.is_empty(at)) board.put(at, black ? Colour::Black : Colour::White);
    }
    // Chains without liberties go, as at the end of a turn.
    naive::Board plain = plain_copy(rules, board);
    for (const char colour : {'X', 'O'}) {
      plain.capture(colour);
      for (naive::Spot spot = 0; spot < width * height; ++spot) {
        const Point at = point(rules, plain.name(spot));
        if (plain.at(spot) == '.' && board.is_stone(at)) board.capture(at);
      }
    }
    ASSERT_TRUE(board.consistent());
    for (naive::Spot spot = 0; spot < width * height; ++spot) {
      const Point at = point(rules, plain.name(spot));
      ASSERT_EQ(letter(board.colour(at)), plain.at(spot));
      if (plain.at(spot) != '.') {
        ASSERT_EQ(board.chain_size(at), plain.region(spot).first.size());
        continue;
      }
      for (const Colour player : {Colour::Black, Colour::White}) {
        const bool suicide = is_plain_suicide(plain, spot, letter(player));
        const bool eye = is_plain_eye(plain, spot, letter(player));
        ASSERT_EQ(board.is_suicide(at, player), suicide) << plain.name(spot);
        ASSERT_EQ(board.is_eye(at, player), eye) << plain.name(spot);
        suicides += suicide ? 1 : 0;
        eyes += eye ? 1 : 0;
      }
    }
  }
  EXPECT_GT(suicides, 500);
  EXPECT_GT(eyes, 500);
}

TEST(GoBoard, RandomPutsLiftsAndCapturesStayConsistent) {
  constexpr int kChanges = 20'000;
  Random random(12);
  const Rules rules = small_rules(6, 5);
  Board board(6, 5);
  for (int i = 0; i < kChanges; ++i) {
    const Point at = rules.point(uniform(random, 6), uniform(random, 5));
    if (board.is_empty(at)) {
      board.put(at, uniform(random, 2) == 0 ? Colour::Black : Colour::White);
    } else if (uniform(random, 4) == 0) {
      board.capture(at);
    } else {
      board.lift(at);
    }
    ASSERT_TRUE(board.consistent());
    ASSERT_EQ(board.hash(), board.recomputed_hash());
  }
}

}  // namespace
}  // namespace spooky::go
