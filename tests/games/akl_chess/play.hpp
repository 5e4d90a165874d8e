#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"

// Games of Akl's chess by their texts, for tests.
namespace spooky::akl_chess {

using Akl = Notation<akl_chess::Game>;

inline Rules rules_of(std::string_view text) {
  const auto rules = read_rules<akl_chess::Game>(text);
  EXPECT_TRUE(rules) << text;
  return rules ? *rules : Rules();
}

inline Position read(std::string_view text, std::string_view rules = "") {
  const auto position = read_position<akl_chess::Game>(rules_of(rules), text);
  EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().reason);
  return position ? *position : Position();
}

/// The position after actions, each of which must be legal.
inline Position after(Position position, const std::vector<std::string_view>& actions) {
  for (const std::string_view text : actions) {
    const auto action = read_action<akl_chess::Game>(position, text);
    EXPECT_TRUE(action) << text << ": " << (action ? "" : action.error().reason);
    if (!action) return position;
    position.play_unchecked(*action);
  }
  return position;
}

inline std::vector<std::string> legal(const Position& position) { return legal_texts<akl_chess::Game>(position); }

/// `#p 23/30`, as in the legal list.
inline std::vector<std::string> chances(const Position& position) {
  std::vector<std::string> list;
  for (const std::string& text : legal(position)) {
    list.push_back(text + " " + position.weight(*Akl::parse_action(position, text)).to_string());
  }
  return list;
}

inline std::string text_of(const Position& position) { return Akl::position_text(position); }

inline std::string result_of(const Position& position) {
  const json::value result = Akl::result(position);
  const json::object* object = result.if_object();
  if (object == nullptr) return "";
  return std::string(object->at("by").get_string()) + " " + std::string(object->at("winner").get_string());
}

/// The code of the error with which a text is refused as a position; empty when it is one.
inline std::string fault(std::string_view text, std::string_view rules = "") {
  const auto position = read_position<akl_chess::Game>(rules_of(rules), text);
  return position ? "" : std::string(error_code_name(position.error().code));
}

/// The data of the refusal of an action: code and detail. Empty when it is legal.
inline std::string refused(const Position& position, std::string_view text) {
  const auto action = read_action<akl_chess::Game>(position, text);
  if (action) return "";
  return std::string(error_code_name(action.error().code)) + " " + std::string(action.error().message.code());
}

using Strings = std::vector<std::string>;

}  // namespace spooky::akl_chess
