#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/core/index.hpp"
#include "spooky/core/rational.hpp"
#include "spooky/core/static_vector.hpp"
#include "spooky/games/position.hpp"
#include "spooky/games/tictactoe/rules/rules.hpp"

namespace spooky::tictactoe {

/// One action: two spooky marks (T2), a measurement (T3), or one classical mark (T5, and every turn of `plain`).
/// In a pair first < second; the other kinds use first twice.
struct Action {
  enum class Kind : std::uint8_t { Pair, Measure, Single };

  Kind kind = Kind::Pair;
  Square first;
  Square second;

  static Action pair(Square a, Square b) { return a < b ? Action{Kind::Pair, a, b} : Action{Kind::Pair, b, a}; }
  static Action measure(Square square) { return {Kind::Measure, square, square}; }
  static Action single(Square square) { return {Kind::Single, square, square}; }

  auto operator<=>(const Action&) const = default;
};

/// A mark on the board: spooky on two squares (first < second), or classical on one (first == second).
struct Mark {
  Square first;
  Square second;

  bool classical() const { return first == second; }
  bool operator==(const Mark&) const = default;
};

/// T7, in half points.
struct Score {
  std::uint8_t x_halves = 0;
  std::uint8_t o_halves = 0;

  bool operator==(const Score&) const = default;
};

/// Marks in order of play, mark i having subscript i + 1; a cycle closed by the last mark is to be measured.
struct Setup {
  std::vector<Mark> marks;
  Actor to_act = Actor::First;  ///< who is to act, had the game not ended
  bool measuring = false;
};

/// Why a setup is no position.
enum class SetupFault : std::uint8_t {
  TooManyMarks,   ///< more marks than squares
  SpookyInPlain,  ///< `plain` has classical marks only
  OccupiedTwice,  ///< a classical mark shares its square with another mark
  StrayCycle,     ///< spooky marks form a cycle that the last mark did not close
  AfterEnd,       ///< the marks before this one had ended the game already
  WrongSide,      ///< the other player is to act
  NoCycle,        ///< nothing is to be measured
  OpenCycle,      ///< the last mark closed a cycle, which is to be measured
};

struct SetupError {
  SetupFault fault;
  std::size_t mark;  ///< index of the mark at fault; the number of marks when it is none of them
};

/// Quantum tic-tac-toe (Goff), clauses T1–T7.
class Position {
 public:
  using Game = tictactoe::Game;
  using Rules = tictactoe::Rules;
  using Action = tictactoe::Action;
  using Actions = StaticVector<Action, kMaxSquares*(kMaxSquares - 1) / 2>;
  using Weight = Rational;

  Position() : Position(Rules{}) {}
  static Position initial(const Rules& rules) { return Position(rules); }

  using Setup = tictactoe::Setup;
  using SetupError = tictactoe::SetupError;
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);
  static Price price_of(const Setup& setup) { return setup.marks.size(); }

  const Rules& rules() const { return rules_; }
  Actor actor() const { return over_ ? Actor::None : mark_count_ % 2 == 0 ? Actor::First : Actor::Second; }
  int turn() const { return over_ || measuring_ ? mark_count_ : mark_count_ + 1; }
  void legal_actions(Actions& list) const;
  bool is_legal(Action action) const;
  Rational weight(Action) const { return Rational(1); }  // Nature never acts
  Rational utility() const { return Rational(score_.x_halves - score_.o_halves, 2); }
  Hash hash() const { return hash_; }
  Hash recomputed_hash() const;

  /// Plays a legal action.
  void play_unchecked(Action action);

  /// A collapse visits every mark, the end of the game every line.
  Price price(Action) const { return Price{8} * rules_.all().size(); }
  static Price price_of_start(const Rules& rules) { return rules.all().size(); }
  std::size_t bytes() const { return sizeof *this; }

  /// Marks in order of play; mark i has subscript i + 1 and belongs to X when i is even.
  std::span<const Mark> marks() const { return {marks_, mark_count_}; }
  /// True between a cycle-closing mark and its measurement (T3).
  bool measuring() const { return measuring_; }
  /// Squares without a classical mark.
  SquareSet open() const { return rules_.all() - classical_[0] - classical_[1]; }
  SquareSet classical(Actor player) const { return classical_[player == Actor::First ? 0 : 1]; }
  /// The subscript of the classical mark on a square, 0 when it has none.
  int subscript(Square square) const { return subscripts_[square]; }
  /// T7; zero to zero while the game goes on.
  Score score() const { return score_; }
  /// The squares of the cycle to be measured; empty otherwise.
  SquareSet cycle() const;
  /// The best line of a player (T7): the one whose highest subscript is lowest.
  std::optional<SquareSet> best_line(Actor player) const;

  bool operator==(const Position&) const = default;

 private:
  explicit Position(const Rules& rules);

  static constexpr std::size_t owner(std::size_t mark) { return mark % 2; }
  Hash mark_hash(std::size_t mark) const;
  void place_pair(Square first, Square second);
  void make_classical(std::size_t mark, Square square);
  void collapse(Square root);
  void judge();

  Hash hash_ = 0;
  SquareSet classical_[2];
  Rules rules_;
  std::uint8_t mark_count_ = 0;
  bool measuring_ = false;
  bool over_ = false;
  Score score_;
  Mark marks_[kMaxSquares];
  IndexArray<Square, std::uint8_t> subscripts_;
  IndexArray<Square, Square> component_;  ///< lowest square entangled with this one; itself once classical
};

}  // namespace spooky::tictactoe
