#include <gtest/gtest.h>

#include <array>

#include "core/exact_numbers.hpp"
#include "search/toy_games.hpp"
#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/search/mcts.hpp"
#include "spooky/search/memo_solver.hpp"
#include "spooky/search/player.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {
namespace {

using tictactoe::Position;
using Text = Notation<tictactoe::Game>;

Position parse(const char* text, const tictactoe::Rules& rules = {}) {
  auto position = read_position<tictactoe::Game>(rules, text);
  EXPECT_TRUE(position) << text;
  return position ? *position : Position();
}

TEST(MemoSolver, WeighsNatureExactly) {
  // The second player doubles only when the bet was lost. Bet 1: -2/8 * 1/6 + 1/8 * 1/2 + 1/8 = 7/48.
  // Bet 2: -4/8 * 1/6 + 2/8 * 1/2 = 1/24. Bet 0: nothing.
  const auto solution = solve<toys::DiceGame>(toys::DicePosition(), SolveLimits{});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, Rational(7, 48));
  EXPECT_EQ(solution->best, std::vector<int>{1});
}

TEST(MemoSolver, ListsEveryBestAction) {
  const toys::DicePosition after_zero_face{.stage = 2, .bet = 0, .face = 2};
  const auto solution = solve<toys::DiceGame>(after_zero_face, SolveLimits{});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->best, (std::vector<int>{0, 1}));
}

TEST(MemoSolver, GivesUpAtItsLimitAndSaysSo) {
  const auto solution = MemoSolver<Position>(SolveLimits{.positions = 100}).solve(Position());
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, ErrorCode::TooLarge);
}

TEST(MemoSolver, PlainTicTacToeIsADraw) {
  const auto solution =
      MemoSolver<Position>(SolveLimits{}).solve(Position::initial({tictactoe::Variant::Plain, 3, 3, 3}));
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, Rational(0));
  EXPECT_EQ(solution->best.size(), 9U);
}

TEST(Chance, DrawsWithTheExactWeights) {
  const toys::DicePosition rolling{.stage = 1};
  std::vector<int> actions;
  rolling.legal_actions(actions);
  Random random(3);
  std::array<int, 3> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts[draw_chance(rolling, actions, random)];
  EXPECT_NEAR(counts[0], 10'000, 600);
  EXPECT_NEAR(counts[1], 20'000, 800);
  EXPECT_NEAR(counts[2], 30'000, 900);
}

template <class Weight>
std::vector<Weight> three_weights();
template <>
std::vector<exact::BigRational> three_weights() {
  const exact::BigInteger power = exact::BigInteger(1) << 300;
  return {exact::BigRational(Rational(16, 23)), exact::BigRational(power, power * 23),
          exact::BigRational(Rational(6, 23))};
}
template <>
std::vector<exact::Root2> three_weights() {
  using exact::Root2;
  return {Root2(Rational(3, 8), Rational(-1, 4)), Root2(Rational(1, 4)), Root2(Rational(3, 8), Rational(1, 4))};
}

/// A game whose weights are of another kind is drawn, searched and solved like any other: the first player takes 0, or
/// lets Nature draw -1, 0 or 1.
template <class Weight>
void play_the_wheel(const Weight& value, double chance_of_first) {
  using Wheel = toys::WheelPosition<Weight>;
  const Wheel start{three_weights<Weight>()};
  const auto solution = solve<toys::WheelGame<Weight>>(start, SolveLimits{});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, value) << solution->value.to_string();
  EXPECT_EQ(solution->best, std::vector<int>{value == Weight(0) ? 0 : 1});

  const auto decision = decide_by_search<toys::WheelGame<Weight>>(start, kHighestLevel, 1);
  EXPECT_EQ(decision.value, value);
  EXPECT_EQ(decision.action, value == Weight(0) ? 0 : 1);

  Wheel spinning = start;
  spinning.play_unchecked(1);
  std::vector<int> actions;
  spinning.legal_actions(actions);
  Random random(7);
  int first = 0;
  constexpr int kDraws = 4000;
  for (int i = 0; i < kDraws; ++i) first += draw_chance(spinning, actions, random) == 0 ? 1 : 0;
  EXPECT_NEAR(first, kDraws * chance_of_first, 150);

  const auto report = search_tree(start, MctsSettings{.budget = {.simulations = 2000}});
  EXPECT_EQ(report.actions.front().action, value == Weight(0) ? 0 : 1);
}

TEST(ExactWeights, MayBeRationalsOfAnySize) { play_the_wheel<exact::BigRational>(exact::BigRational(0), 16.0 / 23); }

TEST(ExactWeights, MayBeIrrational) {
  // 3/8 + 1/4√2 less 3/8 - 1/4√2.
  play_the_wheel<exact::Root2>(exact::Root2(Rational(0), Rational(1, 2)), 0.0214);
}

TEST(Mcts, PlaysThroughChanceNodes) {
  const auto report = search_tree(toys::DicePosition(), MctsSettings{.budget = {.simulations = 20'000}});
  EXPECT_EQ(report.actions.front().action, 1);
  EXPECT_NEAR(report.actions.front().mean, 7.0 / 48, 0.03);
}

TEST(Mcts, UsesExactlyItsBudgetAndReportsEveryAction) {
  const auto report = search_tree(Position(), MctsSettings{.budget = {.simulations = 777}});
  EXPECT_EQ(report.simulations, 777U);
  EXPECT_EQ(report.actions.size(), 36U);
  std::uint64_t visits = 0;
  for (const auto& action : report.actions) {
    visits += action.visits;
    EXPECT_LE(std::abs(action.mean), 1.0);
  }
  EXPECT_EQ(visits, 777U);
}

TEST(Mcts, TheSameSeedGivesTheSameSearchWithAnyTiming) {
  for (const unsigned threads : {1U, 2U, 3U}) {
    const MctsSettings settings{.budget = {.simulations = 3000}, .seed = 9, .threads = threads};
    const auto one = search_tree(Position(), settings);
    const auto two = search_tree(Position(), settings);
    EXPECT_EQ(one.simulations, 3000U);
    for (std::size_t i = 0; i < one.actions.size(); ++i) {
      EXPECT_EQ(one.actions[i].action, two.actions[i].action);
      EXPECT_EQ(one.actions[i].visits, two.actions[i].visits);
    }
  }
}

TEST(Mcts, StopsWhenItsTimeIsUsedUp) {
  const Budget budget{.simulations = std::numeric_limits<std::uint64_t>::max(), .time = std::chrono::milliseconds(20)};
  EXPECT_GT(search_tree(Position(), MctsSettings{.budget = budget}).simulations, 0U);
}

TEST(Mcts, TakesAWinInOne) {
  // O must measure; @c3 gives O the column c, @a1 gives X the row 1.
  const Position position = parse("X1:b1;O2:c1;X3:a1/c3;O4:c2;X5:a1/c3 o measure");
  const auto report = search_tree(position, MctsSettings{.budget = {.simulations = 500}});
  const auto exact = MemoSolver<Position>(SolveLimits{}).solve(position);
  ASSERT_TRUE(exact);
  EXPECT_NE(std::find(exact->best.begin(), exact->best.end(), report.actions.front().action), exact->best.end());
}

TEST(Player, EveryLevelPlaysLegalActionsToTheEnd) {
  for (int level = kLowestLevel; level <= kHighestLevel; ++level) {
    Position position = Position::initial({tictactoe::Variant::Goff, 3, 2, 3});
    for (std::uint64_t i = 0; position.actor() != Actor::None; ++i) {
      const auto decision = decide<tictactoe::Game>(position, level, i);
      ASSERT_TRUE(position.is_legal(decision.action));
      position.play_unchecked(decision.action);
    }
  }
}

TEST(Player, LevelsGrowStronger) {
  for (int level = kLowestLevel + 1; level <= kHighestLevel; ++level) {
    EXPECT_GT(level_settings(level).budget.simulations, level_settings(level - 1).budget.simulations);
  }
}

/// Half points that the first-named player gains over the second in one game; `level` 0 plays at random.
Rational match(int x_level, int o_level, std::uint64_t seed) {
  Random random(seed);
  Position position;
  Position::Actions actions;
  while (position.actor() != Actor::None) {
    const int level = position.actor() == Actor::First ? x_level : o_level;
    position.legal_actions(actions);
    position.play_unchecked(level == 0 ? actions[draw_action(position, actions, random)]
                                       : decide<tictactoe::Game>(position, level, random()).action);
  }
  return position.utility();
}

TEST(Player, TheStrongestNeverDoesWorseThanPerfectPlay) {
  // X is worth +1/2 (T7), so X must get at least that, and O must not lose by more.
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    EXPECT_GE(match(5, 0, seed), Rational(1, 2)) << seed;
    EXPECT_GE(match(5, 2, seed), Rational(1, 2)) << seed;
    EXPECT_LE(match(0, 5, seed), Rational(1, 2)) << seed;
    EXPECT_LE(match(3, 5, seed), Rational(1, 2)) << seed;
  }
  EXPECT_EQ(match(5, 5, 1), Rational(1, 2));
}

TEST(Player, TreeSearchBeatsRandomPlay) {
  Rational sum;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    sum += match(4, 0, seed);
    sum += -match(0, 4, seed);
  }
  EXPECT_GT(sum, Rational(50)) << "of 80 points";
}

}  // namespace
}  // namespace spooky
