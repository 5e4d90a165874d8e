// What an action did: moves, splits, what the die said, captures, the end.
#include <string>
#include <vector>

#include "spooky/formats/chess/capture_words.hpp"
#include "spooky/formats/chess/castling_words.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/roll_words.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/board/attacks.hpp"
#include "spooky/games/chess/rules/capture.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

class Narrator {
 public:
  Narrator(const Position& before, const Action& action, const Position& after)
      : rules_(before.rules()),
        position_(before),
        after_(after),
        board_(before.board()),
        action_(action),
        move_(action.type() == Action::Type::Roll ? before.rolled_move() : action) {}

  std::string tell() const {
    if (action_.type() == Action::Type::Resign) return ending(after_);
    if (action_.type() == Action::Type::Draw) return after_.is_over() ? ending(after_) : mover() + " offered a draw.";
    std::string words = action_.type() == Action::Type::Roll ? roll() : deed();
    if (after_.is_rolling()) return words + " The die decides: " + roll_choices(after_) + ".";
    words += outcome();
    if (const auto must = after_.must_move()) {
      return words + " " + mover() + " must move the " + piece_on(after_.board(), *must) + " now.";
    }
    if (after_.is_over()) return words + " " + ending(after_);
    if (after_.in_check()) words += " " + player_name(after_.board().to_move()) + " is in check.";
    return words;
  }

 private:
  std::string mover() const { return player_name(board_.to_move()); }
  std::string own_piece(Square square) const { return mover() + "'s " + piece_on(board_, square); }

  /// The player's decision, before anything is rolled.
  std::string deed() const {
    switch (move_.type()) {
      case Action::Type::Move:
      case Action::Type::EnPassantBack: return find_capture(board_, move_) ? capture() : step();
      case Action::Type::Split: return split();
      case Action::Type::Entangle: return entanglement();
      case Action::Type::Flip: return mover() + " flipped " + pair_name() + "." + now();
      case Action::Type::Phase: return mover() + " made a Z move with " + pair_name() + "." + now();
      case Action::Type::Hadamard: return hadamard();
      case Action::Type::Tunnel: return tunnel();
      case Action::Type::RemoteCollapse: return mover() + " made " + pair_name() + " collapse.";
      case Action::Type::Roll:
      case Action::Type::Draw:
      case Action::Type::Resign: break;
    }
    return "";
  }

  std::string pair_name() const {
    const Pair& pair = board_.pair_on(move_.from());
    return "the " + piece_name(pair.type) + " on " + square_name(pair.first) + " and " + square_name(pair.second);
  }

  /// What is known of the piece after its move.
  std::string now() const {
    const Board& board = after_.board();
    const Pair& pair = board.pair_on(move_.first());
    if (pair.group == 0) return " It is " + where_words(rules_, pair) + ".";
    return " Now they are " + unit_words(rules_, board, pair.first) + ".";
  }

  std::string step() const {
    const Square from = move_.from();
    const Square to = move_.to();
    const auto wing = castling_wing(rules_, board_.to_move(), move_);
    if (wing && board_.type_on(from) == PieceType::King) {
      const Square rook = lowest(between(from, to));
      return mover() + " castled: the king went to " + square_name(to) + " and the rook to " + square_name(rook) + ".";
    }
    std::string words = mover() + " moved the " + piece_on(board_, from) + " to " + square_name(to) + ".";
    if (board_.is_half(from)) {
      words += " Its other half is on " + square_name(board_.pair_on(from).partner(from)) + ".";
    }
    return words + promotion(board_.is_half(from));
  }

  std::string promotion(bool pair) const {
    if (!move_.promotes()) return "";
    const std::string name = piece_name(move_.promotion());
    return pair ? " Both halves became a " + name + "." : " The pawn became a " + name + ".";
  }

  std::string capture() const {
    const Capture capture = *find_capture(board_, move_);
    const std::string target = "the " + piece_on(board_, capture.target);
    const std::string passing = capture.en_passant ? " in passing, set back to " + square_name(capture.to) : "";
    const bool attempt = board_.is_half(capture.from) || board_.is_half(capture.target);
    return own_piece(capture.from) + (attempt ? " tried to capture " : " captured ") + target + passing + ".";
  }

  std::string split() const { return own_piece(move_.from()) + " split." + now() + promotion(true); }

  std::string entanglement() const {
    const Pair& target = board_.pair_on(move_.target());
    return own_piece(move_.from()) + " split and joined " + player_name(target.colour) + "'s " +
           piece_name(target.type) + "." + now() + promotion(true);
  }

  std::string hadamard() const {
    std::vector<std::string> parts;
    for (Bitboard rest = board_.unit_squares(move_.from()); rest != 0;) {
      const Square square = take_lowest(rest);
      if (after_.board().is_empty(square)) continue;
      parts.push_back(player_name(board_.colour_on(square)) + "'s " + piece_name(board_.type_on(square)) +
                      (parts.empty() ? " is whole on " : " on ") + square_name(square));
    }
    return mover() + " made a Hadamard move with " + pair_name() + ": " + joined(parts) + ".";
  }

  std::string tunnel() const {
    const Square barrier = lowest(between(move_.from(), move_.to()) & board_.occupied());
    return own_piece(move_.from()) + " tried to tunnel through the " + piece_on(board_, barrier) + " to " +
           square_name(move_.to()) + ".";
  }

  std::string roll() const {
    const Roller roller = position_.roller();
    const Half said = action_.rolled();
    return "The die said " + faces_words(roller, said) + ": " + roll_effect(board_, move_, roller, said) + ".";
  }

  /// What came of it, once everything is rolled.
  std::string outcome() const {
    const bool rolled = action_.type() == Action::Type::Roll;
    const auto capture = find_capture(board_, move_);
    if (capture && (rolled || rules_.variant == Variant::Deterministic)) {
      return capture_outcome(board_, after_.board(), *capture) + promotion_after_capture(*capture);
    }
    if (capture) return promotion_after_capture(*capture);
    if (move_.type() == Action::Type::RemoteCollapse && !rolled) {
      const Square square = *after_.must_move();
      return " It is on " + square_name(square) + ".";
    }
    return "";
  }

  std::string promotion_after_capture(const Capture& capture) const {
    const bool arrived = contains(after_.board().of(board_.to_move()), capture.to);
    return arrived ? promotion(false) : "";
  }

  const Rules& rules_;
  const Position& position_;
  const Position& after_;
  const Board& board_;  ///< before the move, also while it is rolled for
  const Action& action_;
  const Action move_;
};

}  // namespace

std::string Chess::narrate(const Position& before, const Action& action, const Position& after) {
  return Narrator(before, action, after).tell();
}

}  // namespace spooky
