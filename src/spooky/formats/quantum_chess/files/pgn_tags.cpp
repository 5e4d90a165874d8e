#include "spooky/formats/quantum_chess/files/pgn_tags.hpp"

#include <array>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::quantum_chess {

namespace {

struct RuleTag {
  std::string_view tag;
  std::string_view key;
};
constexpr std::array<RuleTag, 5> kRuleTags = {{{"QuantumVariant", "variant"},
                                               {"Board", "board"},
                                               {"Interference", "interference"},
                                               {"MaxBoards", "max_boards"},
                                               {"Draws", "draws"}}};

}  // namespace

Result<Position> pgn_start(const PgnGame& game) {
  std::string given;
  for (const RuleTag& one : kRuleTags) {
    const std::string* value = game.find(one.tag);
    if (!value) continue;
    if (value->find_first_of(",=") != std::string::npos) {
      return bad_pgn("the tag " + quote(one.tag) + " of the PGN file has no such value as " + quote(*value));
    }
    given += (given.empty() ? "" : ",") + std::string(one.key) + "=" + *value;
  }
  const auto rules = read_rules<Game>(given);
  if (!rules) return bad_pgn("in the tags of the PGN file: " + rules.error().reason);
  const std::string* text = game.find("FEN");
  if (!text) return Position::initial(*rules);
  auto position = read_position<Game>(*rules, *text);
  if (!position) return bad_pgn("in the tag 'FEN' of the PGN file: " + position.error().reason);
  return position;
}

std::vector<PgnGame::Tag> pgn_start_tags(const Position& start) {
  std::vector<PgnGame::Tag> tags = {{"Variant", std::string(kPgnVariant)}};
  const json::object usual = Notation<Game>::rules_json({});
  const json::object rules = Notation<Game>::rules_json(start.rules());
  for (const RuleTag& one : kRuleTags) {
    const json::value& value = rules.at(to_json(one.key));
    if (value == usual.at(to_json(one.key))) continue;
    const json::string* text = value.if_string();
    tags.push_back({std::string(one.tag), text ? std::string(from_json(*text)) : print_json(value)});
  }
  if (start == Position::initial(start.rules())) return tags;
  tags.push_back({"SetUp", "1"});
  tags.push_back({"FEN", Notation<Game>::position_text(start)});
  return tags;
}

std::string pgn_result(const Position& end) {
  if (!end.is_over()) return "*";
  const auto winner = end.winner();
  if (!winner) return "1/2-1/2";
  return *winner == Colour::White ? "1-0" : "0-1";
}

}  // namespace spooky::quantum_chess
