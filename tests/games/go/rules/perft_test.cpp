// Ways to play the first turns of small boards, with all their choices: the fast position, the naive game, and the
// numbers they gave when they were first compared.
#include "spooky/search/perft.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "games/go/rules/testing.hpp"

namespace spooky::go {
namespace {

struct Row {
  const char* variant;
  int width;
  int height;
  std::vector<std::uint64_t> counts;  ///< of 1, 2, … turns
};

const std::vector<Row> kRows = {
    {"base", 2, 2, {11, 77, 300, 650, 968}},
    {"base", 2, 3, {23, 443, 5974, 48950}},
    {"base", 3, 3, {49, 2597, 108688}},
    {"weak", 2, 2, {13, 97, 384, 828, 1224}},
    {"weak", 2, 3, {27, 565, 7732, 62890}},
    {"weak", 3, 3, {57, 3223, 139110}},
    {"symmetric", 2, 2, {3, 13, 44, 106, 216}},
    {"symmetric", 2, 3, {5, 27, 134, 568}},
    {"symmetric", 3, 3, {6, 43, 352}},
    {"semi", 2, 2, {11, 47, 190, 424, 692}},
    {"semi", 2, 3, {23, 157, 2188, 9120}},
    {"semi", 3, 3, {49, 520, 22043}},
    {"ghz3", 2, 2, {13, 61, 132, 156, 108}},
    {"ghz3", 2, 3, {57, 1747, 24622, 147868}},
    {"ghz3", 3, 3, {209, 32889}},
    {"ghz4", 2, 2, {5, 9, 8, 4, 0}},
    {"ghz4", 2, 3, {61, 1321, 8520, 24700}},
    {"ghz4", 3, 3, {487, 134833}},
    {"w3", 2, 2, {13, 25, 24, 12, 0}},
    {"w3", 2, 3, {57, 1203, 10074, 46784}},
    {"w3", 3, 3, {209, 35373}},
    {"w4", 2, 2, {5, 9, 8, 4, 0}},
    {"w4", 2, 3, {61, 121, 120, 60}},
    {"w4", 3, 3, {487, 84613}},
    {"mixed3", 2, 2, {25, 121, 264, 312, 216}},
    {"mixed3", 2, 3, {113, 5289, 99064}},
    {"mixed3", 3, 3, {417, 126405}},
    {"mixedk", 2, 2, {39, 357, 1436, 3198, 4960}},
    {"mixedk", 2, 3, {195, 12567, 361898}},
    {"mixedk", 3, 3, {951, 530365}},
    {"plain", 2, 2, {5, 21, 68, 156, 316}},
    {"plain", 2, 3, {7, 43, 222, 942}},
    {"plain", 3, 3, {10, 91, 738}},
};

TEST(GoPerft, FirstTurnsOfSmallBoards) {
  constexpr std::uint64_t kMostForNaive = 20'000;
  std::set<std::string> variants;
  for (const Row& row : kRows) {
    variants.insert(row.variant);
    const naive::Options options{.width = row.width, .height = row.height, .variant = row.variant};
    for (std::size_t i = 0; i < row.counts.size(); ++i) {
      const int turns = static_cast<int>(i) + 1;
      EXPECT_EQ(count_turns(Position::initial(rules_of(options)), turns), row.counts[i])
          << row.variant << " " << row.width << "x" << row.height << ", turns " << turns;
      if (row.counts[i] <= kMostForNaive) {
        EXPECT_EQ(naive_turns(naive::Game(options), turns), row.counts[i]);
      }
    }
  }
  EXPECT_EQ(variants.size(), std::size(kVariantNames));
}

}  // namespace
}  // namespace spooky::go
