// Known values of classical games, as a check of their rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "classical/naive_classical.hpp"
#include "classical/random_starts.hpp"
#include "classical/testing.hpp"
#include "spooky/classical/bits.hpp"

namespace spooky::classical {
namespace {

/// The Grundy values of rows of 0, 1, 2 … pins; a row breaks into runs, whose values are added (Sprague and Grundy).
std::vector<unsigned> rows(const std::string& code, unsigned most) {
  combinatorial::ClassicalOptions options;
  options.code = code;
  std::vector<unsigned> values;
  for (unsigned pins = 0; pins <= most; ++pins) {
    const Start row = start("octal", std::to_string(pins), options);
    std::set<unsigned> reached;
    for (const Move move : moves_of(row.game, row.position, Side::Left)) {
      unsigned sum = 0;
      unsigned run = 0;
      for (const char letter : combinatorial::position_text(row.game, *after(row.game, row.position, move)) + ".") {
        if (letter == '#') {
          ++run;
        } else {
          sum ^= values[run];
          run = 0;
        }
      }
      reached.insert(sum);
    }
    unsigned value = 0;
    while (reached.contains(value)) ++value;
    values.push_back(value);
  }
  return values;
}

using Sequence = std::vector<unsigned>;

TEST(ClassicalValues, NimIsTheExclusiveOr) {
  for (unsigned a = 0; a < 6; ++a) {
    for (unsigned b = 0; b < 6; ++b) {
      EXPECT_EQ(grundy(start("nim", std::to_string(a) + "," + std::to_string(b) + ",3")), a ^ b ^ 3U);
    }
  }
}

TEST(ClassicalValues, SubtractionHasAPeriod) {
  combinatorial::ClassicalOptions options;
  options.set = {1, 2, 3};
  for (unsigned size = 0; size < 20; ++size)
    EXPECT_EQ(grundy(start("subtraction", std::to_string(size), options)), size % 4);
}

TEST(ClassicalValues, OctalGamesHaveTheirPublishedSequences) {
  // Winning Ways, chapter 4.
  EXPECT_EQ(rows("0.77", 23), (Sequence{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7}));
  const Sequence dawson = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3};
  EXPECT_EQ(rows("0.137", 23), dawson);
  // Dawson's Kayles is the same with one pin more.
  Sequence longer = rows("0.07", 24);
  longer.erase(longer.begin());
  EXPECT_EQ(longer, dawson);
  EXPECT_EQ(rows(".6", 11), (Sequence{0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4}));
  // 0.3 takes one pin from the end, 0.333… is Nim, 0.07 needs two pins.
  EXPECT_EQ(rows("0.3", 6), (Sequence{0, 1, 0, 1, 0, 1, 0}));
  EXPECT_EQ(rows("0.333333", 6), (Sequence{0, 1, 2, 3, 4, 5, 6}));
}

// A digit before the point: a heap is split, nothing is taken.
TEST(ClassicalValues, OctalGamesThatSplit) {
  // Splitting alone takes n - 1 moves, whichever; with taking what is left of a pin alone 2n - 1.
  EXPECT_EQ(rows("4.0", 8), (Sequence{0, 0, 1, 0, 1, 0, 1, 0, 1}));
  EXPECT_EQ(rows("4.1", 8), (Sequence{0, 1, 1, 1, 1, 1, 1, 1, 1}));
  // Lasker's Nim, Winning Ways, chapter 4: 4k+3 and 4k+4 are exchanged.
  EXPECT_EQ(rows("4.33333333333", 11), (Sequence{0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12}));
}

TEST(ClassicalValues, OctalGamesByTheirDefinition) {
  for (const std::string code :
       {"4.3", "4.7", "4.07", "4.77", "4.137", "4.26", "4.4", "0.77", "0.07", "0.137", "0.6"}) {
    std::string digits = code;
    digits.erase(1, 1);
    EXPECT_EQ(rows(code, 20), naive::octal_values(digits, 20)) << code;
  }
}

TEST(ClassicalValues, PinsKeptInPlaceAddUp) {
  for (const char* name : {"kayles", "dawson", "dawson-kayles"}) {
    const Start whole = start(name, "8");
    Grundy value(whole.game);
    EXPECT_EQ(value({0b11101101, 0}), value({0b11, 0}) ^ value({0b111, 0}) ^ value({0b1, 0})) << name;
  }
}

TEST(ClassicalValues, NodeKaylesOnAPathIsDawsonsChess) {
  const auto dawson = rows("0.137", 12);
  for (unsigned length = 1; length <= 12; ++length) {
    EXPECT_EQ(grundy(start("node-kayles", "path" + std::to_string(length))), dawson[length]);
  }
  for (unsigned length = 3; length <= 10; ++length) {
    // Every first move on a cycle leaves a path.
    EXPECT_EQ(grundy(start("node-kayles", "cycle" + std::to_string(length))), dawson[length - 3] == 0 ? 1U : 0U);
  }
  EXPECT_EQ(grundy(start("node-kayles", "complete7")), 1U);
}

/// The size of a largest matching among these vertices.
unsigned matching(const Graph& graph, std::uint64_t vertices) {
  if (vertices == 0) return 0;
  const auto first = static_cast<unsigned>(std::countr_zero(vertices));
  vertices &= vertices - 1;
  unsigned most = matching(graph, vertices);
  for_each_bit(graph.neighbours(first) & vertices, [&](unsigned partner) {
    most = std::max(most, 1 + matching(graph, vertices & ~(std::uint64_t{1} << partner)));
  });
  return most;
}

TEST(ClassicalValues, GeographyIsDecidedByMatchings) {
  // Fraenkel, Scheinerman and Ullman, Undirected edge geography, theorem 1.1: the first player wins exactly when every
  // largest matching covers the token's vertex.
  Random random(4);
  for (int round = 0; round < 300; ++round) {
    const Start now = start("geography", random_start(random, "geography"));
    const Geography& game = std::get<Geography>(now.game);
    const std::uint64_t all = game.vertices(now.position);
    const std::uint64_t token = std::uint64_t{1} << game.token(now.position);
    EXPECT_EQ(grundy(now) != 0, matching(game.graph(), all) > matching(game.graph(), all & ~token));
  }
}

TEST(ClassicalValues, HackenbushStalks) {
  // Winning Ways, chapter 3.
  const std::pair<const char*, const char*> known[] = {
      {"", "0"},      {"B", "1"},     {"R", "-1"},     {"BB", "2"},     {"BR", "1/2"},  {"BRR", "1/4"},
      {"BRB", "3/4"}, {"BBR", "3/2"}, {"RBB", "-1/4"}, {"BRRB", "3/8"}, {"BR+RB", "0"}, {"BR+BR+R", "0"},
      {"G", "*"},     {"GG", "*2"},   {"G+GG", "*3"},  {"GB", "^*"},    {"BG", "1*"},   {"BRG", "1/2*"},
  };
  for (const auto& [picture, value] : known) EXPECT_EQ(value_text(start("hackenbush", picture)), value) << picture;
}

TEST(ClassicalValues, HackenbushPictures) {
  // A cycle on the ground of n green edges is a stalk of n mod 2 (the fusion principle); a loop is a stalk.
  EXPECT_EQ(value_text(start("hackenbush", "a:0-1:G,b:1-2:G,c:2-0:G")), "*");
  EXPECT_EQ(value_text(start("hackenbush", "a:0-1:G,b:1-0:G")), "0");
  EXPECT_EQ(value_text(start("hackenbush", "a:0-1:B,b:1-1:R")), "1/2");
  // Rule text, example 3.
  EXPECT_EQ(value_text(start("hackenbush", "1:0-1:R,a:0-2:B,2:2-3:R,b:0-4:B,3:4-5:R")), "0");
}

TEST(ClassicalValues, DomineeringRectangles) {
  // Winning Ways, chapter 5; and the rule text's example 2.
  const std::pair<const char*, const char*> known[] = {
      {"1x1", "0"},  {"2x1", "1"},  {"1x2", "-1"},  {"5x1", "2"},
      {"2x2", "±1"}, {"3x3", "±1"}, {"##/#.", "*"}, {"###/#..", "-1/2"},
  };
  for (const auto& [board, value] : known) EXPECT_EQ(value_text(start("domineering", board)), value) << board;
}

TEST(ClassicalValues, ToadsAndFrogs) {
  // By hand: in TF. the jump gives .FT, worth -1, and {-1|} is 0; T.F leads to 0 for both.
  const std::pair<const char*, const char*> known[] = {
      {"T..", "2"},  {"..F", "-2"},  {".FT", "-1"},    {"TF.", "0"},   {"T.F", "*"},
      {"TTF.", "0"}, {"T./.F", "0"}, {"T.F/T.F", "0"}, {"T/.F", "-1"},
  };
  for (const auto& [row, value] : known) EXPECT_EQ(value_text(start("toads-and-frogs", row)), value) << row;
}

TEST(ClassicalValues, ClobberStrips) {
  // By hand; see Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber.
  const std::pair<const char*, const char*> known[] = {
      {"x", "0"}, {"xo", "*"}, {"xox", "*"}, {"xxo", "^"}, {"oox", "v"}, {"x/o", "*"}, {"xo/..", "*"}, {"xo.xo", "0"},
  };
  for (const auto& [strip, value] : known) EXPECT_EQ(value_text(start("clobber", strip)), value) << strip;
  values::Universe universe;
  EXPECT_EQ(value_of(universe, start("clobber", "xoxo")), values::read(universe, "{^,0,*|v,0,*}"));
}

TEST(ClassicalValues, ColAndSnort) {
  // By hand: on one edge a vertex that Left colours is a move spoilt for her in Col, and won for her in Snort.
  EXPECT_EQ(value_text(start("col", "a")), "*");
  EXPECT_EQ(value_text(start("col", "a-b")), "0");
  EXPECT_EQ(value_text(start("col", "a-b,a:L")), "-1");
  EXPECT_EQ(value_text(start("snort", "a")), "*");
  EXPECT_EQ(value_text(start("snort", "a-b")), "±1");
  EXPECT_EQ(value_text(start("snort", "a-b,a:L")), "1");
  EXPECT_EQ(value_text(start("snort", "path3")), "±2");
}

TEST(ClassicalValues, ColHasNumbersAndNumbersWithAStar) {
  // Winning Ways, chapter 2: every position of Col is x or x + *.
  Random random(5);
  values::Universe universe;
  for (int round = 0; round < 100; ++round) {
    const values::Value value = value_of(universe, start("col", random_graph(random, 6)));
    ASSERT_TRUE(universe.is_number_up_star(value));
    EXPECT_EQ(universe.number_up_star(value).up, 0);
    EXPECT_LE(universe.number_up_star(value).nimber, 1U);
  }
}

}  // namespace
}  // namespace spooky::classical
