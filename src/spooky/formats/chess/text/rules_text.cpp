#include <algorithm>
#include <array>

#include "spooky/formats/chess/notation.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

// In the order of the enumerations they name.
constexpr std::array<std::string_view, 9> kVariants = {"niel",  "simplified", "hadamard", "hadamard+", "deterministic",
                                                       "nobox", "tunnelling", "partial",  "plain"};
constexpr std::array<std::string_view, 5> kBoards = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6",
                                                     "losalamos6x6"};

template <std::size_t kCount>
RuleField::Choice choice_of(const std::array<std::string_view, kCount>& names) {
  return {{names.begin(), names.end()}};
}

template <class Enumeration, std::size_t kCount>
Enumeration named(const std::array<std::string_view, kCount>& names, const json::value& value) {
  const auto found = std::find(names.begin(), names.end(), from_json(value.get_string()));
  return static_cast<Enumeration>(found - names.begin());
}

template <class Enumeration, std::size_t kCount>
json::string_view name_of(const std::array<std::string_view, kCount>& names, Enumeration value) {
  return to_json(names[static_cast<std::size_t>(value)]);
}

}  // namespace

std::span<const RuleField> Chess::rule_fields() {
  // Ordinary chess has no pairs.
  static const RuleField::Condition quantum{"variant", {kVariants.begin(), kVariants.end() - 1}};
  static const std::array<RuleField, 6> fields{{
      {"variant", "which of the paper's games", choice_of(kVariants)},
      {"board", "size of the board and its first position", choice_of(kBoards)},
      {"stay_only", "whether a piece that splits must leave one half where it was", RuleField::Switch{false}, quantum},
      {"remote_collapse", "whether a player may roll for an own pair and then move the piece", RuleField::Switch{false},
       quantum},
      {"double_step",
       "whether pawns may begin with two steps: true on standard8x8 only",
       RuleField::Switch{},
       std::nullopt,
       {"board"}},
      {"draws", "whether threefold repetition and fifty quiet moves end the game", RuleField::Switch{false}},
  }};
  return fields;
}

Result<Rules> Chess::rules(const json::object& complete) {
  Rules rules;
  rules.variant = named<Variant>(kVariants, complete.at("variant"));
  rules.board = named<BoardShape>(kBoards, complete.at("board"));
  rules.stay_only = complete.at("stay_only").get_bool();
  rules.remote_collapse = complete.at("remote_collapse").get_bool();
  const json::value* double_step = complete.if_contains("double_step");
  rules.double_step = double_step ? double_step->get_bool() : rules.board == BoardShape::Standard8x8;
  rules.draws = complete.at("draws").get_bool();
  return rules;
}

json::object Chess::rules_json(const Rules& rules) {
  return {{"variant", name_of(kVariants, rules.variant)},
          {"board", name_of(kBoards, rules.board)},
          {"stay_only", rules.stay_only},
          {"remote_collapse", rules.remote_collapse},
          {"double_step", rules.double_step},
          {"draws", rules.draws}};
}

}  // namespace spooky
