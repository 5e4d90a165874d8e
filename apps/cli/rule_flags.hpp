#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/rule_fields.hpp"

namespace spooky::cli {

/// An option that gives a rule, as `--variant`: a key of some game's rules, or another spelling of several.
struct RuleFlag {
  std::string name;  ///< without the dashes; `_` of a key is `-` here
  std::string help;
  std::string type;   ///< of the value, for the help
  std::string games;  ///< that have it: "tictactoe, go"
};

/// The options of one game's rules, or of all games' when no game is named; in the order of the games, each once.
std::vector<RuleFlag> rule_flags(std::string_view game = "");

/// The JSON that a file holds, at most 16 MiB; an InputError when there is none.
json::value read_object_file(const std::string& path);

/// The rules that an option stands for in a game, whatever name it was asked for by; an InputError when the game has no
/// such option or the value does not have the form. The values themselves are not judged here. An object is read from
/// the file that the text names.
json::object rules_of_flag(std::string_view game, const std::string& asked_for, const std::string& name,
                           const std::string& text);

}  // namespace spooky::cli
