#pragma once

#include "fifth_game/game.hpp"
#include "spooky/formats/capabilities.hpp"

namespace spooky {

namespace toss {

/// A report that only this game has.
struct Lead : capabilities::PositionReport<Lead> {
  static constexpr std::string_view kName = "lead";
  static constexpr std::string_view kTells = "who is ahead, and by how many points";
  SPOOKY_HOOK(lead);
};

}  // namespace toss

template <>
struct Notation<toss::Game> {
  using Capabilities = capabilities::List<toss::Lead>;
  using Action = toss::Action;
  using Position = toss::Position;
  using Rules = toss::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;

  static std::span<const RuleField> rule_fields();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static std::string setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution<Action>& solution);
  static Message explain_value(const Position& position, const Solution<Action>& solution);
  /// `{"leader":"first","by":2}`; the leader is null when nobody is ahead.
  static json::value lead(const Position& position);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
