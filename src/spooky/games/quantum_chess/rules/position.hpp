#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/core/hash_history.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/position.hpp"
#include "spooky/games/quantum_chess/rules/action.hpp"
#include "spooky/games/quantum_chess/rules/fields.hpp"
#include "spooky/games/quantum_chess/rules/moves.hpp"
#include "spooky/games/quantum_chess/rules/quantum_state.hpp"
#include "spooky/games/quantum_chess/rules/setup.hpp"

namespace spooky::quantum_chess {

/// How a game ended (K25, K26).
enum class Ending : std::uint8_t { None, King, Fifty, Repetition, Stalemate, Resignation, Agreement };

/// What Nature is asked (K16, K25).
struct Measurement {
  std::optional<Action> move;  ///< none when everything is measured at the end of the game
  Question question;
  Weight yes;  ///< the probability of yes, strictly between 0 and 1

  Weight chance(Answer answer) const { return answer == Answer::Yes ? yes : Weight(1) - yes; }
  bool operator==(const Measurement&) const = default;
};

/// A measurement with its answer.
struct Measured {
  Measurement measurement;
  Answer answer = Answer::No;
  SquareSet superposed = 0;  ///< before it was made
};

/// Quantum Chess (Cantwell), clauses K1–K26, with the measurement in progress, the memory that repetition needs and the
/// result. Memory: some 24 bytes per board and twice that while a move is made, and at most `max_boards` boards.
class Position {
 public:
  using Game = quantum_chess::Game;
  using Rules = quantum_chess::Rules;
  using Action = quantum_chess::Action;
  using Actions = std::vector<Action>;
  using Weight = quantum_chess::Weight;
  using Setup = quantum_chess::Setup;
  using SetupError = quantum_chess::SetupError;

  Position() : Position(Rules{}) {}
  static Position initial(const Rules& rules) { return Position(rules); }
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);
  static Price price_of(const Setup& setup) { return price_of(setup.state); }

  const Rules& rules() const { return rules_; }
  Actor actor() const;
  /// 2·move - 1 for White, 2·move for Black; what is measured after a turn belongs to it.
  int turn() const;
  /// Every move of the player, whatever it leads to, or Nature's two answers. Resigning is always possible, a draw may
  /// be offered once a turn and agreed to instead of a move; these are not in the list (K26).
  void legal_actions(Actions& list) const;
  bool is_legal(const Action& action) const;
  Weight weight(const Action& action) const;
  Rational utility() const;
  Hash hash() const;
  Hash recomputed_hash() const { return hash(); }
  /// Not for an action that outgrows the rules.
  void play_unchecked(const Action& action);
  Price price(const Action&) const { return price_of(state_) + history_.size(); }
  static Price price_of_start(const Rules&) { return kPriceOfMove; }
  std::size_t bytes() const { return sizeof *this + state_.bytes() + history_.bytes(); }

  /// Whether a legal action would lead to more than `max_boards` boards: it is refused (capabilities::GrowthLimit).
  bool outgrows(const Action& action) const;
  /// How many boards there are after a move that is carried out and asks nothing: a split or a merge.
  std::size_t boards_after(const Action& move) const;
  /// The actions that surely do not outgrow the rules, for searches.
  void searched_actions(Actions& list) const;
  /// One of them for a playout: each legal move as likely as any other while there are few boards; then splits, which
  /// make more, are left out, so that playing on stays cheap. Of Nature's with its weight.
  Action random_action(Random& random) const;
  std::uint64_t effort() const { return 1 + state_.boards() / 16; }

  const Fields& fields() const { return fields_; }
  /// While Nature acts on a move: before it.
  const QuantumState& state() const { return state_; }
  SquareSet full() const { return state_.certain(); }
  /// Σp, and what it is compared with (K24).
  const Weight& pieces() const { return pieces_; }
  const Weight& reference() const { return reference_; }

  bool is_over() const { return ending_ != Ending::None && !measurement_; }
  /// How the game ended; while everything is measured (K25), why that is done.
  Ending ending() const { return ending_; }
  /// Nobody while the game goes on, and after a draw.
  std::optional<Colour> winner() const;
  /// What Nature is asked now.
  const std::optional<Measurement>& measurement() const { return measurement_; }
  /// The last answer since the last player's move. Not part of the position: it is not compared.
  const std::optional<Measured>& measured() const { return measured_; }
  /// Who offers a draw (K26): before a move of theirs, until the opponent has moved.
  std::optional<Colour> draw_offer() const { return draw_offer_; }
  /// Whether the text tells all that matters, but for former positions.
  bool is_between_turns() const;
  const HashHistory& history() const { return history_; }

  bool operator==(const Position& other) const;

 private:
  explicit Position(const Rules& rules);
  Position(const Rules& rules, const Setup& setup);

  static constexpr Price kPriceOfMove = 1000;
  static Price price_of(const QuantumState& state);

  bool has_king(Colour colour) const { return fields_.letters.of(Letter(colour, PieceType::King)) != 0; }
  void play_move(const Action& move);
  void answer(Answer answer);
  /// What happens to boards and letters when a move is carried out, its question answered by yes.
  void carry_out(const Action& move);
  /// K4, K12, K17, K24: what every turn ends with.
  void finish_turn(std::optional<Square> passed, bool counts_pieces);
  /// K25.
  void find_ending();
  void measure_next();
  Hash repetition_key() const;

  Rules rules_;
  Fields fields_;
  QuantumState state_;
  Weight pieces_;
  Weight reference_;
  std::optional<Measurement> measurement_;
  std::optional<Measured> measured_;
  Ending ending_ = Ending::None;
  Colour resigned_ = Colour::White;
  std::optional<Colour> draw_offer_;
  HashHistory history_;
};

}  // namespace spooky::quantum_chess
