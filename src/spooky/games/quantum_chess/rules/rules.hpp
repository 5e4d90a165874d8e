#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/games/quantum_chess/rules/piece.hpp"
#include "spooky/games/quantum_chess/rules/square.hpp"

namespace spooky::quantum_chess {

struct Game;

enum class Variant : std::uint8_t {
  Cantwell,
  Plain,  ///< no splits and no merges: chess in which the king is captured
};

enum class BoardShape : std::uint8_t { Standard8x8, Silverman4x5, Gardner5x5, Attack5x6, LosAlamos6x6 };

inline constexpr std::uint32_t kMostBoards = 65'536;

struct Rules {
  using Game = quantum_chess::Game;

  BoardShape board = BoardShape::Standard8x8;
  Variant variant = Variant::Cantwell;
  bool interference = true;         ///< false: every branch is parted board by board after each turn
  std::uint32_t max_boards = 4096;  ///< in all branches together; an action that leads beyond it is refused
  bool draws = false;               ///< repetition and fifty (K25)

  constexpr std::size_t width() const {
    constexpr std::uint8_t kWidths[] = {8, 4, 5, 5, 6};
    return kWidths[static_cast<std::size_t>(board)];
  }
  constexpr std::size_t height() const {
    constexpr std::uint8_t kHeights[] = {8, 5, 5, 6, 6};
    return kHeights[static_cast<std::size_t>(board)];
  }
  constexpr SquareSet squares() const {
    const SquareSet row = (SquareSet{1} << width()) - 1;
    SquareSet all = 0;
    for (std::size_t rank = 0; rank < height(); ++rank) all |= row << rank * 8;
    return all;
  }
  constexpr std::size_t first_rank(Colour colour) const { return colour == Colour::White ? 0 : height() - 1; }
  constexpr std::size_t last_rank(Colour colour) const { return first_rank(other(colour)); }
  constexpr std::size_t pawn_rank(Colour colour) const { return colour == Colour::White ? 1 : height() - 2; }
  /// Castling and the double step belong to the large board (K11, K12).
  constexpr bool is_full_size() const { return board == BoardShape::Standard8x8; }
  constexpr bool has_superpositions() const { return variant == Variant::Cantwell; }

  constexpr bool operator==(const Rules&) const = default;
};

}  // namespace spooky::quantum_chess
