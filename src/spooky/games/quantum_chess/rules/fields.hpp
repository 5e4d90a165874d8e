#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "spooky/games/quantum_chess/rules/piece.hpp"
#include "spooky/games/quantum_chess/rules/rules.hpp"

namespace spooky::quantum_chess {

enum class Wing : std::uint8_t { Short, Long };

/// Castling rights as a set of bits.
using CastlingRights = std::uint8_t;
inline constexpr CastlingRights kAllCastling = 15;
/// In the order of `KQkq`.
constexpr CastlingRights castling_right(Colour colour, Wing wing) {
  return static_cast<CastlingRights>(1U << (2 * index_of(colour) + static_cast<std::size_t>(wing)));
}

/// The squares of a castling move (K23).
struct CastlingSquares {
  Square king;
  Square king_target;
  Square rook;
  Square rook_target;
};
constexpr CastlingSquares castling_squares(Colour colour, Wing wing) {
  const std::size_t rank = colour == Colour::White ? 0 : 7;
  const bool is_short = wing == Wing::Short;
  return {square_at(4, rank), square_at(is_short ? 6 : 2, rank), square_at(is_short ? 7 : 0, rank),
          square_at(is_short ? 5 : 3, rank)};
}

/// What a position is beside its quantum state and the reference count (K1): the six fields of its text.
struct Fields {
  /// The counter and the number of the move never go beyond this.
  static constexpr int kMostMoves = 1'000'000'000;

  Letters letters;
  Colour to_move = Colour::White;
  CastlingRights castling = 0;
  std::optional<Square> passed;
  int counter = 0;
  int move_number = 1;

  /// The first position of a board.
  static Fields initial(const Rules& rules);

  bool may_castle(Colour colour, Wing wing) const { return (castling & castling_right(colour, wing)) != 0; }
  /// Whether the player to move has a pawn that could capture on the passed square (K11).
  bool can_capture_in_passing() const;

  bool operator==(const Fields&) const = default;
};

}  // namespace spooky::quantum_chess
