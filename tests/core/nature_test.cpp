// Nature chooses with exactly the weights of the outcomes.
#include "spooky/core/nature.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/exact_numbers.hpp"
#include "spooky/core/random.hpp"

namespace spooky {
namespace {

using exact::Root2;

/// Bytes that were written down, over and over or until they end; how many were used.
struct WrittenBytes {
  std::vector<unsigned> bytes;
  bool ends = false;
  std::size_t used = 0;
  std::optional<unsigned> operator()() {
    if (ends && used == bytes.size()) return std::nullopt;
    return bytes[used++ % bytes.size()];
  }
};

template <class Weight>
std::optional<std::size_t> drawn(const std::vector<Weight>& weights, WrittenBytes& bytes) {
  return draw<Weight>(std::span(weights), bytes);
}

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
  // No sum of 64 bits is too large for it; beside 2^56 the division is another one.
  RationalDigits dense = digits_of(Rational(std::int64_t{1} << 62, (std::int64_t{1} << 62) + 1));
  for (int n = 0; n < 7; ++n) EXPECT_EQ(dense.next(), 255U);
  for (const std::int64_t below : {(std::int64_t{1} << 56) - 1, std::int64_t{1} << 56, (std::int64_t{1} << 56) + 1}) {
    const Rational number(below / 3, below);
    RationalDigits digits = digits_of(number);
    auto reference = digits_of(exact::BigRational(number));
    for (int n = 0; n < 20; ++n) EXPECT_EQ(digits.next(), reference.next()) << below << ' ' << n;
  }
}

/// How many of the numbers 0, 1/65536 … are at most x, which is from 0 to 1: by bisection, without any digits.
template <class Weight>
std::int64_t count_up_to(const Weight& x) {
  std::int64_t least = 0;
  std::int64_t most = 65536;
  while (least < most) {
    const std::int64_t middle = (least + most + 1) / 2;
    if (Weight(Rational(middle, 65536)) <= x) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  return least;
}

/// Of all sequences of two bytes: how many decide for each outcome, and how many leave it open, is told by where the
/// parts begin and end among the multiples of 1/65536. Nothing is left to chance here.
template <class Weight>
void expect_exact_shares(const std::vector<Weight>& weights) {
  std::vector<std::int64_t> expected(weights.size() + 1);
  Weight begin(0);
  std::int64_t decided = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const Weight end = begin + weights[i];
    const std::int64_t floor = count_up_to(begin);
    const std::int64_t first = Weight(Rational(floor, 65536)) == begin ? floor : floor + 1;
    if (weights[i] != Weight(0)) expected[i] = std::max<std::int64_t>(0, count_up_to(end) - first);
    decided += expected[i];
    begin = end;
  }
  ASSERT_EQ(begin, Weight(1)) << "weights sum to one";
  expected.back() = 65536 - decided;

  std::vector<std::int64_t> seen(weights.size() + 1);
  for (unsigned first = 0; first < 256; ++first) {
    WrittenBytes one{{first}, true};
    if (const auto outcome = drawn(weights, one)) {
      seen[*outcome] += 256;
      continue;
    }
    for (unsigned second = 0; second < 256; ++second) {
      WrittenBytes two{{first, second}, true};
      ++seen[drawn(weights, two).value_or(weights.size())];
    }
  }
  EXPECT_EQ(seen, expected) << weights.front().to_string();
}

TEST(Nature, EveryOutcomeHasExactlyItsShareOfAllSequencesOfBytes) {
  using Weights = std::vector<Rational>;
  for (const Weights& weights :
       {Weights{{1, 6}, {1, 3}, {1, 2}}, Weights{{16, 23}, {7, 23}}, Weights{{1, 2}, {1, 2}}, Weights{{1, 4}, {3, 4}},
        Weights{{0, 1}, {1, 3}, {0, 1}, {2, 3}, {0, 1}}, Weights{{1, 6}, {1, 6}, {1, 6}, {1, 6}, {1, 6}, {1, 6}},
        Weights{{1, 1000}, {998, 1000}, {1, 1000}}, Weights{{1, 65536}, {65535, 65536}}, Weights{{1, 1}},
        Weights{{1, 1000000}, {1, 1000000}, {999998, 1000000}}, Weights{{0, 1}, {1, 1}, {0, 1}}}) {
    expect_exact_shares(weights);
  }
}

TEST(Nature, WeightsMayBeRationalsOfAnySize) {
  expect_exact_shares<exact::BigRational>({Rational(16, 23), Rational(7, 23)});
  // A rook that is R twice has shown R two hundred times.
  const exact::BigInteger power = exact::BigInteger(1) << 200;
  const exact::BigRational likely(power * 7 + 3, power * 9 + 5);
  expect_exact_shares<exact::BigRational>(
      {exact::BigRational(1, 7) * likely, exact::BigRational(6, 7) * likely, exact::BigRational(1) - likely});
  // Less likely than any byte tells.
  const exact::BigRational tiny(1, power);
  expect_exact_shares<exact::BigRational>({tiny, exact::BigRational(1) - tiny - tiny, tiny});
}

TEST(Nature, WeightsMayBeIrrational) {
  const Root2 rare(Rational(3, 8), Rational(-1, 4));
  EXPECT_EQ(rare.to_string(), "3/8-1/4r2");
  EXPECT_NEAR(rare.to_double(), 0.021447, 1e-6);
  const Root2 often(Rational(3, 8), Rational(1, 4));
  const Root2 quarter(Rational(1, 4));
  expect_exact_shares<Root2>({rare, often, quarter});
  expect_exact_shares<Root2>({often, Root2(0), rare, quarter});
  expect_exact_shares<Root2>({Root2(Rational(-1), Rational(1)), Root2(Rational(2), Rational(-1))});
}

TEST(Nature, NoMoreBytesThanItTakes) {
  WrittenBytes none{{0}};
  EXPECT_EQ(drawn<Rational>({{1, 1}}, none), 0U);
  EXPECT_EQ(drawn<Rational>({{0, 1}, {1, 1}, {0, 1}}, none), 1U);
  EXPECT_EQ(none.used, 0U);
  // One byte decides between parts that end on its borders.
  for (unsigned byte = 0; byte < 256; ++byte) {
    WrittenBytes one{{byte}};
    EXPECT_EQ(drawn<Rational>({{1, 2}, {1, 4}, {1, 4}}, one), byte < 128 ? 0U : byte < 192 ? 1U : 2U);
    EXPECT_EQ(one.used, 1U);
  }
}

TEST(Nature, EveryFaceOfADieHasItsShare) {
  for (const int die : {1, 2, 4, 6, 20}) {
    std::vector<int> seen(static_cast<std::size_t>(die) + 1);
    for (unsigned n = 0; n < 65536; ++n) {
      WrittenBytes bytes{{n / 256, n % 256}, true};
      const auto face = draw_face(die, bytes);
      ++seen[static_cast<std::size_t>(face.value_or(0))];
    }
    // 65536 / 6 = 10922 and 4 left over: of five borders the middle one is a multiple of 1/65536.
    for (int face = 1; face <= die; ++face) {
      EXPECT_NEAR(seen[static_cast<std::size_t>(face)], 65536.0 / die, 1) << die << ' ' << face;
    }
    EXPECT_EQ(seen[0], die == 6 ? 4 : die == 20 ? 16 : 0) << die;
  }
}

TEST(Nature, BytesThatEndOrDecideNothingAreNoticed) {
  // 1/3 is 0.555555… to base 16.
  WrittenBytes stuck{{0x55}};
  EXPECT_EQ(drawn<Rational>({{1, 3}, {2, 3}}, stuck), std::nullopt);
  EXPECT_EQ(stuck.used, kMostDrawnBytes);
  WrittenBytes few{{0x55, 0x55}, true};
  EXPECT_EQ(drawn<Rational>({{1, 3}, {2, 3}}, few), std::nullopt);
  EXPECT_EQ(few.used, 2U);
}

/// The top of a word of the generator is a fraction, and a draw is told by where it lies.
TEST(Nature, AGeneratorsWordIsOneFraction) {
  Random words(5);
  Random same(5);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t word = words();
    RandomBytes bytes(same);
    std::uint64_t again = 0;
    for (int n = 0; n < 8; ++n) again = again << 8 | bytes();
    EXPECT_EQ(again, word);
  }
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t word = words();
    EXPECT_EQ(draw_face(3, RandomBytes(same)), static_cast<int>((word >> 32) * 3 >> 32) + 1);
  }
}

}  // namespace
}  // namespace spooky
