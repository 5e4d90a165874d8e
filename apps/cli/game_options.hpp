#pragma once

#include <string>
#include <utility>

#include "input_error.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/registry.hpp"

namespace spooky::cli {

/// GAME, --rules and POSITION, the same for every command that takes a game.
struct GameOptions {
  std::string game;
  std::string rules;
  std::string position;

  /// The position that the options describe; an InputError when they do not describe one.
  AnyPosition start() const;
};

/// What --help says of GAME and of --rules.
std::string games_help();
std::string rules_help();

/// The value, or an InputError with the reason.
template <class T>
T value_or_input_error(Result<T> result) {
  if (!result) throw InputError(result.error().reason);
  return *std::move(result);
}

}  // namespace spooky::cli
