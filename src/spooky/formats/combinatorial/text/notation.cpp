#include "spooky/formats/combinatorial/notation.hpp"

#include <algorithm>
#include <array>

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"
#include "spooky/formats/combinatorial/text/start_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;
static_assert(CapableText<combinatorial::Game>);

namespace {

constexpr int kWidestRule = 1000;

std::string joined(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  std::string text;
  for (std::size_t i = 0; i < texts.size(); ++i) text += (i == 0 ? "" : "|") + texts[i];
  return text;
}

/// The part that `2:` at the beginning of a move names, which is then taken away.
Result<std::size_t> take_part(std::string_view& text, std::size_t parts) {
  const std::size_t colon = text.find(':');
  const auto number = texts::read_number(text.substr(0, colon));
  if (colon == std::string_view::npos || !number) {
    const std::string example(colon == std::string_view::npos ? text.substr(0, 20) : "…");
    return illegal("refusal.name-the-part",
                   {{"text", quote(text)}, {"parts", as_number(parts)}, {"example", "1:" + example}});
  }
  if (*number == 0 || *number > parts) {
    return illegal("refusal.no-part", {{"part", as_number(*number)}, {"parts", as_number(parts)}});
  }
  text.remove_prefix(colon + 1);
  return *number - 1;
}

}  // namespace

std::vector<std::string_view> Combinatorial::short_names() { return game_names(); }

std::span<const RuleField> Combinatorial::rule_fields() {
  static const std::vector<RuleField> fields{
      {"game", "the classical game", RuleField::Choice{game_names()}},
      // The prime that the paper prints is hard to type, but easy to copy.
      {"ruleset", "when one move may be played alone",
       RuleField::Choice{{kRulesetNames.begin(), kRulesetNames.end()}, {{"C′", "C'"}, {"C’", "C'"}}}},
      {"width", "moves that one action may superpose; 0 = any number", RuleField::Integer{0, kWidestRule, 2}},
      {"set", "subtraction: how many may be taken", RuleField::Numbers{}, {{"game", {"subtraction"}}}},
      {"code", "octal: its code, as 0.6 or 4.3", RuleField::Text{}, {{"game", {"octal"}}}},
      {"table", "table: positions, moves and what they lead to", RuleField::Object{}, {{"game", {"table"}}}},
      {"parts",
       "sum and quantum-sum: the games added; their positions are joined by ;",
       RuleField::List{},
       {{"game", {"sum", "quantum-sum"}}}},
      {"first", "who begins", RuleField::Choice{{"left", "right"}}},
  };
  return fields;
}

Result<Rules> Combinatorial::rules(const json::object& complete) {
  const auto text = [&](const char* key) {
    const json::value* value = complete.if_contains(key);
    return value ? std::string(from_json(value->get_string())) : std::string();
  };
  Description description;
  description.game = text("game");
  description.quantum.ruleset = *ruleset_named(text("ruleset"));
  description.quantum.width = static_cast<std::uint16_t>(complete.at("width").get_int64());
  for (const json::value& number : complete.at("set").get_array()) {
    description.set.push_back(static_cast<unsigned>(number.get_int64()));
  }
  description.code = text("code");
  if (const json::value* table = complete.if_contains("table")) description.table = print_json(*table);
  for (const json::value& part : complete.at("parts").get_array())
    description.parts.emplace_back(from_json(part.get_string()));
  if (const Status status = check_description(description); !status) return status.error();
  auto start = read_start(description, default_start_text(description));
  if (!start) return Error{ErrorCode::BadRequest, start.error().reason};
  const Side first = text("first") == "right" ? Side::Right : Side::Left;
  return Rules(std::make_shared<const Setting>(Setting{std::move(description), std::move(*start)}), first);
}

json::object Combinatorial::rules_json(const Rules& rules) {
  const Description& description = rules.setting().description;
  json::object object{{"game", description.game},
                      {"ruleset", to_json(ruleset_name(description.quantum.ruleset))},
                      {"width", description.quantum.width}};
  if (!description.set.empty()) object["set"] = json::array(description.set.begin(), description.set.end());
  if (!description.code.empty()) object["code"] = description.code;
  if (!description.table.empty()) {
    if (auto table = parse_json(description.table)) object["table"] = std::move(*table);
  }
  if (!description.parts.empty()) object["parts"] = json::array(description.parts.begin(), description.parts.end());
  object["first"] = rules.first() == Side::Left ? "left" : "right";
  return object;
}

std::string Combinatorial::action_text(const Position& position, const Action& action) {
  std::vector<std::string> texts;
  for (const Move move : action.moves) texts.push_back(part_move_text(position, action.summand, move));
  return joined(std::move(texts));
}

Result<Action> Combinatorial::parse_action(const Position& position, std::string_view text) {
  Action action;
  const bool names_part = is_sum_of_quantum_games(position);
  const std::vector<std::string_view> pieces = split(text, '|');
  std::vector<std::pair<Move, std::size_t>> named;  // and by which piece
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    std::string_view piece = pieces[i];
    if (names_part) {
      const auto part = take_part(piece, position.summands().size());
      if (!part) return part.error();
      if (i > 0 && *part != action.summand) {
        return illegal("refusal.one-part");
      }
      action.summand = static_cast<std::uint16_t>(*part);
    }
    const auto move = parse_move(position.summands()[action.summand].game, position.side(), piece);
    if (!move) return move.error();
    named.emplace_back(*move, i);
  }
  std::sort(named.begin(), named.end());
  for (std::size_t i = 0; i < named.size(); ++i) {
    if (i > 0 && named[i].first == named[i - 1].first) {
      return illegal("refusal.named-twice", {{"move", quote(pieces[named[i].second])}});
    }
    action.moves.push_back(named[i].first);
  }
  return action;
}

Error Combinatorial::refusal(const Position& position, const Action& action) {
  if (position.actor() == Actor::None) return game_over();
  const Summand& summand = position.summands()[action.summand];
  const Realisations& realisations = position.realisations(action.summand);
  const std::vector<Available> available = position.available(action.summand);
  for (const Move move : action.moves) {
    if (std::any_of(available.begin(), available.end(), [&](const Available& one) { return one.move == move; }))
      continue;
    const World world = printed_worlds(position, action.summand).front();
    std::vector<Argument> arguments = {{"move", part_move_text(position, action.summand, move)},
                                       {"why", Phrases{why_not(summand.game, realisations[world.place], move)}}};
    if (realisations.size() == 1) return illegal("refusal.not-possible", std::move(arguments));
    arguments.push_back({"worlds", as_number(realisations.size())});
    add_world(arguments, world.text);
    return illegal("refusal.possible-nowhere", std::move(arguments));
  }
  if (action.moves.size() == 1) {
    return refuse(ErrorCode::IllegalAction, why_not_alone(position, action.summand, action.moves.front()));
  }
  const std::size_t width = summand.rules.width;
  if (width == 1) return illegal("refusal.no-superposition");
  if (width != 0 && action.moves.size() > width) {
    return illegal("refusal.too-wide", {{"width", as_number(width)}, {"count", as_number(action.moves.size())}});
  }
  return refuse(ErrorCode::TooLarge,
                message("refusal.too-many-worlds", {{"most", as_number(Position::kMostRealisations)}}));
}

std::string Combinatorial::position_text(const Position& position) {
  std::string text;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    if (summand > 0) text += ';';
    const std::vector<World> worlds = printed_worlds(position, summand);
    for (std::size_t i = 0; i < worlds.size(); ++i) text += (i == 0 ? "" : "|") + worlds[i].text;
  }
  return text;
}

Result<Start> Combinatorial::parse_setup(const Rules& rules, std::string_view text) {
  return read_start(rules.setting().description, text);
}

Message Combinatorial::setup_reason(const Rules&, const Setup&, const SetupError& error) {
  switch (error) {
    case SetupError::Summands: return message("fault.parts");
    case SetupError::Empty: return message("fault.no-world");
    case SetupError::Unsorted: break;
  }
  return message("fault.unsorted");
}

json::object Combinatorial::state(const Position& position) {
  std::size_t realisations = 0;
  for (std::size_t i = 0; i < position.summands().size(); ++i) realisations += position.realisations(i).size();
  return {{"position", position_text(position)}, {"realisations", realisations}};
}

json::value Combinatorial::result(const Position& position) {
  if (position.actor() != Actor::None) return nullptr;
  if (position.abandoned()) return json::object{{"winner", "none"}};
  return json::object{{"winner", position.side() == Side::Left ? "right" : "left"}};
}

json::value Combinatorial::value(const Position&, const Solution& solution) {
  json::object object{{"outcome", std::string(1, letter(solution.outcome))}};
  if (solution.is_impartial) {
    object["grundy"] = solution.grundy ? json::value(*solution.grundy) : json::value(nullptr);
  } else {
    object["value"] = solution.canonical ? json::value(*solution.canonical) : json::value(nullptr);
  }
  return object;
}

json::value Combinatorial::temperature(const Position&, const Solution& solution) {
  const auto text = [](const std::optional<std::string>& value) {
    return value ? json::value(*value) : json::value(nullptr);
  };
  if (solution.is_impartial) {
    // A nimber is worth nothing on average, and is cold as soon as it is cooled at all.
    const bool zero = solution.grundy && *solution.grundy == 0;
    return json::object{{"mean", "0"},
                        {"temperature", zero              ? json::value("-1")
                                        : solution.grundy ? json::value("0")
                                                          : json::value(nullptr)}};
  }
  return json::object{{"mean", text(solution.mean)}, {"temperature", text(solution.temperature)}};
}

json::object Combinatorial::solution_json(const Position& position, const Solution& solution) {
  const Description& description = position.rules().setting().description;
  json::object object{{"game", description.game},
                      {"position", position_text(position)},
                      {"ruleset", to_json(ruleset_name(description.quantum.ruleset))},
                      {"width", description.quantum.width}};
  const json::value found = value(position, solution);
  for (const auto& [key, item] : found.get_object()) object[key] = item;
  const json::value measured = temperature(position, solution);
  for (const auto& [key, item] : measured.get_object()) object[key] = item;
  if (!solution.best_is_complete) object["best_is_complete"] = false;
  return object;
}

}  // namespace spooky
