#pragma once

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/combinatorial/rules/naive_quantum.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/games/combinatorial/solver/solver.hpp"

namespace spooky::combinatorial {

using Text = Notation<combinatorial::Game>;
using Texts = std::vector<std::string>;

inline const std::vector<Ruleset> kAllRulesets = {Ruleset::A,      Ruleset::B, Ruleset::C,
                                                  Ruleset::CPrime, Ruleset::D, Ruleset::BC};

/// Widths to try everything with; 0 is any.
inline constexpr std::array<std::uint16_t, 4> kAllWidths = {1, 2, 3, 0};
inline constexpr std::array<std::uint16_t, 3> kSuperposingWidths = {2, 3, 0};

/// A position from rules in the command line's form and a text; both must be right.
inline Position at(std::string_view rules_text, std::string_view text) {
  const auto rules = read_rules<combinatorial::Game>(rules_text);
  EXPECT_TRUE(rules) << rules_text << ": " << rules.error().reason;
  if (!rules) return {};
  auto position = read_position<combinatorial::Game>(*rules, text);
  EXPECT_TRUE(position) << text << ": " << position.error().reason;
  return position ? *position : Position();
}

inline std::string rules_of(std::string_view game, Ruleset ruleset, unsigned width = 2) {
  return std::string(game) + ",ruleset=" + std::string(ruleset_name(ruleset)) + ",width=" + std::to_string(width);
}

/// A quantum position on any board.
inline Position on_board(AnyClassical game, Realisations realisations, QuantumRules rules, Side first = Side::Left) {
  std::sort(realisations.begin(), realisations.end());
  realisations.erase(std::unique(realisations.begin(), realisations.end()), realisations.end());
  Start start{{Summand{std::move(game), rules}}, {std::move(realisations)}};
  return Position(Rules(std::make_shared<const Setting>(Setting{Description{}, start}), first), start);
}

inline Action read(const Position& position, std::string_view text) {
  const auto action = read_action<combinatorial::Game>(position, text);
  EXPECT_TRUE(action) << Text::position_text(position) << " " << text << ": " << action.error().reason;
  return action ? *action : Action{};
}

/// The position after actions given as texts, each of which must be legal.
inline Position play(Position position, std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) position.play_unchecked(read(position, text));
  return position;
}

inline Texts legal(const Position& position) { return legal_texts<combinatorial::Game>(position); }
inline std::string text_of(const Position& position) { return Text::position_text(position); }

/// Whether a text is a legal action here.
inline bool allows(const Position& position, std::string_view text) {
  return read_action<combinatorial::Game>(position, text).has_value();
}

inline Solution solved(const Position& position) {
  const auto solution = solve_exactly(position, {});
  EXPECT_TRUE(solution) << text_of(position) << ": " << solution.error().reason;
  return solution ? *solution : Solution{};
}

inline char outcome(const Position& position) { return letter(solved(position).outcome); }
inline unsigned grundy(const Position& position) { return solved(position).grundy.value_or(999); }
inline std::string canonical(const Position& position) { return solved(position).canonical.value_or("unknown"); }

/// The naive game of a position that is no sum, with its Γ.
struct NaiveTwin {
  explicit NaiveTwin(const Position& position)
      : explored(naive::explore(position.summands()[0].game, position.realisations(0))),
        game(explored.gamma, std::string(ruleset_name(position.summands()[0].rules.ruleset)),
             position.summands()[0].rules.width),
        start(explored.worlds(position.realisations(0))) {}

  naive::Explored explored;
  naive::Game game;
  naive::Worlds start;
};

inline std::set<naive::Choice> choices(const Position::Actions& actions) {
  std::set<naive::Choice> list;
  for (const Action& action : actions) list.insert(naive::Choice(action.moves.begin(), action.moves.end()));
  return list;
}

/// The solver's answers against the naive ones: outcome, value and winning actions.
inline void expect_solved_as_naive(const Position& position, std::string_view where = "") {
  const Solution fast = solved(position);
  NaiveTwin twin(position);
  const std::string name = std::string(where) + " " + text_of(position);
  EXPECT_EQ(letter(fast.outcome), letter(twin.game.outcome(twin.start))) << name;
  EXPECT_EQ(choices(fast.best), twin.game.winning(twin.start, position.side())) << name;
  EXPECT_TRUE(std::is_sorted(fast.best.begin(), fast.best.end())) << name;
  EXPECT_TRUE(fast.best_is_complete) << name;
  const bool left_wins =
      position.side() == Side::Left ? twin.game.wins(twin.start, Side::Left) : !twin.game.wins(twin.start, Side::Right);
  EXPECT_EQ(fast.value, Rational(left_wins ? 1 : -1)) << name;
  if (classical::is_impartial(position.summands()[0].game)) {
    EXPECT_TRUE(fast.is_impartial) << name;
    EXPECT_EQ(fast.grundy, twin.game.grundy(twin.start)) << name;
  } else {
    values::Universe universe;
    EXPECT_FALSE(fast.is_impartial) << name;
    EXPECT_EQ(fast.canonical, values::text_of(universe, twin.game.value(universe, twin.start))) << name;
  }
}

/// A random set of at least one and at most `most` of some positions.
template <class T>
std::vector<T> random_subset(Random& random, const std::vector<T>& items, unsigned most) {
  std::vector<T> chosen;
  for (unsigned i = 1 + uniform(random, most); i > 0; --i) {
    chosen.push_back(items[uniform(random, static_cast<std::uint32_t>(items.size()))]);
  }
  std::sort(chosen.begin(), chosen.end());
  chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
  return chosen;
}

}  // namespace spooky::combinatorial
