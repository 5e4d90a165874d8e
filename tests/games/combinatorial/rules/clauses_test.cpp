// The clauses Q1–Q6, each as small games.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

/// The rulesets by which a text is a legal action of a position, as their names.
std::string rulesets_that_allow(std::string_view game, std::string_view position, std::string_view action,
                                unsigned width = 2) {
  std::string names;
  for (const Ruleset ruleset : kAllRulesets) {
    if (allows(at(rules_of(game, ruleset, width), position), action)) {
      names += (names.empty() ? "" : " ") + std::string(ruleset_name(ruleset));
    }
  }
  return names;
}

TEST(CombinatorialQ1, WhoCannotMoveLoses) {
  const Position upright = at("game=domineering,ruleset=D,width=1", "2x1");
  EXPECT_EQ(upright.actor(), Actor::First);
  const Position done = play(upright, {"a1a2"});
  EXPECT_EQ(done.actor(), Actor::None);
  EXPECT_EQ(done.side(), Side::Right);
  EXPECT_EQ(done.utility(), Rational(1));
  EXPECT_EQ(print_json(Text::result(done)), R"({"winner":"left"})");
}

TEST(CombinatorialQ1, AMoveBelongsToLeftToRightOrToBoth) {
  const Position left = at("game=hackenbush,ruleset=D,width=1", "1:0-1:B,2:0-2:R,3:0-3:G");
  const Position right = at("game=hackenbush,ruleset=D,width=1,first=right", "1:0-1:B,2:0-2:R,3:0-3:G");
  EXPECT_EQ(legal(left), Texts({"1", "3"}));
  EXPECT_EQ(legal(right), Texts({"2", "3"}));
}

TEST(CombinatorialQ1, RightBeginsWhenTheRulesSaySo) {
  const Position position = at("game=domineering,ruleset=D,width=1,first=right", "2x1");
  EXPECT_EQ(position.actor(), Actor::None);  // Right has no move and has lost
  EXPECT_EQ(position.utility(), Rational(1));
  const Position nim = at("first=right", "3,3");
  EXPECT_EQ(nim.actor(), Actor::Second);
  EXPECT_EQ(play(nim, {"1-1|1-2"}).actor(), Actor::First);
  EXPECT_NE(nim, at("", "3,3"));
}

TEST(CombinatorialQ2, APositionIsASet) {
  const Position position = at("", "1,0|0,1|1,0");
  EXPECT_EQ(text_of(position), "0,1|1,0");
  EXPECT_EQ(position.realisations(0).size(), 2U);
  EXPECT_EQ(position, at("", "0,1|1,0"));
}

TEST(CombinatorialQ2, TheWayToARealisationDoesNotMatter) {
  const Position one = play(at("ruleset=D", "2,2"), {"1-1", "2-1"});
  const Position two = play(at("ruleset=D", "2,2"), {"2-1", "1-1"});
  EXPECT_EQ(one, two);
  EXPECT_EQ(one.hash(), two.hash());
}

TEST(CombinatorialQ2, AStartMayBeSuperposed) {
  const Position position = at("", "0,1,2|1,0,2");
  EXPECT_EQ(print_json(Text::state(position)), R"({"position":"0,1,2|1,0,2","realisations":2})");
}

TEST(CombinatorialQ3, AMoveIsAvailableWhenItIsLegalInOneRealisation) {
  EXPECT_EQ(legal(at("", "0,1|1,0")), Texts({"1-1|2-1"}));
  EXPECT_FALSE(allows(at("", "0,1|1,0"), "1-1|1-2"));  // 1-2 is legal in none
}

TEST(CombinatorialQ3, AnActionHasAtMostWidthMoves) {
  EXPECT_EQ(legal(at("width=2", "1,1,1")), Texts({"1-1|2-1", "1-1|3-1", "2-1|3-1"}));
  EXPECT_EQ(legal(at("width=3", "1,1,1")), Texts({"1-1|2-1", "1-1|2-1|3-1", "1-1|3-1", "2-1|3-1"}));
  EXPECT_EQ(legal(at("width=3", "1,1,1,1")).size(), 6U + 4U);
  EXPECT_EQ(legal(at("width=0", "1,1,1,1")).size(), 6U + 4U + 1U);
  EXPECT_EQ(legal(at("width=1,ruleset=D", "1,1,1")), Texts({"1-1", "2-1", "3-1"}));
}

TEST(CombinatorialQ3, TheMovesOfAnActionAreDistinct) {
  EXPECT_FALSE(allows(at("ruleset=D", "2,2"), "1-1|1-1"));
  EXPECT_FALSE(at("ruleset=D", "2,2").is_legal({0, {1, 1}}));
}

TEST(CombinatorialQ4, EveryMoveIsMadeInEveryRealisationThatAllowsIt) {
  EXPECT_EQ(text_of(play(at("", "1,1"), {"1-1|2-1"})), "0,1|1,0");
  EXPECT_EQ(text_of(play(at("", "3"), {"1-1|1-2"})), "1|2");
  // The paper's figure: the run 1-3, 1-2 is not legal, and three realisations are left.
  EXPECT_EQ(text_of(play(at("", "3,3"), {"1-3|2-1", "1-2|2-2"})), "0,1|1,2|3,0");
}

TEST(CombinatorialQ4, RealisationsWhereNoMoveAppliesVanish) {
  EXPECT_EQ(text_of(play(at("ruleset=D", "0|1|2"), {"1-2"})), "0");
  EXPECT_EQ(text_of(play(at("ruleset=D", "0,2|2,0"), {"1-1"})), "1,0");
}

TEST(CombinatorialQ4, AnEndedRealisationStaysUntilTheNextActionAndCountsMeanwhile) {
  const Position position = play(at("ruleset=C", "3"), {"1-2|1-3"});
  EXPECT_EQ(text_of(position), "0|1");
  EXPECT_EQ(position.actor(), Actor::None);  // 1-1 is the only move, and in C it needs every realisation
  EXPECT_EQ(text_of(play(at("ruleset=C'", "3"), {"1-2|1-3", "1-1"})), "0");
}

TEST(CombinatorialQ4, RealisationsThatBecomeEqualAreOne) {
  // Section 3.4: the same superposition twice.
  const Position twice = play(at("", "1,1,2"), {"1-1|2-1", "1-1|2-1"});
  EXPECT_EQ(text_of(twice), "0,0,2");
  EXPECT_EQ(twice.realisations(0).size(), 1U);
  EXPECT_FALSE(allows(at("", "0,1,2"), "1-1|2-1"));  // and on neither realisation alone it is legal
  EXPECT_FALSE(allows(at("", "1,0,2"), "1-1|2-1"));
}

TEST(CombinatorialQ5, SuperpositionsAreAlwaysAllowed) {
  for (const char* position : {"2", "1|2", "0|2", "0|1|2"}) {
    EXPECT_EQ(rulesets_that_allow("game=nim", position, "1-1|1-2"), "A B C C' D BC") << position;
  }
}

TEST(CombinatorialQ5, AloneWhenItIsTheOnlyMoveOfTheOnlyRealisation) {
  EXPECT_EQ(rulesets_that_allow("game=nim", "1", "1-1"), "B C C' D BC");
}

TEST(CombinatorialQ5, AloneWhenThereAreOthers) {
  EXPECT_EQ(rulesets_that_allow("game=nim", "2", "1-1"), "C C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=nim", "1,1", "1-1"), "C C' D BC");
}

TEST(CombinatorialQ5, BCountsTheMovesOfAllRealisationsTogether) {
  // Each realisation has just one move, but there are two of them.
  EXPECT_EQ(rulesets_that_allow("game=nim", "0,1|1,0", "1-1"), "D");
  EXPECT_EQ(rulesets_that_allow("game=nim", "0,1|1,0", "2-1"), "D");
}

TEST(CombinatorialQ5, AnEndedRealisationForbidsAMoveAloneInCButNotInCPrime) {
  EXPECT_EQ(rulesets_that_allow("game=nim", "0|1", "1-1"), "B C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=nim", "0|2", "1-1"), "C' D");
}

TEST(CombinatorialQ5, CAndCPrimeAskEveryRealisationWhereThereAreMoves) {
  EXPECT_EQ(rulesets_that_allow("game=nim", "1|2", "1-1"), "C C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=nim", "1|2", "1-2"), "D");
  EXPECT_EQ(rulesets_that_allow("game=nim", "0|1|2", "1-1"), "C' D");
  EXPECT_EQ(rulesets_that_allow("game=nim", "0|1|2", "1-2"), "D");
}

TEST(CombinatorialQ5, ARealisationWhereOnlyTheOpponentCanMoveIsLikeAnEndedOne) {
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B|2:0-2:R", "1"), "B C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush,first=right", "1:0-1:B|2:0-2:R", "2"), "B C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B,3:0-3:B|2:0-2:R", "1"), "C' D");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B,3:0-3:B|2:0-2:R,3:0-3:B", "1"), "D");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B,3:0-3:B|2:0-2:R,3:0-3:B", "3"), "C C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B|2:0-2:R", "2"), "");  // it is Right's
}

TEST(CombinatorialQ5, BCountsTheMovesOfThePlayerToMoveOnly) {
  EXPECT_EQ(rulesets_that_allow("game=hackenbush", "1:0-1:B,2:0-2:R,3:0-3:R", "1"), "B C C' D BC");
  EXPECT_EQ(rulesets_that_allow("game=hackenbush,first=right", "1:0-1:B,2:0-2:R,3:0-3:R", "2"), "C C' D BC");
}

TEST(CombinatorialQ5, WithWidthOneThereAreNoSuperpositions) {
  EXPECT_EQ(rulesets_that_allow("game=nim", "2", "1-1|1-2", 1), "");
  EXPECT_EQ(rulesets_that_allow("game=nim", "2", "1-1", 1), "C C' D BC");
  EXPECT_EQ(at("ruleset=A,width=1", "5,5").actor(), Actor::None);
  EXPECT_EQ(at("ruleset=B,width=1", "5,5").actor(), Actor::None);
  EXPECT_EQ(at("ruleset=B,width=1", "0,1").actor(), Actor::First);
}

TEST(CombinatorialQ5, DWithWidthOneIsTheClassicalGame) {
  for (unsigned first = 0; first < 6; ++first) {
    for (unsigned second = 0; second < 6; ++second) {
      const std::string heaps = std::to_string(first) + "," + std::to_string(second);
      EXPECT_EQ(grundy(at("ruleset=D,width=1", heaps)), first ^ second);
    }
  }
  EXPECT_EQ(canonical(at("game=hackenbush,ruleset=D,width=1", "BR+RRB")), "-1");
  EXPECT_EQ(canonical(at("game=domineering,ruleset=D,width=1", "2x2")), "±1");
  EXPECT_EQ(canonical(at("game=toads-and-frogs,ruleset=D,width=1", "T.F")), "*");
}

TEST(CombinatorialQ6, AnActionOfASumIsMadeInOneSummandByItsOwnRules) {
  const Position position = at("game=sum,parts=nim:A:2+nim:D:1", "2;1");
  EXPECT_EQ(legal(position), Texts({"1:1-1|1:1-2", "2:1-1"}));
  const Position next = play(position, {"1:1-1|1:1-2"});
  EXPECT_EQ(text_of(next), "0|1;1");
  EXPECT_EQ(legal(next), Texts({"2:1-1"}));
  EXPECT_EQ(print_json(Text::state(next)), R"({"position":"0|1;1","realisations":3})");
  EXPECT_FALSE(allows(position, "1:1-1|2:1-1"));
}

TEST(CombinatorialQ6, AQuantumSumSuperposesAcrossTheSummands) {
  const Position position = at("game=quantum-sum,parts=nim+nim,ruleset=D", "1;1");
  EXPECT_EQ(legal(position), Texts({"1:1-1", "1:1-1|2:1-1", "2:1-1"}));
  EXPECT_EQ(text_of(play(position, {"1:1-1|2:1-1"})), "0;1|1;0");
}

TEST(CombinatorialQ6, ASummandWithoutMovesDoesNotEndTheGame) {
  const Position position = at("game=sum,parts=nim:A+nim:A", "1;2");
  EXPECT_EQ(position.actor(), Actor::First);
  EXPECT_EQ(legal(position), Texts({"2:1-1|2:1-2"}));
  EXPECT_EQ(play(position, {"2:1-1|2:1-2"}).actor(), Actor::None);
}

}  // namespace
}  // namespace spooky::combinatorial
