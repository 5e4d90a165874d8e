#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "spooky/formats/picture.hpp"
#include "spooky/formats/piece_shapes.hpp"

namespace spooky {

/// A chessboard as a printed diagram: squares, their names, pieces, and a caption below. White is at the bottom.
class ChessSheet {
 public:
  ChessSheet(std::size_t files, std::size_t ranks, std::string title);

  /// The side of a square.
  static constexpr int kSide = kShapeSide;
  int left(std::size_t file) const;
  int top(std::size_t rank) const;

  void add(Mark mark) { picture_.marks.push_back(std::move(mark)); }
  void add_piece(PieceShape shape, std::size_t file, std::size_t rank, Ink fill, Ink stroke);
  /// Below the board, in as many lines as it takes.
  void add_caption(std::string text);

  /// The drawing, on paper.
  Picture finish() &&;

 private:
  void draw_squares();
  void draw_names();

  std::size_t files_;
  std::size_t ranks_;
  Picture picture_;
};

}  // namespace spooky
