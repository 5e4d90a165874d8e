#pragma once

#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <string>

#include "spooky/core/result.hpp"
#include "spooky/games/go/rules/position.hpp"

namespace spooky {

/// GNU Go, playing one game of ordinary Go over pipes (GTP): Chinese rules without suicide, positional superko, the
/// komi of the position. It is asked to capture what is dead before it passes, for we count the board as it stands.
class GnuGo {
 public:
  /// Begins a game at a level, 0 to 10.
  GnuGo(const go::Rules& rules, int level, std::uint64_t seed);
  ~GnuGo();
  GnuGo(const GnuGo&) = delete;
  GnuGo& operator=(const GnuGo&) = delete;

  /// Whether the program runs and answers.
  bool is_there() { return ask("name") == "GNU Go"; }
  /// Its own turn in a position: what it plays, legal by our rules.
  Result<go::Action> turn(const go::Position& position);
  /// Tells it of a turn of the opponent, in the position before it; false when it does not accept that.
  bool hear(const go::Position& before, const go::Action& action);
  /// Black's margin in half points, dead stones removed as GNU Go sees them.
  Result<int> margin_halves();

 private:
  /// The answer without its `= ` and without the empty line; `?` when there is none or it is a refusal.
  std::string ask(const std::string& command);

  pid_t process_ = -1;
  std::FILE* input_ = nullptr;
  std::FILE* output_ = nullptr;
};

}  // namespace spooky
