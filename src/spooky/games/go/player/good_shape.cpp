#include "spooky/games/go/player/good_shape.hpp"

#include <utility>

namespace spooky::go {

namespace {

/// Rows of three cells around the point in the middle. X and O are the players, either of them to move; x is anything
/// but X, o anything but O; `.` is empty, `-` the edge, `?` anything.
constexpr std::string_view kShapes[] = {
    "XOX . . ???",  // hane around the head
    "XO. . . ?.?",  // hane beside it
    "XO? X . x.?",  // turn
    ".O. X . ...",  // diagonal attachment
    "XO? O o ?o?",  // cut that is not protected
    "XO? O X ???",  // cut that was peeped at
    "?X? O O ooo",  // push and cut
    "OX? o O ???",  // cut of a knight's move
    "X.? O ? ---",  // chase
    "OX? X O ---",  // block of a cut
    "?X? x O ---",  // block of a connection
    "?XO x x ---",  // descent
    "?OX X O ---",  // cut
};

constexpr std::size_t kMiddle = 4;
constexpr std::size_t kSquare = 9;

char with_players_exchanged(char cell) {
  switch (cell) {
    case 'X': return 'O';
    case 'O': return 'X';
    case 'x': return 'o';
    case 'o': return 'x';
    default: return cell;
  }
}

}  // namespace

const GoodShapes& GoodShapes::table() {
  static const GoodShapes shapes;
  return shapes;
}

GoodShapes::GoodShapes() {
  for (const std::string_view text : kShapes) {
    std::string shape(text.substr(0, 3));
    shape += text.substr(4, 3);
    shape += text.substr(8, 3);
    add_in_every_direction(shape);
  }
}

void GoodShapes::add_in_every_direction(std::string shape) {
  for (int quarter = 0; quarter < 4; ++quarter) {
    std::string turned = shape;
    for (std::size_t i = 0; i < kSquare; ++i) turned[i % 3 * 3 + 2 - i / 3] = shape[i];
    shape = turned;
    std::string mirrored = shape;
    for (std::size_t row = 0; row < kSquare; row += 3) std::swap(mirrored[row], mirrored[row + 2]);
    for (std::string one : {shape, mirrored}) {
      add(one, 0, 0);
      for (char& cell : one) cell = with_players_exchanged(cell);
      add(one, 0, 0);
    }
  }
}

/// Adds every code that agrees with the shape from this cell on.
void GoodShapes::add(std::string_view shape, std::size_t cell, std::size_t code) {
  if (cell == kSquare) {
    good_.set(code);
    return;
  }
  if (cell == kMiddle) return add(shape, cell + 1, code);
  const auto may_be = [&](std::string_view marks, Colour colour) {
    if (marks.find(shape[cell]) == std::string_view::npos) return;
    add(shape, cell + 1, code << 2 | static_cast<std::size_t>(colour));
  };
  may_be(".?xo", Colour::Empty);
  may_be("X?o", Colour::Black);
  may_be("O?x", Colour::White);
  may_be("-?xo", Colour::Edge);
}

}  // namespace spooky::go
