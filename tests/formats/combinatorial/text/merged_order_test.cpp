#include "spooky/formats/combinatorial/text/merged_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "spooky/core/random.hpp"

namespace spooky::combinatorial::texts {
namespace {

using Numbers = std::vector<unsigned>;

TEST(MergedOrder, KeepsTheOrderOfEveryList) {
  EXPECT_EQ(merged_order(0, {}), Numbers({}));
  EXPECT_EQ(merged_order(3, {}), Numbers({0, 1, 2}));
  EXPECT_EQ(merged_order(3, {{2, 0}}), Numbers({1, 2, 0}));
  EXPECT_EQ(merged_order(4, {{0, 1, 2}, {1, 3, 2}}), Numbers({0, 1, 3, 2}));
}

TEST(MergedOrder, AContradictionIsSettledByTheLowerNumber) {
  EXPECT_EQ(merged_order(2, {{1, 0}, {0, 1}}), Numbers({0, 1}));
  EXPECT_EQ(merged_order(3, {{0, 1, 2}, {2, 0}}), Numbers({0, 1, 2}));
}

TEST(MergedOrder, ListsFromOneOrderAreKept) {
  Random random(61);
  for (int round = 0; round < 200; ++round) {
    const unsigned count = 1 + uniform(random, 12);
    Numbers order;
    for (unsigned i = 0; i < count; ++i) order.insert(order.begin() + uniform(random, i + 1), i);
    std::vector<Numbers> lists;
    for (int i = 0; i < 4; ++i) {
      Numbers& list = lists.emplace_back();
      for (const unsigned number : order) {
        if (uniform(random, 2) == 0) list.push_back(number);
      }
    }
    const Numbers merged = merged_order(count, lists);
    ASSERT_TRUE(std::is_permutation(merged.begin(), merged.end(), order.begin(), order.end()));
    const auto place = [&](unsigned number) { return std::find(merged.begin(), merged.end(), number); };
    for (const Numbers& list : lists) {
      for (std::size_t i = 1; i < list.size(); ++i) ASSERT_LT(place(list[i - 1]), place(list[i]));
    }
  }
}

}  // namespace
}  // namespace spooky::combinatorial::texts
