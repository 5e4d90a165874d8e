#pragma once

#include <array>
#include <cstdint>

#include "spooky/core/hash.hpp"
#include "spooky/games/chess/rules/board/pair.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

// The words that a board's hash is the sum (exclusive or) of.
namespace spooky::chess::zobrist {

namespace detail {
extern const std::array<std::array<std::array<Hash, 64>, kPieceTypes>, 2> kPieces;
}

inline Hash piece(Colour colour, PieceType type, Square square) {
  return detail::kPieces[index_of(colour)][index_of(type)][square.value()];
}
/// The third square of a triple is never a1, so that no pair has the same word.
constexpr Hash pair(const Pair& pair) {
  return mix(0x2000 + (pair.first.value() | std::uint64_t{pair.second.value()} << 8 |
                       static_cast<std::uint64_t>(pair.kind) << 16 | std::uint64_t{pair.group} << 18 |
                       std::uint64_t{pair.third.value()} << 21) *
                          0x10000);
}
constexpr Hash black_to_move() { return mix(0x1000); }
constexpr Hash castling(std::uint8_t rights) { return rights == 0 ? 0 : mix(0x1100U + rights); }
constexpr Hash en_passant(Square square) { return mix(0x1200 + square.value()); }

}  // namespace spooky::chess::zobrist
