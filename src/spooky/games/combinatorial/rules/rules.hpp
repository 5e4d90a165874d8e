#pragma once

#include <memory>
#include <string>
#include <vector>

#include "spooky/classical/any_classical.hpp"
#include "spooky/games/combinatorial/rules/ruleset.hpp"
#include "spooky/games/combinatorial/rules/superposition.hpp"

namespace spooky::combinatorial {

using classical::AnyClassical;

struct Game;

/// One quantum game: the classical game it is made from, and how it is played. Most positions have one; a `sum` has
/// several (Q6).
struct Summand {
  AnyClassical game;
  QuantumRules rules;

  bool operator==(const Summand&) const = default;
};

/// Boards, one a summand, and a quantum position on each.
struct Start {
  std::vector<Summand> summands;
  std::vector<Realisations> realisations;
};

/// What the rules say by name (docs/rules/combinatorial.md), kept as it was given.
struct Description {
  std::string game = "nim";
  QuantumRules quantum;
  std::vector<unsigned> set;       ///< of `subtraction`
  std::string code;                ///< of `octal`
  std::string table;               ///< of `table`: a JSON text
  std::vector<std::string> parts;  ///< of `sum` and `quantum-sum`

  bool operator==(const Description&) const = default;
};

/// The rules' description and the start it implies; shared by all positions of a game.
struct Setting {
  Description description;
  Start start;
};

/// The rules of a game: its setting, and who begins. Cheap to copy.
class Rules {
 public:
  using Game = combinatorial::Game;

  /// Nim(3,3) by ruleset A with width 2; Left begins.
  Rules();
  Rules(std::shared_ptr<const Setting> setting, Side first) : setting_(std::move(setting)), first_(first) {}

  const Setting& setting() const { return *setting_; }
  const std::shared_ptr<const Setting>& shared_setting() const { return setting_; }
  Side first() const { return first_; }

  /// The start follows from the description.
  bool operator==(const Rules& other) const {
    return first_ == other.first_ &&
           (setting_ == other.setting_ || setting_->description == other.setting_->description);
  }

 private:
  std::shared_ptr<const Setting> setting_;
  Side first_ = Side::Left;
};

}  // namespace spooky::combinatorial
