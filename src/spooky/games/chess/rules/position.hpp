#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/core/hash_history.hpp"
#include "spooky/core/rational.hpp"
#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/rolls.hpp"
#include "spooky/games/chess/rules/setup.hpp"
#include "spooky/games/position.hpp"

namespace spooky::chess {

/// How a game ended (N16).
enum class Ending : std::uint8_t { None, Checkmate, Stalemate, Dead, Repetition, Fifty, Resignation, Agreement };

/// Niel's Chess (Varga), clauses N1–N16, with the rolls of a move in progress, the memory that repetition needs and
/// the result.
class Position {
 public:
  using Game = chess::Game;
  using Rules = chess::Rules;
  using Action = chess::Action;
  using Actions = std::vector<Action>;
  using Weight = Rational;

  Position() : Position(Rules{}) {}
  static Position initial(const Rules& rules) { return Position(rules); }
  using Setup = chess::Setup;
  using SetupError = chess::SetupError;
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);
  static Price price_of(const Setup&) { return kPriceOfMove; }

  const Rules& rules() const { return rules_; }
  Actor actor() const;
  /// Each player's turn counts one: 1 for White's first, 2 for Black's.
  int turn() const;
  /// Every move of the player, or Nature's two. Resigning is always possible, a draw may be offered once a turn and
  /// agreed to instead of a move; these are not in the list.
  void legal_actions(Actions& list) const;
  bool is_legal(const Action& action) const;
  Rational weight(const Action& action) const;
  Rational utility() const;
  Hash hash() const { return hash_with(board_.hash()); }
  Hash recomputed_hash() const { return hash_with(board_.recomputed_hash()); }
  void play_unchecked(const Action& action);
  /// Moves of one board are few, former positions are looked through once.
  Price price(const Action&) const { return kPriceOfMove + history_.size(); }
  static Price price_of_start(const Rules&) { return kPriceOfMove; }
  std::size_t bytes() const { return sizeof *this + history_.bytes(); }

  /// While Nature acts: the position before the move.
  const Board& board() const { return board_; }
  bool is_over() const { return ending_ != Ending::None; }
  Ending ending() const { return ending_; }
  /// Nobody while the game goes on, and after a draw.
  std::optional<Colour> winner() const;
  /// Whether the king of the player to move is in check (N4).
  bool in_check() const;

  /// The move that Nature rolls for, and what was rolled so far.
  bool is_rolling() const { return is_rolling_; }
  const Action& rolled_move() const { return rolled_move_; }
  const Rolls& rolls() const { return rolls_; }
  /// Who rolls now. Only while rolling.
  Roller roller() const { return next_roller(board_, rules_, rolled_move_, rolls_); }
  /// A die of six faces is rolled, and these mean the action (N1). Only while rolling.
  int die() const { return Roller::kDie; }
  std::vector<int> faces(const Action& action) const { return roller().faces(action.rolled()); }
  /// The positions between turns so far, this one included; empty unless the rules have draws.
  const HashHistory& history() const { return history_; }
  /// Whether the text of the position tells all that matters, but for former positions: not while a die is rolled or
  /// a draw is offered, nor an ending that the board does not show.
  bool is_between_turns() const {
    const bool unseen = ending_ == Ending::Repetition || ending_ == Ending::Resignation || ending_ == Ending::Agreement;
    return !is_rolling_ && !draw_offer_ && !unseen;
  }
  /// Who offers a draw (N16): before a move of theirs, until the opponent has moved.
  std::optional<Colour> draw_offer() const { return draw_offer_; }
  /// Between a remote collapse and its move: the piece that has to be moved.
  std::optional<Square> must_move() const { return must_move_; }

  bool operator==(const Position& other) const = default;

 private:
  explicit Position(const Rules& rules);
  Position(const Rules& rules, const Board& board, std::optional<Square> must_move);
  static constexpr Price kPriceOfMove = 1000;

  Hash hash_with(Hash board_hash) const;
  void finish_move();
  /// N5, N16.
  void find_ending();

  Rules rules_;
  Board board_;
  Action rolled_move_;
  Rolls rolls_;
  bool is_rolling_ = false;
  Ending ending_ = Ending::None;
  Colour resigned_ = Colour::White;
  std::optional<Colour> draw_offer_;
  std::optional<Square> must_move_;
  HashHistory history_;
};

}  // namespace spooky::chess
