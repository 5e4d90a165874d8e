#include <algorithm>
#include <array>

#include "spooky/formats/akl_chess/notation.hpp"

namespace spooky {

namespace akl_chess {

namespace {

// In the order of the shapes.
constexpr std::array<std::string_view, 5> kBoardNames = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6",
                                                         "losalamos6x6"};

}  // namespace

}  // namespace akl_chess

std::span<const RuleField> Notation<akl_chess::Game>::rule_fields() {
  static const std::array<RuleField, 3> fields{{
      {"board", "size of the board and its first position",
       RuleField::Choice{{akl_chess::kBoardNames.begin(), akl_chess::kBoardNames.end()}}},
      {"double_step",
       "whether pawns may begin with two steps: true on standard8x8 only",
       RuleField::Switch{},
       std::nullopt,
       {"board"}},
      {"open", "whether the second types are dealt face up before the game", RuleField::Switch{false}},
  }};
  return fields;
}

Result<akl_chess::Rules> Notation<akl_chess::Game>::rules(const json::object& complete) {
  Rules rules;
  const auto& names = akl_chess::kBoardNames;
  const auto found = std::find(names.begin(), names.end(), from_json(complete.at("board").get_string()));
  rules.board = static_cast<akl_chess::BoardShape>(found - names.begin());
  const json::value* double_step = complete.if_contains("double_step");
  rules.double_step = double_step ? double_step->get_bool() : rules.board == akl_chess::BoardShape::Standard8x8;
  rules.open = complete.at("open").get_bool();
  return rules;
}

json::object Notation<akl_chess::Game>::rules_json(const Rules& rules) {
  return {{"board", to_json(akl_chess::kBoardNames[static_cast<std::size_t>(rules.board)])},
          {"double_step", rules.double_step},
          {"open", rules.open}};
}

}  // namespace spooky
