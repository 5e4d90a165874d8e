// Why a combinatorial game is over, and what may have been done in each world.
#include "spooky/formats/combinatorial/text/ending.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/combinatorial/rules/testing.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::combinatorial {
namespace {

std::string described(const Position& position) { return told(Text::describe(position), Language::English); }

std::string ended_at(const Position& position) { return print_json(events_json({ended(position)})); }

std::string stuck_at(const Position& position) { return print_json(Text::stuck(position)); }

TEST(CombinatorialEnding, WhileItGoesOnNothingIsToldOfIt) { EXPECT_EQ(stuck_at(at("ruleset=C", "2,2")), "null"); }

TEST(CombinatorialEnding, ByANoMoveIsPlayedAlone) {
  const Position over = at("ruleset=A", "1");
  EXPECT_EQ(stuck_at(over),
            R"({"actor":"left","moves":[{"move":"1-1","ruleset":"A","width":2,"worlds":1,"of":1}],"count":1,)"
            R"("other":1,"abandoned":false})");
  EXPECT_EQ(described(over),
            "One world: 1.\nLeft has no action left: Right wins. Still legal: 1-1, but by ruleset A one move is never "
            "played alone.");
}

TEST(CombinatorialEnding, ByCAMoveAloneIsLegalInEveryWorld) {
  const Position over = play(at("ruleset=C", "3"), {"1-2|1-3"});
  EXPECT_EQ(stuck_at(over),
            R"({"actor":"right","moves":[{"move":"1-1","ruleset":"C","width":2,"worlds":1,"of":2}],"count":1,)"
            R"("other":1,"abandoned":false})");
  EXPECT_EQ(
      described(over),
      "2 worlds: 0; 1.\nRight has no action left: Left wins. Still legal: 1-1 in 1 of 2 worlds, but by ruleset C one "
      "move is played alone only if it is legal in every world.");
}

TEST(CombinatorialEnding, ByBWithoutSuperpositionsTheOnlyMoveIsPlayedAlone) {
  const Position over = at("ruleset=B,width=1", "1,1");
  EXPECT_EQ(described(over),
            "One world: 1,1.\nLeft has no action left: Right wins. Still legal: 1-1, 2-1, but by ruleset B one move is "
            "played "
            "alone only when there is no other, and width 1 allows no superposition.");
}

TEST(CombinatorialEnding, OnlyTheOtherPlayerMayHaveMovesLeft) {
  const Position over = at("game=domineering,ruleset=C", "##");
  EXPECT_EQ(stuck_at(over), R"({"actor":"left","moves":[],"count":0,"other":1,"abandoned":false})");
  EXPECT_EQ(described(over), "One world: ##.\nLeft has no move left, only Right has: Right wins.");
  EXPECT_EQ(described(at("ruleset=D", "0")), "One world: 0.\nLeft has no move left: Right wins.");
}

/// In a sum every part has a ruleset of its own.
TEST(CombinatorialEnding, EachPartOfASumForbidsByItsOwnRuleset) {
  const Position over = at("game=sum,parts=nim:A:2+nim:C:1", "1;0|1");
  EXPECT_EQ(stuck_at(over),
            R"({"actor":"left","moves":[{"move":"1:1-1","ruleset":"A","width":2,"worlds":1,"of":1},)"
            R"({"move":"2:1-1","ruleset":"C","width":1,"worlds":1,"of":2}],"count":2,"other":2,"abandoned":false})");
}

/// The event has the facts of the report `stuck`.
TEST(CombinatorialEnding, TheEventSaysWhichRuleForbidsWhatIsLeft) {
  EXPECT_EQ(ended_at(play(at("ruleset=C", "3"), {"1-2|1-3"})),
            R"([{"event":"ended","by":"forbidden","winner":"left","loser":"right","count":1,"other":1,)"
            R"("left":[{"is":"left","ruleset":"C","width":2,"count":1,)"
            R"("moves":[{"is":"still","move":"1-1","worlds":1,"of":2}]}]}])");
  EXPECT_EQ(ended_at(at("game=sum,parts=nim:A:2+nim:C:1", "1;0|1")),
            R"([{"event":"ended","by":"forbidden","winner":"right","loser":"left","count":2,"other":2,"left":[)"
            R"({"is":"left","ruleset":"A","width":2,"count":1,)"
            R"("moves":[{"is":"still","move":"1:1-1","worlds":1,"of":1,"everywhere":"yes"}],"part":1},)"
            R"({"is":"left","ruleset":"C","width":1,"count":1,)"
            R"("moves":[{"is":"still","move":"2:1-1","worlds":1,"of":2}],"part":2}]}])");
  EXPECT_EQ(ended_at(at("game=domineering,ruleset=C", "##")),
            R"([{"event":"ended","by":"only-other","winner":"right","loser":"left","count":0,"other":1}])");
  EXPECT_EQ(ended_at(at("ruleset=D", "0")),
            R"([{"event":"ended","by":"no-move","winner":"right","loser":"left","count":0,"other":0}])");
}

/// Of many moves some are named, the others counted.
TEST(CombinatorialEnding, ManyMovesAreCounted) {
  const std::string text = described(at("ruleset=B,width=1", "25"));
  EXPECT_NE(text.find("1-19, 1-20 and 5 more, but by ruleset B"), std::string::npos) << text;
}

/// Every run from a start, by trying: where it leads, and its moves.
using Runs = std::vector<std::pair<classical::Position, Moves>>;

Runs all_runs(const AnyClassical& game, const Realisations& start, const std::vector<Action>& actions) {
  Runs runs;
  for (const classical::Position& position : start) runs.push_back({position, {}});
  for (const Action& action : actions) {
    Runs next;
    for (const auto& [position, moves] : runs) {
      for (const Move move : action.moves) {
        const auto reached = classical::after(game, position, move);
        if (!reached) continue;
        Moves longer = moves;
        longer.push_back(move);
        next.push_back({*reached, longer});
      }
    }
    runs = std::move(next);
  }
  return runs;
}

TEST(CombinatorialPast, IsThatOfAllRunsThatLeadToAWorld) {
  Random random(5);
  for (const std::string_view rules : {"ruleset=C,width=2", "game=domineering,ruleset=D", "game=kayles,ruleset=BC",
                                       "game=hackenbush,ruleset=C'", "game=clobber,ruleset=C,width=3"}) {
    const auto read = read_rules<combinatorial::Game>(rules);
    ASSERT_TRUE(read);
    for (int round = 0; round < 5; ++round) {
      const Position start = Position::initial(*read);
      Position position = start;
      std::vector<Action> actions;
      while (position.actor() != Actor::None && actions.size() < 5) {
        actions.push_back(position.random_action(random));
        position.play_unchecked(actions.back());
      }
      const AnyClassical& game = start.summands()[0].game;
      std::map<std::string, std::vector<std::set<std::string>>> expected;
      for (const auto& [reached, moves] : all_runs(game, start.realisations(0), actions)) {
        auto& done = expected[position_text(game, reached)];
        done.resize(actions.size());
        for (std::size_t i = 0; i < moves.size(); ++i) done[i].insert(move_text(game, moves[i]));
      }
      json::array wanted;
      for (const auto& [world, done] : expected) {
        json::array told;
        for (const auto& texts : done) told.emplace_back(json::array(texts.begin(), texts.end()));
        wanted.push_back(std::move(told));
      }
      EXPECT_EQ(print_json(Text::past(start, actions)), print_json(wanted)) << rules;
    }
  }
}

TEST(CombinatorialPast, TellsTheActionsOfEachPart) {
  const Position start = at("game=sum,parts=nim:D:1+nim:C:2", "2;2");
  const std::vector<Action> actions = {read(start, "2:1-1|2:1-2")};
  EXPECT_EQ(print_json(Text::past(start, actions)), R"([[[]],[["2:1-2"]],[["2:1-1"]]])");
}

}  // namespace
}  // namespace spooky::combinatorial
