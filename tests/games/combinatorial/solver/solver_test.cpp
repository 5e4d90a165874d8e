// The solver against the naive search: outcome, value and winning actions.
#include "spooky/games/combinatorial/solver/solver.hpp"

#include <gtest/gtest.h>

#include "games/combinatorial/rules/random_tables.hpp"
#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

Side random_side(Random& random) { return uniform(random, 2) == 0 ? Side::Left : Side::Right; }

void check_random_tables(std::uint64_t seed, const TableShape& shape, int tables) {
  Random random(seed);
  for (int i = 0; i < tables; ++i) {
    const RandomTable table(random, shape);
    for (const Ruleset ruleset : kAllRulesets) {
      for (const std::uint16_t width : kAllWidths) {
        const QuantumRules rules{ruleset, width};
        expect_solved_as_naive(on_board(table.game, {table.positions.front()}, rules, random_side(random)));
        expect_solved_as_naive(
            on_board(table.game, random_subset(random, table.positions, 3), rules, random_side(random)));
        ASSERT_FALSE(::testing::Test::HasFailure()) << "table " << i << " by " << ruleset_name(ruleset) << width;
      }
    }
  }
}

TEST(CombinatorialSolver, RandomImpartialTables) { check_random_tables(1, {7, 4, 2, true}, 40); }
TEST(CombinatorialSolver, RandomPartisanTables) { check_random_tables(2, {7, 4, 2, false}, 40); }
TEST(CombinatorialSolver, RandomTablesWithFewMoves) {
  check_random_tables(3, {9, 3, 3, true}, 20);
  check_random_tables(4, {9, 5, 4, false}, 20);
}
TEST(CombinatorialSolver, RandomTablesWithManyMoves) {
  check_random_tables(5, {5, 6, 2, true}, 15);
  check_random_tables(6, {5, 6, 2, false}, 15);
}

struct SmallGame {
  std::string_view rules;
  std::string_view position;
};

constexpr SmallGame kSmallGames[] = {
    {"game=nim", "3,2"},
    {"game=nim", "1,1,1"},
    {"game=nim", "2,1,1"},
    {"game=nim", "0,2|1,1|2,0"},
    {"game=subtraction,set=1+2", "3,2"},
    {"game=subtraction,set=2+3", "6|4"},
    {"game=octal,code=0.6", "5"},
    {"game=octal,code=0.3", "##.##"},
    {"game=kayles", "##.#"},
    {"game=dawson", "5"},
    {"game=dawson-kayles", "5"},
    {"game=domineering", "2x3"},
    {"game=domineering", "###/#.."},
    {"game=domineering", "##/##|.#/##"},
    {"game=hackenbush", "BR+RB"},
    {"game=hackenbush", "1:0-1:B,2:1-2:R,3:0-2:G"},
    {"game=hackenbush", "GG+G"},
    {"game=node-kayles", "path4"},
    {"game=node-kayles", "cycle5"},
    {"game=col", "path3"},
    {"game=snort", "path3"},
    {"game=geography", "2x2@a1"},
    {"game=geography", "a-b,b-c,a-c,c-d@a"},
    {"game=clobber", "xo/ox"},
    {"game=clobber", "xox.|.oxo"},
    {"game=toads-and-frogs", "TT.FF"},
    {"game=toads-and-frogs", "T..F"},
    {"game=quantum-sum,parts=nim+octal(0.6)", "1;3"},
    {"game=quantum-sum,parts=hackenbush+domineering", "BR;2x1"},
};

TEST(CombinatorialSolver, SmallPositionsOfEveryGame) {
  for (const SmallGame& small : kSmallGames) {
    for (const Ruleset ruleset : kAllRulesets) {
      for (const unsigned width : kAllWidths) {
        const std::string rules = rules_of(small.rules, ruleset, width);
        expect_solved_as_naive(at(rules, small.position), rules);
        expect_solved_as_naive(at(rules + ",first=right", small.position), rules);
        ASSERT_FALSE(::testing::Test::HasFailure());
      }
    }
  }
}

TEST(CombinatorialSolver, SuperposedPositionsOfEveryGame) {
  Random random(7);
  for (const SmallGame& small : kSmallGames) {
    const Position start = at(small.rules, small.position);
    const AnyClassical& game = start.summands()[0].game;
    Realisations reachable;
    for (const auto& [position, number] : naive::explore(game, start.realisations(0)).numbers) {
      reachable.push_back(position);
    }
    for (const Ruleset ruleset : kAllRulesets) {
      for (const std::uint16_t width : kAllWidths) {
        expect_solved_as_naive(
            on_board(game, random_subset(random, reachable, 4), {ruleset, width}, random_side(random)), small.rules);
        ASSERT_FALSE(::testing::Test::HasFailure()) << ruleset_name(ruleset) << width;
      }
    }
  }
}

TEST(CombinatorialSolver, ATableOfBlueRedAndGreenMoves) {
  const auto object = parse_json(
      R"({"game":"table","table":{"start":"s","moves":{"a":"left","b":"right","c":"both"},
          "positions":{"s":{"a":"t","b":"u","c":"v"},"t":{"b":"w","c":"w"},"u":{"a":"w","c":"v"},
                       "v":{"a":"w","b":"w"},"w":{}}}})");
  ASSERT_TRUE(object);
  for (const Ruleset ruleset : kAllRulesets) {
    json::object rules = object->as_object();
    rules["ruleset"] = to_json(ruleset_name(ruleset));
    const auto read = read_rules<combinatorial::Game>(rules);
    ASSERT_TRUE(read) << read.error().reason;
    expect_solved_as_naive(Position::initial(*read), ruleset_name(ruleset));
  }
}

TEST(CombinatorialSolver, TheOutcomeAloneWhenNothingElseIsWished) {
  const auto solution = solve_exactly(at("game=domineering,ruleset=C", "2x3"), {}, {.best = false, .value = false});
  ASSERT_TRUE(solution);
  EXPECT_EQ(letter(solution->outcome), outcome(at("game=domineering,ruleset=C", "2x3")));
  EXPECT_TRUE(solution->best.empty());
  EXPECT_FALSE(solution->canonical);
}

TEST(CombinatorialSolver, WhoHasLostHasNoBestAction) {
  EXPECT_TRUE(solved(at("", "1,1")).best.empty());  // one action, and it loses
  EXPECT_TRUE(solved(at("", "0,0")).best.empty());  // none at all
  EXPECT_EQ(solved(at("", "0,0")).value, Rational(-1));
  EXPECT_EQ(solved(at("first=right", "0,0")).value, Rational(1));
}

TEST(CombinatorialSolver, MeanAndTemperature) {
  const Solution square = solved(at("game=domineering,ruleset=D,width=1", "2x2"));
  EXPECT_EQ(square.canonical, "±1");
  EXPECT_EQ(square.mean, "0");
  EXPECT_EQ(square.temperature, "1");
  const Solution stalk = solved(at("game=hackenbush,ruleset=D,width=1", "BR"));
  EXPECT_EQ(stalk.mean, "1/2");
  EXPECT_EQ(stalk.temperature, "-1/2");
}

}  // namespace
}  // namespace spooky::combinatorial
