#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/core/hash.hpp"
#include "spooky/core/random.hpp"
#include "spooky/core/rational.hpp"
#include "spooky/games/go/rules/action.hpp"
#include "spooky/games/go/rules/history.hpp"
#include "spooky/games/go/rules/rules.hpp"
#include "spooky/games/go/rules/score.hpp"
#include "spooky/games/go/rules/situation.hpp"
#include "spooky/games/position.hpp"

namespace spooky::go {

/// Why a board is not one at the end of a turn.
enum class SetupFault : std::uint8_t {
  Contact,   ///< an entangled stone touches another: it would have collapsed (G15)
  Captured,  ///< a chain has no liberty
  OddShape,  ///< the variant has no such group, or its owner may not place it
};

/// A board at the end of a turn, with no history before it.
struct Setup {
  Board board;
  Colour to_move = Colour::Black;
  int passes = 0;
};

struct SetupError {
  SetupFault fault;
  Point point;
};

/// Why a placement or a keep that the board allows is not legal.
struct Repetition {
  int turn = -1;         ///< the turn whose end would come back; -1 when it is not a repetition
  bool suicide = false;  ///< the mover's own stones would be captured, and the rules do not allow that
};

/// Quantum Go (Ranchin), clauses G1–G17, with the memory that repetition needs and the result.
class Position {
 public:
  using Game = go::Game;
  using Rules = go::Rules;
  using Action = go::Action;
  using Actions = std::vector<Action>;
  using Weight = Rational;

  Position() : Position(Rules{}) {}
  static Position initial(const Rules& rules) { return Position(rules); }
  using Setup = go::Setup;
  using SetupError = go::SetupError;
  static Result<Position, SetupError> from(const Rules& rules, const Setup& setup);
  static Price price_of(const Setup& setup) { return kStepsPerCell * setup.board.cell_count(); }

  const Rules& rules() const { return rules_; }
  Actor actor() const;
  int turn() const { return turn_; }
  /// Placements and passes, or choices; resigning is always possible and not in the list.
  void legal_actions(Actions& list) const;
  bool is_legal(const Action& action) const;
  Rational weight(const Action&) const { return Rational(1); }  // Nature never acts
  Rational utility() const;
  Hash hash() const { return hash_with(board().hash()); }
  Hash recomputed_hash() const { return hash_with(board().recomputed_hash()); }
  void play_unchecked(const Action& action);
  /// The board and its memory once; where a repetition could come back (G14), for every situation that has to be looked
  /// at. Those are counted, up to a thousand of them.
  Price price(const Action& action) const;
  static Price price_of_start(const Rules& rules) { return kStepsPerCell * price_of_board(rules); }
  std::size_t bytes() const {
    return sizeof *this + history_.bytes() + (rules_.topology ? rules_.topology->bytes() : 0);
  }
  /// Leaves a turn out, which no rule allows but controllers do: like a pass that does not help to end the game.
  /// Between turns of a game that goes on.
  void skip_turn();

  /// A list of placements stops here (only the larger groups on large boards reach it); lists_every_action() tells
  /// whether it does.
  static constexpr std::size_t kMostActions = 2'000'000;
  bool lists_every_action() const;
  /// For tree search: the legal actions where they are few, else a sample that depends on the position alone.
  void searched_actions(Actions& list) const;
  Action random_action(Random& random) const;

  const Situation& situation() const { return situation_; }
  const Board& board() const { return situation_.board(); }
  const History& history() const { return history_; }
  bool is_over() const { return resigned_ != Colour::Empty || situation_.is_over(); }
  bool by_resignation() const { return resigned_ != Colour::Empty; }
  /// Empty while the game goes on, and after a draw.
  Colour winner() const;
  /// As if the game ended here (G16, G17).
  Score score() const { return count_score(rules_, situation_); }
  /// The choice to be made, with all limits: G8, and G13, G14 where repetition matters. Only while choosing.
  Choice choice() const;
  /// What is wrong with an action that the board allows.
  Repetition repetition(const Action& action) const;

  /// Whether the text of the position tells all that matters: not in the middle of a turn.
  bool is_between_turns() const { return !situation_.is_choosing(); }

  bool operator==(const Position& other) const = default;

 private:
  static constexpr Price kStepsPerCell = 4;
  static constexpr Price kStepsPerFormerBoard = 4;

  explicit Position(const Rules& rules);

  /// A look at every cell and, where a point may have many, at every contact.
  static Price price_of_board(const Rules& rules) {
    return rules.cells() + (rules.topology ? rules.topology->contacts() / 4 : 0);
  }
  bool has_limits() const { return rules_.superko != Superko::Off || !rules_.suicide; }
  bool is_forbidden(const Situation& ended) const;
  bool could_be_forbidden(const Situation& situation) const;
  /// With `nodes_left` no more situations than that are looked at, and the answer means nothing when none is left.
  bool mover_is_safe(const Situation& situation, std::size_t* nodes_left = nullptr) const;
  Price price_of_guarantee(const Situation& next) const;
  bool is_safe_placement(const Action& placement) const;
  Hash hash_with(Hash board_hash) const;
  /// Calls visit(action) for every way to place stones on empty points, in order, until it returns false.
  template <class Visit>
  void for_placements(Visit visit) const;

  Rules rules_;
  Situation situation_;
  History history_;
  int turn_ = 1;
  Colour resigned_ = Colour::Empty;
};

}  // namespace spooky::go
