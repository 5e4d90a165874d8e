// A position as a printed diagram: classical men dark, quantum men pale, in the corner the second type where it is
// known and a question mark where it is not.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"
#include "spooky/formats/piece_shapes.hpp"

namespace spooky {

namespace akl_chess {

namespace {

constexpr int kSide = kShapeSide;
constexpr int kMargin = 34;
constexpr int kTextLine = 22;
constexpr int kLetterWidth = 8;  // of captions, about
constexpr int kCorner = 9;       // from the edges of the square to the middle of the letter in its corner

const Ink kInk = Ink::grey(0);
const Ink kPaper = Ink::grey(255);
const Ink kBlackPiece = Ink::grey(45);
const Ink kPaleBlack = Ink::grey(165);
const Ink kPaleInk = Ink::grey(130);
const Ink kQuiet = Ink::grey(110);
const Ink kLightSquare = {248, 244, 233, true};
const Ink kDarkSquare = {214, 203, 180, true};
const Ink kTouched = {205, 120, 30, true};

PieceShape shape_of(const Piece& piece) {
  // In the order of the types.
  constexpr PieceShape kShapes[] = {PieceShape::Queen, PieceShape::Rook, PieceShape::Bishop, PieceShape::Knight,
                                    PieceShape::Pawn};
  return piece.is_king ? PieceShape::King : kShapes[index_of(piece.man.shows.value_or(piece.man.first))];
}

class BoardDrawing {
 public:
  BoardDrawing(const Position& position, Language language)
      : position_(position), rules_(position.rules()), board_(position.board()), language_(language) {
    picture_.width = 2 * kMargin + kSide * static_cast<int>(rules_.width());
    picture_.height = 2 * kMargin + kSide * static_cast<int>(rules_.height());
    const int turns = position.is_over() ? position.turn() : position.turn() - 1;
    picture_.title =
        say(message("picture.title", {{"title", Phrases{Notation<Game>::title(rules_)}}, {"turns", turns}}), language_);
  }

  Picture draw() {
    draw_squares();
    draw_names();
    for (Bitboard rest = board_.occupied(); rest != 0;) draw_piece(take_lowest(rest));
    if (const auto square = position_.touched() ? position_.touched() : position_.must()) draw_frame(*square);
    draw_caption();
    const Mark paper = Mark::rectangle(0, 0, picture_.width, picture_.height, kPaper);
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
      const int x = left(square);
      const int y = top(square);
      add(Mark::rectangle(x, y, x + kSide, y + kSide, is_black(square) ? kDarkSquare : kLightSquare));
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

  void draw_piece(Square square) {
    const Piece& piece = board_.at(square);
    const bool white = piece.owner == Colour::White;
    const bool pale = !piece.is_king && piece.man.is_quantum();
    const Ink fill = white ? kPaper : pale ? kPaleBlack : kBlackPiece;
    for (Mark& mark : piece_shape(shape_of(piece), left(square), top(square), fill, pale ? kPaleInk : kInk)) {
      add(std::move(mark));
    }
    if (!piece.is_king) draw_corner(square, piece.man);
  }

  void draw_corner(Square square, const Man& man) {
    constexpr int kSize = 15;
    // A classical man may show its second type: then its first stands in the corner.
    const std::optional<Type> hidden = man.shows && man.shows != man.first ? man.first : man.second;
    const std::string text = hidden ? std::string(1, type_letter(*hidden)) : "?";
    add(Mark::letters(left(square) + kSide - kCorner, top(square) + kCorner, kSize, kInk, text));
  }

  void draw_frame(Square square) {
    constexpr int kWidth = 3;
    Mark frame = Mark::rectangle(left(square), top(square), left(square) + kSide, top(square) + kSide, Ink::none());
    frame.stroke = kTouched;
    frame.width = kWidth;
    add(frame);
  }

  Message caption() const {
    if (position_.is_over()) return ended(position_);
    if (position_.actor() == Actor::Nature) {
      const Square square = position_.dealing() ? *position_.dealing() : *position_.touched();
      return message("diagram.nature", {{"at", cell(square)}, {"choices", nature_choices(position_)}});
    }
    if (const auto square = position_.must()) {
      return message(
          "event.must-move",
          {{"by", term_of(position_.to_move())}, {"piece", term_on(board_, *square)}, {"at", cell(*square)}});
    }
    return message("describe.to-move", {{"player", term_of(position_.to_move())}});
  }

  void draw_caption() {
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

}  // namespace akl_chess

Picture Notation<akl_chess::Game>::picture(const GameLog<akl_chess::Game>& log, std::size_t actions) {
  Position position = log.start;
  for (std::size_t i = 0; i < std::min(actions, log.entries.size()); ++i) {
    position.play_unchecked(log.entries[i].action);
  }
  return akl_chess::BoardDrawing(position, log.language).draw();
}

}  // namespace spooky
