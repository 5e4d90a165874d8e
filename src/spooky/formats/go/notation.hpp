#pragma once

#include "spooky/formats/capabilities.hpp"
#include "spooky/formats/go/files/sgf.hpp"
#include "spooky/formats/go/report/own_reports.hpp"
#include "spooky/formats/picture.hpp"
#include "spooky/games/go/game.hpp"

namespace spooky {

/// Quantum Go (Ranchin) as text and JSON (docs/rules/go.md).
template <>
struct Notation<go::Game> {
  using Capabilities =
      capabilities::List<capabilities::RuleSpellings, capabilities::Score, capabilities::Decided, capabilities::Ket,
                         capabilities::Belief, capabilities::Choice, capabilities::Count, capabilities::Board,
                         go::PlacementsReport, go::SizesReport, go::HandicapsReport, capabilities::Files,
                         capabilities::Pictures>;
  using Action = go::Action;
  using Position = go::Position;
  using Rules = go::Rules;
  using Setup = Position::Setup;
  using SetupError = Position::SetupError;
  using SharedRecord = go::Sgf;

  static std::span<const RuleField> rule_fields();
  static std::span<const RuleSpelling> rule_spellings();
  static Result<Rules> rules(const json::object& complete);
  static json::object rules_json(const Rules& rules);

  static std::string action_text(const Position& position, const Action& action);
  static Result<Action> parse_action(const Position& position, std::string_view text);
  static Error refusal(const Position& position, const Action& action);
  static std::vector<Action> meant(const Position& position, std::string_view text);

  /// In the middle of a turn the text shows all stones that are not removed yet; only the end of a turn can be read.
  static std::string position_text(const Position& position);
  static Result<Setup> parse_setup(const Rules& rules, std::string_view text);
  static Message setup_reason(const Rules& rules, const Setup& setup, const SetupError& error);

  /// The points and lines of a board (docs/rules/go-boards.md); it depends on the rules alone.
  static json::value board(const Rules& rules);
  static json::object state(const Position& position);
  static json::value result(const Position& position);
  static json::value value(const Position& position, const Solution<Action>& solution);
  static Message explain_value(const Position& position, const Solution<Action>& solution);
  /// The count as if the game ended here: `{"black":20,"white":16,"margin":4}`.
  static json::value score(const Position& position);
  /// What that is made of: `[{"actor":"black","stones":12,"surrounded":8,"captured":null,"komi":0,"total":20},…]`; null
  /// is what does not count by these rules (G16, G17).
  static json::value count(const Position& position);
  /// Who chooses in a collapse (G7, G16), `{"chooser":"black","does":"keep","step":1,"group":["C2","D3"],"stones":
  /// [{"at":"C2","action":"=C2","allowed":true},{"at":"D3","action":"=D3","allowed":false,"detail":…,"arguments":{…}}]}`;
  /// null when nobody does.
  static json::value choice(const Position& position);
  /// What a turn of each player may place (G3, and the table of variants), whatever the position: `{"black":[{"shape":
  /// "3G","stones":3,"suffix":":3G"},…],"white":[…],"opposite":false}`. An action is written as its points and the
  /// suffix, which is there where the number of stones leaves the shape open. With `opposite` the second stone goes to
  /// the opposite point if that is empty, and there is none if it is not.
  static json::value placements(const Position& position);
  /// The sizes of every board (G18), whatever the position: `[{"board":"grid","width":{"min":2,"max":25,"default":19},
  /// "height":{…}},…]`; without `height` where a board has one size, without both for a graph.
  static json::value sizes(const Position& position);
  /// Where handicap stones stand by custom, for each number that a board has a custom for: `[{"stones":2,"at":
  /// ["D4","Q16"]},…]`. On the grid as GTP places them, elsewhere on its first stars (G25).
  static json::value handicaps(const Position& position);
  /// At the end the points that each player is counted for: `[{"actor":"black","at":["A1",…]},…]`.
  static json::value decided(const Position& position);
  /// The whole board in Dirac's notation, as the paper writes it: `{"text":…,"latex":…}`. Where more than twelve
  /// points are empty `short` is the text with their number instead of their names, `(|0⟩^{⊗79})…`.
  static json::value ket(const Position& position);

  /// How likely each stone of each entangled group is to be kept, as the search sees it (the paper's |α|², |β|²):
  /// `[{"owner":"black","points":["C2","D3"],"chances":{"C2":0.5,"D3":0.5}},…]`.
  static json::value belief(const Position& position);

  static Message title(const Rules& rules);
  static std::vector<Message> guide(const Position& position);
  static std::string diagram(const Position& position, const DiagramStyle& style);
  static std::vector<Message> describe(const Position& position);
  /// A diagram as the paper prints them: stones with the numbers of their turns, groups linked, removed stones marked.
  static Picture picture(const GameLog<go::Game>& log, std::size_t actions);
  static std::vector<Message> events(const Position& before, const Action& action, const Position& after);
};

}  // namespace spooky
