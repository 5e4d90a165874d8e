#pragma once

#include <array>
#include <optional>

#include "spooky/games/akl_chess/rules/setup.hpp"

// A11, on the standard board only.
namespace spooky::akl_chess {

enum class Wing : std::uint8_t { Short, Long };

struct Castling {
  Colour colour;
  Wing wing;
  std::uint8_t right;
  Square king_from;
  Square king_to;
  Square corner;
  Square rook_to;
};

inline constexpr std::array<Castling, 4> kCastlings = {{
    {Colour::White, Wing::Short, kWhiteShort, square_at(4, 0), square_at(6, 0), square_at(7, 0), square_at(5, 0)},
    {Colour::White, Wing::Long, kWhiteLong, square_at(4, 0), square_at(2, 0), square_at(0, 0), square_at(3, 0)},
    {Colour::Black, Wing::Short, kBlackShort, square_at(4, 7), square_at(6, 7), square_at(7, 7), square_at(5, 7)},
    {Colour::Black, Wing::Long, kBlackLong, square_at(4, 7), square_at(2, 7), square_at(0, 7), square_at(3, 7)},
}};

/// The castling whose king goes between these squares, if it is a king's move: others of the same squares are moves of
/// other pieces.
std::optional<Castling> castling_of(const Setup& setup, Square from, Square to);

/// Whether the side to move may castle so: it has the right, the squares between are empty, and the corner man shows R.
bool can_castle(const Setup& setup, const Castling& castling);

/// The rights that end when something leaves a square, or is captured there.
std::uint8_t rights_of_square(Square square);

}  // namespace spooky::akl_chess
