#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/plain/position.hpp"
#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// Makes the moves that PlainGenerator hands out in a copy and shows each position that arises to a receiver. Of the
/// copy only the words that differ are written anew from move to move.
template <class Target, Colour kUs, class Receiver>
class PlainMaker {
 public:
  PlainMaker(const PlainPosition& before, Receiver receiver) : before_(before), receiver_(receiver) {}
  const Receiver& receiver() const { return receiver_; }

  template <PieceType kType>
  void piece(std::size_t from, Bitboard targets) {
    const Bitboard start = Bitboard{1} << from;
    if constexpr (kType == PieceType::Bishop) {
      if ((before_.straight & start) != 0) return move_piece<PieceType::Queen>(start, targets);
    } else if constexpr (kType == PieceType::Rook) {
      if ((before_.diagonal & start) != 0) return move_piece<PieceType::Queen>(start, targets);
    }
    move_piece<kType>(start, targets);
  }

  template <int kOffset>
  void pawns(Bitboard targets) {
    begin(~Bitboard{0});
    for (; targets != 0; targets &= targets - 1) {
      const Bitboard to = lowest_bit(targets);
      if constexpr (kOffset != Side::kForward) take(to);
      move<PieceType::Pawn>(plain_shift<-kOffset>(to), to);
      receiver_(after_);
    }
  }

  /// The passed square is noted if a pawn is there to make use of it.
  template <int kOffset>
  void double_steps(Bitboard targets) {
    begin(~Bitboard{0});
    const Bitboard their_pawns = before_.pawns & before_.colours[Side::kOther];
    for (; targets != 0; targets &= targets - 1) {
      const Bitboard to = lowest_bit(targets);
      const Bitboard passed = plain_shift<-kOffset>(to);
      move<PieceType::Pawn>(plain_shift<-kOffset>(passed), to);
      const Bitboard beside = (to & ~kFileA) >> 1 | (to & ~kFileH) << 1;
      after_.rights = (beside & their_pawns) != 0 ? rights_ | passed : rights_;
      receiver_(after_);
    }
  }

  template <int kOffset>
  void promotions(Bitboard targets) {
    begin(~Bitboard{0});
    for (; targets != 0; targets &= targets - 1) {
      const Bitboard to = lowest_bit(targets);
      const Bitboard start = plain_shift<-kOffset>(to);
      if constexpr (kOffset != Side::kForward) take(to);
      after_.colours[Side::kOwn] = before_.colours[Side::kOwn] ^ start ^ to;
      after_.pawns = before_.pawns ^ start;
      after_.knights ^= to;
      receiver_(after_);
      after_.knights ^= to;
      after_.diagonal ^= to;
      receiver_(after_);
      after_.straight ^= to;
      receiver_(after_);
      after_.diagonal ^= to;
      receiver_(after_);
      after_.straight ^= to;
    }
  }

  void castle(const PlainCastle& castle) {
    begin(~Side::rank(1));
    const Bitboard king = castle.king_from ^ castle.king_to;
    const Bitboard rook = castle.rook_from ^ castle.rook_to;
    after_.colours[Side::kOwn] ^= king ^ rook;
    after_.kings ^= king;
    after_.straight ^= rook;
    receiver_(after_);
  }

  void en_passant(std::size_t from, std::size_t to) {
    begin(~Bitboard{0});
    const Bitboard arrival = Bitboard{1} << to;
    const Bitboard taken = plain_shift<-Side::kForward>(arrival);
    move<PieceType::Pawn>(Bitboard{1} << from, arrival);
    after_.pawns ^= taken;
    after_.colours[Side::kOther] ^= taken;
    receiver_(after_);
  }

 private:
  using Side = PlainSide<kUs>;

  static Bitboard lowest_bit(Bitboard set) { return set & (~set + 1); }

  void begin(Bitboard kept_rights) {
    after_ = before_;
    rights_ = before_.rights & ~kPassedRanks & kept_rights;
    after_.rights = rights_;
  }

  /// Takes whatever stands on a square off the copy. `move` has to follow.
  void take(Bitboard square) {
    after_.colours[Side::kOther] = before_.colours[Side::kOther] ^ square;
    after_.pawns = before_.pawns & ~square;
    after_.knights = before_.knights & ~square;
    after_.diagonal = before_.diagonal & ~square;
    after_.straight = before_.straight & ~square;
    after_.rights = rights_ & ~square;
  }

  template <PieceType kType>
  void move(Bitboard start, Bitboard to) {
    after_.colours[Side::kOwn] = before_.colours[Side::kOwn] ^ start ^ to;
    if constexpr (kType == PieceType::Pawn) after_.pawns = (before_.pawns | to) ^ start;
    if constexpr (kType == PieceType::Knight) after_.knights = (before_.knights | to) ^ start;
    if constexpr (kType == PieceType::Bishop || kType == PieceType::Queen) {
      after_.diagonal = (before_.diagonal | to) ^ start;
    }
    if constexpr (kType == PieceType::Rook || kType == PieceType::Queen) {
      after_.straight = (before_.straight | to) ^ start;
    }
    if constexpr (kType == PieceType::King) after_.kings = before_.kings ^ start ^ to;
  }

  template <PieceType kType>
  void move_piece(Bitboard start, Bitboard targets) {
    begin(kType == PieceType::King ? ~Side::rank(1) : ~start);
    const Bitboard theirs = before_.colours[Side::kOther];
    for (Bitboard rest = targets & ~theirs; rest != 0; rest &= rest - 1) {
      move<kType>(start, lowest_bit(rest));
      receiver_(after_);
    }
    for (Bitboard rest = targets & theirs; rest != 0; rest &= rest - 1) {
      const Bitboard to = lowest_bit(rest);
      take(to);
      move<kType>(start, to);
      receiver_(after_);
    }
  }

  const PlainPosition& before_;
  Receiver receiver_;
  Bitboard rights_ = 0;  ///< after a move that takes nothing
  PlainPosition after_;
};

}  // namespace spooky::chess
