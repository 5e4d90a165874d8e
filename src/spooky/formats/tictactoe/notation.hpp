#pragma once

#include "spooky/formats/capabilities.hpp"
#include "spooky/games/tictactoe/game.hpp"

namespace spooky {

struct Picture;  // picture.hpp would bring another Mark to where the game's own is meant

/// Quantum tic-tac-toe as text and JSON (docs/rules/tictactoe.md).
template <>
struct Notation<tictactoe::Game> {
  using Capabilities = capabilities::List<capabilities::RuleSpellings, capabilities::Decided, capabilities::Worlds,
                                          capabilities::Ket, capabilities::AllSolver, capabilities::Pictures>;
  using Action = tictactoe::Action;
  using Position = tictactoe::Position;
  using Rules = tictactoe::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;

  static std::span<const RuleField> rule_fields();
  static std::span<const RuleSpelling> rule_spellings();
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
  static json::value value(const Position& position, const Solution<Action>& solution);
  static Message explain_value(const Position& position, const Solution<Action>& solution);
  /// Every completed line: `[{"actor":"x","at":["a1","b1","c1"]},…]`, X's before O's, in board order.
  static json::value decided(const Position& position);
  /// Every classical board that is still possible, each equally likely: `[{"p":"1/3","classical":{"a1":"X1"}},…]`.
  static Result<json::value> worlds(const Position& position);
  /// The state in Dirac's notation: `{"text":…,"latex":…}`.
  static Result<json::value> ket(const Position& position);

  /// The value of every reachable position, counted by number of marks.
  static Result<CompleteSolution> solve_all(const Rules& rules, const SolveLimits& limits,
                                            const ReportProgress& report);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  /// The board with its spooky and real marks.
  static Picture picture(const GameLog<tictactoe::Game>& log, std::size_t actions);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

namespace tictactoe {

/// `a1`: columns a.. from the left, rows 1.. from the bottom (T1).
std::string square_name(const Rules& rules, Square square);
/// `X1`, `O2`: the mark with this index in order of play.
std::string mark_name(std::size_t mark);
/// `a1, b2 and c3`.
std::string name_squares(const Rules& rules, SquareSet squares);

}  // namespace tictactoe

}  // namespace spooky
