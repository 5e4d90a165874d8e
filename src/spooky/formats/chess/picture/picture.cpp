// A position as a printed diagram, in the style of the paper: halves pale, with the marks that tell their state.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/report/physical_marks.hpp"
#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/formats/piece_shapes.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

constexpr int kSide = kShapeSide;
constexpr int kMargin = 34;
constexpr int kTextLine = 22;
constexpr int kLetterWidth = 8;  // of captions, about
constexpr int kMarkRadius = 4;
constexpr int kMarkAway = 6;  // from the edge of the square to the middle of the mark
constexpr int kShift = 4;

const Ink kInk = Ink::grey(0);
const Ink kWhite = Ink::grey(255);
const Ink kBlackPiece = Ink::grey(45);
const Ink kPaleBlack = Ink::grey(165);
const Ink kPaleInk = Ink::grey(130);
const Ink kQuiet = Ink::grey(110);
const Ink kLightSquare = {248, 244, 233, true};
const Ink kDarkSquare = {214, 203, 180, true};
const Ink kRed = {205, 30, 30, true};
const Ink kBlue = {30, 75, 205, true};
const Ink kGreen = {20, 135, 60, true};

Ink ink_of(HalfMark::Colour colour) {
  switch (colour) {
    case HalfMark::Colour::Red: return kRed;
    case HalfMark::Colour::Blue: return kBlue;
    case HalfMark::Colour::Green: break;
  }
  return kGreen;
}

class Drawing {
 public:
  Drawing(const Position& position, Language language)
      : position_(position), rules_(position.rules()), board_(position.board()), language_(language) {
    picture_.width = 2 * kMargin + kSide * static_cast<int>(rules_.width());
    picture_.height = 2 * kMargin + kSide * static_cast<int>(rules_.height());
    const int turns = position.is_over() ? position.turn() : position.turn() - 1;
    picture_.title =
        say(message("picture.title", {{"title", Phrases{Chess::title(rules_)}}, {"turns", turns}}), language_);
  }

  Picture draw() {
    draw_squares();
    draw_names();
    draw_links();
    for (Bitboard rest = board_.occupied(); rest != 0;) draw_piece(take_lowest(rest));
    for (const Pair& pair : sorted_pairs(board_)) {
      for (Bitboard rest = pair.squares(); rest != 0;) draw_mark(pair, take_lowest(rest));
    }
    draw_captions();
    const Mark paper = Mark::rectangle(0, 0, picture_.width, picture_.height, kWhite);
    picture_.marks.insert(picture_.marks.begin(), paper);
    return std::move(picture_);
  }

 private:
  int left(Square square) const { return kMargin + kSide * static_cast<int>(file_of(square)); }
  int top(Square square) const { return kMargin + kSide * static_cast<int>(rules_.height() - 1 - rank_of(square)); }
  void add(Mark mark) { picture_.marks.push_back(std::move(mark)); }

  void draw_squares() {
    for (Bitboard rest = rules_.squares(); rest != 0;) {
      const Square square = take_lowest(rest);
      const bool dark = (file_of(square) + rank_of(square)) % 2 == 0;
      const int x = left(square);
      const int y = top(square);
      add(Mark::rectangle(x, y, x + kSide, y + kSide, dark ? kDarkSquare : kLightSquare));
    }
    Mark edge = Mark::rectangle(kMargin, kMargin, picture_.width - kMargin, picture_.height - kMargin, Ink::none());
    edge.stroke = kInk;
    add(edge);
  }

  void draw_names() {
    constexpr int kSize = 14;
    const int right = picture_.width - kMargin / 2;
    const int below = picture_.height - kMargin / 2;
    for (std::size_t file = 0; file < rules_.width(); ++file) {
      const int x = left(square_at(file, 0)) + kSide / 2;
      const std::string name(1, static_cast<char>('a' + file));
      for (const int y : {kMargin / 2, below}) add(Mark::letters(x, y, kSize, kQuiet, name));
    }
    for (std::size_t rank = 0; rank < rules_.height(); ++rank) {
      const int y = top(square_at(0, rank)) + kSide / 2;
      for (const int x : {kMargin / 2, right}) add(Mark::letters(x, y, kSize, kQuiet, std::to_string(rank + 1)));
    }
  }

  /// A thin line from each half or part to the others.
  void draw_links() {
    for (const Pair& pair : sorted_pairs(board_)) {
      draw_link(pair.first, pair.second);
      if (!pair.is_triple()) continue;
      draw_link(pair.second, pair.third);
      draw_link(pair.third, pair.first);
    }
  }

  void draw_link(Square from, Square to) {
    Mark link = Mark::line(left(from) + kSide / 2, top(from) + kSide / 2, left(to) + kSide / 2, top(to) + kSide / 2,
                           kPaleInk, 2);
    link.dashed = true;
    add(link);
  }

  void draw_piece(Square square) {
    const bool white = board_.colour_on(square) == Colour::White;
    const bool half = board_.is_half(square);
    const Ink fill = white ? kWhite : half ? kPaleBlack : kBlackPiece;
    int y = top(square);
    if (half) {
      const Pair& pair = board_.pair_on(square);
      const int shift = mark_of(rules_, pair, square).shift_to_opponent * kShift;
      y += white ? -shift : shift;
    }
    // In the order of the types.
    const auto shape = static_cast<PieceShape>(board_.type_on(square));
    for (Mark& mark : piece_shape(shape, left(square), y, fill, half ? kPaleInk : kInk)) add(std::move(mark));
  }

  /// 7.2, 8.2: at the edge that the mark faces; on the vertical mid-line, or on one of the two diagonals.
  void draw_mark(const Pair& pair, Square square) {
    const HalfMark mark = mark_of(rules_, pair, square);
    const bool up = mark.faces_opponent == (pair.colour == Colour::White);
    const int y = top(square) + (up ? kMarkAway : kSide - kMarkAway);
    const bool right = up == (pair.group == 1);
    const int across = pair.group == 0 ? kSide / 2 : right ? kSide - kMarkAway : kMarkAway;
    add(Mark::circle(left(square) + across, y, kMarkRadius, ink_of(mark.colour), kWhite, 1));
  }

  Message caption() const {
    if (position_.is_over()) return ended(position_);
    if (!position_.is_rolling()) return message("describe.to-move", {{"player", term_of(board_.to_move())}});
    return message("picture.rolling", {{"action", Chess::action_text(position_, position_.rolled_move())},
                                       {"choices", roll_choices(position_)}});
  }

  void draw_captions() {
    std::string text = say(caption(), language_);
    constexpr int kSize = 15;
    const auto fits = static_cast<std::size_t>(std::max(12, (picture_.width - kMargin) / kLetterWidth));
    picture_.height += kTextLine / 2;
    while (!text.empty()) {
      std::size_t end = text.size();
      if (end > fits) {
        end = text.rfind(' ', fits);
        if (end == std::string::npos || end == 0) end = std::min(text.find(' ', fits), text.size());
      }
      add(Mark::letters(kMargin, picture_.height, kSize, kInk, text.substr(0, end), Mark::Anchor::Start));
      picture_.height += kTextLine;
      text.erase(0, std::min(end + 1, text.size()));
    }
  }

  const Position& position_;
  const Rules& rules_;
  const Board& board_;
  Language language_;
  Picture picture_;
};

}  // namespace

Picture Chess::picture(const GameLog<chess::Game>& log, std::size_t actions) {
  Position position = log.start;
  for (std::size_t i = 0; i < std::min(actions, log.entries.size()); ++i) {
    position.play_unchecked(log.entries[i].action);
  }
  return Drawing(position, log.language).draw();
}

}  // namespace spooky
