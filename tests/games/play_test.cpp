// Checked play and set-up, the same in every game.
#include <gtest/gtest.h>

#include "spooky/formats/notations.hpp"

namespace spooky {
namespace {

template <class G>
class EveryGame : public testing::Test {};
using AllGames = testing::Types<tictactoe::Game, go::Game, chess::Game, combinatorial::Game>;
TYPED_TEST_SUITE(EveryGame, AllGames);

TYPED_TEST(EveryGame, PlayChecksAndLeavesThePositionAsItWas) {
  using Position = typename TypeParam::Position;
  const Position start = Position::initial({});
  typename Position::Actions actions;
  start.legal_actions(actions);
  ASSERT_GT(actions.size(), 0U);
  const auto after = play(start, actions[0]);
  ASSERT_TRUE(after.has_value());
  Position expected = start;
  expected.play_unchecked(actions[0]);
  EXPECT_EQ(*after, expected);
  EXPECT_EQ(start, Position::initial({}));
}

TYPED_TEST(EveryGame, WhatIsReadIsASetupOfTheSamePosition) {
  using Position = typename TypeParam::Position;
  const Position start = Position::initial({});
  const auto setup = Notation<TypeParam>::parse_setup(start.rules(), Notation<TypeParam>::position_text(start));
  ASSERT_TRUE(setup.has_value());
  EXPECT_GT(Position::price_of(*setup) + 1, 0U);
  const auto position = Position::from(start.rules(), *setup);
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(position->actor(), start.actor());
  EXPECT_EQ(Notation<TypeParam>::position_text(*position), Notation<TypeParam>::position_text(start));
}

TEST(Play, RefusesWhatIsIllegalAndWhatComesAfterTheEnd) {
  using tictactoe::Action;
  using tictactoe::Square;
  const auto start = tictactoe::Position::initial({});
  EXPECT_EQ(play(start, Action::measure(Square(0))).error(), Refused::Illegal);
  const auto over = read_position<tictactoe::Game>({}, "X1:a1;O2:a2;X3:b1;O4:b2;X5:c1 o");
  ASSERT_TRUE(over.has_value());
  EXPECT_EQ(play(*over, Action::pair(Square(7), Square(8))).error(), Refused::GameOver);
}

TEST(SetUp, FaultsAreFoundByTheRulesNotByTheReaderOfTexts) {
  using namespace tictactoe;
  const auto fault = [](const tictactoe::Setup& setup) {
    const auto made = tictactoe::Position::from({}, setup);
    return made ? std::nullopt : std::optional(made.error().fault);
  };
  const Square a(0);
  const Square b(1);
  EXPECT_EQ(fault({{{a, b}}, Actor::Second, false}), std::nullopt);
  EXPECT_EQ(fault({{{a, b}}, Actor::First, false}), SetupFault::WrongSide);
  EXPECT_EQ(fault({{{a, b}}, Actor::Second, true}), SetupFault::NoCycle);
  EXPECT_EQ(fault({{{a, b}, {a, b}}, Actor::First, false}), SetupFault::OpenCycle);
  EXPECT_EQ(fault({{{a, a}, {a, b}}, Actor::First, false}), SetupFault::OccupiedTwice);

  const combinatorial::Rules rules;
  combinatorial::Start start = rules.setting().start;
  EXPECT_TRUE(combinatorial::Position::from(rules, start).has_value());
  start.realisations[0].push_back(start.realisations[0].front());
  EXPECT_EQ(combinatorial::Position::from(rules, start).error(), combinatorial::SetupError::Unsorted);
  start.realisations[0].clear();
  EXPECT_EQ(combinatorial::Position::from(rules, start).error(), combinatorial::SetupError::Empty);
}

}  // namespace
}  // namespace spooky
