#pragma once

#include <vector>

#include "spooky/formats/picture.hpp"
#include "spooky/games/chess/rules/board/piece.hpp"

namespace spooky::chess {

/// The side of the square that the shapes are drawn for.
inline constexpr int kShapeSide = 60;

/// The marks that draw a piece in a square whose upper left corner is given. The shapes are our own.
std::vector<Mark> piece_shape(PieceType type, int left, int top, Ink fill, Ink stroke);

}  // namespace spooky::chess
