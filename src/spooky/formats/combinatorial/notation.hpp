#pragma once

#include <string>

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/combinatorial/report/value_table.hpp"
#include "spooky/formats/picture.hpp"
#include "spooky/games/combinatorial/game.hpp"

namespace spooky {

/// The texts and JSON of quantum combinatorial games (docs/rules/combinatorial.md).
template <>
struct Notation<combinatorial::Game> {
  using Capabilities =
      capabilities::List<capabilities::Worlds, capabilities::Available, capabilities::Witness, capabilities::Ket,
                         capabilities::Stuck, capabilities::Past, capabilities::Temperature, capabilities::SolutionJson,
                         capabilities::ShortNames, capabilities::ValueTables, capabilities::Pictures>;
  using Action = combinatorial::Action;
  using Position = combinatorial::Position;
  using Rules = combinatorial::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;
  using Solution = combinatorial::Solution;

  /// Classical games, and sums: by these names too a game may be asked for.
  static std::vector<std::string_view> short_names();
  static std::span<const RuleField> rule_fields();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static Message setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution& solution);
  static json::value temperature(const Position& position, const Solution& solution);
  static json::object solution_json(const Position& position, const Solution& solution);
  static Message explain_value(const Position& position, const Solution& solution);

  /// The realisations in printed order, each with the moves the player to move has there.
  static Result<json::value> worlds(const Position& position);
  /// The available moves, in which worlds each is legal, and whether it may be played alone or why not.
  static Result<json::value> available(const Position& position);
  /// Q7: for each available move a run through the actions played so far that makes it legal.
  static Result<json::value> witness(const Position& start, std::span<const Action> actions);
  static Result<json::value> ket(const Position& position);
  /// Why the game is over; null while it goes on.
  static json::value stuck(const Position& position);
  /// For each world the moves that may have been made there, action by action; null when that is too much to tell.
  static json::value past(const Position& start, std::span<const Action> actions);

  /// A table without its values; BadRequest when there is no such table.
  static Result<combinatorial::ValueTable> plan_table(const Rules& rules, const combinatorial::TableRequest& request) {
    return combinatorial::plan_table(rules, request);
  }

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  /// The worlds beside each other.
  static Picture picture(const GameLog<combinatorial::Game>& log, std::size_t actions);
  /// docs/events.md: played, vanished, merged, worlds, ended.
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
