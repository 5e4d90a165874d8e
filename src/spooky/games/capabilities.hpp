#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/games/capability.hpp"
#include "spooky/games/decision.hpp"
#include "spooky/games/position.hpp"
#include "spooky/games/solution.hpp"

// Every optional ability of a game's rules, solver and player, with its contract. A game names those it has in
// G::Capabilities; the registry does not compile when that is not true. Code asks `has<G, Ability>`.
namespace spooky::capabilities {

/// Abilities with a hook in the game, and in its position.
struct OfGame {
  template <class G>
  using Owner = G;
  template <class G>
  using Capabilities = typename G::Capabilities;
};
struct OfPosition : OfGame {
  template <class G>
  using Owner = typename G::Position;
};

/// `G::Solution`: what the solver knows of a position beyond a value and best actions; derived from the general one.
struct OwnSolution : OfGame {
  SPOOKY_HOOK(Solution);
  template <class G>
  static constexpr bool kFulfilled = requires {
    requires std::derived_from<typename G::Solution,
                               spooky::Solution<typename G::Position::Action, typename G::Position::Weight>>;
  };
};

}  // namespace spooky::capabilities

namespace spooky {

namespace detail {

template <class G>
struct SolutionType {
  using type = Solution<typename G::Position::Action, typename G::Position::Weight>;
};

template <class G>
  requires capabilities::has<G, capabilities::OwnSolution>
struct SolutionType<G> {
  using type = typename G::Solution;
};

}  // namespace detail

/// What solving a position of a game gives: the game's own kind of solution, or the general one.
template <class G>
using SolutionOf = typename detail::SolutionType<G>::type;

}  // namespace spooky

namespace spooky::capabilities {

/// `G::solve(position, limits)`: the exact value and every best action, faster than by looking at everything. Past the
/// limits an error with code TooLarge.
struct Solver : OfGame {
  SPOOKY_HOOK(solve);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, const SolveLimits& limits) {
    { G::solve(position, limits) } -> std::same_as<Result<SolutionOf<G>>>;
  };
};

/// `G::solve_outcome(position, limits)`: who wins, and nothing else: what can be told long before the value.
struct OutcomeSolver : OfGame {
  SPOOKY_HOOK(solve_outcome);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, const SolveLimits& limits) {
    { G::solve_outcome(position, limits) } -> std::same_as<Result<SolutionOf<G>>>;
  };
};

/// `G::solve_for_play(position)`: what the computer player asks before it searches: best actions within a second or
/// two, or an error.
struct PlaySolver : OfGame {
  SPOOKY_HOOK(solve_for_play);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position) {
    { G::solve_for_play(position) } -> std::same_as<Result<SolutionOf<G>>>;
  };
};

/// `G::decide(position, level, seed, threads)`: a computer player of the game's own, at levels 1 to 5. A player, not
/// Nature, is to act; the same arguments give the same action.
struct OwnPlayer : OfGame {
  SPOOKY_HOOK(decide);
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position& position, int level, std::uint64_t seed, unsigned threads) {
        { G::decide(position, level, seed, threads) } -> std::derived_from<OwnDecision<typename G::Position::Action>>;
      };
};

/// `G::thinking_work(position, level)`: what a move of the own player costs at a level, told before it thinks.
struct ThinkingWork : OfGame {
  SPOOKY_HOOK(thinking_work);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, int level) {
    { G::thinking_work(position, level) } -> std::same_as<std::uint64_t>;
  };
};

/// `G::play_for_komi(rules, komi_halves, number, settings)`: a game of the computer against itself from which the fair
/// komi is estimated: `spooky komi`.
struct FairKomi : OfGame {
  SPOOKY_HOOK(play_for_komi);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position::Rules& rules, std::size_t number) {
    { G::play_for_komi(rules, 1, number, {}).komi_halves } -> std::convertible_to<int>;
    { G::play_for_komi(rules, 1, number, {}).margin_halves } -> std::convertible_to<int>;
  };
};

/// `G::count_turns(position, turns)`: the number of ways to play so many whole turns, faster than one by one; nothing
/// for positions where it knows no faster way.
struct TurnCounter : OfGame {
  SPOOKY_HOOK(count_turns);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, int turns) {
    { G::count_turns(position, turns) } -> std::same_as<std::optional<std::uint64_t>>;
  };
};

/// `G::bench_rules()`: rules by which random games end and the first actions can be counted again and again, where the
/// usual ones are too large for `spooky bench`.
struct BenchRules : OfGame {
  SPOOKY_HOOK(bench_rules);
  template <class G>
  static constexpr bool kFulfilled = requires {
    { G::bench_rules() } -> std::same_as<typename G::Position::Rules>;
  };
};

/// `position.lists_every_action()`: false where legal_actions() stops at `Position::kMostActions`. is_legal() still
/// agrees with the rules.
struct ListLimit : OfPosition {
  SPOOKY_HOOK(lists_every_action);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position) {
    { position.lists_every_action() } -> std::same_as<bool>;
    { G::Position::kMostActions } -> std::convertible_to<std::size_t>;
  };
};

/// `position.searched_actions(list)`: the legal actions that a tree search should look at, where there are very many.
struct SearchedActions : OfPosition {
  SPOOKY_HOOK(searched_actions);
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position& position, typename G::Position::Actions& list) {
        { position.searched_actions(list) } -> std::same_as<void>;
      };
};

/// `position.random_action(random)`: any legal action, without listing all: for playouts; not necessarily evenly.
struct RandomAction : OfPosition {
  SPOOKY_HOOK(random_action);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position, Random& random) {
    { position.random_action(random) } -> std::same_as<typename G::Position::Action>;
  };
};

/// `position.effort()`: what playing on from here costs, next to a small position: 1 or more. Searches simulate dear
/// positions less often.
struct Effort : OfPosition {
  SPOOKY_HOOK(effort);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position) {
    { position.effort() } -> std::same_as<std::uint64_t>;
  };
};

/// `position.outgrows(action)`: whether a legal action leads to a position larger than the rules allow. It stays in the
/// list, but nobody can play it: texts refuse it with TooLarge (Notation<G>::refusal() says why), searches and counts
/// leave it out, and play_unchecked() does not take it. Any action may be asked for that is legal.
struct GrowthLimit : OfPosition {
  SPOOKY_HOOK(outgrows);
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position& position, const typename G::Position::Action& action) {
        { position.outgrows(action) } -> std::same_as<bool>;
      };
};

/// `position.faces(action)`: the rules read what Nature does from a die: which of its faces mean this action of
/// Nature's, in rising order. `position.die()`: how many faces it has, numbered from 1; 0 where the rules name no die
/// and Nature's action is drawn by its weight alone. Both only where Nature acts. Each face of the die means exactly
/// one action, and weight(action) is the share of its faces.
struct Faces : OfPosition {
  SPOOKY_HOOK(faces);
  template <class G>
  static constexpr bool kFulfilled =
      requires(const typename G::Position& position, const typename G::Position::Action& action) {
        { position.die() } -> std::same_as<int>;
        { position.faces(action) } -> std::same_as<std::vector<int>>;
      };
};

/// `position.is_between_turns()`: whether the text of the position tells all that matters, but for former positions.
/// Without this ability it always does.
struct TextBetweenTurns : OfPosition {
  SPOOKY_HOOK(is_between_turns);
  template <class G>
  static constexpr bool kFulfilled = requires(const typename G::Position& position) {
    { position.is_between_turns() } -> std::same_as<bool>;
  };
};

using AllOfGame =
    List<OwnSolution, Solver, OutcomeSolver, PlaySolver, OwnPlayer, ThinkingWork, FairKomi, TurnCounter, BenchRules,
         ListLimit, SearchedActions, RandomAction, Effort, GrowthLimit, Faces, TextBetweenTurns>;

}  // namespace spooky::capabilities

namespace spooky {

using capabilities::has;

/// Whether legal_actions() lists all there are.
template <GamePosition P>
bool lists_every_action(const P& position) {
  if constexpr (has<typename P::Game, capabilities::ListLimit>) {
    return position.lists_every_action();
  } else {
    return true;
  }
}

/// Whether a legal action can be played: it does not lead to a position larger than the rules allow.
template <GamePosition P>
bool can_be_played([[maybe_unused]] const P& position, [[maybe_unused]] const typename P::Action& action) {
  if constexpr (has<typename P::Game, capabilities::GrowthLimit>) {
    return !position.outgrows(action);
  } else {
    return true;
  }
}

/// A game that has just the abilities it lists. Anything else does not compile, and the compiler says which.
template <class G>
concept CapableGame = Game<G> && capabilities::keeps_word<G>(typename G::Capabilities(), capabilities::AllOfGame());

}  // namespace spooky
