#include "spooky/formats/chess_sheet.hpp"

#include <algorithm>
#include <utility>

namespace spooky {

namespace {

constexpr int kSheetMargin = 34;
constexpr int kCaptionLine = 22;
constexpr int kCaptionSize = 15;
constexpr int kCaptionLetter = 8;  // the width of one, about
constexpr int kNameSize = 14;

const Ink kNameInk = Ink::grey(110);
const Ink kLightInk = {248, 244, 233, true};
const Ink kDarkInk = {214, 203, 180, true};

}  // namespace

ChessSheet::ChessSheet(std::size_t files, std::size_t ranks, std::string title) : files_(files), ranks_(ranks) {
  picture_.width = 2 * kSheetMargin + kSide * static_cast<int>(files);
  picture_.height = 2 * kSheetMargin + kSide * static_cast<int>(ranks);
  picture_.title = std::move(title);
  draw_squares();
  draw_names();
}

int ChessSheet::left(std::size_t file) const { return kSheetMargin + kSide * static_cast<int>(file); }
int ChessSheet::top(std::size_t rank) const { return kSheetMargin + kSide * static_cast<int>(ranks_ - 1 - rank); }

void ChessSheet::draw_squares() {
  for (std::size_t rank = 0; rank < ranks_; ++rank) {
    for (std::size_t file = 0; file < files_; ++file) {
      const Ink ink = (file + rank) % 2 == 0 ? kDarkInk : kLightInk;
      add(Mark::rectangle(left(file), top(rank), left(file) + kSide, top(rank) + kSide, ink));
    }
  }
  Mark edge = Mark::rectangle(kSheetMargin, kSheetMargin, picture_.width - kSheetMargin, picture_.height - kSheetMargin,
                              Ink::none());
  edge.stroke = Ink::grey(0);
  add(edge);
}

void ChessSheet::draw_names() {
  for (std::size_t file = 0; file < files_; ++file) {
    const std::string name(1, static_cast<char>('a' + file));
    for (const int y : {kSheetMargin / 2, picture_.height - kSheetMargin / 2}) {
      add(Mark::letters(left(file) + kSide / 2, y, kNameSize, kNameInk, name));
    }
  }
  for (std::size_t rank = 0; rank < ranks_; ++rank) {
    for (const int x : {kSheetMargin / 2, picture_.width - kSheetMargin / 2}) {
      add(Mark::letters(x, top(rank) + kSide / 2, kNameSize, kNameInk, std::to_string(rank + 1)));
    }
  }
}

void ChessSheet::add_piece(PieceShape shape, std::size_t file, std::size_t rank, Ink fill, Ink stroke) {
  for (Mark& mark : piece_shape(shape, left(file), top(rank), fill, stroke)) add(std::move(mark));
}

void ChessSheet::add_caption(std::string text) {
  const auto fits = static_cast<std::size_t>(std::max(12, (picture_.width - kSheetMargin) / kCaptionLetter));
  picture_.height += kCaptionLine / 2;
  while (!text.empty()) {
    std::size_t end = text.size();
    if (end > fits) {
      end = text.rfind(' ', fits);
      if (end == std::string::npos || end == 0) end = std::min(text.find(' ', fits), text.size());
    }
    add(Mark::letters(kSheetMargin, picture_.height, kCaptionSize, Ink::grey(0), text.substr(0, end),
                      Mark::Anchor::Start));
    picture_.height += kCaptionLine;
    text.erase(0, std::min(end + 1, text.size()));
  }
}

Picture ChessSheet::finish() && {
  const Mark paper = Mark::rectangle(0, 0, picture_.width, picture_.height, Ink::grey(255));
  picture_.marks.insert(picture_.marks.begin(), paper);
  return std::move(picture_);
}

}  // namespace spooky
