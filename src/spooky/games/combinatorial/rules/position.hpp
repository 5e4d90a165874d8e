#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/core/random.hpp"
#include "spooky/core/rational.hpp"
#include "spooky/games/combinatorial/rules/rules.hpp"
#include "spooky/games/position.hpp"

namespace spooky::combinatorial {

/// Q3: classical moves in one summand, increasing and distinct; two or more are superposed.
struct Action {
  std::uint16_t summand = 0;
  Moves moves;

  auto operator<=>(const Action&) const = default;
};

/// Why a start is none.
enum class SetupError : std::uint8_t {
  Summands,  ///< not one set of realisations for each summand
  Empty,     ///< a summand without a realisation (Q2)
  Unsorted,  ///< realisations that are not increasing: each counts once
};

/// A quantum combinatorial game (Q1–Q6): sets of realisations, one a summand, and who is to move. Equal positions have
/// the same rules, the same player to move and the same realisations; how many turns led to them does not count (Q2).
class Position {
 public:
  using Game = combinatorial::Game;
  using Rules = combinatorial::Rules;
  using Action = combinatorial::Action;
  using Actions = std::vector<Action>;
  using Weight = Rational;

  /// A list of legal actions stops here; lists_every_action() tells whether it does.
  static constexpr std::size_t kMostActions = 100'000;
  static constexpr std::size_t kMostSearched = 1'000;
  /// An action is refused when realisations times moves would be more than this: not a rule, but a bound on memory.
  static constexpr std::size_t kMostRealisations = 1 << 17;
  /// Likewise when there would be more pairs of a realisation and a move than this.
  static constexpr std::size_t kMostPairs = 1 << 24;

  Position() : Position(Rules()) {}
  explicit Position(const Rules& rules) : Position(rules, rules.setting().start) {}
  /// Elsewhere than at the start that the rules imply; who begins is theirs. Realisations are sorted and not empty.
  Position(const Rules& rules, Start start);

  static Position initial(const Rules& rules) { return Position(rules); }
  using Setup = Start;
  using SetupError = combinatorial::SetupError;
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);

  /// The rules by which play goes on from here: who begins is who is to move.
  Rules rules() const { return {setting_, side_}; }
  Actor actor() const { return over_ ? Actor::None : side_ == Side::Left ? Actor::First : Actor::Second; }
  int turn() const { return over_ ? turns_ : turns_ + 1; }
  void legal_actions(Actions& list) const { list_actions(list, kMostActions); }
  bool lists_every_action() const;
  /// What a tree search looks at: legal actions too, those of few moves first, and not too many.
  void searched_actions(Actions& list) const { list_actions(list, kMostSearched); }
  /// What playing on from here costs, next to a position of one realisation.
  std::uint64_t effort() const { return 1 + legal_pairs_ / 64; }
  /// Any legal action, quickly and not evenly: for playouts.
  Action random_action(Random& random) const;
  bool is_legal(const Action& action) const;
  Rational weight(const Action&) const { return Rational(1); }  // Nature never acts
  Rational utility() const { return abandoned_ ? Rational(0) : Rational(side_ == Side::Left ? -1 : 1); }
  Hash hash() const { return hash_; }
  Hash recomputed_hash() const;

  /// Plays a legal action.
  void play_unchecked(const Action& action);

  /// Realisations times moves: those that the action makes, each with the moves that are then looked for.
  Price price(const Action& action) const;
  static Price price_of_start(const Rules& rules) { return price_of(rules.setting().start); }
  /// Of making a position from a start.
  static Price price_of(const Start& start);
  std::size_t bytes() const;

  /// Who is to move, also when the game is over: then that player has lost, unless it was abandoned.
  Side side() const { return side_; }
  /// Over because every action left is refused for its size; nobody wins.
  bool abandoned() const { return abandoned_; }
  /// How many moves may be superposed in a summand: its width, less where kMostRealisations bounds it.
  std::size_t widest_action(std::size_t summand) const;
  std::span<const Summand> summands() const { return *summands_; }
  const Realisations& realisations(std::size_t summand) const { return realisations_[summand]; }
  std::vector<Available> available(std::size_t summand) const { return available(summand, side_); }
  std::vector<Available> available(std::size_t summand, Side side) const;

  bool operator==(const Position& other) const;

 private:
  void judge();
  void list_actions(Actions& list, std::size_t most) const;

  std::shared_ptr<const Setting> setting_;
  std::shared_ptr<const std::vector<Summand>> summands_;
  std::vector<Realisations> realisations_;
  std::vector<std::size_t> move_counts_;  ///< available to the player to move, by summand
  Hash hash_ = 0;
  std::uint64_t legal_pairs_ = 0;  ///< of a realisation and a move of the player to move
  int turns_ = 0;
  Side side_ = Side::Left;
  bool over_ = false;
  bool abandoned_ = false;
};

}  // namespace spooky::combinatorial
