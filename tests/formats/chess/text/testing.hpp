#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/formats/chess/notation.hpp"

namespace spooky::chess {

using Text = Notation<Game>;

inline Rules rules_of(std::string_view text) {
  const auto rules = read_rules<Game>(text);
  EXPECT_TRUE(rules) << text;
  return rules ? *rules : Rules{};
}

inline Position position_of(std::string_view rules, std::string_view text) {
  const auto position = read_position<chess::Game>(rules_of(rules), text);
  EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().reason);
  return position ? *position : Position();
}

/// The position after actions given as texts, all of which must be legal.
inline Position after(Position position, const std::vector<std::string_view>& actions) {
  for (const std::string_view text : actions) {
    const auto action = read_action<Game>(position, text);
    EXPECT_TRUE(action) << text << ": " << (action ? "" : action.error().reason);
    if (!action) break;
    position.play_unchecked(*action);
  }
  return position;
}

inline Position played(std::string_view rules, const std::vector<std::string_view>& actions) {
  return after(Position::initial(rules_of(rules)), actions);
}

/// Why an action cannot be played; "legal" when it can.
inline std::string refusal(const Position& position, std::string_view text) {
  const auto action = read_action<Game>(position, text);
  return action ? "legal" : action.error().reason;
}

/// The one spelling of an action that is legal; else the refusal.
inline std::string spelling(const Position& position, std::string_view text) {
  const auto action = read_action<Game>(position, text);
  return action ? Text::action_text(position, *action) : action.error().reason;
}

/// What a legal action does.
inline std::vector<Message> events(const Position& position, std::string_view text) {
  const auto action = read_action<Game>(position, text);
  EXPECT_TRUE(action) << text << ": " << (action ? "" : action.error().reason);
  if (!action) return {};
  Position next = position;
  next.play_unchecked(*action);
  return Text::events(position, *action, next);
}

/// The same in words.
inline std::string story(const Position& position, std::string_view text, Language language = Language::English) {
  return say(events(position, text), language);
}

/// A position in words, a line each.
inline std::string description(const Position& position, Language language = Language::English) {
  return told(Text::describe(position), language);
}

/// Rules under which every kind of move occurs.
inline const std::vector<std::string_view> kRuleSets = {
    "variant=niel",
    "variant=simplified",
    "variant=hadamard",
    "variant=hadamard+",
    "variant=deterministic",
    "variant=nobox",
    "variant=tunnelling",
    "variant=plain",
    "variant=plain,board=gardner5x5",
    "variant=niel,remote_collapse=true",
    "variant=hadamard+,remote_collapse=true,board=losalamos6x6",
    "variant=niel,board=silverman4x5,double_step=true",
    "variant=niel,board=attack5x6,stay_only=true",
    "variant=deterministic,remote_collapse=true,board=gardner5x5,draws=true",
    "variant=niel,draws=true",
};

/// A legal action by chance: quantum moves and captures rather than others, so that games have much of both.
inline Action random_action(const Position& position, Random& random) {
  Position::Actions actions;
  position.legal_actions(actions);
  const auto pick = [&] { return actions[uniform(random, static_cast<std::uint32_t>(actions.size()))]; };
  Action action = pick();
  for (int tries = 0; tries < 3; ++tries) {
    const bool captures = action.type() == Action::Type::Move && !position.board().is_empty(action.to());
    if (captures || (action.type() != Action::Type::Move && action.type() != Action::Type::Split)) break;
    action = pick();
  }
  return action;
}

inline GameLog<Game> random_log(std::string_view rules, std::uint64_t seed, int length) {
  Random random(seed);
  GameLog<Game> log{Position::initial(rules_of(rules)), {}};
  Position position = log.start;
  for (int i = 0; i < length && !position.is_over(); ++i) {
    const bool resigns = !position.is_rolling() && uniform(random, 300) == 0;
    const Action action = resigns ? Action::resign() : random_action(position, random);
    log.entries.push_back({action, std::nullopt});
    position.play_unchecked(action);
  }
  return log;
}

/// Two entangled pairs, one of each player.
inline constexpr std::string_view kExample = "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1";

}  // namespace spooky::chess
