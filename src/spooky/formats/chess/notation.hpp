#pragma once

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/chess/files/pgn.hpp"
#include "spooky/formats/picture.hpp"
#include "spooky/games/chess/game.hpp"

namespace spooky {

/// Niel's Chess (Varga) as text and JSON (docs/rules/chess.md).
template <>
struct Notation<chess::Game> {
  using Capabilities = capabilities::List<capabilities::Decided, capabilities::Worlds, capabilities::Ket,
                                          capabilities::Odds, capabilities::Marks, capabilities::Pieces,
                                          capabilities::Options, capabilities::Files, capabilities::Pictures>;
  using Action = chess::Action;
  using Position = chess::Position;
  using Rules = chess::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;
  using SharedRecord = chess::Pgn;

  static std::span<const RuleField> rule_fields();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  /// While the die is rolled: the position before the move.
  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static Message setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution<Action>& solution);
  static Message explain_value(const Position& position, const Solution<Action>& solution);
  /// After checkmate the pieces that give check, and the king: `[{"actor":"white","at":["d1"]},{"actor":"black",…}]`.
  static json::value decided(const Position& position);
  /// Every way in which the pairs may collapse: `[{"p":"1/2","classical":{"f3":"N"}},…]`, squares of pairs only.
  static Result<json::value> worlds(const Position& position);
  /// The pairs in Dirac's notation: `{"text":…,"latex":…}`.
  static json::value ket(const Position& position);
  /// The chance of each check to the player to move, and of each attempt: `{"check":[{"king":"e1","attacker":"e8",
  /// "p":"1/2"}],"attempts":[{"action":"d4e5","success":"1/2","elsewhere":{"victim":["g6"]},"outcomes":[{"rolls":["#1"],
  /// "p":"1/2","captured":true},…]}]}`; `elsewhere`: where the halves are found that are not there.
  static json::value odds(const Position& position);
  /// The marks on a physical board: `[{"square":"f3","colour":"red","facing":"opponent","line":"middle"},…]`.
  static json::value marks(const Position& position);
  /// Every piece and half from a1 on, and whose turn it is: `{"columns":8,"rows":8,"pieces":[{"square":"e1","type":"K",
  /// "owner":"white"},{"square":"f3","type":"N","owner":"white","pair":["f3","h3"],"share":"1/2"},…],"to_move":"white",
  /// "move":1,"moving":null,"must":null}`. While the die is rolled: before the move.
  static json::value pieces(const Position& position);
  /// Every legal action as data, in no order: `[{"action":"e2e4","is":"step","from":"e2","to":"e4"},…]`.
  static json::value options(const Position& position);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  /// A diagram as the paper prints them, with the marks of the halves.
  static Picture picture(const GameLog<chess::Game>& log, std::size_t actions);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
