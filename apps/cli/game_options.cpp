#include "game_options.hpp"

#include <algorithm>

#include "rule_flags.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"
#include "suggestion.hpp"

namespace spooky::cli {

namespace {

/// Every name by which a game may be asked for: the games themselves, then those that one of them stands for.
std::vector<std::string> all_game_names() {
  std::vector<std::string> names;
  std::vector<std::string> short_names;
  Games::for_each([&]<class G>() {
    names.emplace_back(G::kName);
    if constexpr (has<G, capabilities::ShortNames>) {
      for (const std::string_view name : Notation<G>::short_names()) short_names.emplace_back(name);
    }
  });
  names.insert(names.end(), short_names.begin(), short_names.end());
  return names;
}

std::string list_games() {
  std::string list;
  for (const std::string& name : all_game_names()) list += (list.empty() ? "" : ", ") + name;
  return list;
}

void check_game_name(const std::string& name) {
  const auto names = all_game_names();
  if (std::find(names.begin(), names.end(), name) != names.end()) return;
  if (name.empty()) throw InputError(message("error.name-a-game", {{"games", Texts{names}}}));
  throw InputError(
      message("error.no-game", {{"name", quote(name)}, {"meant", nearest_word(name, names)}, {"games", Texts{names}}}));
}

/// Who adds games is told how, whatever is wrong: nothing but the rules says so.
InputError with_hint_of_sums(const Error& error, const std::string& game, const std::string& rules) {
  const bool adds = game.ends_with("sum") || rules.find("sum") != std::string::npos;
  return adds ? InputError(message("error.sum", {because(error)})) : InputError(error);
}

}  // namespace

void read_files_of_rules(std::span<const RuleField> fields, json::object& rules) {
  for (const RuleField& field : fields) {
    if (!std::holds_alternative<RuleField::Object>(field.kind)) continue;
    json::value* value = rules.if_contains(to_json(field.key));
    if (value && value->is_string()) {
      *value = read_object_file(std::string(from_json(value->get_string())));
    }
  }
}

std::string games_help() { return "the game: " + list_games(); }

std::string rules_help() {
  std::string help = "the game's rules as key=value,key=value:";
  Games::for_each([&]<class G>() {
    help += "\n" + std::string(G::kName);
    for (const RuleField& field : Notation<G>::rule_fields()) {
      help += "\n  " + std::string(field.key) + ": " + std::string(field.help) + "; " + describe_values(field);
      const bool numbers = std::holds_alternative<RuleField::Numbers>(field.kind);
      if (numbers || std::holds_alternative<RuleField::List>(field.kind)) {
        help += ", joined by +, as in " + std::string(field.key) + (numbers ? "=1+2+3" : "=one+another");
      }
    }
  });
  return help;
}

bool GameOptions::names_rules() const { return !rules.empty() || !flags.empty(); }

bool GameOptions::names_rule(std::string_view key) const {
  return flags.contains(std::string(key)) || value_or_input_error(find_game(game, rules)).rules.contains(to_json(key));
}

AnyRules GameOptions::any_rules() const {
  check_game_name(game);
  auto named = find_game(game, rules);
  if (!named) throw with_hint_of_sums(named.error(), game, rules);
  Games::for_each([&]<class G>() {
    if (G::kName == named->game) read_files_of_rules(Notation<G>::rule_fields(), named->rules);
  });
  for (const auto& [name, text] : flags) {
    for (auto& [key, rule] : rules_of_flag(named->game, game, name, text)) {
      if (!named->rules.emplace(key, rule).second) {
        throw InputError(message("error.rule-twice", {{"rule", quote(from_json(key))}}));
      }
    }
  }
  auto any = read_any_rules(named->game, named->rules);
  if (!any) throw with_hint_of_sums(any.error(), game, rules);
  return *std::move(any);
}

AnyPosition GameOptions::start() const {
  const AnyRules any = any_rules();
  if (!position) return initial_position(any);
  auto start = read_any_position(any, *position);
  if (!start) throw with_hint_of_sums(start.error(), game, rules);
  return *std::move(start);
}

std::size_t parse_memory(const std::string& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string unit = text.substr(digits);
  const int shift = unit.empty()                                  ? 0
                    : unit == "K" || unit == "k" || unit == "KiB" ? 10
                    : unit == "M" || unit == "m" || unit == "MiB" ? 20
                    : unit == "G" || unit == "g" || unit == "GiB" ? 30
                                                                  : -1;
  if (digits == 0 || digits > 9 || shift < 0) throw InputError(message("error.memory-form", {{"text", quote(text)}}));
  const std::size_t bytes = static_cast<std::size_t>(std::stoull(text.substr(0, digits))) << shift;
  if (bytes < (std::size_t{1} << 20)) throw InputError(message("error.memory-small"));
  return bytes;
}

}  // namespace spooky::cli
