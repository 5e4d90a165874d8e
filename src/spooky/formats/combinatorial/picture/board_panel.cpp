// Boards, heaps and rows of pins.
#include <algorithm>
#include <string>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/picture/panel.hpp"

namespace spooky::combinatorial {

namespace {

constexpr int kSquare = 34;
constexpr int kNameRoom = 22;  // for the names of rows and columns
constexpr int kToken = 18;     // from one token to the next
const Ink kFree = Ink::grey(250);
const Ink kCovered = Ink::grey(190);

/// A board of squares with their names; paint(panel, x, y, row, column) draws what is on each, at its middle.
template <class Paint>
Panel draw_board(const std::vector<unsigned>& row_lengths, const Paint& paint) {
  const unsigned columns = *std::max_element(row_lengths.begin(), row_lengths.end());
  const int rows = static_cast<int>(row_lengths.size());
  Panel panel;
  panel.width = kNameRoom + kSquare * static_cast<int>(columns) + 2;
  panel.height = kSquare * rows + kNameRoom;
  for (int row = 0; row < rows; ++row) {
    const int y = kSquare * (rows - 1 - row);
    panel.add(Mark::letters(kNameRoom / 2, y + kSquare / 2, 13, kPanelQuiet, std::to_string(row + 1)));
    for (unsigned column = 0; column < row_lengths[static_cast<std::size_t>(row)]; ++column) {
      const int x = kNameRoom + kSquare * static_cast<int>(column);
      paint(panel, x, y, static_cast<unsigned>(row), column);
      const std::vector<Spot> frame{{x, y}, {x + kSquare, y}, {x + kSquare, y + kSquare}, {x, y + kSquare}};
      panel.add(Mark::polygon(frame, Ink::none(), kPanelInk, 1));
    }
  }
  for (unsigned column = 0; column < columns; ++column) {
    panel.add(Mark::letters(kNameRoom + kSquare * static_cast<int>(column) + kSquare / 2, kSquare * rows + 12, 13,
                            kPanelQuiet, std::string(1, static_cast<char>('a' + column))));
  }
  return panel;
}

std::vector<unsigned> rows_of_grid(const classical::Grid& grid) {
  return std::vector<unsigned>(grid.rows, grid.columns);
}

void draw_stone(Panel& panel, int x, int y, classical::Side side) {
  const Ink ink = side == classical::Side::Left ? kLeftInk : kRightInk;
  panel.add(Mark::circle(x + kSquare / 2, y + kSquare / 2, 12, side == classical::Side::Left ? ink : kFree, ink, 3));
}

}  // namespace

Panel draw_panel(const classical::Domineering& game, classical::Position position) {
  return draw_board(rows_of_grid(game.grid()), [&](Panel& panel, int x, int y, unsigned row, unsigned column) {
    const bool free = classical::has_bit(position, game.grid().square(row, column));
    panel.add(Mark::rectangle(x, y, x + kSquare, y + kSquare, free ? kFree : kCovered));
  });
}

Panel draw_panel(const classical::Clobber& game, classical::Position position) {
  return draw_board(rows_of_grid(game.grid()), [&](Panel& panel, int x, int y, unsigned row, unsigned column) {
    for (const classical::Side side : {classical::Side::Left, classical::Side::Right}) {
      const bool has = (game.places().of(position, side) >> game.grid().square(row, column) & 1) != 0;
      if (has) draw_stone(panel, x, y, side);
    }
  });
}

Panel draw_panel(const classical::ToadsAndFrogs& game, classical::Position position) {
  std::vector<unsigned> before{0};
  for (const unsigned length : game.rows()) before.push_back(before.back() + length);
  return draw_board(game.rows(), [&](Panel& panel, int x, int y, unsigned row, unsigned column) {
    for (const classical::Side side : {classical::Side::Left, classical::Side::Right}) {
      if ((game.places().of(position, side) >> (before[row] + column) & 1) == 0) continue;
      const bool toad = side == classical::Side::Left;
      panel.add(Mark::letters(x + kSquare / 2, y + kSquare / 2, 20, toad ? kLeftInk : kRightInk, toad ? "T" : "F"));
    }
  });
}

Panel draw_panel(const classical::Heaps& game, classical::Position position) {
  constexpr unsigned kMostDrawn = 20;
  Panel panel;
  unsigned tallest = 1;
  for (unsigned heap = 0; heap < game.heaps(); ++heap) {
    tallest = std::max(tallest, std::min(game.size(position, heap), kMostDrawn));
  }
  const int floor = kToken * (static_cast<int>(tallest) + 1);
  for (unsigned heap = 0; heap < game.heaps(); ++heap) {
    const unsigned size = game.size(position, heap);
    const int x = 20 + 44 * static_cast<int>(heap);
    for (unsigned i = 0; i < std::min(size, kMostDrawn); ++i) {
      panel.add(Mark::circle(x, floor - kToken / 2 - kToken * static_cast<int>(i), 8, kPanelQuiet, kPanelInk, 1));
    }
    panel.add(Mark::line(x - 16, floor, x + 16, floor, kPanelInk, 2));
    panel.add(Mark::letters(x, floor + 14, 14, kPanelInk, std::to_string(size)));
    panel.add(Mark::letters(x, floor + 32, 11, kPanelQuiet, "heap " + std::to_string(heap + 1)));
  }
  panel.width = 44 * static_cast<int>(game.heaps());
  panel.height = floor + 42;
  return panel;
}

Panel draw_panel(const classical::Octal& game, classical::Position position) {
  constexpr unsigned kPerRow = 20;
  constexpr int kStep = 26;
  constexpr int kRow = 52;
  Panel panel;
  for (unsigned pin = 0; pin < game.pins(); ++pin) {
    const int x = kStep / 2 + kStep * static_cast<int>(pin % kPerRow);
    const int y = 14 + kRow * static_cast<int>(pin / kPerRow);
    if (game.stands(position, pin, 1)) {
      panel.add(Mark::circle(x, y, 9, kPanelQuiet, kPanelInk, 1));
    } else {
      panel.add(Mark::circle(x, y, 2, kPanelQuiet, Ink::none(), 0));
    }
    panel.add(Mark::letters(x, y + 22, 11, kPanelQuiet, std::to_string(pin + 1)));
    if (game.is_cut(position, pin)) panel.add(Mark::line(x - kStep / 2, y - 12, x - kStep / 2, y + 12, kPanelInk, 2));
  }
  panel.width = kStep * static_cast<int>(std::max(1U, std::min(game.pins(), kPerRow)));
  panel.height = kRow * static_cast<int>((game.pins() + kPerRow - 1) / kPerRow + (game.pins() == 0 ? 1 : 0));
  return panel;
}

}  // namespace spooky::combinatorial
