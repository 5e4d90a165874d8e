#pragma once

#include <cstdint>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

/// The two squares of a pair: what a roll calls #1 and #2 (N1). Pairs of a group collapse to the same of them. Of a
/// triple #1 says that it is on the square asked about, #2 that it is not (P7).
enum class Half : std::uint8_t { First, Second };
constexpr Half other(Half half) { return half == Half::First ? Half::Second : Half::First; }

/// Where the Hadamard move puts a piece (Appendix D): the first square, with phase the second.
constexpr Half resolved(PairKind kind) { return has_phase(kind) ? Half::Second : Half::First; }

/// A piece on two squares at once (N1, N3), or on three (P1). Copied in one piece.
struct alignas(8) Pair {
  Square first;
  Square second;
  PieceType type = PieceType::Pawn;
  Colour colour = Colour::White;
  PairKind kind = PairKind::Equal;
  std::uint8_t group = 0;  ///< 0: not entangled
  Square third = {};       ///< of a triple, whose squares are in order from the lowest; otherwise a1

  static constexpr Pair triple(Bitboard squares, PieceType type, Colour colour) {
    const Square low = take_lowest(squares);
    const Square middle = take_lowest(squares);
    return {low, middle, type, colour, PairKind::Triple, 0, lowest(squares)};
  }
  constexpr bool is_triple() const { return kind == PairKind::Triple; }
  constexpr Bitboard squares() const { return bit(first) | bit(second) | (is_triple() ? bit(third) : 0); }
  /// All its squares but one.
  constexpr Bitboard others(Square square) const { return squares() & ~bit(square); }

  // Of two squares:
  constexpr Square at(Half half) const { return half == Half::First ? first : second; }
  constexpr Half half_on(Square square) const { return square == first ? Half::First : Half::Second; }
  constexpr Square partner(Square square) const { return square == first ? second : first; }
  constexpr Square lower() const { return first < second ? first : second; }
  constexpr Square higher() const { return first < second ? second : first; }
  constexpr bool operator==(const Pair&) const = default;
};

inline constexpr std::size_t kMostPairs = 32;
inline constexpr std::uint8_t kGroups = 2;

}  // namespace spooky::chess
