#include <algorithm>
#include <array>

#include "spooky/formats/quantum_chess/notation.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

namespace {

// In the order of the enumerations they name.
constexpr std::array<std::string_view, 5> kBoardNames = {"standard8x8", "silverman4x5", "gardner5x5", "attack5x6",
                                                         "losalamos6x6"};
constexpr std::array<std::string_view, 2> kVariantNames = {"cantwell", "plain"};

template <class Enumeration, std::size_t kCount>
Enumeration value_named(const std::array<std::string_view, kCount>& names, const json::value& value) {
  const auto found = std::find(names.begin(), names.end(), from_json(value.get_string()));
  return static_cast<Enumeration>(found - names.begin());
}

}  // namespace

std::span<const RuleField> QuantumChess::rule_fields() {
  // In ordinary chess nothing is superposed.
  static const RuleField::Condition quantum{"variant", {kVariantNames[0]}};
  static const std::array<RuleField, 5> fields{{
      {"board", "size of the board and its first position",
       RuleField::Choice{{kBoardNames.begin(), kBoardNames.end()}}},
      {"variant", "with splits and merges, or without",
       RuleField::Choice{{kVariantNames.begin(), kVariantNames.end()}}},
      {"interference", "whether boards interfere; if not, superposition is mere chance", RuleField::Switch{true},
       quantum},
      {"max_boards", "how many boards there may be; an action that leads beyond is refused",
       RuleField::Integer{1, static_cast<int>(kMostBoards), 4096}, quantum},
      {"draws", "whether repetition and fifty moves without a capture end the game", RuleField::Switch{false}},
  }};
  return fields;
}

Result<Rules> QuantumChess::rules(const json::object& complete) {
  Rules rules;
  rules.board = value_named<BoardShape>(kBoardNames, complete.at("board"));
  rules.variant = value_named<Variant>(kVariantNames, complete.at("variant"));
  rules.interference = complete.at("interference").get_bool();
  rules.max_boards = static_cast<std::uint32_t>(*whole_number(complete.at("max_boards")));
  rules.draws = complete.at("draws").get_bool();
  return rules;
}

json::object QuantumChess::rules_json(const Rules& rules) {
  return {{"board", to_json(kBoardNames[static_cast<std::size_t>(rules.board)])},
          {"variant", to_json(kVariantNames[static_cast<std::size_t>(rules.variant)])},
          {"interference", rules.interference},
          {"max_boards", rules.max_boards},
          {"draws", rules.draws}};
}

}  // namespace spooky
