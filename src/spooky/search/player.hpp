#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "spooky/search/levels.hpp"
#include "spooky/search/mcts.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {

/// The computer player's choice and what it rests on.
template <class Action>
struct Decision {
  Action action;
  std::optional<Rational> value;  ///< exact value for the first player, when solved
  SearchReport<Action> report;    ///< empty when there was nothing to search
};

namespace detail {

/// A game may know better what a solution is worth when one has to move.
template <Game G>
Result<SolutionOf<G>> solve_to_play(const typename G::Position& position, std::uint64_t positions) {
  if constexpr (requires { G::solve_for_play(position); }) {
    return G::solve_for_play(position);
  } else {
    return solve<G>(position, SolveLimits{.positions = positions});
  }
}

/// An action that ends the game with all there is to win, if one is among the first of them: what a search of few
/// simulations may overlook.
template <GamePosition P>
std::optional<typename P::Action> winning_at_once(const P& position, const std::vector<typename P::Action>& actions) {
  const Rational all = position.actor() == Actor::First ? Rational(1) : Rational(-1);
  std::uint64_t effort = 0;
  for (const auto& action : actions) {
    P next = position;
    next.play_unchecked(action);
    if (next.actor() == Actor::None && next.utility() == all) return action;
    if constexpr (requires { next.effort(); }) effort += next.effort();
    if (++effort > 20'000) break;
  }
  return std::nullopt;
}

/// What a game's own player has decided, in the words of all players.
template <class Action, class Own>
Decision<Action> in_common_words(const Own& own) {
  Decision<Action> decision{own.action, std::nullopt, {}};
  decision.report.simulations = own.simulations;
  const auto add = [&](const auto& action, std::uint64_t visits, double win_rate) {
    decision.report.actions.push_back({action, visits, 2 * win_rate - 1});
  };
  if constexpr (requires { own.tried; }) {
    for (const auto& tried : own.tried) add(tried.action, tried.visits, tried.win_rate);
  } else {
    add(own.action, own.simulations, own.win_rate);
  }
  return decision;
}

}  // namespace detail

/// The default computer player of any game: solves where its level allows and the solver reaches, and lets tree search
/// pick among the optimal actions; otherwise tree search alone. A player, not Nature, must be to act.
template <Game G>
Decision<typename G::Position::Action> decide_by_search(const typename G::Position& position, int level,
                                                        std::uint64_t seed, unsigned threads = 1) {
  using Action = typename G::Position::Action;
  const Level settings = level_settings(level);
  Decision<Action> decision;
  typename G::Position::Actions legal;
  detail::list_searched(position, legal);
  std::vector<Action> candidates(legal.begin(), legal.end());
  if (settings.solve_positions > 0) {
    auto solution = detail::solve_to_play<G>(position, settings.solve_positions);
    if (solution) {
      decision.value = solution->value;
      if (!solution->best.empty()) candidates = std::move(solution->best);
    }
  }
  decision.action = candidates.front();
  if (const auto winning = detail::winning_at_once(position, candidates)) {
    decision.action = *winning;
  } else if (candidates.size() > 1) {
    const MctsSettings search{.budget = settings.budget, .seed = seed, .threads = threads};
    decision.report = search_tree(position, search, std::span<const Action>(candidates));
    decision.action = decision.report.actions.front().action;
  }
  return decision;
}

/// A game with a computer player of its own offers G::decide().
template <class G>
concept PlaysItself = Game<G> && requires(const typename G::Position& position, std::uint64_t seed) {
  { G::decide(position, kHighestLevel, seed, 1U).action } -> std::convertible_to<typename G::Position::Action>;
};

/// The computer player: the game's own if it has one, else the default one. A player, not Nature, must be to act.
template <Game G>
Decision<typename G::Position::Action> decide(const typename G::Position& position, int level, std::uint64_t seed,
                                              unsigned threads = 1) {
  if constexpr (PlaysItself<G>) {
    return detail::in_common_words<typename G::Position::Action>(G::decide(position, level, seed, threads));
  } else {
    return decide_by_search<G>(position, level, seed, threads);
  }
}

}  // namespace spooky
