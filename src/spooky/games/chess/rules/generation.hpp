#pragma once

#include <optional>

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/board/board.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/split_forms.hpp"
#include "spooky/games/chess/rules/threats.hpp"

namespace spooky::chess {

/// The moves of the player to move, told to a sink as sets of squares wherever that is possible, so that a sink that
/// only counts need not look at each. What a sink has:
///  - moves(from, squares)         steps and captures that nothing is rolled for
///  - promotions(from, squares)    the same by a pawn to the last rank: four moves each
///  - attempt(move)                a capture with halves in it, castling, en passant; rolls have to be asked for
///  - splits(type, from, squares, blocks)  superpositions of any two of the squares, the departure among them, at least
///                                 one of the two in each of the blocks
///  - split(type, from, a, b)      one superposition in all its forms
///  - triples(type, from, squares, blocks)  the same as splits on any three of the squares (P5)
///  - single(move)                 any other move without rolls
///  - done()                       whether the sink has heard enough
/// kSafe: only moves that leave the king safe (N5); otherwise everything that obeys the other rules.
template <class Sink, bool kSafe>
class Generation {
 public:
  Generation(const Board& board, const Rules& rules, std::optional<Square> must_move, Sink& sink)
      : board_(board),
        rules_(rules),
        must_move_(must_move),
        sink_(sink),
        threats_(board, rules),
        us_(board.to_move()),
        squares_(rules.squares()),
        walls_(~squares_),
        occupied_(board.occupied()),
        free_(squares_ & ~occupied_),
        their_halves_(board.of(chess::other(us_)) & board.halves()) {}

  void run() {
    const Bitboard chosen = must_move_ ? bit(*must_move_) : ~Bitboard{0};
    for (Bitboard rest = board_.conventional(us_) & chosen; rest != 0 && !sink_.done();) {
      move_conventional(take_lowest(rest));
    }
    if (must_move_ || board_.halves() == 0) return;
    for (Bitboard rest = board_.of(us_) & board_.halves(); rest != 0 && !sink_.done();) {
      move_half(take_lowest(rest));
    }
    for (const Pair& pair : board_.pairs()) {
      if (sink_.done()) return;
      if (pair.colour == us_) turn_pair(pair);
    }
  }

 private:
  Bitboard attacks(PieceType type, Square from, Bitboard occupied) const {
    switch (type) {
      case PieceType::Pawn: return pawn_attacks(us_, from) & squares_;
      case PieceType::Knight: return knight_attacks(from) & squares_;
      case PieceType::Bishop: return bishop_attacks(from, occupied | walls_) & squares_;
      case PieceType::Rook: return rook_attacks(from, occupied | walls_) & squares_;
      case PieceType::Queen:
        return (bishop_attacks(from, occupied | walls_) | rook_attacks(from, occupied | walls_)) & squares_;
      case PieceType::King: break;
    }
    return king_attacks(from) & squares_;
  }

  Bitboard last_rank() const { return Bitboard{0xFF} << rules_.last_rank(us_) * 8; }

  /// Where a pawn may step (N14).
  Bitboard pawn_steps(Square from) const {
    const bool white = us_ == Colour::White;
    const auto ahead = [&](Bitboard set) { return (white ? set << 8 : set >> 8) & free_; };
    const Bitboard one = ahead(bit(from));
    if (!rules_.double_step || rank_of(from) != rules_.pawn_rank(us_)) return one;
    return one | ahead(one);
  }

  bool is_safe_move(Action move) const { return !kSafe || is_safe(board_, rules_, move); }

  void move_conventional(Square from) {
    const PieceType type = board_.type_on(from);
    const Bitboard reach = attacks(type, from, occupied_);
    const Bitboard steps = type == PieceType::Pawn ? pawn_steps(from) : reach & free_;
    const Bitboard theirs = board_.conventional(chess::other(us_)) & ~board_.of(PieceType::King);
    if (type == PieceType::King) {
      move_king(from, steps | (reach & theirs));
    } else {
      tell_moves(type, from, (steps | (reach & theirs)) & safe_squares(from));
    }
    attempt_captures(type, from, reach);
    if (type == PieceType::Pawn) en_passant(from);
    if (rules_.variant == Variant::Tunnelling) tunnel(type, from, reach & theirs);
    if (!rules_.is_quantum()) return;
    split(type, from, steps);
    if (their_halves_ != 0) entangle(type, from, steps);
  }

  Bitboard safe_squares(Square from) const { return kSafe ? threats_.safe_squares(from) : ~Bitboard{0}; }

  void tell_moves(PieceType type, Square from, Bitboard squares) {
    if (type == PieceType::Pawn && (squares & last_rank()) != 0) {
      sink_.promotions(from, squares & last_rank());
      squares &= ~last_rank();
    }
    if (squares != 0) sink_.moves(from, squares);
  }

  void move_king(Square from, Bitboard reach) {
    for (Bitboard rest = reach; rest != 0;) {
      const Square to = take_lowest(rest);
      if (is_safe_move(Action::move(from, to))) sink_.moves(from, bit(to));
    }
    castle(from);
  }

  bool is_attacked(Square square) const { return attackers(board_, rules_, square, chess::other(us_)) != 0; }

  /// Castling: rights, an empty path, and nothing attacked on the king's way (6.2.4, 6.2.5).
  void castle(Square king) {
    const std::size_t row = us_ == Colour::White ? 0 : 56;
    const unsigned rights = us_ == Colour::White ? board_.castling() : board_.castling() >> 2U;
    if ((rights & 3U) == 0 || (kSafe && is_attacked(king))) return;
    const auto try_way = [&](bool allowed, Bitboard path, std::size_t crossed, std::size_t arrival) {
      if (!allowed || (occupied_ & path << row) != 0) return;
      if (kSafe && (is_attacked(Square(row + crossed)) || is_attacked(Square(row + arrival)))) return;
      sink_.single(Action::move(king, Square(row + arrival)));
    };
    try_way((rights & 1U) != 0, 0x60, 5, 6);
    try_way((rights & 2U) != 0, 0x0E, 3, 2);
  }

  void tell_attempt(PieceType type, Square from, Square to) {
    if (type == PieceType::Pawn && contains(last_rank(), to)) {
      // What it becomes matters to nobody's king but the other's: all four are legal or none (N12).
      if (!is_safe_move(Action::promotion(from, to, PieceType::Queen))) return;
      for (const PieceType promotion : kPromotions) sink_.attempt(Action::promotion(from, to, promotion));
    } else if (is_safe_move(Action::move(from, to))) {
      sink_.attempt(Action::move(from, to));
    }
  }

  /// N9: of a half, or by a half.
  void attempt_captures(PieceType type, Square from, Bitboard reach) {
    const Bitboard targets = reach & (board_.is_half(from) ? board_.of(chess::other(us_)) : their_halves_);
    for (Bitboard rest = targets; rest != 0;) {
      const Square to = take_lowest(rest);
      const bool king = contains(board_.of(PieceType::King), to);
      if (king && can_succeed(board_, rules_, from, to)) continue;  // 8.9
      tell_attempt(type, from, to);
    }
  }

  /// N13.
  void en_passant(Square from) {
    if (!board_.has_en_passant()) return;
    const Square to = board_.en_passant();
    if (!contains(pawn_attacks(us_, from), to)) return;
    // A remote collapse may have taken the pawn away, or left it on the square it had passed.
    const Square pawn = passed_pawn(to, us_);
    if (!contains(board_.of(chess::other(us_), PieceType::Pawn), pawn)) return;
    const bool is_between_halves = board_.is_half(pawn) && contains(board_.pair_on(pawn).others(pawn), to);
    if (!board_.is_empty(to) && !is_between_halves) return;
    const Action move = board_.is_empty(to) ? Action::move(from, to) : Action::en_passant_back(from, to);
    if (is_safe_move(move)) sink_.attempt(move);
  }

  /// Through the first conventional piece of the opponent to the empty square behind it.
  void tunnel(PieceType type, Square from, Bitboard through) {
    if (type != PieceType::Bishop && type != PieceType::Rook && type != PieceType::Queen) return;
    for (Bitboard rest = through; rest != 0;) {
      const Square wall = take_lowest(rest);
      const Bitboard beyond = attacks(type, from, occupied_ & ~bit(wall)) & free_;
      for (Bitboard behind = king_attacks(wall) & beyond; behind != 0;) {
        const Square to = take_lowest(behind);
        if (between(from, to) != 0 && contains(between(from, to), wall) && is_safe_move(Action::tunnel(from, to))) {
          sink_.attempt(Action::tunnel(from, to));
        }
      }
    }
  }

  /// N7.
  void split(PieceType type, Square from, Bitboard steps) {
    const Bitboard squares = steps | bit(from);
    if (type == PieceType::King) {
      for (Bitboard rest = squares; rest != 0;) {
        const Square a = take_lowest(rest);
        for (Bitboard others = rest; others != 0;) {
          const Square b = take_lowest(others);
          if (rules_.has_triples()) split_king_in_three(from, bit(a) | bit(b), others);
          if (rules_.stay_only && a != from && b != from) continue;
          split_king(from, a, b);
        }
      }
      return;
    }
    Threats::Blocks blocks;
    if (steps == 0 || (kSafe && !threats_.list_blocks(from, blocks))) return;
    sink_.splits(type, from, squares, blocks);
    if (rules_.has_triples()) sink_.triples(type, from, squares, blocks);
  }

  /// Only in the Deterministic Game does the form matter to the king's safety.
  void split_king(Square from, Square a, Square b) {
    if (rules_.variant == Variant::Deterministic) {
      for_split_forms(rules_, PieceType::King, from, a, b, [&](Action move) {
        if (is_safe_move(move)) sink_.single(move);
      });
    } else if (is_safe_move(Action::split(from, a, b, PairKind::Equal))) {
      sink_.split(PieceType::King, from, a, b);
    }
  }

  /// P5: two squares and each of some others.
  void split_king_in_three(Square from, Bitboard two, Bitboard others) {
    while (others != 0) {
      const Bitboard three = two | bit(take_lowest(others));
      if (rules_.stay_only && !contains(three, from)) continue;
      const Action move = Action::split_three(from, three);
      if (is_safe_move(move)) sink_.single(move);
    }
  }

  /// N10.
  void entangle(PieceType type, Square from, Bitboard steps) {
    Threats::Blocks blocks;
    if (kSafe && type != PieceType::King && !threats_.list_blocks(from, blocks)) return;
    for (Bitboard rest = steps; rest != 0;) {
      const Square to = take_lowest(rest);
      const Bitboard pair = bit(from) | bit(to);
      bool blocked = true;
      for (const Bitboard block : blocks) blocked = blocked && (pair & block) != 0;
      if (!blocked) continue;
      if (type == PieceType::Pawn && contains(last_rank(), to)) {
        for (const PieceType promotion : kPromotions) entangle_to(type, promotion, from, to);
      } else {
        entangle_to(type, type, from, to);
      }
    }
  }

  void entangle_to(PieceType type, PieceType becomes, Square from, Square to) {
    const Bitboard occupied = occupied_ | bit(to);
    Bitboard attacked = (attacks(becomes, from, occupied) | attacks(becomes, to, occupied)) & their_halves_;
    while (attacked != 0) {
      const Square half = lowest(attacked);
      const Bitboard unit = board_.unit_squares(half);
      attacked &= ~unit;
      if (board_.pair_on(half).is_triple()) continue;  // P8
      if (board_.pair_on(half).group == 0 && board_.group_squares(1) != 0 && board_.group_squares(2) != 0) continue;
      const Square target = lowest(unit & board_.of(chess::other(us_)));
      tell_entanglements(type, becomes, from, to, target);
    }
  }

  void tell_entanglements(PieceType type, PieceType becomes, Square from, Square to, Square target) {
    const auto tell = [&](Square first, Square second) {
      Action move = Action::entangle(from, first, second, target);
      if (becomes != type) move = move.with_promotion(becomes);
      if (type != PieceType::King || is_safe_move(move)) sink_.single(move);
    };
    if (type == PieceType::Pawn && rules_.orders_pawns(true)) return tell(to, from);  // 7.3
    tell(from, to);
    tell(to, from);
  }

  /// N8, N9.
  void move_half(Square from) {
    const PieceType type = board_.type_on(from);
    const Bitboard reach = attacks(type, from, occupied_);
    const Bitboard steps = type == PieceType::Pawn ? pawn_steps(from) : reach & free_;
    if (type == PieceType::King) {
      for (Bitboard rest = steps; rest != 0;) {
        const Square to = take_lowest(rest);
        if (is_safe_move(Action::move(from, to))) sink_.moves(from, bit(to));
      }
    } else {
      tell_moves(type, from, steps & safe_squares(from));
    }
    attempt_captures(type, from, reach);
    if (type == PieceType::Pawn) en_passant(from);
  }

  /// Whether this own pair is the one that speaks for its unit: the one with the lowest square.
  bool speaks_for_unit(const Pair& pair) const {
    return pair.group == 0 || lowest(board_.group_squares(pair.group) & board_.of(us_)) == pair.lower();
  }

  bool unit_is_one_move_apart(const Pair& pair) const {
    if (pair.group == 0) return is_one_move_apart(board_, rules_, pair);
    for (const Pair& member : board_.pairs()) {
      if (member.group == pair.group && !is_one_move_apart(board_, rules_, member)) return false;
    }
    return true;
  }

  /// N11: a flip must make a difference, and leave the pair in an order that 7.3 allows.
  bool may_flip(const Pair& pair) const {
    return rules_.has_flips() && (pair.group != 0 || is_unequal(pair.kind)) &&
           !(pair.type == PieceType::Pawn && rules_.orders_pawns(pair.group != 0));
  }

  /// Flip (N11), Z move, Hadamard move (Appendices D and E), remote collapse (section 7). None of a triple (P9, P13).
  void turn_pair(const Pair& pair) {
    if (pair.is_triple()) return;
    const auto tell = [&](Action::Type type) {
      const Action move = Action::with_pair(type, pair.first, pair.second);
      if (is_safe_move(move)) sink_.single(move);
    };
    if (may_flip(pair) && is_one_move_apart(board_, rules_, pair)) tell(Action::Type::Flip);
    if (rules_.has_phases() && (rules_.moves_groups() ? speaks_for_unit(pair) : pair.group == 0)) {
      tell(Action::Type::Phase);
      if (!is_unequal(pair.kind) && unit_is_one_move_apart(pair)) tell(Action::Type::Hadamard);
    }
    if (rules_.remote_collapse) {
      const Action move = Action::remote_collapse(pair.lower());
      if (is_safe_move(move)) sink_.attempt(move);
    }
  }

  const Board& board_;
  const Rules& rules_;
  const std::optional<Square> must_move_;
  Sink& sink_;
  const Threats threats_;
  const Colour us_;
  const Bitboard squares_;
  const Bitboard walls_;
  const Bitboard occupied_;
  const Bitboard free_;
  const Bitboard their_halves_;
};

}  // namespace spooky::chess
