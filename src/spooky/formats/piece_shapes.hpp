#pragma once

#include <cstdint>
#include <vector>

#include "spooky/formats/picture.hpp"

// Chess pieces as drawings, for every game that is played with them.
namespace spooky {

enum class PieceShape : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

/// The side of the square that the shapes are drawn for.
inline constexpr int kShapeSide = 60;

/// The marks that draw a piece in a square whose upper left corner is given. The shapes are our own.
std::vector<Mark> piece_shape(PieceShape shape, int left, int top, Ink fill, Ink stroke);

}  // namespace spooky
