#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "input_error.hpp"
#include "spooky/core/result.hpp"
#include "spooky/formats/rule_fields.hpp"
#include "spooky/games/registry.hpp"

namespace spooky::cli {

/// GAME, its rules and POSITION, the same for every command that takes a game.
struct GameOptions {
  std::string game;
  std::string rules;
  std::optional<std::string> position;
  std::map<std::string, std::string> flags;  ///< rules with an option of their own: rule_flags.hpp

  /// Whether any rule is given, and whether this one is.
  bool names_rules() const;
  bool names_rule(std::string_view key) const;
  /// The game that the options name; an InputError when they name none.
  AnyRules any_rules() const;
  /// The position that they describe.
  AnyPosition start() const;
};

/// The games that have an ability, for whoever asked for another.
template <class Ability>
std::vector<std::string> games_with() {
  std::vector<std::string> names;
  Games::for_each([&]<class G>() {
    if constexpr (has<G, Ability>) names.emplace_back(G::kName);
  });
  return names;
}

/// On the command line a rule that is a JSON object may be the name of a file that holds it.
void read_files_of_rules(std::span<const RuleField> fields, json::object& rules);

/// What --help says of GAME and of --rules.
std::string games_help();
std::string rules_help();

/// Bytes from `500M`, `2G` or a plain number; an InputError for any other text.
std::size_t parse_memory(const std::string& text);

/// The value, or an InputError with the reason.
template <class T>
T value_or_input_error(Result<T> result) {
  if (!result) throw InputError(result.error());
  return *std::move(result);
}

}  // namespace spooky::cli
