// The position as the platform sees it: hash, equality, lists, bounds.
#include "spooky/games/combinatorial/rules/position.hpp"

#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

constexpr std::pair<std::string_view, std::string_view> kStarts[] = {
    {"ruleset=A", "3,3"},
    {"ruleset=D,width=0", "2,1,1"},
    {"ruleset=C'", "0,3|2,2"},
    {"game=subtraction,set=2+3,ruleset=C", "5,4"},
    {"game=octal,code=0.6,ruleset=BC", "##.####"},
    {"game=dawson,ruleset=B", "6"},
    {"game=domineering,ruleset=C", "3x3"},
    {"game=hackenbush,ruleset=D", "1:0-1:B,2:1-2:R,3:2-0:G,x:1-3:R"},
    {"game=hackenbush,ruleset=A,width=3", "BRG+RRB"},
    {"game=node-kayles,ruleset=C", "3x3"},
    {"game=col,ruleset=C'", "b-a,c-b,d"},
    {"game=snort,ruleset=D", "2x3"},
    {"game=geography,ruleset=A", "c-a,b-c,a-b,d-a@c"},
    {"game=clobber,ruleset=B", "xo/ox"},
    {"game=toads-and-frogs,ruleset=D", "TT.FF/T.F.."},
    {"game=sum,parts=nim:A:2+hackenbush:D:1", "2,1;BRB"},
    {"game=quantum-sum,parts=node-kayles+hackenbush,ruleset=D", "path3;BR"},
    {"game=quantum-sum,parts=geography+col,ruleset=C'", "2x2@a1;path2"},
};

/// Calls visit(position) for positions of random games from every start.
template <class Visit>
void for_random_positions(std::uint64_t seed, int games, const Visit& visit) {
  Random random(seed);
  for (const auto& [rules, text] : kStarts) {
    SCOPED_TRACE(rules);
    for (int i = 0; i < games; ++i) {
      Position position = at(rules, text);
      while (true) {
        visit(position);
        if (::testing::Test::HasFatalFailure()) return;
        Position::Actions actions;
        position.legal_actions(actions);
        if (actions.empty()) break;
        position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
      }
    }
  }
}

TEST(CombinatorialPosition, TheHashIsThatOfAPositionSetUpAnew) {
  for_random_positions(51, 8, [](const Position& position) {
    ASSERT_EQ(position.hash(), position.recomputed_hash());
    const auto again = read_position<combinatorial::Game>(position.rules(), text_of(position));
    ASSERT_TRUE(again) << text_of(position) << ": " << again.error().reason;
    ASSERT_EQ(*again, position) << text_of(position);
    ASSERT_EQ(again->hash(), position.hash()) << text_of(position);
    ASSERT_EQ(text_of(*again), text_of(position));
    ASSERT_EQ(legal(*again), legal(position)) << text_of(position);
  });
}

TEST(CombinatorialPosition, TheSameSetByDifferentWays) {
  const Position one = play(at("ruleset=D", "2,2"), {"1-1|2-1", "1-1|2-1"});
  const Position two = play(at("ruleset=D", "2,2"), {"2-2|2-1", "1-1"});
  EXPECT_NE(one, two);
  const Position three = play(at("ruleset=D", "2,2"), {"1-1", "1-1|2-1"});
  const Position four = play(at("ruleset=D", "2,2"), {"1-2|2-1", "1-1|2-2"});
  EXPECT_EQ(text_of(three), "0,2|1,1");
  EXPECT_EQ(text_of(four), "0,0|1,1");
  EXPECT_NE(three, four);
  EXPECT_EQ(three, at("ruleset=D", "1,1|0,2"));
  EXPECT_EQ(three.hash(), at("ruleset=D", "1,1|0,2").hash());
}

TEST(CombinatorialPosition, EqualOnDifferentBoards) {
  const auto expect_same = [](const Position& one, const Position& two) {
    EXPECT_EQ(one, two) << text_of(one) << " and " << text_of(two);
    EXPECT_EQ(one.hash(), two.hash()) << text_of(one) << " and " << text_of(two);
  };
  expect_same(play(at("game=hackenbush,ruleset=D", "1:0-1:B,2:0-2:R"), {"1"}),
              at("game=hackenbush,ruleset=D,first=right", "2:0-2:R"));
  expect_same(play(at("game=hackenbush,ruleset=A", "1:0-1:B,2:0-2:R,3:0-3:B"), {"1|3"}),
              at("game=hackenbush,ruleset=A,first=right", "3:3-0:B,2:0-2:R|1:0-1:B,2:2-0:R"));
  expect_same(play(at("game=node-kayles,ruleset=D", "path5"), {"1"}),
              at("game=node-kayles,ruleset=D,first=right", "5-4,3-4"));
  expect_same(play(at("game=geography,ruleset=D", "a-b,b-c,c-a@a"), {"b"}),
              at("game=geography,ruleset=D,first=right", "c-b@b"));
  EXPECT_NE(at("game=hackenbush", "1:0-1:B"), at("game=hackenbush", "1:0-1:R"));
  EXPECT_NE(at("game=hackenbush", "1:0-1:B"), at("game=hackenbush", "1:0-2:B"));
  EXPECT_NE(at("game=node-kayles", "a-b,c"), at("game=node-kayles", "a,b-c"));
  EXPECT_NE(at("game=geography", "a-b@a"), at("game=geography", "a-b@b"));
}

TEST(CombinatorialPosition, RulesBelongToAPosition) {
  EXPECT_NE(at("ruleset=A", "3,3"), at("ruleset=B", "3,3"));
  EXPECT_NE(at("width=2", "3,3"), at("width=3", "3,3"));
  EXPECT_NE(at("first=left", "3,3"), at("first=right", "3,3"));
  EXPECT_EQ(at("", "3,3").rules().first(), Side::Left);
  EXPECT_EQ(play(at("", "3,3"), {"1-1|2-1"}).rules().first(), Side::Right);
  EXPECT_EQ(Position(), at("", "3,3"));
}

TEST(CombinatorialPosition, TurnsAreCounted) {
  Position position = at("ruleset=D", "1,1");
  EXPECT_EQ(position.turn(), 1);
  position = play(position, {"1-1"});
  EXPECT_EQ(position.turn(), 2);
  position = play(position, {"2-1"});
  EXPECT_EQ(position.turn(), 2);  // the last one
  EXPECT_EQ(position.actor(), Actor::None);
}

/// Every set of the moves that the board has for anybody.
std::set<naive::Choice> all_choices(const naive::Gamma& gamma) {
  std::set<naive::Choice> choices = {{}};
  for (const auto& [letter, owner] : gamma.owners) {
    std::set<naive::Choice> more = choices;
    for (naive::Choice choice : choices) {
      choice.insert(letter);
      more.insert(choice);
    }
    choices = std::move(more);
  }
  return choices;
}

TEST(CombinatorialPosition, TheListHasWhatIsLegalAndNothingElse) {
  constexpr std::pair<std::string_view, std::string_view> kSmall[] = {
      {"game=nim", "2,1|0,3"},      {"game=octal,code=0.6", "5"},
      {"game=domineering", "2x3"},  {"game=hackenbush", "BRG+GB"},
      {"game=clobber", "xox"},      {"game=col", "path3"},
      {"game=geography", "3x2@a1"}, {"game=toads-and-frogs", "T.F|TF."},
      {"game=kayles", "##.#|####"},
  };
  Random random(52);
  for (const auto& [game, text] : kSmall) {
    const naive::Gamma gamma = NaiveTwin(at(game, text)).explored.gamma;
    ASSERT_LE(gamma.owners.size(), 12U);  // there are 2^12 sets of so many moves
    const std::set<naive::Choice> all = all_choices(gamma);
    for (const Ruleset ruleset : kAllRulesets) {
      for (const unsigned width : kAllWidths) {
        Position position = at(rules_of(game, ruleset, width), text);
        while (true) {
          Position::Actions actions;
          position.legal_actions(actions);
          std::set<naive::Choice> legal_ones;
          for (const naive::Choice& choice : all) {
            if (position.is_legal({0, Moves(choice.begin(), choice.end())})) legal_ones.insert(choice);
          }
          ASSERT_EQ(choices(actions), legal_ones) << text_of(position);
          NaiveTwin twin(position);
          ASSERT_EQ(legal_ones, twin.game.actions(twin.start, position.side())) << text_of(position);
          ASSERT_TRUE(position.lists_every_action());
          ASSERT_EQ(actions.empty(), position.actor() == Actor::None);
          ASSERT_FALSE(position.abandoned());
          if (actions.empty()) break;
          position.play_unchecked(actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]);
        }
      }
    }
  }
}

TEST(CombinatorialPosition, WhatIsNoActionIsNotLegal) {
  const Position position = at("ruleset=D", "2,2");
  const Move one = classical::Heaps::take(0, 1);
  const Move two = classical::Heaps::take(0, 2);
  EXPECT_TRUE(position.is_legal({0, {one, two}}));
  EXPECT_FALSE(position.is_legal({0, {two, one}}));
  EXPECT_FALSE(position.is_legal({0, {one, one}}));
  EXPECT_FALSE(position.is_legal({0, {}}));
  EXPECT_FALSE(position.is_legal({1, {one}}));
  EXPECT_FALSE(position.is_legal({0, {classical::Heaps::take(0, 3)}}));
}

TEST(CombinatorialPosition, ALongListStopsAndSaysSo) {
  // 447 choose 2 is 99,681, and 448 choose 2 is 100,128.
  const Position whole = at("ruleset=A", "447");
  Position::Actions actions;
  whole.legal_actions(actions);
  EXPECT_TRUE(whole.lists_every_action());
  EXPECT_EQ(actions.size(), 99'681U);
  const Position cut = at("ruleset=A", "448");
  cut.legal_actions(actions);
  EXPECT_FALSE(cut.lists_every_action());
  EXPECT_EQ(actions.size(), Position::kMostActions);
  EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end()));
  EXPECT_EQ(std::adjacent_find(actions.begin(), actions.end()), actions.end());
  for (std::size_t i = 0; i < actions.size(); i += 997) EXPECT_TRUE(cut.is_legal(actions[i]));
  EXPECT_TRUE(allows(cut, "1-447|1-448"));
}

TEST(CombinatorialPosition, ListsOfSumsAndWideActionsAreCountedRight) {
  for (const char* rules : {"ruleset=D,width=0", "ruleset=C,width=5", "ruleset=A,width=3"}) {
    const Position position = at(rules, "4,4,4");
    EXPECT_TRUE(position.lists_every_action());
  }
  EXPECT_TRUE(at("ruleset=D,width=0", "16").lists_every_action());   // 2^16 - 1
  EXPECT_FALSE(at("ruleset=D,width=0", "17").lists_every_action());  // 2^17 - 1
  EXPECT_TRUE(at("game=sum,parts=nim:D:0+nim:D:0", "15;16").lists_every_action());
  EXPECT_FALSE(at("game=sum,parts=nim:D:0+nim:D:0", "16;16").lists_every_action());
}

/// Twenty heaps of one token, and as many of them superposed as may be, turn after turn.
Position wide_play(int turns) {
  Position position = at("ruleset=A,width=0", "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1");
  for (int turn = 0; turn < turns; ++turn) {
    Action action;
    for (const Available& one : position.available(0)) {
      if (action.moves.size() < position.widest_action(0)) action.moves.push_back(one.move);
    }
    EXPECT_TRUE(position.is_legal(action));
    position.play_unchecked(action);
  }
  return position;
}

TEST(CombinatorialPosition, AnActionThatLeadsToTooManyRealisationsIsRefused) {
  const Position position = wide_play(5);
  EXPECT_EQ(position.realisations(0).size(), 15'504U);
  EXPECT_EQ(position.widest_action(0), 8U);
  Action wide;
  for (const Available& one : position.available(0)) wide.moves.push_back(one.move);
  EXPECT_FALSE(position.is_legal(wide));
  EXPECT_EQ(Text::refusal(position, wide).code, ErrorCode::TooLarge);
  wide.moves.resize(9);
  EXPECT_FALSE(position.is_legal(wide));
  wide.moves.resize(8);
  EXPECT_TRUE(position.is_legal(wide));
}

TEST(CombinatorialPosition, AbandonedWhenEveryActionLeftIsTooLarge) {
  // As many realisations as a text may name: then two moves are possible, and lead to more.
  std::string text;
  for (unsigned bits = 0; bits < 1U << 16; ++bits) {
    text += bits == 0 ? "" : "|";
    for (unsigned heap = 0; heap < 16; ++heap) text += (bits >> heap & 1) != 0 ? "2," : "1,";
    text += "2";
  }
  const Position start = at("ruleset=A", text);
  EXPECT_EQ(start.widest_action(0), 2U);
  EXPECT_FALSE(start.abandoned());
  const Position position = play(start, {"1-1|17-1"});
  EXPECT_GT(position.realisations(0).size(), Position::kMostRealisations / 2);
  EXPECT_LE(position.realisations(0).size(), Position::kMostRealisations);
  EXPECT_EQ(position.actor(), Actor::None);
  EXPECT_TRUE(position.abandoned());
  EXPECT_EQ(position.utility(), Rational(0));
  EXPECT_TRUE(legal(position).empty());
  EXPECT_TRUE(position.lists_every_action());
  EXPECT_EQ(print_json(Text::result(position)), R"({"winner":"none"})");
}

TEST(CombinatorialPosition, AGameThatIsLostIsNotAbandoned) {
  EXPECT_FALSE(at("ruleset=A", "1").abandoned());
  EXPECT_FALSE(at("ruleset=A,width=1", "5,5").abandoned());
  EXPECT_EQ(at("ruleset=A,width=1", "5,5").utility(), Rational(-1));
}

}  // namespace
}  // namespace spooky::combinatorial
