#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/core/index.hpp"

namespace spooky::tictactoe {

/// Squares in board order: a1, b1, c1, a2, … (T1). A square's index is row * width + column.
struct SquareTag {};
inline constexpr std::size_t kMaxSquares = 64;
using Square = Index<SquareTag, kMaxSquares>;
using SquareSet = IndexSet<Square>;

enum class Variant : std::uint8_t { Goff, Plain };

struct Game;

/// T1: the board and how many in a row win. Widths and heights up to 26 with at most 64 squares.
struct Rules {
  using Game = tictactoe::Game;

  Variant variant = Variant::Goff;
  std::uint8_t width = 3;
  std::uint8_t height = 3;
  std::uint8_t line = 3;

  static constexpr int kMaxSide = 26;

  constexpr std::size_t squares() const { return std::size_t{width} * height; }
  constexpr Square square(std::size_t column, std::size_t row) const { return Square(row * width + column); }
  constexpr std::size_t column(Square square) const { return square.value() % width; }
  constexpr std::size_t row(Square square) const { return square.value() / width; }
  constexpr SquareSet all() const { return SquareSet::first(squares()); }

  bool operator==(const Rules&) const = default;
};

}  // namespace spooky::tictactoe
