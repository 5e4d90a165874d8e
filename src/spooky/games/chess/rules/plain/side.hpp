#pragma once

#include <cstddef>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

inline constexpr Bitboard kFileA = 0x0101010101010101;
inline constexpr Bitboard kFileH = kFileA << 7;
/// Where a square may be that a pawn has just passed.
inline constexpr Bitboard kPassedRanks = Bitboard{0xff} << 16 | Bitboard{0xff} << 40;

/// A set whose squares have numbers so much higher.
template <int kOffset>
[[gnu::always_inline]] constexpr Bitboard plain_shift(Bitboard set) {
  if constexpr (kOffset > 0) {
    return set << kOffset;
  } else {
    return set >> -kOffset;
  }
}

/// Castling to one side; single squares as sets.
struct PlainCastle {
  Bitboard king_from;
  Bitboard king_to;
  Bitboard rook_from;
  Bitboard rook_to;
  Bitboard empty;   ///< has to be
  Bitboard passed;  ///< by the king, and where it arrives: not attacked
};

/// Directions and ranks as one player sees them.
template <Colour kUs>
struct PlainSide {
  static constexpr bool kIsWhite = kUs == Colour::White;
  static constexpr Colour kThem = other(kUs);
  static constexpr std::size_t kOwn = index_of(kUs);
  static constexpr std::size_t kOther = index_of(kThem);

  // How much higher the number of the square is that a pawn arrives on.
  static constexpr int kForward = kIsWhite ? 8 : -8;
  static constexpr int kWest = kIsWhite ? 7 : -9;
  static constexpr int kEast = kIsWhite ? 9 : -7;

  static consteval Bitboard rank(int nth) { return Bitboard{0xff} << 8 * (kIsWhite ? nth - 1 : 8 - nth); }
  /// A square of the first rank, as a set.
  static consteval Bitboard home(char file) { return rank(1) & kFileA << (file - 'a'); }

  static constexpr PlainCastle kShort = {
      home('e'), home('g'), home('h'), home('f'), home('f') | home('g'), home('f') | home('g')};
  static constexpr PlainCastle kLong = {
      home('e'), home('c'), home('a'), home('d'), home('b') | home('c') | home('d'), home('c') | home('d')};
};

}  // namespace spooky::chess
