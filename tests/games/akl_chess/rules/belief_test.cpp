// The clauses A13–A17: what can be known, exactly.
#include "spooky/games/akl_chess/rules/belief.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "games/akl_chess/play.hpp"

namespace spooky::akl_chess {
namespace {

/// A14 word for word: every distribution of the bag over the men, each with its weight.
std::array<BigInteger, kTypes> enumerated(const Evidence& evidence, std::size_t man) {
  std::vector<Type> types;
  for (const Type type : kAllTypes) types.insert(types.end(), evidence.bag[type], type);
  std::vector<Counts> men = evidence.counts;
  men.resize(types.size());
  std::array<BigInteger, kTypes> sums;
  do {
    std::size_t exponent = 0;
    for (std::size_t i = 0; i < men.size(); ++i) exponent += men[i][types[i]];
    sums[index_of(types[man])] += BigInteger::power_of_two(exponent);
  } while (std::next_permutation(types.begin(), types.end()));
  return sums;
}

RC_GTEST_PROP(AklChessBelief, A14AgreesWithEveryDistribution, ()) {
  Evidence evidence;
  for (const Type type : kAllTypes) evidence.bag[type] = static_cast<std::uint16_t>(*rc::gen::inRange(0, 3));
  evidence.bag[Type::Pawn] = static_cast<std::uint16_t>(*rc::gen::inRange(1, 4));
  const bool huge = *rc::gen::inRange(0, 4) == 0;
  const auto counted = *rc::gen::inRange<std::size_t>(0, evidence.bag.total() + 1);
  for (std::size_t i = 0; i < counted; ++i) {
    Counts counts;
    counts[*rc::gen::elementOf(kAllTypes)] = static_cast<std::uint16_t>(*rc::gen::inRange(1, huge ? 500 : 5));
    if (*rc::gen::inRange(0, 3) == 0) counts[Type::Pawn] = 2;
    evidence.counts.push_back(counts);
  }
  const auto man = *rc::gen::inRange<std::size_t>(0, evidence.bag.total());
  const Counts seen = man < evidence.counts.size() ? evidence.counts[man] : Counts();
  const TypeWeights weights = type_weights(evidence, seen);
  const auto expected = enumerated(evidence, man);
  BigInteger total;
  for (const BigInteger& sum : expected) total += sum;
  BigRational all(0);
  BigRational touches(0);
  const auto estimated = type_chances(evidence, seen);
  for (const Type type : kAllTypes) {
    RC_ASSERT(weights.chance(type) == BigRational(expected[index_of(type)], total));
    all = all + weights.chance(type);
    touches = touches + weights.touch_chance(Type::Rook, type);
    RC_ASSERT(std::abs(estimated[index_of(type)] - weights.chance(type).to_double()) < 1e-9);
  }
  RC_ASSERT(all == BigRational(1));
  RC_ASSERT(touches == BigRational(1));
}

TEST(AklChessBelief, A13WhatIsShownBecomesKnownOrIsCounted) {
  EXPECT_EQ(
      text_of(after(Position(), {"b1!", "#n", "b1c3"})),
      "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1 | QRRBBNNPPPPPPPP/qrrbbnnpppppppp | c3:N?N1 | -");
  EXPECT_EQ(text_of(after(Position(), {"b1!", "#p"})),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RPBQKBNR b KQkq - 1 1 | QRRBBNNPPPPPPP/qrrbbnnpppppppp | b1:NP=P | -");
  // The counts of a man whose second type becomes known are dropped.
  EXPECT_EQ(text_of(after(read("7k/8/8/8/8/2N5/8/4K3 w - - 0 1 | QRN/- | c3:N?N2 | P1"), {"c3!", "#q", "c3c4"})),
            "7k/8/8/8/2Q5/8/8/4K3 b - - 1 1 | RN/- | c4:NQ=Q | P1");
}

TEST(AklChessBelief, A14EvidenceOfOneManChangesTheOthers) {
  const Position position = after(Position(), {"e2!", "#p", "e2e4", "h7!", "#p", "h7h6", "d2!"});
  EXPECT_EQ(chances(position), (Strings{"#b 11/161", "#n 11/161", "#p 35/46", "#q 11/322", "#r 11/161"}));
}

TEST(AklChessBelief, A14CapturedMenCountToo) {
  // Bag Q P for a captured man that has shown P once and one on the board: 2 to 1 that the captured one is the P.
  const Position position = read("7k/8/8/8/8/2N5/8/4K3 w - - 0 1 | QP/- | - | P1 | touch=c3");
  EXPECT_EQ(chances(position), (Strings{"#n 1/2", "#p 1/6", "#q 1/3"}));
}

TEST(AklChessBelief, A16OpenGamesBeginWithTheDeal) {
  Position position = Position::initial(rules_of("open=true"));
  EXPECT_EQ(position.dealing(), square_at(0, 0));
  EXPECT_EQ(chances(position), (Strings{"#b 2/15", "#n 2/15", "#p 8/15", "#q 1/15", "#r 2/15"}));
  int dealt = 0;
  while (position.actor() == Actor::Nature) {
    position.play_unchecked(*Akl::parse_action(position, legal(position).front()));
    ++dealt;
  }
  EXPECT_EQ(dealt, 30);
  EXPECT_EQ(position.turn(), 1);
  EXPECT_EQ(position.actor(), Actor::First);
  EXPECT_EQ(legal(position).size(), 15U);
  for (const std::string& touch : legal(position)) {
    for (const std::string& answer : chances(after(position, {touch}))) {
      EXPECT_TRUE(answer.ends_with(" 1/2") || answer.ends_with(" 1")) << touch << " " << answer;
    }
  }
  // With evidence the deal has the weights of A14: the rook has shown R once.
  EXPECT_EQ(chances(read("7k/8/8/8/8/8/8/R3K3 w - - 0 1 | QR/- | a1:R?R1 | -", "open=true")),
            (Strings{"#q 1/3", "#r 2/3"}));
  EXPECT_EQ(text_of(after(read("7k/8/8/8/8/8/8/R3K3 w - - 0 1 | QR/- | a1:R?R1 | -", "open=true"), {"#q"})),
            "7k/8/8/8/8/8/8/R3K3 w - - 0 1 | R/- | a1:RQ | -");
}

TEST(AklChessBelief, A17WeightsHaveNoBound) {
  const Position position = read("7k/8/8/8/8/8/8/R3K3 w - - 0 1 | QR/- | a1:R?R50 | - | touch=a1");
  // P(R) = 2^50/(2^50+1).
  EXPECT_EQ(chances(position), (Strings{"#q 1/2251799813685250", "#r 2251799813685249/2251799813685250"}));
  const Position huge = read("7k/8/8/8/8/8/8/R3K2R w - - 0 1 | QRR/- | a1:R?R9999;h1:R?R200 | - | touch=a1");
  const BigInteger power = BigInteger::power_of_two(9999);
  const BigInteger other = BigInteger::power_of_two(200);
  // R R Q, R Q R, Q R R for a1, h1 and the captured man.
  const BigInteger all = power * other + power + other;
  EXPECT_EQ(huge.weight(Action::show(Type::Queen)), BigRational(other, all * 2));
  EXPECT_EQ(huge.weight(Action::show(Type::Queen)) + huge.weight(Action::show(Type::Rook)), BigRational(1));
}

TEST(AklChessBelief, A17CountsEndAt9999) {
  const Position position = read("7k/8/8/8/8/8/8/R3K3 w - - 0 1 | QR/- | a1:R?R9998 | -");
  const Position last = after(position, {"a1!", "#r", "a1b1", "h8h7", "b1b2", "h7h8"});
  EXPECT_EQ(text_of(last).find("R9999"), text_of(last).find("R?") + 2);
  const Position touched = after(last, {"b2!"});
  EXPECT_EQ(legal(touched), (Strings{"#q", "#r"}));
  EXPECT_EQ(refused(touched, "#r"), "too-large many-shown");
  EXPECT_EQ(refused(touched, "#q"), "");
  EXPECT_EQ(touched.price(Action::show(Type::Rook)), kAnyPrice);
  EXPECT_EQ(fault("7k/8/8/8/8/8/8/R3K3 w - - 0 1 | QR/- | a1:R?R10000 | -"), "bad-position");
}

TEST(AklChessBelief, LargeCountsHaveTheirPrice) {
  const auto price = [](std::string_view men) {
    const auto setup =
        Akl::parse_setup(Rules(), "r6k/8/8/8/8/8/8/RN2K3 w - - 0 1 | QRN/qr | " + std::string(men) + " | -");
    EXPECT_TRUE(setup);
    return Position::price_of(*setup);
  };
  EXPECT_LT(price("-"), 2000U);
  EXPECT_LT(price("a1:R?R50"), 3000U);
  EXPECT_GT(price("a1:R?R9999;b1:N?N9999"), 1'000'000U);
}

}  // namespace
}  // namespace spooky::akl_chess
