#include "spooky/formats/combinatorial/text/start_text.hpp"

#include <algorithm>
#include <optional>

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"
#include "spooky/games/combinatorial/rules/position.hpp"

namespace spooky::combinatorial {

namespace {

using texts::bad_position;
using texts::bad_request;

std::string join(const std::vector<std::string>& pieces, char separator) {
  std::string text;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (i > 0) text += separator;
    text += pieces[i];
  }
  return text;
}

/// A summand as the rules name it: `nim`, `octal(0.6)`, `subtraction(1-2-3)`, and in a sum `nim:A:2`.
struct Part {
  std::string name;
  ClassicalOptions options;
  std::optional<QuantumRules> rules;
};

std::optional<unsigned> small_number(std::string_view text) {
  const auto number = texts::read_number(text);
  return number && *number <= 0xFFFF ? number : std::nullopt;
}

Result<Part> read_part(std::string_view text, const QuantumRules& usual) {
  const Error malformed = bad_request("the part " + quote(text) +
                                      " is not written as a game, its option and its rules: nim, octal(0.6), "
                                      "subtraction(1-2-3), nim:A:2");
  Part part;
  std::string_view rest = text;
  const std::size_t name_end = std::min(rest.find_first_of("(:"), rest.size());
  part.name = std::string(rest.substr(0, name_end));
  rest.remove_prefix(name_end);
  std::string_view option;
  if (rest.starts_with('(')) {
    const std::size_t close = rest.find(')');
    if (close == std::string_view::npos) return malformed;
    option = rest.substr(1, close - 1);
    rest.remove_prefix(close + 1);
  }
  if (part.name == "octal") {
    part.options.code = std::string(option);
  } else if (part.name == "subtraction") {
    for (const std::string_view piece : split(option, '-')) {
      const auto number = small_number(piece);
      if (!number || *number == 0) return malformed;
      part.options.set.push_back(*number);
    }
    std::sort(part.options.set.begin(), part.options.set.end());
  } else if (!option.empty()) {
    return malformed;
  }
  if (rest.starts_with(':')) {
    const auto pieces = split(rest.substr(1), ':');
    const auto ruleset = ruleset_named(pieces[0]);
    const auto width = pieces.size() > 1 ? small_number(pieces[1]) : std::optional<unsigned>(usual.width);
    if (!ruleset || !width || pieces.size() > 2) return malformed;
    part.rules = QuantumRules{*ruleset, static_cast<std::uint16_t>(*width)};
  } else if (!rest.empty()) {
    return malformed;
  }
  return part;
}

bool is_sum(const Description& description) { return description.game == kSum || description.game == kQuantumSum; }

/// The description's games; one, unless it is a sum.
Result<std::vector<Part>> read_parts(const Description& description) {
  std::vector<Part> parts;
  if (!is_sum(description)) {
    Part only{description.game, {description.set, description.code, description.table}, std::nullopt};
    parts.push_back(std::move(only));
    return parts;
  }
  for (const std::string& text : description.parts) {
    auto part = read_part(text, description.quantum);
    if (!part) return part.error();
    if (part->name == kSum || part->name == kQuantumSum || part->name == "table") {
      return bad_request("a part of a sum cannot be " + quote(part->name));
    }
    if (part->rules && description.game == kQuantumSum) {
      return bad_request("the parts of a quantum-sum have no rulesets of their own");
    }
    parts.push_back(std::move(*part));
  }
  return parts;
}

Realisations sorted(std::vector<classical::Position> positions) {
  std::sort(positions.begin(), positions.end());
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
  return positions;
}

Status check_size(const Realisations& realisations) {
  if (realisations.size() * 2 <= Position::kMostRealisations) return success();
  return bad_position("there are " + std::to_string(realisations.size()) + " realisations, more than can be handled");
}

/// The position of a quantum-sum: each realisation names all parts.
Result<Start> read_quantum_sum(const Description& description, const std::vector<Part>& parts, std::string_view text) {
  std::vector<std::vector<std::string>> pieces(parts.size());
  for (const std::string_view realisation : split(text, '|')) {
    const auto named = split(realisation, ';');
    if (named.size() != parts.size()) {
      return bad_position(quote(realisation) + " must join " + std::to_string(parts.size()) + " positions by ';'");
    }
    for (std::size_t i = 0; i < parts.size(); ++i) pieces[i].emplace_back(named[i].empty() ? "-" : named[i]);
  }
  std::vector<classical::PlainClassical> boards;
  std::vector<std::vector<classical::Position>> positions;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto start = parse_start(parts[i].name, parts[i].options, join(pieces[i], '|'));
    if (!start) return start.error();
    std::visit(
        [&]<class G>(G& game) {
          if constexpr (!std::same_as<G, classical::ClassicalSum>) boards.emplace_back(std::move(game));
        },
        start->game);
    positions.push_back(std::move(start->positions));
  }
  auto sum = classical::ClassicalSum::make(std::move(boards));
  if (!sum) return bad_position(sum.error().reason);
  std::vector<classical::Position> realisations;
  for (std::size_t i = 0; i < positions[0].size(); ++i) {
    std::vector<classical::Position> one;
    for (const auto& of_part : positions) one.push_back(of_part[i]);
    realisations.push_back(sum->joined(one));
  }
  return Start{{Summand{AnyClassical(std::move(*sum)), description.quantum}}, {sorted(std::move(realisations))}};
}

}  // namespace

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names(classical_names().begin(), classical_names().end());
  names.push_back(kSum);
  names.push_back(kQuantumSum);
  return names;
}

Status check_description(const Description& description) {
  const auto parts = read_parts(description);
  if (!parts) return parts.error();
  if (is_sum(description) != !description.parts.empty()) {
    return bad_request(is_sum(description) ? "a sum needs 'parts', the games it is made of"
                                           : "'parts' belong to sum and quantum-sum");
  }
  if (parts->size() > 16) return bad_request("a sum may have at most 16 parts");
  if (description.game != "subtraction" && !description.set.empty()) {
    return bad_request("'set' belongs to subtraction, not to " + description.game);
  }
  if (description.game != "octal" && !description.code.empty()) {
    return bad_request("'code' belongs to octal, not to " + description.game);
  }
  if (description.game != "table" && !description.table.empty()) {
    return bad_request("'table' belongs to the game table, not to " + description.game);
  }
  for (const Part& part : *parts) {
    if (Status status = check_options(part.name, part.options); !status) return status;
  }
  return success();
}

std::string default_start_text(const Description& description) {
  const auto parts = read_parts(description);
  std::vector<std::string> texts;
  if (parts) {
    for (const Part& part : *parts) texts.push_back(default_start(part.name, part.options));
  }
  return join(texts, ';');
}

Result<Start> read_start(const Description& description, std::string_view text) {
  const auto parts = read_parts(description);
  if (!parts) return parts.error();
  if (description.game == kQuantumSum) {
    auto start = read_quantum_sum(description, *parts, text);
    if (!start) return start;
    if (Status status = check_size(start->realisations[0]); !status) return status.error();
    return start;
  }
  const auto pieces = is_sum(description) ? split(text, ';') : std::vector<std::string_view>{text};
  if (pieces.size() != parts->size()) {
    return bad_position("the sum has " + std::to_string(parts->size()) + " parts: join their positions by ';'");
  }
  Start start;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    auto one = parse_start((*parts)[i].name, (*parts)[i].options, pieces[i]);
    if (!one) return one.error();
    start.summands.push_back({std::move(one->game), (*parts)[i].rules.value_or(description.quantum)});
    start.realisations.push_back(sorted(std::move(one->positions)));
    if (Status status = check_size(start.realisations.back()); !status) return status.error();
  }
  return start;
}

}  // namespace spooky::combinatorial
