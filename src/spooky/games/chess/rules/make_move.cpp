#include <algorithm>
#include <utility>

#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

/// The rights that end when a piece leaves or reaches a square.
constexpr std::uint8_t rights_at(Square square) {
  switch (square.value()) {
    case 0: return kWhiteLong;
    case 4: return kWhiteShort | kWhiteLong;
    case 7: return kWhiteShort;
    case 56: return kBlackLong;
    case 60: return kBlackShort | kBlackLong;
    case 63: return kBlackShort;
    default: return kNoCastling;
  }
}

/// A move being carried out.
class Maker {
 public:
  Maker(Board& board, const Rules& rules, Action move, const Rolls& rolls)
      : board_(board), rules_(rules), move_(move), rolls_(rolls), us_(board.to_move()) {}

  void make() {
    switch (move_.type()) {
      case Action::Type::RemoteCollapse: {
        const Square half = move_.from();
        return board_.collapse_unit(half, next_said(board_.pair_on(half).kind));
      }
      case Action::Type::Move:
      case Action::Type::EnPassantBack: {
        const auto capture = find_capture(board_, move_);
        board_.clear_en_passant();
        if (capture) {
          attempt(*capture);
        } else {
          step();
        }
        break;
      }
      case Action::Type::Split:
      case Action::Type::Entangle: split(); break;
      case Action::Type::SplitThree: split_in_three(); break;
      case Action::Type::Flip: {
        Pair pair = board_.pair_on(move_.from());
        std::swap(pair.first, pair.second);
        board_.change_pair(move_.from(), pair);
        board_.clear_en_passant();
        break;
      }
      case Action::Type::Phase: change_phase(); break;
      case Action::Type::Hadamard: {
        const Square half = move_.from();
        resets_clock_ = (board_.unit_squares(half) & board_.of(PieceType::Pawn)) != 0;
        board_.collapse_unit(half, resolved(board_.pair_on(half).kind));
        board_.clear_en_passant();
        break;
      }
      case Action::Type::Tunnel:
        board_.clear_en_passant();
        if (rolls_.said[0] == Half::First) relocate(move_.from(), move_.to());
        break;
      case Action::Type::Roll:
      case Action::Type::Draw:
      case Action::Type::Resign: assert(false); break;
    }
    end_turn();
  }

 private:
  /// What the next roll said; in the Deterministic Game the kind says it.
  Half next_said(PairKind kind) {
    if (rules_.variant == Variant::Deterministic) return resolved(kind);
    assert(used_ < rolls_.count);
    return rolls_.said[used_++];
  }

  /// N15: an equal pair that is not entangled has no orientation.
  Pair normal(Pair pair) const {
    if (pair.kind == PairKind::Equal && pair.group == 0 && !rules_.keeps_orientation() && pair.second < pair.first) {
      std::swap(pair.first, pair.second);
    }
    return pair;
  }

  void end_rights(Square square) {
    if ((board_.castling() & rights_at(square)) != 0) {
      board_.set_castling(static_cast<std::uint8_t>(board_.castling() & ~rights_at(square)));
    }
  }

  /// A conventional piece moves to an empty square.
  void relocate(Square from, Square to) {
    const PieceType type = board_.type_on(from);
    board_.remove(from);
    board_.put(to, us_, type);
    end_rights(from);
    end_rights(to);
  }

  /// N13: notes the square that a pawn has passed.
  void note_double_step(PieceType type, Square from, Square to) {
    const std::size_t low = std::min(from.value(), to.value());
    if (type == PieceType::Pawn && std::max(from.value(), to.value()) == low + 16) {
      board_.set_en_passant(Square(low + 8));
    }
  }

  /// N6, N8: no capture.
  void step() {
    const Square from = move_.from();
    const Square to = move_.to();
    const PieceType type = board_.type_on(from);
    resets_clock_ = type == PieceType::Pawn;
    if (board_.is_half(from)) {
      Pair pair = board_.pair_on(from);
      if (pair.is_triple()) {
        pair = Pair::triple(pair.others(from) | bit(to), pair.type, us_);
      } else {
        (pair.first == from ? pair.first : pair.second) = to;
      }
      if (move_.promotes()) pair.type = move_.promotion();  // N12, P10
      board_.change_pair(from, normal(pair));
    } else {
      board_.remove(from);
      board_.put(to, us_, move_.promotes() ? move_.promotion() : type);
      end_rights(from);
      const bool castles =
          type == PieceType::King && (to.value() == from.value() + 2 || from.value() == to.value() + 2);
      if (castles) {
        const std::size_t row = from.value() & 56U;
        if (to > from) {
          relocate(Square(row + 7), Square(row + 5));
        } else {
          relocate(Square(row), Square(row + 3));
        }
      }
    }
    note_double_step(type, from, to);
  }

  /// N13: the pawn that has made the double step is set back to the square it passed, its other half behind that.
  void set_back(const Capture& capture) {
    if (!board_.is_half(capture.target)) {
      board_.remove(capture.target);
      board_.put(capture.to, other(us_), PieceType::Pawn);
      return;
    }
    Pair pair = board_.pair_on(capture.target);
    const Square front = capture.target;
    if (pair.is_triple()) return set_back_part(pair, capture);
    const auto behind = [&](Square square) {
      if (square == front) return capture.to;
      return move_.type() == Action::Type::EnPassantBack && square == capture.to ? passed_start(capture.to, us_)
                                                                                 : square;
    };
    pair.first = behind(pair.first);
    pair.second = behind(pair.second);
    board_.change_pair(front, pair);  // its orientation is still that of the rolls
  }

  /// P11. Where both other parts come to stand on one square, the pawn is there or where it is asked about.
  void set_back_part(const Pair& triple, const Capture& capture) {
    Bitboard others = triple.others(capture.target);
    if (contains(others, capture.to)) others = (others & ~bit(capture.to)) | bit(passed_start(capture.to, us_));
    if (count(others) == 1) {
      return board_.change_pair(capture.target, {capture.to, lowest(others), triple.type, triple.colour});
    }
    board_.change_pair(capture.target, Pair::triple(others | bit(capture.to), triple.type, triple.colour));
  }

  /// N9: rolls, then whatever is on the square of arrival.
  void attempt(const Capture& capture) {
    const Square from = capture.from;
    const Square to = capture.to;
    resets_clock_ = contains(board_.of(PieceType::Pawn), from);
    if (capture.en_passant) set_back(capture);
    const bool mover_first = rules_.variant == Variant::NoBox;
    const bool arrives = mover_first ? roll_mover(from) && roll_target(to) : roll_target(to) && roll_mover(from);
    if (!arrives) {
      if (board_.is_half(to)) board_.change_pair(to, normal(board_.pair_on(to)));
      return;
    }
    if (!board_.is_empty(to)) {
      board_.remove(to);
      resets_clock_ = true;
    }
    relocate(from, to);
    if (move_.promotes()) {
      board_.remove(to);
      board_.put(to, us_, move_.promotion());
    }
  }

  /// What the roll of a half or part says becomes true (N9, P7).
  void roll(Square half) {
    const PairKind kind = board_.pair_on(half).kind;
    if (kind == PairKind::Triple) return board_.ask_triple(half, next_said(kind));
    board_.collapse_unit(half, next_said(kind));
  }

  bool roll_target(Square to) {
    if (board_.is_half(to)) roll(to);
    return true;
  }

  /// Whether the mover arrives. If a group has collapsed it already, it is conventional on its square of departure or
  /// no longer there.
  bool roll_mover(Square from) {
    if (board_.is_half(from)) roll(from);
    return !board_.is_empty(from);
  }

  /// Takes a whole piece that splits from the board.
  PieceType lift(Square from) {
    const PieceType type = board_.type_on(from);
    resets_clock_ = type == PieceType::Pawn;
    board_.clear_en_passant();
    board_.remove(from);
    end_rights(from);
    return type;
  }

  /// N7, N10.
  void split() {
    const Square from = move_.from();
    const PieceType type = lift(from);
    Pair pair{move_.first(), move_.second(), move_.promotes() ? move_.promotion() : type, us_, PairKind::Equal, 0};
    if (move_.type() == Action::Type::Entangle) {
      Pair joined = board_.pair_on(move_.target());
      pair.kind = joined.kind;
      if (joined.group == 0) {
        joined.group = board_.group_squares(1) == 0 ? 1 : 2;
        board_.change_pair(joined.first, joined);
      }
      pair.group = joined.group;
    } else {
      pair.kind = move_.pair_kind();
    }
    board_.add_pair(normal(pair));
    note_double_step(type, from, pair.first);
    note_double_step(type, from, pair.second);
  }

  /// P5.
  void split_in_three() {
    const Square from = move_.from();
    const PieceType type = lift(from);
    board_.add_pair(Pair::triple(move_.squares(), move_.promotes() ? move_.promotion() : type, us_));
    for (Bitboard rest = move_.squares(); rest != 0;) note_double_step(type, from, take_lowest(rest));
  }

  void change_phase() {
    board_.clear_en_passant();
    for (Bitboard rest = board_.unit_squares(move_.from()); rest != 0;) {
      Pair pair = board_.pair_on(lowest(rest));
      rest &= ~(bit(pair.first) | bit(pair.second));
      pair.kind = with_other_phase(pair.kind);
      board_.change_pair(pair.first, pair);
    }
  }

  void end_turn() {
    board_.set_halfmove(resets_clock_ ? 0 : board_.halfmove() + 1);
    if (us_ == Colour::Black) board_.set_fullmove(board_.fullmove() + 1);
    board_.set_to_move(other(us_));
  }

  Board& board_;
  const Rules& rules_;
  const Action move_;
  const Rolls& rolls_;
  const Colour us_;
  std::uint8_t used_ = 0;
  bool resets_clock_ = false;
};

}  // namespace

void make_move(Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  Maker(board, rules, move, rolls).make();
}

}  // namespace spooky::chess
