#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/formats/game_log.hpp"
#include "spooky/formats/notation.hpp"
#include "spooky/formats/report_subject.hpp"
#include "spooky/games/capability.hpp"
#include "spooky/games/game_list.hpp"

// Every optional ability of a game's texts, with its contract. A game names those it has in Notation<G>::Capabilities;
// the list of notations does not compile when that is not true. Code asks `has<G, Ability>`.
namespace spooky {

struct Picture;

namespace capabilities {

/// Abilities with a hook in the game's notation.
struct OfText {
  template <class G>
  using Owner = Notation<G>;
  template <class G>
  using Capabilities = typename Notation<G>::Capabilities;
};

namespace detail {

template <class T>
concept Json = std::same_as<T, json::value> || std::same_as<T, Result<json::value>>;

}  // namespace detail

/// A report is an ability with a name, under which the protocol asks for it, a phrase that says what it tells, and a
/// hook: a function to JSON, or to a Result of that where it may cost too much. A game may bring reports of its own: it
/// defines such a type in its folder and lists it like the others.
///
/// From the position alone: `hook(position)`.
template <class Self>
struct PositionReport : OfText {
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position) {
    { Self::template hook<G>()(position) } -> detail::Json;
  };
  template <class G>
  static Result<json::value> report(ReportSubject<G>& subject) {
    return Self::template hook<G>()(subject.position());
  }
};

/// From all that was played: `hook(start, actions)`.
template <class Self>
struct GameReport : OfText {
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position& start, std::span<const typename G::Position::Action> actions) {
        { Self::template hook<G>()(start, actions) } -> detail::Json;
      };
  template <class G>
  static Result<json::value> report(ReportSubject<G>& subject) {
    return Self::template hook<G>()(subject.start(), subject.actions());
  }
};

/// From the position and its solution: `hook(position, solution)`. Costs what solving costs.
template <class Self>
struct SolutionReport : OfText {
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, const SolutionOf<G>& solution) {
    { Self::template hook<G>()(position, solution) } -> detail::Json;
  };
  template <class G>
  static Result<json::value> report(ReportSubject<G>& subject) {
    if (!subject.solution()) return subject.solution().error();
    return Self::template hook<G>()(subject.position(), *subject.solution());
  }
};

template <class Ability>
concept Report = requires {
  { Ability::kName } -> std::convertible_to<std::string_view>;
  { Ability::kTells } -> std::convertible_to<std::string_view>;
};

/// A report that with `trace` is told after every action too: what a page draws. It says so by `kInTrace`, is made from
/// the position alone, costs no more than the state and never fails.
template <class Ability>
concept TracedReport = Report<Ability> && Ability::kInTrace;

/// `decided(position)`: `[{"actor":"x","at":["a1","b1","c1"]},…]`; empty while the game goes on, and where nothing on
/// the board decided it.
struct Decided : PositionReport<Decided> {
  static constexpr std::string_view kName = "decided";
  static constexpr std::string_view kTells = "what on the board decided the game";
  SPOOKY_HOOK(decided);
};

/// `score(position)`: an object with a number for each player.
struct Score : PositionReport<Score> {
  static constexpr std::string_view kName = "score";
  static constexpr std::string_view kTells = "the count as if the game ended here";
  SPOOKY_HOOK(score);
};

/// `witness(start, actions)`: for each available move a run of classical moves that makes it legal.
struct Witness : GameReport<Witness> {
  static constexpr std::string_view kName = "witness";
  static constexpr std::string_view kTells = "for each available move a run that makes it legal";
  SPOOKY_HOOK(witness);
};

/// `worlds(position)`: `[{"p":"1/3",…},…]`; the shares sum to one. Too many are an error.
struct Worlds : PositionReport<Worlds> {
  static constexpr std::string_view kName = "worlds";
  static constexpr std::string_view kTells = "the classical boards still possible, with their shares";
  SPOOKY_HOOK(worlds);
};

/// `ket(position)`: `{"text":…,"latex":…}`.
struct Ket : PositionReport<Ket> {
  static constexpr std::string_view kName = "ket";
  static constexpr std::string_view kTells = "the state in Dirac's notation";
  SPOOKY_HOOK(ket);
};

/// `belief(position)`: the chances of what nobody knows yet: exact where the rules give them, otherwise from a search
/// whose work is bounded.
struct Belief : PositionReport<Belief> {
  static constexpr std::string_view kName = "belief";
  static constexpr std::string_view kTells =
      "the chances of what is not known yet: of each entangled stone to stay, of each man to show a type";
  SPOOKY_HOOK(belief);
};

/// `odds(position)`: an object whose `attempts` are `[{"action":…,"success":"1/2",…},…]`.
struct Odds : PositionReport<Odds> {
  static constexpr std::string_view kName = "odds";
  static constexpr std::string_view kTells = "the chance of each check and of each attempt, and what follows each roll";
  SPOOKY_HOOK(odds);
};

/// `marks(position)`: how the position is laid out on a table, with the marks that come with the game.
struct Marks : PositionReport<Marks> {
  static constexpr std::string_view kName = "marks";
  static constexpr std::string_view kTells = "the marks on a physical board";
  SPOOKY_HOOK(marks);
};

/// `pieces(position)`: `{"columns":8,"rows":8,"pieces":[{"square":"e1","type":"K","owner":"white"},…],…}`.
struct Pieces : PositionReport<Pieces> {
  static constexpr std::string_view kName = "pieces";
  static constexpr std::string_view kTells = "every piece with its square, whose turn it is, and what must be moved";
  static constexpr bool kInTrace = true;
  SPOOKY_HOOK(pieces);
};

/// `options(position)`: every legal action as data, `[{"action":"e2e4","is":"step","from":"e2","to":"e4"},…]`.
struct Options : PositionReport<Options> {
  static constexpr std::string_view kName = "options";
  static constexpr std::string_view kTells = "every legal action as data: its kind, its squares, what it captures";
  SPOOKY_HOOK(options);
};

/// `choice(position)`: null, or who must choose which stone, and why some may not be chosen.
struct Choice : PositionReport<Choice> {
  static constexpr std::string_view kName = "choice";
  static constexpr std::string_view kTells =
      "in a collapse who chooses, among which stones, and why some are forbidden";
  static constexpr bool kInTrace = true;
  SPOOKY_HOOK(choice);
};

/// `count(position)`: what the score is made of, for each player.
struct Count : PositionReport<Count> {
  static constexpr std::string_view kName = "count";
  static constexpr std::string_view kTells = "what the score is made of";
  SPOOKY_HOOK(count);
};

/// `available(position)`: the classical moves that actions are made of.
struct Available : PositionReport<Available> {
  static constexpr std::string_view kName = "available";
  static constexpr std::string_view kTells = "the classical moves, in which worlds each is legal, and whether alone";
  SPOOKY_HOOK(available);
};

/// `temperature(position, solution)`: an object, to be printed field by field.
struct Temperature : SolutionReport<Temperature> {
  static constexpr std::string_view kName = "temperature";
  static constexpr std::string_view kTells = "the mean and the temperature of the value";
  SPOOKY_HOOK(temperature);
};

/// `stuck(position)`: null while the game goes on.
struct Stuck : PositionReport<Stuck> {
  static constexpr std::string_view kName = "stuck";
  static constexpr std::string_view kTells = "why nobody can act any more";
  SPOOKY_HOOK(stuck);
};

/// `past(start, actions)`: null when that is too much to tell.
struct Past : GameReport<Past> {
  static constexpr std::string_view kName = "past";
  static constexpr std::string_view kTells = "which moves may have been made in each world";
  SPOOKY_HOOK(past);
};

/// `rule_spellings()`: options of the command line beside those that the keys of the rules are.
struct RuleSpellings : OfText {
  SPOOKY_HOOK(rule_spellings);
  template <class G>
  static constexpr bool kFulfilled = requires {
    { Notation<G>::rule_spellings() } -> std::same_as<std::span<const RuleSpelling>>;
  };
};

/// `board(rules)`: the points and lines to draw.
struct Board : OfText {
  static constexpr std::string_view kName = "board";
  static constexpr std::string_view kTells = "the points and lines of the board, to be drawn";
  SPOOKY_HOOK(board);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position::Rules& rules) {
    { Notation<G>::board(rules) } -> detail::Json;
  };
  template <class G>
  static Result<json::value> report(ReportSubject<G>& subject) {
    return Notation<G>::board(subject.position().rules());
  }
};

/// `short_names()`: names of one game each of a game that stands for many, by which it may be asked for; its rule
/// `game` then has that name.
struct ShortNames : OfText {
  SPOOKY_HOOK(short_names);
  template <class G>
  static constexpr bool kFulfilled = requires {
    { Notation<G>::short_names() } -> std::same_as<std::vector<std::string_view>>;
  };
};

/// `solve_all(rules, limits, progress)`: the value of every reachable position, summed up.
struct AllSolver : OfText {
  SPOOKY_HOOK(solve_all);
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position::Rules& rules, const SolveLimits& limits, const ReportProgress& progress) {
        { Notation<G>::solve_all(rules, limits, progress) } -> std::same_as<Result<CompleteSolution>>;
      };
};

/// `solution_json(position, solution)`: what `spooky solve --json` tells, where that is more than the value.
struct SolutionJson : OfText {
  SPOOKY_HOOK(solution_json);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, const SolutionOf<G>& solution) {
    { Notation<G>::solution_json(position, solution) } -> std::same_as<json::object>;
  };
};

/// `plan_table(rules, request)`: a table of values over many positions, to be filled: `spooky table`.
struct ValueTables : OfText {
  SPOOKY_HOOK(plan_table);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position::Rules& rules) {
    { Notation<G>::plan_table(rules, {}).has_value() } -> std::same_as<bool>;
  };
};

/// `SharedRecord`: a type that reads and writes games in a format that other programs know. Files of that format end in
/// `.kEnding`; recognises() tells by the content.
struct Files : OfText {
  SPOOKY_HOOK(SharedRecord);
  template <class G>
  static constexpr bool kFulfilled = requires(std::string_view text, const GameLog<G>& log) {
    { Notation<G>::SharedRecord::kEnding } -> std::convertible_to<std::string_view>;
    { Notation<G>::SharedRecord::recognises(text) } -> std::same_as<bool>;
    { Notation<G>::SharedRecord::parse(text) } -> std::same_as<Result<GameLog<G>>>;
    { Notation<G>::SharedRecord::print(log) } -> std::convertible_to<Result<std::string>>;
  };
};

/// `picture(log, actions)`: a drawing of the game after so many of its actions.
struct Pictures : OfText {
  SPOOKY_HOOK(picture);
  template <class G>
  static constexpr bool kFulfilled = requires(Picture (*hook)(const GameLog<G>&, std::size_t)) {
    requires std::same_as<decltype(&Notation<G>::picture), decltype(hook)>;
  };
};

/// The reports that games have in common. analyze() takes these names for every game and says which do not have it.
using SharedReports = List<Decided, Score, Witness, Worlds, Ket, Belief, Odds, Marks, Pieces, Options, Choice, Count,
                           Available, Temperature, Stuck, Past, Board>;

using AllOfText = List<Decided, Score, Witness, Worlds, Ket, Belief, Odds, Marks, Pieces, Options, Choice, Count,
                       Available, Temperature, Stuck, Past, Board, RuleSpellings, ShortNames, AllSolver, SolutionJson,
                       ValueTables, Files, Pictures>;

}  // namespace capabilities

/// The notation of a game is complete and has just the abilities it lists. Anything else does not compile, and the
/// compiler says which.
template <class G>
concept CapableText = NotationFor<Notation<G>, G> &&
                      capabilities::keeps_word<G>(typename Notation<G>::Capabilities(), capabilities::AllOfText());

/// Whether this is so for every game of a list.
template <class List>
inline constexpr bool kHaveTexts = false;
template <class... Gs>
inline constexpr bool kHaveTexts<GameList<Gs...>> = (CapableText<Gs> && ...);

}  // namespace spooky
