#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "spooky/core/exact_weight.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/core/price.hpp"
#include "spooky/core/rational.hpp"
#include "spooky/core/result.hpp"

namespace spooky {

/// Who acts at a node of the game tree. First and Second are the players in the order they begin by default.
enum class Actor : std::uint8_t { None, First, Second, Nature };

/// What a game owes to search, formats and protocols. A position is a value: copy, compare, hash.
///  - actor()          who acts here; None when the game is over
///  - turn()           number of the turn in progress, from 1; a turn includes its collapse choices and rolls.
///                     When the game is over, the number of the last turn
///  - legal_actions()  replaces the list's content by all actions of the actor, sorted and unique; none when over
///  - is_legal()       agrees with the list, for any representable action
///  - weight()         the exact chance of Nature's action, a Weight, which is a number of the game's own kind; the
///                     weights of a node sum to one
///  - utility()        what the first player gets when the game is over, in [-1, 1]; the second gets the opposite
///  - hash()           kept up to date by play; recomputed_hash() derives it from nothing (for tests)
///  - price()          of judging and playing an action, legal or not, told at once; price_of_start() of making the
///                     initial position
///  - Setup            anything that can be written down as a position, possible or not; from() makes the position of
///  it,
///                     or says what is wrong, and is the only way to a position but the initial one and play;
///                     price_of() tells what that costs
///  - bytes()          the memory that the position holds, former positions it remembers included; roughly
template <class P>
concept GamePosition = std::regular<P> && requires(P position, const P constant, typename P::Action action,
                                                   typename P::Actions& list, const typename P::Setup& setup) {
  typename P::Rules;
  requires std::regular<typename P::Rules>;
  requires std::totally_ordered<typename P::Action>;
  { P::initial(constant.rules()) } -> std::same_as<P>;
  typename P::Setup;
  typename P::SetupError;
  { P::from(constant.rules(), setup) } -> std::same_as<Result<P, typename P::SetupError>>;
  { P::price_of(setup) } -> std::same_as<Price>;
  { constant.actor() } -> std::same_as<Actor>;
  { constant.turn() } -> std::same_as<int>;
  constant.legal_actions(list);
  { list.size() } -> std::convertible_to<std::size_t>;
  { constant.is_legal(action) } -> std::same_as<bool>;
  requires ExactWeight<typename P::Weight>;
  { constant.weight(action) } -> std::same_as<typename P::Weight>;
  { constant.utility() } -> std::same_as<Rational>;
  { constant.hash() } -> std::same_as<Hash>;
  { constant.recomputed_hash() } -> std::same_as<Hash>;
  position.play_unchecked(action);
  { constant.price(action) } -> std::same_as<Price>;
  { P::price_of_start(constant.rules()) } -> std::same_as<Price>;
  { constant.bytes() } -> std::same_as<std::size_t>;
};

/// A game: its position type, its name on the command line and in JSON, and what its two players are called. Positions
/// and rules name the game they belong to. What it can do beyond this is listed in G::Capabilities
/// (games/capabilities.hpp).
template <class G>
concept Game = GamePosition<typename G::Position> && requires {
  requires std::same_as<typename G::Position::Game, G>;
  requires std::same_as<typename G::Position::Rules::Game, G>;
  typename G::Capabilities;
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kTitle } -> std::convertible_to<std::string_view>;
  { G::kFirst } -> std::convertible_to<std::string_view>;
  { G::kSecond } -> std::convertible_to<std::string_view>;
};

template <Game G>
constexpr std::string_view actor_name(Actor actor) {
  switch (actor) {
    case Actor::First: return G::kFirst;
    case Actor::Second: return G::kSecond;
    case Actor::Nature: return "nature";
    case Actor::None: break;
  }
  return "none";
}

/// Why an action is not played.
enum class Refused : std::uint8_t { GameOver, Illegal };

/// The position after an action, if it may be played here; play_unchecked() trusts its caller. What is wrong with an
/// illegal action says Notation<G>::refusal().
template <GamePosition P>
Result<P, Refused> play(const P& position, const typename P::Action& action) {
  if (position.actor() == Actor::None) return Refused::GameOver;
  if (!position.is_legal(action)) return Refused::Illegal;
  P next = position;
  next.play_unchecked(action);
  return next;
}

/// Turns finished so far: what `perft --turns` counts.
template <GamePosition P>
int finished_turns(const P& position) {
  return position.actor() == Actor::None ? position.turn() : position.turn() - 1;
}

}  // namespace spooky
