#pragma once

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/picture.hpp"
#include "spooky/games/akl_chess/game.hpp"

namespace spooky {

/// Akl's quantum chess as text and JSON (docs/rules/akl-chess.md).
template <>
struct Notation<akl_chess::Game> {
  using Capabilities =
      capabilities::List<capabilities::Belief, capabilities::Pieces, capabilities::Options, capabilities::Pictures>;
  using Action = akl_chess::Action;
  using Position = akl_chess::Position;
  using Rules = akl_chess::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;
  using Solution = spooky::Solution<Action, BigRational>;

  static std::span<const RuleField> rule_fields();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  /// An answer of Nature's that would be counted beyond 9999 is TooLarge (A17).
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static Message setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution& solution);
  static Message explain_value(const Position& position, const Solution& solution);
  /// What a touch of each quantum man would show: `[{"square":"e2","owner":"white","touch":{"Q":"1/30",…}}]`.
  static json::value belief(const Position& position);
  /// Every piece from a1 on, by the letter of the board, and whose turn it is: `{"columns":8,"rows":8,"pieces":[
  /// {"square":"e1","type":"K","owner":"white"},{"square":"e2","type":"P","owner":"white","state":"quantum"},…],
  /// "to_move":"white","move":1,"must":null}`.
  static json::value pieces(const Position& position);
  /// Every legal action as data, in no order: `[{"action":"e2!","is":"touch","from":"e2"},…]`.
  static json::value options(const Position& position);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  static Picture picture(const GameLog<akl_chess::Game>& log, std::size_t actions);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
