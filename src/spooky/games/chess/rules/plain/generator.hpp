#pragma once

#include <cstddef>

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/plain/limits.hpp"
#include "spooky/games/chess/rules/plain/pawns.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"
#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// The legal moves of ordinary chess, told to a visitor as sets of squares, so that one that only counts need not look
/// at each. What a visitor has:
///  - piece<type>(from, squares)    of a piece, captures included; a queen's moves come as a bishop's and as a rook's
///  - pawns<offset>(squares), double_steps<forward>(squares), promotions<offset>(squares)   squares of arrival; offset:
///                                  how much higher their numbers are than those of the departure
///  - castle(castle), en_passant(from, to)
/// Target has `index` and `count` of sets and the attacks of `bishop` and `rook`. It belongs to one source file, so
/// that no code for one processor is linked where another one is meant.
template <class Target, Colour kUs, class Visitor>
class PlainGenerator {
 public:
  [[gnu::always_inline]] PlainGenerator(const PlainPosition& position, Visitor& visitor)
      : position_(position),
        visitor_(visitor),
        own_(position.colours[Side::kOwn]),
        theirs_(position.colours[Side::kOther]),
        king_(Target::index(position.kings & own_)) {}

  [[gnu::always_inline]] void run() {
    const PlainLimits<Target, kUs> limits(position_, king_);
    move_king(limits.in_check());
    if (limits.are_none()) {
      move_others<false>(~Bitboard{0}, 0, 0);
    } else {
      if (limits.in_double_check()) return;
      move_others<true>(limits.stops(king_), limits.diagonal_pins, limits.straight_pins);
    }
    const Bitboard passed = position_.rights & kPassedRanks;
    if (passed != 0) Pawns::generate_en_passant(position_, passed, king_, visitor_);
  }

 private:
  using Side = PlainSide<kUs>;
  using Pawns = PlainPawns<Target, kUs>;

  Bitboard occupied() const { return own_ | theirs_; }

  [[gnu::always_inline]] void move_king(bool in_check) {
    const Bitboard squares = detail::kEmptyBoard.king[king_] & ~own_;
    const Bitboard castling = in_check ? 0 : castling_rooks();
    if ((squares | castling) == 0) return;
    const Bitboard attacked = attacked_squares();
    visitor_.template piece<PieceType::King>(king_, squares & ~attacked);
    for (const PlainCastle& castle : {Side::kShort, Side::kLong}) {
      if ((castling & castle.rook_from) != 0 && (attacked & castle.passed) == 0) visitor_.castle(castle);
    }
  }

  /// The rooks that may castle unless the king passes an attacked square.
  [[gnu::always_inline]] Bitboard castling_rooks() const {
    Bitboard rooks = position_.rights & (Side::kShort.rook_from | Side::kLong.rook_from);
    if (rooks == 0) return 0;
    for (const PlainCastle& castle : {Side::kShort, Side::kLong}) {
      if ((occupied() & castle.empty) != 0) rooks &= ~castle.rook_from;
    }
    return rooks;
  }

  /// What the opponent attacks, through the king too.
  [[gnu::always_inline]] Bitboard attacked_squares() const {
    const auto& fixed = detail::kEmptyBoard;
    const Bitboard others = occupied() ^ (position_.kings & own_);
    Bitboard attacked = PlainPawns<Target, Side::kThem>::attacks(position_.pawns & theirs_);
    attacked |= fixed.king[Target::index(position_.kings & theirs_)];
    for (Bitboard rest = position_.knights & theirs_; rest != 0; rest &= rest - 1) {
      attacked |= fixed.knight[Target::index(rest)];
    }
    for (Bitboard rest = position_.diagonal & theirs_; rest != 0; rest &= rest - 1) {
      attacked |= Target::bishop(Target::index(rest), others);
    }
    for (Bitboard rest = position_.straight & theirs_; rest != 0; rest &= rest - 1) {
      attacked |= Target::rook(Target::index(rest), others);
    }
    return attacked;
  }

  /// `stops`: the squares that a check leaves. kPins false promises that there are none.
  template <bool kPins>
  [[gnu::always_inline]] void move_others(Bitboard stops, Bitboard diagonal_pins, Bitboard straight_pins) {
    const Bitboard squares = ~own_ & stops;
    for (Bitboard rest = position_.knights & own_ & ~(diagonal_pins | straight_pins); rest != 0; rest &= rest - 1) {
      const std::size_t from = Target::index(rest);
      visitor_.template piece<PieceType::Knight>(from, detail::kEmptyBoard.knight[from] & squares);
    }
    const Bitboard diagonal = position_.diagonal & own_ & ~straight_pins;
    slide<PieceType::Bishop>(diagonal & ~diagonal_pins, squares);
    if constexpr (kPins) slide<PieceType::Bishop>(diagonal & diagonal_pins, squares & diagonal_pins);
    const Bitboard straight = position_.straight & own_ & ~diagonal_pins;
    slide<PieceType::Rook>(straight & ~straight_pins, squares);
    if constexpr (kPins) slide<PieceType::Rook>(straight & straight_pins, squares & straight_pins);
    Pawns::generate(position_, stops, diagonal_pins, straight_pins, visitor_);
  }

  template <PieceType kType>
  [[gnu::always_inline]] void slide(Bitboard sliders, Bitboard squares) {
    for (; sliders != 0; sliders &= sliders - 1) {
      const std::size_t from = Target::index(sliders);
      const Bitboard reached =
          kType == PieceType::Bishop ? Target::bishop(from, occupied()) : Target::rook(from, occupied());
      visitor_.template piece<kType>(from, reached & squares);
    }
  }

  const PlainPosition& position_;
  Visitor& visitor_;
  Bitboard own_;
  Bitboard theirs_;
  std::size_t king_;
};

}  // namespace spooky::chess
