// Prices are told before the work is done, and are never below it.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

struct PricedStart {
  std::string_view rules;
  std::string_view position;
};

constexpr PricedStart kPricedStarts[] = {
    {"ruleset=D,width=3", "5,4,3"},
    {"game=subtraction,set=1+2+5,ruleset=C", "9,7"},
    {"game=kayles,ruleset=BC,width=0", "9"},
    {"game=octal,code=0.137,ruleset=D", "8"},
    {"game=domineering,ruleset=C", "3x4"},
    {"game=hackenbush,ruleset=D", "BRG+RB+G"},
    {"game=clobber,ruleset=D", "3x3"},
    {"game=sum,parts=nim:C:2+domineering:A:2", "3,2;2x3"},
    {"game=quantum-sum,parts=nim+nim,ruleset=D,width=3", "4;3"},
};

/// The realisations, and the moves that either side has in them.
Price work_in(const Position& position, Side side) {
  Price work = 0;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    for (const classical::Position& one : position.realisations(summand)) {
      Moves moves;
      classical::moves(position.summands()[summand].game, one, side, moves);
      EXPECT_LE(moves.size(), classical::move_bound(position.summands()[summand].game, one));
      work += 1 + moves.size();
    }
  }
  return work;
}

TEST(CombinatorialPrice, IsNoLessThanTheWork) {
  Random random(1);
  for (const PricedStart& start : kPricedStarts) {
    SCOPED_TRACE(std::string(start.rules) + " " + std::string(start.position));
    for (int game = 0; game < 20; ++game) {
      Position position = at(start.rules, start.position);
      EXPECT_GE(Position::price_of_start(position.rules()), 1U);
      while (position.actor() != Actor::None) {
        const Action action = position.random_action(random);
        const Price price = position.price(action);
        Price made = 0;
        for (const classical::Position& one : position.realisations(action.summand)) {
          for (const Move move : action.moves) {
            made += classical::after(position.summands()[action.summand].game, one, move) ? 1U : 0U;
          }
        }
        position.play_unchecked(action);
        ASSERT_GE(price, made);
        ASSERT_GE(price, work_in(position, Side::Left));
        ASSERT_GE(price, work_in(position, Side::Right));
      }
    }
  }
}

/// One heap that stands for 65,535 moves, and as many of them superposed as a short text can name.
std::string dear_action(unsigned moves) {
  std::string text;
  for (unsigned i = 1; i <= moves; ++i) text += (i == 1 ? "1-" : "|1-") + std::to_string(i);
  return text;
}

TEST(CombinatorialPrice, RefusesADearActionBeforeItIsPlayed) {
  constexpr Price kMost = 1'000'000;
  const Position heap = at("ruleset=D,width=0", "65535");
  EXPECT_TRUE(read_action<combinatorial::Game>(heap, "1-65000", kMost));
  const auto refused = read_action<combinatorial::Game>(heap, dear_action(249), kMost);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::TooLarge);
  EXPECT_NE(refused.error().reason.find("at most 1000000"), std::string::npos) << refused.error().reason;
  EXPECT_TRUE(read_action<combinatorial::Game>(heap, dear_action(249)));
}

TEST(CombinatorialPrice, RefusesADearPositionBeforeItIsMade) {
  const auto rules = read_rules<combinatorial::Game>("ruleset=D,width=0");
  std::string worlds = "65535";
  for (int i = 0; i < 100; ++i) worlds += "|" + std::to_string(65'000 + i);
  const auto refused = read_position<combinatorial::Game>(*rules, worlds, 1'000'000);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::TooLarge);
  EXPECT_TRUE(read_position<combinatorial::Game>(*rules, "65535", 1'000'000));
  // Eight heaps are one world with half a million moves.
  EXPECT_FALSE(read_position<combinatorial::Game>(*rules, "65535,65535,65535,65535", 200'000));
}

TEST(CombinatorialPrice, BytesGrowWithTheWorlds) {
  const Position one = at("ruleset=D,width=0", "9");
  const Position many = play(one, {"1-1|1-2|1-3|1-4|1-5"});
  EXPECT_GE(many.bytes(), one.bytes() + 4 * sizeof(classical::Position));
}

}  // namespace
}  // namespace spooky::combinatorial
