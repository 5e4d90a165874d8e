#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky::quantum_chess_testing {

using quantum_chess::Game;
using quantum_chess::Position;
using Text = Notation<Game>;

inline constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position from its text, after actions with blanks between them.
inline Position after(std::string_view text, const std::string& actions = "", std::string_view rules = "") {
  auto position = read_position<Game>(*read_rules<Game>(rules), text);
  EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().reason);
  if (!position) return {};
  std::istringstream words(actions);
  for (std::string word; words >> word;) {
    const auto action = read_action<Game>(*position, word);
    EXPECT_TRUE(action) << word << ": " << (action ? "" : action.error().reason);
    if (!action) return *position;
    position->play_unchecked(*action);
  }
  return *position;
}

/// What the text of the position after these actions is.
inline std::string text_after(std::string_view text, const std::string& actions, std::string_view rules = "") {
  return Text::position_text(after(text, actions, rules));
}

/// The part of a text behind the first |.
inline std::string state_after(std::string_view text, const std::string& actions, std::string_view rules = "") {
  const std::string whole = text_after(text, actions, rules);
  return whole.substr(whole.find('|') + 2);
}

inline bool is_legal(const Position& position, std::string_view action) {
  return read_action<Game>(position, action).has_value();
}

/// The code of what is refused, `own-piece`; empty when it is not.
inline std::string refused(const Position& position, std::string_view action) {
  const auto read = read_action<Game>(position, action);
  return read ? "" : std::string(read.error().message.code());
}

inline std::string chance_of(const Position& position, std::string_view square) {
  const json::object state = Text::state(position);
  const json::value* found = state.at("squares").as_object().if_contains(to_json(square));
  return found ? std::string(from_json(found->at("p").as_string())) : "0";
}

}  // namespace spooky::quantum_chess_testing
