// The board for a terminal: spooky marks small (x1, o2), classical marks as large crosses and rings.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

constexpr std::size_t kCellWidth = 11;
constexpr std::size_t kMarksPerLine = 3;

/// A text and how many columns it takes on the screen.
struct SquareDrawing {
  std::string text;
  std::size_t columns = 0;

  void add(std::string_view part, std::size_t width) {
    text += part;
    columns += width;
  }
  void pad(std::size_t width) {
    while (columns < width) add(" ", 1);
  }
};

class Painter {
 public:
  Painter(const Position& position, const DiagramStyle& style) : position_(position), style_(style) {
    for (std::size_t i = 0; i < position.marks().size(); ++i) {
      const tictactoe::Mark mark = position.marks()[i];
      if (mark.classical()) continue;
      spooky_[mark.first].push_back(i);
      spooky_[mark.second].push_back(i);
    }
    for (const Square square : position.rules().all()) {
      lines_ = std::max(lines_, (spooky_[square].size() + kMarksPerLine - 1) / kMarksPerLine);
    }
  }

  std::string draw() const {
    const Rules& rules = position_.rules();
    std::string picture = "    ";
    for (std::size_t column = 0; column < rules.width; ++column) {
      SquareDrawing head;
      head.pad(kCellWidth / 2);
      head.add(std::string(1, static_cast<char>('a' + column)), 1);
      head.pad(kCellWidth + 1);
      picture += head.text;
    }
    picture += "\n" + border("┌", "┬", "┐");
    for (std::size_t row = rules.height; row-- > 0;) {
      for (std::size_t line = 0; line < lines_; ++line) {
        SquareDrawing margin;
        if (line == lines_ / 2) margin.add(std::to_string(row + 1), row + 1 > 9 ? 2 : 1);
        margin.pad(3);
        picture += margin.text;
        for (std::size_t column = 0; column < rules.width; ++column) {
          picture += "│" + cell_line(rules.square(column, row), line);
        }
        picture += "│\n";
      }
      picture += row > 0 ? border("├", "┼", "┤") : border("└", "┴", "┘");
    }
    return picture;
  }

 private:
  std::string border(const char* left, const char* middle, const char* right) const {
    std::string line = "   ";
    for (std::size_t column = 0; column < position_.rules().width; ++column) {
      line += column == 0 ? left : middle;
      for (std::size_t i = 0; i < kCellWidth; ++i) line += "─";
    }
    return line + right + "\n";
  }

  std::string coloured(std::size_t mark, bool bold, const std::string& text) const {
    if (!style_.colours) return text;
    return std::string("\x1b[") + (bold ? "1;" : "") + (mark % 2 == 0 ? "34m" : "31m") + text + "\x1b[0m";
  }

  std::string cell_line(Square square, std::size_t line) const {
    SquareDrawing cell;
    const int subscript = position_.subscript(square);
    if (subscript > 0) {
      static constexpr std::array<const char*, 3> kCross = {"╲ ╱", " ╳ ", "╱ ╲"};
      static constexpr std::array<const char*, 3> kRing = {"╭─╮", "│ │", "╰─╯"};
      const auto mark = static_cast<std::size_t>(subscript - 1);
      const std::size_t top = (lines_ - 3) / 2;
      cell.pad(3);
      if (line >= top && line < top + 3) {
        cell.add(coloured(mark, true, (mark % 2 == 0 ? kCross : kRing)[line - top]), 3);
        if (line == top + 2) {
          const std::string name = mark_name(mark);
          cell.add(" ", 1);
          cell.add(coloured(mark, true, name), name.size());
        }
      }
    } else {
      const auto& marks = spooky_[square];
      for (std::size_t i = line * kMarksPerLine; i < std::min(marks.size(), (line + 1) * kMarksPerLine); ++i) {
        const std::string name = (marks[i] % 2 == 0 ? "x" : "o") + std::to_string(marks[i] + 1);
        cell.add(" ", 1);
        cell.add(coloured(marks[i], false, name), name.size());
      }
    }
    cell.pad(kCellWidth);
    return cell.text;
  }

  const Position& position_;
  DiagramStyle style_;
  std::size_t lines_ = 3;
  IndexArray<Square, std::vector<std::size_t>> spooky_;
};

}  // namespace

std::string TicTacToe::diagram(const Position& position, const DiagramStyle& style) {
  return Painter(position, style).draw();
}

}  // namespace spooky
