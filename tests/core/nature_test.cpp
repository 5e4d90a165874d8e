// Nature chooses with exactly the weights of the outcomes.
#include "spooky/core/nature.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "spooky/core/random.hpp"

namespace spooky {
namespace {

using Weights = std::vector<Rational>;

/// Bytes that were written down; how many were used.
struct WrittenBytes {
  std::vector<unsigned> bytes;
  std::size_t used = 0;
  unsigned operator()() { return bytes[used++ % bytes.size()]; }
};

std::optional<std::size_t> drawn(const Weights& weights, WrittenBytes& bytes) { return draw<Rational>(weights, bytes); }

/// The digits of a border by another way: floor(256^n border).
TEST(Nature, DigitsAreThoseOfLongDivision) {
  for (const auto& [above, below] : {std::pair{1, 3}, {16, 23}, {1, 256}, {255, 256}, {1, 65537}, {0, 1}}) {
    RationalDigits digits = digits_of(Rational(above, below));
    std::int64_t power = 1;
    std::int64_t before = 0;
    for (int n = 1; n <= 4; ++n) {
      power *= 256;
      const std::int64_t now = power * above / below;
      EXPECT_EQ(digits.next(), static_cast<unsigned>(now - before * 256)) << above << '/' << below << ' ' << n;
      EXPECT_EQ(digits.ended(), power * above % below == 0);
      before = now;
    }
  }
  // No sum of 64 bits is too large for it.
  RationalDigits dense = digits_of(Rational(std::int64_t{1} << 62, (std::int64_t{1} << 62) + 1));
  for (int n = 0; n < 7; ++n) EXPECT_EQ(dense.next(), 255U);
}

/// Of all sequences of two bytes: so many decide for an outcome, and all that its weight promises but those that are
/// still open. A naive second way: the outcome of a sequence is told by where [n, n+1) / 65536 lies.
TEST(Nature, EverySequenceOfBytesDecidesForThePartItLiesIn) {
  for (const Weights& weights :
       {Weights{{1, 6}, {1, 3}, {1, 2}}, Weights{{16, 23}, {7, 23}}, Weights{{1, 2}, {1, 2}}, Weights{{1, 4}, {3, 4}},
        Weights{{0, 1}, {1, 3}, {0, 1}, {2, 3}, {0, 1}}, Weights{{1, 6}, {1, 6}, {1, 6}, {1, 6}, {1, 6}, {1, 6}},
        Weights{{1, 1000}, {998, 1000}, {1, 1000}}}) {
    for (unsigned n = 0; n < 65536; n += n % 1000 == 0 ? 1 : 7) {
      Rational begin(0);
      std::optional<std::size_t> expected;
      for (std::size_t i = 0; i < weights.size(); ++i) {
        const Rational end = begin + weights[i];
        if (begin <= Rational(n, 65536) && Rational(n + 1, 65536) <= end) expected = i;
        begin = end;
      }
      // A third and a fourth byte are asked for only when two leave it open.
      WrittenBytes bytes{{n / 256, n % 256, 0, 255}};
      const auto outcome = drawn(weights, bytes);
      ASSERT_TRUE(outcome);
      if (expected) {
        EXPECT_LE(bytes.used, 2U);
        EXPECT_EQ(*outcome, *expected) << n;
      } else {
        EXPECT_GT(bytes.used, 2U);
      }
    }
  }
}

TEST(Nature, NoMoreBytesThanItTakes) {
  WrittenBytes none{{0}};
  EXPECT_EQ(drawn({{1, 1}}, none), 0U);
  EXPECT_EQ(none.used, 0U);
  // One byte decides between parts that end on its borders.
  for (unsigned byte = 0; byte < 256; ++byte) {
    WrittenBytes one{{byte}};
    EXPECT_EQ(drawn({{1, 2}, {1, 4}, {1, 4}}, one), byte < 128 ? 0U : byte < 192 ? 1U : 2U);
    EXPECT_EQ(one.used, 1U);
  }
}

TEST(Nature, WeightsOfAnyKindComeOutAsTheyAre) {
  Random random(1);
  const auto next_byte = [&] { return static_cast<unsigned>(random() >> 56); };
  const Weights weights{{16, 23}, {0, 1}, {1, 23}, {6, 23}};
  std::array<int, 4> seen{};
  constexpr int kDraws = 230'000;
  for (int i = 0; i < kDraws; ++i) ++seen[*draw<Rational>(weights, next_byte)];
  EXPECT_NEAR(seen[0], 160'000, 1'200);
  EXPECT_EQ(seen[1], 0);
  EXPECT_NEAR(seen[2], 10'000, 500);
  EXPECT_NEAR(seen[3], 60'000, 1'100);
}

TEST(Nature, BytesThatDecideNothingAreNoticed) {
  // 1/3 is 0.555555… to base 16.
  WrittenBytes stuck{{0x55}};
  EXPECT_EQ(drawn({{1, 3}, {2, 3}}, stuck), std::nullopt);
  EXPECT_EQ(stuck.used, 1000U);
}

}  // namespace
}  // namespace spooky
