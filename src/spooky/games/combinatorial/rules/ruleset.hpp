#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace spooky::combinatorial {

/// Q5: when one classical move may be played alone. A superposition always may.
enum class Ruleset : std::uint8_t {
  A,       ///< never
  B,       ///< when it is the only available move
  C,       ///< when it is legal in every realisation
  CPrime,  ///< when it is legal in every realisation where the player still has some move
  D,       ///< always
  BC,      ///< when B or C allows it
};

inline constexpr std::array<std::string_view, 6> kRulesetNames = {"A", "B", "C", "C'", "D", "BC"};

constexpr std::string_view ruleset_name(Ruleset ruleset) { return kRulesetNames[static_cast<std::size_t>(ruleset)]; }

constexpr std::optional<Ruleset> ruleset_named(std::string_view name) {
  for (std::size_t i = 0; i < kRulesetNames.size(); ++i) {
    if (kRulesetNames[i] == name) return static_cast<Ruleset>(i);
  }
  return std::nullopt;
}

/// How a game is played: its ruleset, and how many moves an action may superpose, 0 for as many as one likes (Q3).
struct QuantumRules {
  Ruleset ruleset = Ruleset::A;
  std::uint16_t width = 2;

  bool operator==(const QuantumRules&) const = default;
};

/// Q3: whether an action may consist of that many moves, two at least.
constexpr bool may_superpose(const QuantumRules& rules, std::size_t moves) {
  return moves >= 2 && (rules.width == 0 || moves <= rules.width);
}

}  // namespace spooky::combinatorial
