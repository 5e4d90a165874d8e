#pragma once

#include <array>
#include <cstdint>

#include "spooky/games/chess/rules/board/piece.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"
#include "spooky/games/chess/rules/board/square.hpp"

namespace spooky::chess {

/// A value in centipawns while many pieces are on the board, and when few are left.
struct Tapered {
  std::int16_t middle = 0;
  std::int16_t end = 0;
};

namespace detail {
using SquareValues = std::array<std::array<Tapered, 64>, kPieceTypes>;
extern const std::array<SquareValues, 5> kSquareValues;  ///< by board, for White
}  // namespace detail

/// How far a piece of Black stands from its own side, counted as White's: the square mirrored.
constexpr Square seen_by(Colour colour, const Rules& rules, Square square) {
  return colour == Colour::White ? square : square_at(file_of(square), rules.height() - 1 - rank_of(square));
}

/// What it is worth that a piece stands on a square, beside the piece itself.
inline Tapered square_value(const Rules& rules, Colour colour, PieceType type, Square square) {
  return detail::kSquareValues[static_cast<std::size_t>(rules.board)][index_of(type)]
                              [seen_by(colour, rules, square).value()];
}

/// 0 on the edge of the board, 7 in the middle of a large one.
constexpr int centrality(const Rules& rules, Square square) {
  const auto spread = [](std::size_t at, std::size_t size) {
    const int off = 2 * static_cast<int>(at) - (static_cast<int>(size) - 1);
    return 7 * (off < 0 ? -off : off) / (static_cast<int>(size) - 1);
  };
  const int file = spread(file_of(square), rules.width());
  const int rank = spread(rank_of(square), rules.height());
  return 7 - (file > rank ? file : rank);
}

}  // namespace spooky::chess
