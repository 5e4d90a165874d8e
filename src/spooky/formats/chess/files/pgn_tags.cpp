#include "spooky/formats/chess/files/pgn_tags.hpp"

#include <algorithm>
#include <array>

#include "spooky/formats/chess/notation.hpp"

namespace spooky::chess {

namespace {

struct Option {
  std::string_view tag;
  std::string_view key;
};
constexpr std::array<Option, 4> kOptions = {{{"StayOnly", "stay_only"},
                                             {"RemoteCollapse", "remote_collapse"},
                                             {"DoubleStep", "double_step"},
                                             {"Draws", "draws"}}};

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

bool takes(std::string_view key, std::string_view name) {
  for (const RuleField& field : Notation<Game>::rule_fields()) {
    const auto* choice = std::get_if<RuleField::Choice>(&field.kind);
    if (choice && field.key == key) {
      return std::find(choice->names.begin(), choice->names.end(), name) != choice->names.end();
    }
  }
  return false;
}

/// Other programs have several names for ordinary chess.
std::string variant_of(const PgnGame& game) {
  const std::string* tag = game.find("Variant");
  if (!tag) return "plain";
  const std::string name = lower_case(*tag);
  for (const std::string_view ordinary : {"", "?", "-", "standard", "normal", "chess", "from position"}) {
    if (name == ordinary) return "plain";
  }
  return name;
}

Result<Rules> read_pgn_rules(const PgnGame& game) {
  json::object given;
  const std::string variant = variant_of(game);
  if (!takes("variant", variant)) {
    return bad_pgn("the PGN file holds a game of a variant that we do not play, " + quote(variant));
  }
  given["variant"] = variant;
  // In files of team matches this tag is the number of a table.
  const std::string* board = game.find("Board");
  if (board && (takes("board", *board) || variant != "plain")) given["board"] = *board;
  for (const Option& option : kOptions) {
    const std::string* value = game.find(option.tag);
    if (!value) continue;
    if (*value != "true" && *value != "false") {
      return bad_pgn("the tag " + quote(option.tag) + " of the PGN file must be true or false");
    }
    given[to_json(option.key)] = *value == "true";
  }
  auto rules = read_rules<Game>(given);
  if (!rules) return bad_pgn("in the tags of the PGN file: " + rules.error().reason);
  return rules;
}

}  // namespace

Result<Position> pgn_start(const PgnGame& game) {
  const auto rules = read_pgn_rules(game);
  if (!rules) return rules.error();
  const std::string* text = game.find("FEN");
  if (!text) return Position::initial(*rules);
  auto position = read_position<Game>(*rules, *text);
  if (!position) return bad_pgn("in the tag 'FEN' of the PGN file: " + position.error().reason);
  return position;
}

std::vector<PgnGame::Tag> pgn_start_tags(const Position& start) {
  std::vector<PgnGame::Tag> tags;
  const Rules& rules = start.rules();
  const json::object fields = Notation<Game>::rules_json(rules);
  const bool usual_board = rules.board == BoardShape::Standard8x8;
  if (rules.is_quantum() || !usual_board) {
    tags.push_back({"Variant", std::string(from_json(fields.at("variant").get_string()))});
  }
  if (!usual_board) tags.push_back({"Board", std::string(from_json(fields.at("board").get_string()))});
  for (const Option& option : kOptions) {
    const bool value = fields.at(to_json(option.key)).get_bool();
    const bool usual = option.key == "double_step" && usual_board;
    if (value != usual) tags.push_back({std::string(option.tag), value ? "true" : "false"});
  }
  if (start == Position::initial(rules)) return tags;
  tags.push_back({"SetUp", "1"});
  std::string text = Notation<Game>::position_text(start);
  // Other programs know only the first part.
  constexpr std::string_view kNoPairs = " | -";
  if (!rules.is_quantum() && text.ends_with(kNoPairs)) text.resize(text.size() - kNoPairs.size());
  tags.push_back({"FEN", text});
  return tags;
}

std::string pgn_result(const Position& end) {
  if (!end.is_over()) return "*";
  const auto winner = end.winner();
  if (!winner) return "1/2-1/2";
  return *winner == Colour::White ? "1-0" : "0-1";
}

}  // namespace spooky::chess
