#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/chess/rules/naive_game.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/chess/notation.hpp"

// The fast rules and the naive ones, side by side, by their texts.
namespace spooky::chess {

using ChessNotation = Notation<Game>;

/// Rules by the command line's text, for both implementations.
struct BothRules {
  Rules fast;
  chess_naive::Rules naive;
};

inline BothRules both_rules(const std::string& text) {
  const auto fast = read_rules<Game>(std::string_view(text));
  EXPECT_TRUE(fast) << text;
  const json::object json = ChessNotation::rules_json(*fast);
  BothRules rules{*fast, {}};
  rules.naive.variant = from_json(json.at("variant").as_string());
  rules.naive.board = from_json(json.at("board").as_string());
  rules.naive.stay_only = json.at("stay_only").as_bool();
  rules.naive.remote_collapse = json.at("remote_collapse").as_bool();
  rules.naive.double_step = json.at("double_step").as_bool();
  return rules;
}

/// Every way a move may end: rolls, chance and position, one a line, in order.
using Ends = std::vector<std::string>;

inline void add_ends(const Position& position, const std::string& rolls, Rational chance, Ends& ends) {
  if (!position.is_rolling()) {
    ends.push_back(rolls + " " + chance.to_string() + " " + ChessNotation::position_text(position));
    return;
  }
  Position::Actions actions;
  position.legal_actions(actions);
  for (const Action action : actions) {
    Position next = position;
    next.play_unchecked(action);
    add_ends(next, rolls + ChessNotation::action_text(position, action), chance * position.weight(action), ends);
  }
}

inline Ends ends_of(const Position& position, Action move) {
  Position next = position;
  next.play_unchecked(move);
  Ends ends;
  add_ends(next, "", Rational(1), ends);
  std::sort(ends.begin(), ends.end());
  return ends;
}

inline Ends ends_of(const chess_naive::Move& move) {
  Ends ends;
  for (const auto& outcome : move.outcomes) {
    std::string rolls;
    for (const int roll : outcome.rolls) rolls += "#" + std::to_string(roll);
    ends.push_back(rolls + " " + outcome.weight.to_string() + " " + outcome.position);
  }
  std::sort(ends.begin(), ends.end());
  return ends;
}

/// How often each kind of action was played.
using Met = std::map<Action::Type, int>;

/// The legal lists agree; so do the ends of every move whose number leaves no rest when divided by `every`.
inline void compare_moves(const BothRules& rules, const Position& position, std::size_t every, std::size_t offset) {
  const std::string text = ChessNotation::position_text(position);
  SCOPED_TRACE(text);
  ASSERT_EQ(chess_naive::canonical(rules.naive, text), text);
  const auto slow = chess_naive::legal_moves(rules.naive, text);
  std::vector<std::string> slow_texts;
  for (const auto& move : slow) slow_texts.push_back(move.text);
  ASSERT_EQ(legal_texts<Game>(position), slow_texts);
  for (std::size_t i = offset % every; i < slow.size(); i += every) {
    SCOPED_TRACE(slow[i].text);
    const auto action = read_action<Game>(position, slow[i].text);
    ASSERT_TRUE(action) << action.error().reason;
    ASSERT_EQ(ChessNotation::action_text(position, *action), slow[i].text);
    ASSERT_EQ(ends_of(position, *action), ends_of(slow[i]));
  }
}

/// A position's history-free facts agree.
inline void compare_state(const BothRules& rules, const Position& position) {
  const std::string text = ChessNotation::position_text(position);
  SCOPED_TRACE(text);
  ASSERT_EQ(position.hash(), position.recomputed_hash());
  const auto again = read_position<chess::Game>(rules.fast, text);
  ASSERT_TRUE(again) << again.error().reason;
  ASSERT_EQ(again->board(), position.board());
  ASSERT_EQ(ChessNotation::position_text(*again), text);
  if (position.must_move()) return;
  ASSERT_EQ(position.in_check(), chess_naive::in_check(rules.naive, text));
  const auto ending = chess_naive::ending(rules.naive, text);
  const auto result = ChessNotation::result(position);
  ASSERT_EQ(ending.has_value(), position.is_over());
  if (ending) {
    ASSERT_EQ(*ending, from_json(result.as_object().at("by").as_string()));
  }
}

/// Draws a kind of action, then one of that kind, so that rare kinds are met.
inline Action draw_move(const Position& position, Random& random) {
  Position::Actions actions;
  position.legal_actions(actions);
  std::vector<Action::Type> kinds;
  for (const Action action : actions) {
    if (kinds.empty() || kinds.back() != action.type()) kinds.push_back(action.type());
  }
  const Action::Type kind = kinds[uniform(random, static_cast<std::uint32_t>(kinds.size()))];
  std::erase_if(actions, [&](Action action) { return action.type() != kind; });
  return actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
}

/// Plays random games and compares at every turn, until so many turns are played.
inline void compare_games(const std::string& rules_text, int turns, std::uint64_t seed, Met& met) {
  SCOPED_TRACE(rules_text);
  const BothRules rules = both_rules(rules_text);
  constexpr std::size_t kEvery = 17;
  constexpr int kLongestGame = 60;
  Random random(seed);
  while (turns > 0) {
    Position position = Position::initial(rules.fast);
    for (int turn = 0; turn < kLongestGame && turns > 0 && !position.is_over(); ++turn, --turns) {
      ASSERT_NO_FATAL_FAILURE(compare_moves(rules, position, kEvery, static_cast<std::size_t>(turns)));
      const Action move = draw_move(position, random);
      ++met[move.type()];
      position.play_unchecked(move);
      while (position.is_rolling()) position.play_unchecked(Action::roll(static_cast<Half>(uniform(random, 2))));
      ASSERT_NO_FATAL_FAILURE(compare_state(rules, position));
    }
  }
}

}  // namespace spooky::chess
