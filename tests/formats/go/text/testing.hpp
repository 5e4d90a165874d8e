#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky::go {

using Text = Notation<Game>;

inline Rules rules_of(std::string_view text) {
  const auto rules = read_rules<Game>(text);
  EXPECT_TRUE(rules) << text;
  return rules ? *rules : Rules{};
}

inline Position position_of(std::string_view rules, std::string_view text) {
  const auto position = read_position<go::Game>(rules_of(rules), text);
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

/// What the last of the actions did, in words.
inline std::string story(std::string_view rules, std::vector<std::string_view> actions) {
  const std::string_view last = actions.back();
  actions.pop_back();
  AnyPosition position(played(rules, actions));
  const auto told = play_text(position, last);
  return told ? say(told->events, Language::English) : told.error().reason;
}

}  // namespace spooky::go
