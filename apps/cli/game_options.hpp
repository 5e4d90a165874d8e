#pragma once

#include <optional>
#include <string>
#include <utility>

#include "input_error.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/registry.hpp"

namespace spooky::cli {

/// GAME, its rules and POSITION, the same for every command that takes a game.
struct GameOptions {
  std::string game;
  std::string rules;
  std::optional<std::string> position;
  // Rules with an option of their own, for the games that have them.
  std::string size;  ///< of the board, as 9 or 9x13
  std::string variant;
  std::string komi;
  std::string ruleset;
  std::string width;
  std::string set;
  std::string code;
  std::string parts;
  std::string table_file;

  /// Whether any rule is given.
  bool names_rules() const;
  /// The game that the options name; an InputError when they name none.
  AnyGame any_game() const;
  /// The position that they describe.
  AnyPosition start() const;
};

/// Width and height from `9` or `9x13`; empty texts from an empty one; an InputError for any other.
std::pair<std::string, std::string> read_board_size(const std::string& text);

/// What --help says of GAME and of --rules.
std::string games_help();
std::string rules_help();

/// Bytes from `500M`, `2G` or a plain number; an InputError for any other text.
std::size_t parse_memory(const std::string& text);

/// The value, or an InputError with the reason.
template <class T>
T value_or_input_error(Result<T> result) {
  if (!result) throw InputError(result.error().reason);
  return *std::move(result);
}

}  // namespace spooky::cli
