#pragma once

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/picture.hpp"
#include "spooky/formats/quantum_chess/files/pgn.hpp"
#include "spooky/games/quantum_chess/game.hpp"

namespace spooky {

namespace quantum_chess {

/// `boards(position)`: the basis boards with their amplitudes, branch by branch.
struct Boards : capabilities::PositionReport<Boards> {
  static constexpr std::string_view kName = "boards";
  static constexpr std::string_view kTells = "the boards of each branch with their amplitudes";
  SPOOKY_HOOK(boards);
};

/// `phases(position)`: the direction of the amplitude with which a piece is on a square, where it has one.
struct Phases : capabilities::PositionReport<Phases> {
  static constexpr std::string_view kName = "phases";
  static constexpr std::string_view kTells = "the phase of each superposed piece";
  SPOOKY_HOOK(phases);
};

/// `pairs(position)`: for any two superposed squares how they go together.
struct Pairs : capabilities::PositionReport<Pairs> {
  static constexpr std::string_view kName = "pairs";
  static constexpr std::string_view kTells =
      "for any two superposed squares their correlation, and whether they are entangled";
  SPOOKY_HOOK(pairs);
};

}  // namespace quantum_chess

/// Quantum Chess (Cantwell) as text and JSON (docs/rules/quantum-chess.md).
template <>
struct Notation<quantum_chess::Game> {
  using Capabilities =
      capabilities::List<capabilities::Decided, capabilities::Worlds, capabilities::Ket, capabilities::Odds,
                         capabilities::Pieces, capabilities::Options, capabilities::Pictures, capabilities::Files,
                         quantum_chess::Boards, quantum_chess::Phases, quantum_chess::Pairs>;
  using Action = quantum_chess::Action;
  using Position = quantum_chess::Position;
  using Rules = quantum_chess::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;
  using Solution = SolutionOf<quantum_chess::Game>;
  using SharedRecord = quantum_chess::Pgn;

  static std::span<const RuleField> rule_fields();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  /// While Nature acts on a move: the position before it.
  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static Message setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution& solution);
  static Message explain_value(const Position& position, const Solution& solution);
  /// After a king was captured, or measured away, the king that is left: `[{"actor":"white","at":["e1"]}]`.
  static json::value decided(const Position& position);
  /// `[{"p":"1/2","classical":{"a3":"N"}},…]`: boards of several branches added up, superposed squares only.
  static json::value worlds(const Position& position);
  /// A branch each: `[{"p":"1","text":"|Na3⟩ + |Nc3⟩","latex":…}]`, not normalised.
  static json::value ket(const Position& position);
  /// Every legal move that asks something uncertain: `{"attempts":[{"action":"a2a8","success":"1/4","full":["a2"],
  /// "empty":["a4"]},…]}`.
  static json::value odds(const Position& position);
  /// `{"columns":8,"rows":8,"pieces":[{"square":"a3","type":"N","owner":"white","p":"1/2"},…],"to_move":"white","move":1}`;
  /// while Nature acts on a move: before it.
  static json::value pieces(const Position& position);
  /// `[{"action":"a2a8","is":"step","from":"a2","to":"a8","captures":{…},"asks":{"full":["a2"],"empty":["a4"],"p":"1/4"}},
  /// {"action":"b1^a3c3","is":"split","from":…,"first":…,"second":…},…]`; also `merge` and `measure`.
  static json::value options(const Position& position);
  /// A branch each: `[{"p":"1","boards":[{"p":"1/2","amplitude":"1","classical":{"a3":"N"}},…]},…]`.
  static json::value boards(const Position& position);
  /// `[{"square":"a3","piece":"N","p":"1/2","phase":"1i"},…]`: an amplitude of that direction, counted from the first
  /// board of the branch; null where boards with a piece there differ in direction.
  static json::value phases(const Position& position);
  /// `[{"squares":["a3","c3"],"both":"0","first":"1/2","second":"1/2","neither":"0","covariance":"-1/4","entangled":true},
  /// …]`.
  static Result<json::value> pairs(const Position& position);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  /// Pieces that may be there are pale, each with its chance.
  static Picture picture(const GameLog<quantum_chess::Game>& log, std::size_t actions);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
