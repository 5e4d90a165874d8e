#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "command.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/registry.hpp"

namespace spooky::cli {

/// GAME, --rules and POSITION, the same for every command that takes a game.
struct GameOptions {
  std::string game;
  std::string rules;
  std::string position;

  /// Adds GAME and --rules; adds [POSITION] too when asked.
  enum class Takes { GameOnly, GameAndPosition };
  void add_to(CLI::App& command, Takes takes);

  /// The position that the options describe; an InputError when they do not describe one.
  AnyPosition start() const;
};

/// The value, or an InputError with the reason.
template <class T>
T value_or_input_error(Result<T> result) {
  if (!result) throw InputError(result.error().reason);
  return *std::move(result);
}

}  // namespace spooky::cli
