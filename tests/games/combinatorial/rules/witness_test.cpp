// Q7: a witness is a run, one classical move out of each action, that makes a move legal.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

/// The texts of an action's moves with the moves.
std::map<std::string, Move> moves_of(const Position& position, const Action& action) {
  std::map<std::string, Move> moves;
  for (const Move move : action.moves) moves[Text::action_text(position, {action.summand, {move}})] = move;
  return moves;
}

/// Every available move of the player to move, with its summand, by its text.
std::map<std::string, std::pair<std::uint16_t, Move>> available_moves_of(const Position& position) {
  std::map<std::string, std::pair<std::uint16_t, Move>> moves;
  for (std::uint16_t i = 0; i < position.summands().size(); ++i) {
    for (const Available& one : position.available(i)) {
      moves[Text::action_text(position, {i, {one.move}})] = {i, one.move};
    }
  }
  return moves;
}

/// Whether moves, one after the other, are legal from one of the realisations.
bool is_run(const AnyClassical& game, const Realisations& starts, const Moves& moves) {
  return std::any_of(starts.begin(), starts.end(), [&](classical::Position position) {
    for (const Move move : moves) {
      const auto next = classical::after(game, position, move);
      if (!next) return false;
      position = *next;
    }
    return true;
  });
}

void check_witnesses(const Position& start, const std::vector<Action>& actions, const Position& now) {
  const auto report = Text::witness(start, actions);
  ASSERT_TRUE(report);
  const json::array& runs = report->as_array();
  const auto available = available_moves_of(now);
  ASSERT_EQ(runs.size(), available.size());
  std::size_t number = 0;
  for (const auto& [text, place] : available) {
    const json::array& run = runs[number++].as_array();
    ASSERT_EQ(run.size(), actions.size());
    std::vector<Moves> of_summand(start.summands().size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const auto moves = moves_of(start, actions[i]);
      const auto found = moves.find(std::string(from_json(run[i].as_string())));
      ASSERT_NE(found, moves.end()) << "move " << i << " of the run is not of the action";
      of_summand[actions[i].summand].push_back(found->second);
    }
    of_summand[place.first].push_back(place.second);
    for (std::size_t i = 0; i < of_summand.size(); ++i) {
      ASSERT_TRUE(is_run(start.summands()[i].game, start.realisations(i), of_summand[i])) << text;
    }
  }
}

/// Tries all runs through the actions: those of the player's moves that some run makes legal are the available ones.
void check_all_runs(const Position& start, const std::vector<Action>& actions, const Position& now) {
  std::vector<std::pair<Moves, Realisations>> runs = {{{}, start.realisations(0)}};
  const AnyClassical& game = start.summands()[0].game;
  for (const Action& action : actions) {
    std::vector<std::pair<Moves, Realisations>> longer;
    for (const auto& [moves, places] : runs) {
      for (const Move move : action.moves) {
        Realisations next;
        for (const classical::Position& place : places) {
          if (const auto reached = classical::after(game, place, move)) next.push_back(*reached);
        }
        if (next.empty()) continue;
        longer.emplace_back(moves, next);
        longer.back().first.push_back(move);
      }
    }
    runs = std::move(longer);
  }
  std::set<Move> legal_after_some_run;
  for (const auto& [moves, places] : runs) {
    for (const classical::Position& place : places) {
      Moves list;
      classical::moves(game, place, now.side(), list);
      legal_after_some_run.insert(list.begin(), list.end());
    }
  }
  std::set<Move> available;
  for (const Available& one : now.available(0)) available.insert(one.move);
  ASSERT_EQ(available, legal_after_some_run);
}

TEST(CombinatorialWitness, EveryAvailableMoveHasARunAndNoOtherHas) {
  constexpr std::pair<std::string_view, std::string_view> kStarts[] = {
      {"ruleset=A", "3,3"},
      {"ruleset=C,width=3", "2,2,1|0,3,1"},
      {"game=octal,code=0.6,ruleset=D", "6"},
      {"game=kayles,ruleset=B", "6"},
      {"game=domineering,ruleset=C'", "3x3"},
      {"game=hackenbush,ruleset=BC", "BRG+GRB+B"},
      {"game=clobber,ruleset=A", "xoxo/oxox"},
      {"game=node-kayles,ruleset=D", "path6"},
      {"game=col,ruleset=C", "cycle5"},
      {"game=snort,ruleset=A", "2x3"},
      {"game=geography,ruleset=A", "3x3@b2"},
      {"game=toads-and-frogs,ruleset=D", "TT..FF|.TT.FF"},
      {"game=subtraction,set=1+3,ruleset=B", "5,4"},
      {"game=quantum-sum,parts=nim+kayles,ruleset=D", "2;4"},
  };
  Random random(41);
  for (const auto& [rules, text] : kStarts) {
    SCOPED_TRACE(rules);
    for (int round = 0; round < 10; ++round) {
      const Position start = at(rules, text);
      Position position = start;
      std::vector<Action> actions;
      while (true) {
        check_witnesses(start, actions, position);
        check_all_runs(start, actions, position);
        if (::testing::Test::HasFatalFailure()) return;
        Position::Actions legal_ones;
        position.legal_actions(legal_ones);
        if (legal_ones.empty()) break;
        actions.push_back(legal_ones[uniform(random, static_cast<std::uint32_t>(legal_ones.size()))]);
        position.play_unchecked(actions.back());
      }
    }
  }
}

TEST(CombinatorialWitness, ASumHasRunsThroughEachSummand) {
  Random random(42);
  for (int round = 0; round < 30; ++round) {
    const Position start = at("game=sum,parts=nim:A:2+hackenbush:C:2+kayles:D:1", "2,2;BR+RB;4");
    Position position = start;
    std::vector<Action> actions;
    while (position.actor() != Actor::None) {
      check_witnesses(start, actions, position);
      if (::testing::Test::HasFatalFailure()) return;
      Position::Actions legal_ones;
      position.legal_actions(legal_ones);
      actions.push_back(legal_ones[uniform(random, static_cast<std::uint32_t>(legal_ones.size()))]);
      position.play_unchecked(actions.back());
    }
  }
}

TEST(CombinatorialWitness, TheRunsComeInTheOrderOfTheAvailableMoves) {
  const Position start = at("", "3,3");
  const Position position = play(start, {"1-3|2-1", "1-2|2-2"});
  const std::vector<Action> actions = {read(start, "1-3|2-1"), read(play(start, {"1-3|2-1"}), "1-2|2-2")};
  ASSERT_EQ(text_of(position), "0,1|1,2|3,0");
  // Available are 1-1, 1-2, 1-3, 2-1 and 2-2; 1-3 is legal only in 3,0, and 2-2 only in 1,2.
  const auto runs = Text::witness(start, actions);
  ASSERT_TRUE(runs);
  ASSERT_EQ(runs->as_array().size(), 5U);
  EXPECT_EQ(print_json(runs->as_array()[2]), R"(["2-1","2-2"])");
  EXPECT_EQ(print_json(runs->as_array()[4]), R"(["2-1","1-2"])");
}

TEST(CombinatorialWitness, BeforeTheFirstActionARunIsEmpty) {
  EXPECT_EQ(print_json(*Text::witness(at("", "1,1"), {})), "[[],[]]");
}

}  // namespace
}  // namespace spooky::combinatorial
