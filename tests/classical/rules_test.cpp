// The rules of each classical game by small positions (Q1: positions, labelled moves, Γ; normal play).
#include <gtest/gtest.h>

#include "classical/testing.hpp"

namespace spooky::classical {
namespace {

using Texts = std::set<std::string>;

Texts left(const Start& start) { return move_texts(start, Side::Left); }
Texts right(const Start& start) { return move_texts(start, Side::Right); }

combinatorial::ClassicalOptions code(const std::string& text) {
  combinatorial::ClassicalOptions options;
  options.code = text;
  return options;
}

TEST(ClassicalRules, NimTakesAnyNumberFromOneHeap) {
  const Start nim = start("nim", "2,1");
  EXPECT_EQ(left(nim), (Texts{"1-1", "1-2", "2-1"}));
  EXPECT_EQ(right(nim), left(nim));
  EXPECT_EQ(text_after(nim, Side::Left, "1-2"), "0,1");
  EXPECT_EQ(text_after(nim, Side::Left, "2-2"), "illegal");
}

TEST(ClassicalRules, HeapsOfAnyNumberKeepTheirSizes) {
  for (unsigned heaps = 1; heaps <= Heaps::kMostHeaps; ++heaps) {
    const Heaps game(heaps);
    EXPECT_LE(game.bits(), 128U);
    Position position;
    for (unsigned heap = 0; heap < heaps; ++heap) position = game.with_size(position, heap, game.largest() - heap % 3);
    for (unsigned heap = 0; heap < heaps; ++heap) EXPECT_EQ(game.size(position, heap), game.largest() - heap % 3);
  }
}

TEST(ClassicalRules, SubtractionTakesWhatTheSetSays) {
  combinatorial::ClassicalOptions options;
  options.set = {3, 1};
  EXPECT_EQ(left(start("subtraction", "3,2", options)), (Texts{"1-1", "1-3", "2-1"}));
}

TEST(ClassicalRules, OctalDigitsJudgeTheMaximalRun) {
  // Digit 1: a run as a whole; 2: from its end; 4: out of its middle.
  EXPECT_EQ(left(start("octal", "#.###", code("0.1"))), (Texts{"1"}));
  EXPECT_EQ(left(start("octal", "#.###", code("0.2"))), (Texts{"3", "5"}));
  EXPECT_EQ(left(start("octal", "#.###", code("0.4"))), (Texts{"4"}));
  EXPECT_EQ(left(start("octal", "#.###", code("0.07"))), (Texts{"3-4", "4-5"}));
  EXPECT_EQ(left(start("octal", "#.###", code("0.001"))), (Texts{"3-5"}));
  EXPECT_EQ(text_after(start("octal", "#.###", code("0.07")), Side::Right, "4-5"), "#.#..");
  EXPECT_TRUE(left(start("octal", "0", code("0.7"))).empty());
}

TEST(ClassicalRules, OctalDigitBeforeThePointSplits) {
  EXPECT_EQ(left(start("octal", "#.###", code("4.3"))), (Texts{"1", "3", "3/4", "4/5", "5"}));
  const Start row = start("octal", "4", code("4.3"));
  EXPECT_EQ(text_after(row, Side::Left, "2/3"), "##/##");
  const Start cut = start("octal", "##/##", code("4.7"));
  EXPECT_EQ(left(cut), (Texts{"1", "1/2", "2", "3", "3/4", "4"}));
  EXPECT_EQ(text_after(cut, Side::Left, "2/3"), "illegal");
  // A cut is of use only while it parts two pins.
  EXPECT_EQ(text_after(cut, Side::Left, "2"), "#.##");
  EXPECT_EQ(text_after(start("octal", "#/#", code("4.3")), Side::Right, "2"), "#.");
  // Nobody takes pins on both sides of a cut.
  EXPECT_EQ(left(start("octal", "##/##", code("4.07"))), (Texts{"1-2", "1/2", "3-4", "3/4"}));
  EXPECT_EQ(bits(start("octal", "64", code("4.3")).game), 127U);
  EXPECT_EQ(left(start("octal", "64", code("4.3"))).size(), 2U + 63U);
}

TEST(ClassicalRules, OctalKeepsALongRow) {
  const Start kayles = start("kayles", "128");
  EXPECT_EQ(left(kayles).size(), 128U + 127U);
  EXPECT_EQ(text_after(kayles, Side::Left, "64-65"), std::string(63, '#') + ".." + std::string(63, '#'));
}

TEST(ClassicalRules, DomineeringLeftIsVertical) {
  const Start board = start("domineering", "###/#..");
  EXPECT_EQ(left(board), (Texts{"a1a2"}));
  EXPECT_EQ(right(board), (Texts{"a2b2", "b2c2"}));
  EXPECT_EQ(text_after(board, Side::Right, "c2b2"), "#../#..");
  EXPECT_EQ(left(start("domineering", "8x16")).size(), 7U * 16U);
  EXPECT_EQ(right(start("domineering", "8x16")).size(), 8U * 15U);
}

TEST(ClassicalRules, HackenbushDropsWhatIsNotJoinedToTheGround) {
  const Start stalks = start("hackenbush", "BRB+GR");
  EXPECT_EQ(left(stalks), (Texts{"1", "3", "4"}));
  EXPECT_EQ(right(stalks), (Texts{"2", "4", "5"}));
  EXPECT_EQ(text_after(stalks, Side::Right, "2"), "1:0-1:B,4:0-4:G,5:4-5:R");
  EXPECT_EQ(text_after(stalks, Side::Left, "4"), "1:0-1:B,2:1-2:R,3:2-3:B");
  EXPECT_EQ(text_after(stalks, Side::Left, "2"), "illegal");
  // An arch stands on its other foot.
  EXPECT_EQ(text_after(start("hackenbush", "a:0-1:B,b:1-2:B,c:2-0:B"), Side::Left, "a"), "b:1-2:B,c:2-0:B");
  EXPECT_TRUE(is_impartial(start("hackenbush", "GG+G").game));
  EXPECT_FALSE(is_impartial(stalks.game));
}

TEST(ClassicalRules, NodeKaylesTakesTheNeighboursToo) {
  const Start path = start("node-kayles", "path5");
  EXPECT_EQ(text_after(path, Side::Left, "2"), "4-5");
  EXPECT_EQ(text_after(path, Side::Left, "3"), "1,5");
  EXPECT_EQ(text_after(start("node-kayles", "complete4"), Side::Left, "3"), "");
}

TEST(ClassicalRules, ColForbidsTheSameColourSnortTheOther) {
  EXPECT_EQ(left(start("col", "path3,1:L")), (Texts{"3"}));
  EXPECT_EQ(right(start("col", "path3,1:L")), (Texts{"2", "3"}));
  EXPECT_EQ(left(start("snort", "path3,1:L")), (Texts{"2", "3"}));
  EXPECT_EQ(right(start("snort", "path3,1:L")), (Texts{"3"}));
  EXPECT_EQ(text_after(start("snort", "path3,1:L"), Side::Right, "3"), "1-2,2-3,1:L,3:R");
}

TEST(ClassicalRules, GeographyLeavesNoWayBack) {
  const Start square = start("geography", "2x2@a1");
  EXPECT_EQ(left(square), (Texts{"b1", "a2"}));
  EXPECT_EQ(text_after(square, Side::Left, "b1"), "b1-b2,a2-b2@b1");
  EXPECT_TRUE(left(start("geography", "a,b-c@a")).empty());
}

TEST(ClassicalRules, ClobberTakesANeighbourOfTheOtherColour) {
  const Start board = start("clobber", "2x2");
  EXPECT_EQ(combinatorial::position_text(board.game, board.position), "ox/xo");
  EXPECT_EQ(left(board), (Texts{"a1b1", "a1a2", "b2b1", "b2a2"}));
  EXPECT_EQ(right(board), (Texts{"b1a1", "b1b2", "a2a1", "a2b2"}));
  EXPECT_EQ(text_after(board, Side::Left, "a1a2"), "xx/.o");
  EXPECT_EQ(left(start("clobber", "x.o/..x")), Texts({"c1c2"}));
}

TEST(ClassicalRules, ToadsAndFrogsStepOrJump) {
  const Start row = start("toads-and-frogs", "TTF..F");
  EXPECT_EQ(left(row), (Texts{"b1d1"}));
  EXPECT_EQ(right(row), (Texts{"f1e1"}));
  EXPECT_EQ(text_after(row, Side::Left, "b1d1"), "T.FT.F");
  // Only one animal is jumped over, and only one of the other kind.
  EXPECT_TRUE(left(start("toads-and-frogs", "TFF.")).empty());
  EXPECT_EQ(left(start("toads-and-frogs", "TT.")), (Texts{"b1c1"}));
  // Rows end where they end.
  EXPECT_TRUE(left(start("toads-and-frogs", "..../T")).empty());
  EXPECT_TRUE(left(start("toads-and-frogs", "..../TF")).empty());
}

TEST(ClassicalRules, TableFollowsItsRows) {
  combinatorial::ClassicalOptions options;
  options.table =
      R"({"start":"s","moves":{"a":"left","b":"right","c":"both"},"positions":{"s":{"a":"t","b":"t","c":"u"},"t":{},"u":{"a":"t"}}})";
  const Start table = start("table", "s", options);
  EXPECT_EQ(left(table), (Texts{"a", "c"}));
  EXPECT_EQ(right(table), (Texts{"b", "c"}));
  EXPECT_EQ(text_after(table, Side::Right, "c"), "u");
  EXPECT_EQ(text_after(start("table", "u", options), Side::Left, "c"), "illegal");
}

TEST(ClassicalRules, TableRefusesPlayWithoutEnd) {
  const auto made = TableGame::make({"p", "q", "r"}, {{"a", Owner::Both}}, {{0, 0, 1}, {1, 0, 2}, {2, 0, 1}});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::BadRequest);
  EXPECT_EQ(made.error().reason, "play could go on for ever: position q comes back to itself");
}

TEST(ClassicalRules, SumsPackTheirParts) {
  const Heaps heaps(2);
  const Octal pins(3, {0, 7});
  const auto made = ClassicalSum::make({heaps, pins});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->bits(), 35U);
  EXPECT_TRUE(made->is_impartial());
  const Position whole = made->joined(std::vector{heaps.with_size({}, 1, 4), Position{0b101, 0}});
  EXPECT_EQ(made->part_of(whole, 1), (Position{0b101, 0}));
  EXPECT_EQ(combinatorial::position_text(*made, whole), "0,4;#.#");
  const auto move = combinatorial::parse_move(*made, Side::Left, "1:2-3");
  ASSERT_TRUE(move);
  EXPECT_EQ(combinatorial::position_text(*made, *made->after(whole, *move)), "0,1;#.#");
  EXPECT_FALSE(ClassicalSum::make({heaps, Domineering({3, 3})})->is_impartial());
  const auto large = ClassicalSum::make({Heaps(8), pins});
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().code, ErrorCode::TooLarge);
}

TEST(ClassicalRules, GamesAreValues) {
  EXPECT_EQ(start("hackenbush", "BR+RRB").game, start("hackenbush", "BR+RRB").game);
  EXPECT_NE(start("hackenbush", "BR+RRB").game, start("hackenbush", "BR+RRG").game);
  EXPECT_EQ(start("octal", "4", code("0.60")).game, start("octal", "####", code(".6")).game);
  EXPECT_NE(start("col", "path3").game, start("snort", "path3").game);
}

}  // namespace
}  // namespace spooky::classical
