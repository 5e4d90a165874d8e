#include "game_options.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "spooky/formats/any_game.hpp"

namespace spooky::cli {

namespace {

/// A user's own game may have this many bytes.
constexpr std::size_t kMostTableBytes = std::size_t{16} << 20;

json::value read_table_file(const std::string& path) {
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

}  // namespace

std::string games_help() {
  std::string names;
  std::string short_names;
  Games::for_each([&]<class G>() {
    names += (names.empty() ? "" : ", ") + std::string(G::kName);
    if constexpr (requires { Notation<G>::short_names(); }) {
      for (const std::string_view name : Notation<G>::short_names()) short_names += ", " + std::string(name);
    }
  });
  return "the game: " + names + short_names;
}

std::string rules_help() {
  std::string help = "the game's rules as key=value,key=value:";
  Games::for_each([&]<class G>() {
    help += "\n" + std::string(G::kName);
    for (const RuleField& field : Notation<G>::rule_fields()) {
      help += "\n  " + std::string(field.key) + ": " + std::string(field.help) + "; " + describe_values(field);
    }
  });
  return help;
}

AnyGame GameOptions::any_game() const {
  std::string text = rules;
  const auto add = [&](const char* key, std::string value) {
    std::replace(value.begin(), value.end(), ',', '+');
    if (!value.empty()) text += (text.empty() ? "" : ",") + std::string(key) + "=" + value;
  };
  // The prime that the paper prints is hard to type, but easy to copy.
  add("ruleset", ruleset == "C′" || ruleset == "C’" ? "C'" : ruleset);
  add("width", width);
  add("set", set);
  add("code", code);
  NamedGame named = value_or_input_error(find_game(game, text));
  if (!table_file.empty()) named.rules["table"] = read_table_file(table_file);
  return value_or_input_error(read_any_game(named.game, named.rules));
}

AnyPosition GameOptions::start() const {
  const AnyGame any = any_game();
  if (!position) return initial_position(any);
  return value_or_input_error(read_any_position(any, *position));
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
