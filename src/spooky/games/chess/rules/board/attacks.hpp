#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

namespace detail {

using BySquare = std::array<Bitboard, 64>;

/// What does not depend on the other pieces.
struct EmptyBoardTables {
  BySquare knight;
  BySquare king;
  std::array<BySquare, 2> pawn;  ///< by colour
  BySquare bishop;
  BySquare rook;
  std::array<BySquare, 64> between;
};
extern const EmptyBoardTables kEmptyBoard;

/// Where the attacks of one kind of slider from one square are: `multiplier` gathers the relevant squares of the board,
/// those whose occupation matters, in the highest bits of a product.
struct SliderEntry {
  Bitboard relevant;
  std::uint64_t multiplier;
  std::uint32_t begin;
  std::uint32_t shift;

  std::size_t place(Bitboard occupied) const {
    return begin + static_cast<std::size_t>((occupied & relevant) * multiplier >> shift);
  }
};

inline constexpr std::size_t kBishopAttacks = 5'248;
inline constexpr std::size_t kRookAttacks = 102'400;

using SliderAttacks = std::array<Bitboard, kBishopAttacks + kRookAttacks>;

struct SliderTables {
  SliderTables();
  std::array<SliderEntry, 64> bishop;
  std::array<SliderEntry, 64> rook;
  SliderAttacks attacks;
};
/// An inline variable, and so ready before any variable that is defined after this line.
inline const SliderTables kSliders;

/// The same attacks, those of each entry by the number that the bits of its occupied relevant squares are: what
/// processors with a bit gathering instruction (PEXT) compute.
void list_in_bit_order(SliderAttacks& attacks);

}  // namespace detail

// Which squares a piece reaches on an 8x8 board. Sliders stop at the first occupied square, which they reach; on
// smaller boards everything outside counts as occupied and is cut off by the caller.

inline Bitboard knight_attacks(Square square) { return detail::kEmptyBoard.knight[square.value()]; }
inline Bitboard king_attacks(Square square) { return detail::kEmptyBoard.king[square.value()]; }
/// The squares that a pawn of this colour captures on.
inline Bitboard pawn_attacks(Colour colour, Square square) {
  return detail::kEmptyBoard.pawn[index_of(colour)][square.value()];
}
inline Bitboard bishop_attacks(Square square, Bitboard occupied) {
  return detail::kSliders.attacks[detail::kSliders.bishop[square.value()].place(occupied)];
}
inline Bitboard rook_attacks(Square square, Bitboard occupied) {
  return detail::kSliders.attacks[detail::kSliders.rook[square.value()].place(occupied)];
}

/// The squares strictly between two squares of a rank, file or diagonal; none for all others.
inline Bitboard between(Square a, Square b) { return detail::kEmptyBoard.between[a.value()][b.value()]; }

}  // namespace spooky::chess
