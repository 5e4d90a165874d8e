#pragma once

#include <array>
#include <cstdint>

#include "spooky/games/tictactoe/solver/essence.hpp"

namespace spooky::tictactoe {

/// How many positions, subscripts included, have a given essence up to the symmetries of the board.
struct ClassWeight {
  std::uint64_t positions = 0;
  /// Those without classical marks in which the marks around a square are a star: every mark of its component is at
  /// that square. A position whose last mark is classical has exactly one such predecessor, the one where all its
  /// classical marks were a star around the square of the last one. So stars count measured positions once each.
  std::array<std::uint64_t, kSolvableSquares> stars{};
};

ClassWeight class_weight(const Geometry& geometry, const Essence& essence);

}  // namespace spooky::tictactoe
