#include "spooky/core/index.hpp"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

#include "spooky/core/static_vector.hpp"

namespace spooky {
namespace {

struct ApplesTag {};
struct PieceTag {};
using Square = Index<ApplesTag, 64>;
using Piece = Index<PieceTag, 64>;

// A wrong index is a compile error.
static_assert(!std::is_convertible_v<Piece, Square>);
static_assert(!std::is_convertible_v<int, Square>);
static_assert(!std::is_invocable_v<decltype([](auto& a, auto i) -> decltype(a[i]) { return a[i]; }),
                                   IndexArray<Square, int>&, Piece>);

TEST(IndexSet, IteratesFromTheLowest) {
  IndexSet<Square> set;
  for (const std::size_t i : {63U, 0U, 17U}) set.insert(Square(i));
  std::vector<std::size_t> seen;
  for (const Square square : set) seen.push_back(square.value());
  EXPECT_EQ(seen, (std::vector<std::size_t>{0, 17, 63}));
  EXPECT_EQ(set.size(), 3U);
  EXPECT_EQ(set.lowest(), Square(0));
  set.erase(Square(0));
  EXPECT_FALSE(set.contains(Square(0)));
  EXPECT_TRUE(set.contains(Square(63)));
}

TEST(IndexSet, FirstReachesFromNothingToAll) {
  EXPECT_TRUE(IndexSet<Square>::first(0).empty());
  EXPECT_EQ(IndexSet<Square>::first(9).size(), 9U);
  EXPECT_EQ(IndexSet<Square>::first(64).size(), 64U);
}

TEST(IndexSet, IsAnAlgebraOfSets) {
  const IndexSet<Square> a(0b1100);
  const IndexSet<Square> b(0b1010);
  EXPECT_EQ((a | b).bits(), 0b1110U);
  EXPECT_EQ((a & b).bits(), 0b1000U);
  EXPECT_EQ((a - b).bits(), 0b0100U);
}

TEST(StaticVector, KeepsWhatWasPushed) {
  StaticVector<int, 4> list;
  EXPECT_TRUE(list.empty());
  list.push_back(3);
  list.push_back(5);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{3, 5}));
  list.clear();
  EXPECT_EQ(list.size(), 0U);
}

}  // namespace
}  // namespace spooky
