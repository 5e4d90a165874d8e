#include "game_options.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "record_file.hpp"
#include "spooky/formats/any_game.hpp"
#include "suggestion.hpp"

namespace spooky::cli {

namespace {

/// A user's own game may have this many bytes.
constexpr std::size_t kMostTableBytes = std::size_t{16} << 20;

json::value read_table_file(const std::string& path) {
  check_file_exists(path);
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw InputError("the file '" + path + "' cannot be read");
  std::string text;
  for (std::istreambuf_iterator<char> byte(stream), end; byte != end && text.size() <= kMostTableBytes; ++byte) {
    text += *byte;
  }
  if (stream.bad()) throw InputError("the file '" + path + "' cannot be read");
  if (text.size() > kMostTableBytes) throw InputError("the file '" + path + "' has more than 16 MiB");
  auto table = parse_json(text);
  if (!table) throw InputError("the file '" + path + "' is not a game: " + table.error().reason);
  return *std::move(table);
}

/// Every name by which a game may be asked for: the games themselves, then those that one of them stands for.
std::vector<std::string> all_game_names() {
  std::vector<std::string> names;
  std::vector<std::string> short_names;
  Games::for_each([&]<class G>() {
    names.emplace_back(G::kName);
    if constexpr (requires { Notation<G>::short_names(); }) {
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
  if (name.empty()) throw InputError("name a game: " + list_games());
  const std::string meant = did_you_mean(name, names);
  throw InputError("there is no game " + quote(name) + meant +
                   (meant.empty() ? "; the games are " : " The games are ") + list_games());
}

bool has_rule(const std::string& game, std::string_view key) {
  bool found = false;
  Games::for_each([&]<class G>() {
    const auto fields = Notation<G>::rule_fields();
    found = found || (G::kName == game && std::any_of(fields.begin(), fields.end(),
                                                      [&](const RuleField& field) { return field.key == key; }));
  });
  return found;
}

/// Who adds games is told how, whatever is wrong: nothing but the rules says so.
std::string hint_of_sums(const std::string& game, const std::string& rules) {
  const bool adds = game.ends_with("sum") || rules.find("sum") != std::string::npos;
  return adds ? "; a sum is written as in: sum '3,2;6' --parts nim+kayles" : "";
}

}  // namespace

std::string games_help() { return "the game: " + list_games(); }

std::pair<std::string, std::string> read_board_size(const std::string& text) {
  const std::size_t times = std::min(text.find('x'), text.size());
  const std::string height = times == text.size() ? text : text.substr(times + 1);
  if (!text.empty() && (times == 0 || height.empty())) {
    throw InputError("--size is written as 9 or as 9x13, not " + quote(text));
  }
  return {text.substr(0, times), height};
}

std::string rules_help() {
  std::string help = "the game's rules as key=value,key=value:";
  Games::for_each([&]<class G>() {
    help += "\n" + std::string(G::kName);
    for (const RuleField& field : Notation<G>::rule_fields()) {
      help += "\n  " + std::string(field.key) + ": " + std::string(field.help) + "; " + describe_values(field);
      const bool is_list =
          std::holds_alternative<RuleField::List>(field.kind) || std::holds_alternative<RuleField::Numbers>(field.kind);
      if (is_list)
        help += ", joined by +, as in " + std::string(field.key) + (field.key == "set" ? "=1+2+3" : "=nim+kayles");
    }
  });
  return help;
}

bool GameOptions::names_rules() const {
  const std::string* const rule_texts[] = {&rules, &size, &variant, &komi,  &ruleset,
                                           &width, &set,  &code,    &parts, &table_file};
  return std::any_of(std::begin(rule_texts), std::end(rule_texts), [](const auto* text) { return !text->empty(); });
}

AnyGame GameOptions::any_game() const {
  check_game_name(game);
  std::string text = rules;
  const auto add = [&](const char* key, std::string value) {
    std::replace(value.begin(), value.end(), ',', '+');
    if (!value.empty()) text += (text.empty() ? "" : ",") + std::string(key) + "=" + value;
  };
  // The prime that the paper prints is hard to type, but easy to copy.
  const auto [board_width, board_height] = read_board_size(size);
  if (!size.empty() && !has_rule(game, "height")) throw InputError("--size is not a rule of " + game);
  add("width", board_width);
  add("height", board_height);
  add("variant", variant);
  add("komi", komi);
  add("ruleset", ruleset == "C′" || ruleset == "C’" ? "C'" : ruleset);
  add("width", width);
  add("set", set);
  add("code", code);
  add("parts", parts);
  auto named = find_game(game, text);
  if (!named) throw InputError(named.error().reason + hint_of_sums(game, text));
  if (!table_file.empty()) named->rules["table"] = read_table_file(table_file);
  auto any = read_any_game(named->game, named->rules);
  if (!any) throw InputError(any.error().reason + hint_of_sums(game, text));
  return *std::move(any);
}

AnyPosition GameOptions::start() const {
  const AnyGame any = any_game();
  if (!position) return initial_position(any);
  auto start = read_any_position(any, *position);
  if (!start) throw InputError(start.error().reason + hint_of_sums(game, rules));
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
  if (digits == 0 || digits > 9 || shift < 0) throw InputError("memory is written as 500M or 2G, not '" + text + "'");
  const std::size_t bytes = static_cast<std::size_t>(std::stoull(text.substr(0, digits))) << shift;
  if (bytes < (std::size_t{1} << 20)) throw InputError("memory must be at least 1M");
  return bytes;
}

}  // namespace spooky::cli
