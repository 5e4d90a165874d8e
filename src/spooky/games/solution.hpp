#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spooky/core/rational.hpp"
#include "spooky/core/result.hpp"
#include "spooky/games/position.hpp"

namespace spooky {

/// How much work an exact solution may cost. Past it the answer is an error with code TooLarge, never a guess.
struct SolveLimits {
  std::uint64_t positions = 20'000'000;
  /// Memory for what has been found out; a solver that has filled it forgets the cheapest part.
  std::size_t table_bytes = std::size_t{1} << 30;
};

/// The exact value of a position for the first player, every action that keeps it (sorted; none when the game is over
/// or Nature acts, and in a game that is only won or lost none for who has lost), and how many positions had to be
/// looked at.
template <class Action>
struct Solution {
  Rational value;
  std::vector<Action> best;
  std::uint64_t positions_visited = 0;
};

namespace detail {

template <class G>
struct SolutionType {
  using type = Solution<typename G::Position::Action>;
};

template <class G>
  requires requires { typename G::Solution; }
struct SolutionType<G> {
  using type = typename G::Solution;
};

}  // namespace detail

/// A game that knows more of its positions derives its own G::Solution from the general one.
template <class G>
using SolutionOf = typename detail::SolutionType<G>::type;

/// A game with a solver of its own offers G::solve(); search/solve.hpp prefers it to the general one.
template <class G>
concept SolvesItself = Game<G> && requires(const typename G::Position& position, const SolveLimits& limits) {
  { G::solve(position, limits) } -> std::same_as<Result<SolutionOf<G>>>;
};

}  // namespace spooky
