#pragma once

#include <optional>
#include <span>

#include "spooky/search/levels.hpp"
#include "spooky/search/mcts.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {

/// The computer player's choice and what it rests on.
template <class Action, class Value = Rational>
struct Decision {
  Action action;
  std::optional<Value> value;   ///< exact value for the first player, when solved
  SearchReport<Action> report;  ///< empty when there was nothing to search
};

template <Game G>
using DecisionOf = Decision<typename G::Position::Action, typename G::Position::Weight>;

namespace detail {

/// A game may know better what a solution is worth when one has to move.
template <Game G>
Result<SolutionOf<G>> solve_to_play(const typename G::Position& position, std::uint64_t positions) {
  if constexpr (has<G, capabilities::PlaySolver>) {
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
    if constexpr (has<typename P::Game, capabilities::Effort>) effort += next.effort();
    if (++effort > 20'000) break;
  }
  return std::nullopt;
}

/// What a game's own player has decided, in the words of all players.
template <Game G>
DecisionOf<G> in_common_words(const OwnDecision<typename G::Position::Action>& own) {
  DecisionOf<G> decision{own.action, std::nullopt, {}};
  decision.report.simulations = own.simulations;
  for (const auto& tried : own.tried) {
    decision.report.actions.push_back({tried.action, tried.visits, 2 * tried.win_rate - 1});
  }
  return decision;
}

}  // namespace detail

/// The default computer player of any game: solves where its level allows and the solver reaches, and lets tree search
/// pick among the optimal actions; otherwise tree search alone. A player, not Nature, must be to act.
template <Game G>
DecisionOf<G> decide_by_search(const typename G::Position& position, int level, std::uint64_t seed,
                               unsigned threads = 1) {
  using Action = typename G::Position::Action;
  const Level settings = level_settings(level);
  DecisionOf<G> decision;
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

/// The computer player: the game's own if it has one, else the default one. A player, not Nature, must be to act.
template <Game G>
DecisionOf<G> decide(const typename G::Position& position, int level, std::uint64_t seed, unsigned threads = 1) {
  if constexpr (has<G, capabilities::OwnPlayer>) {
    return detail::in_common_words<G>(G::decide(position, level, seed, threads));
  } else {
    return decide_by_search<G>(position, level, seed, threads);
  }
}

}  // namespace spooky
