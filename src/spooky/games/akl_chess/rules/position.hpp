#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/big_rational.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/games/akl_chess/rules/action.hpp"
#include "spooky/games/akl_chess/rules/rules.hpp"
#include "spooky/games/akl_chess/rules/setup.hpp"
#include "spooky/games/position.hpp"

namespace spooky::akl_chess {

/// How a game ended (A12).
enum class Ending : std::uint8_t { None, King, Resignation, Dead, Fifty, Stalemate };

/// Akl's quantum chess, clauses A1–A17.
class Position {
 public:
  using Game = akl_chess::Game;
  using Rules = akl_chess::Rules;
  using Action = akl_chess::Action;
  using Actions = std::vector<Action>;
  using Weight = BigRational;
  using Setup = akl_chess::Setup;
  using SetupError = akl_chess::SetupError;

  Position() : Position(Rules{}) {}
  static Position initial(const Rules& rules) { return Position(rules); }
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);
  /// Mostly that of telling what is believed: counts may be large in a text.
  static Price price_of(const Setup& setup);

  const Rules& rules() const { return rules_; }
  Actor actor() const;
  /// Each player's turn counts one: 1 for White's first, 2 for Black's.
  int turn() const;
  /// Resigning is possible for either player, and not in the list.
  void legal_actions(Actions& list) const;
  bool is_legal(const Action& action) const;
  /// A14, exact.
  BigRational weight(const Action& action) const;
  Rational utility() const;
  Hash hash() const { return hash_with(setup_.board.hash()); }
  Hash recomputed_hash() const { return hash_with(setup_.board.recomputed_hash()); }
  void play_unchecked(const Action& action);
  /// That of telling the belief afterwards. No price is enough for a count beyond 9999 (A17).
  Price price(const Action& action) const;
  static Price price_of_start(const Rules&) { return kPriceOfMove; }
  std::size_t bytes() const;

  const Setup& setup() const { return setup_; }
  const Board& board() const { return setup_.board; }
  Colour to_move() const { return setup_.to_move; }
  bool is_over() const { return ending_ != Ending::None; }
  Ending ending() const { return ending_; }
  /// Nobody while the game goes on, and after a draw.
  std::optional<Colour> winner() const;
  /// While Nature collapses that man.
  std::optional<Square> touched() const { return setup_.touched; }
  /// While its owner has to move it.
  std::optional<Square> must() const { return setup_.must; }
  /// A16: while second types are dealt face up, the man who gets his.
  std::optional<Square> dealing() const { return dealing_; }
  /// A17: whether this answer of Nature's would be counted the ten thousandth time.
  bool exceeds_counts(const Action& action) const;
  /// Everything but that somebody has resigned.
  bool is_between_turns() const { return ending_ != Ending::Resignation; }

  bool operator==(const Position&) const = default;

 private:
  explicit Position(const Rules& rules);
  Position(const Rules& rules, Setup setup);
  static constexpr Price kPriceOfMove = 500;

  Hash hash_with(Hash board_hash) const;
  void learn(Square square, Type second);
  void collapse(Type shown);
  void move(const Action& action);
  void promote(Square square, Type type);
  void capture(Square square);
  /// A6: the man on a square has arrived there.
  void arrive(Square square);
  void end_turn(bool quiet);
  /// Who is dealt to, and whether the game is over.
  void settle();

  Rules rules_;
  Setup setup_;
  std::optional<Square> dealing_;
  Ending ending_ = Ending::None;
};

}  // namespace spooky::akl_chess
