// A position as a picture: spooky marks small, real marks large, with the numbers of their turns.
#include "spooky/formats/picture.hpp"

#include <string>
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/tictactoe/text/words.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

/// Marks of a drawing, not of the game.
using Drawn = spooky::Mark;

constexpr int kCell = 108;
constexpr int kMargin = 40;
constexpr int kCaption = 30;
constexpr std::size_t kMarksPerRow = 3;

const Ink kPaper = Ink::grey(255);
const Ink kLines = Ink::grey(60);
const Ink kNames = Ink::grey(110);
const Ink kX = {30, 75, 205, true};
const Ink kO = {205, 30, 30, true};
const Ink kCycle = {255, 240, 190, true};
const Ink kWon = {222, 240, 215, true};

class BoardPicture {
 public:
  BoardPicture(const Position& position, Language language)
      : position_(position), rules_(position.rules()), language_(language) {
    picture_.width = 2 * kMargin + kCell * int{rules_.width};
    picture_.height = 2 * kMargin + kCell * int{rules_.height} + kCaption;
    const std::size_t marks = position.marks().size();
    picture_.title = say(tictactoe::message("picture", {{"title", Phrases{TicTacToe::title(rules_)}},
                                                        {"marks", static_cast<std::int64_t>(marks)}}),
                         language_);
  }

  Picture draw() {
    add(Drawn::rectangle(0, 0, picture_.width, picture_.height, kPaper));
    shade();
    draw_grid();
    for (const Square square : rules_.all()) draw_square(square);
    add(Drawn::letters(kMargin, picture_.height - kCaption, 15, kLines, say(caption(), language_),
                       Drawn::Anchor::Start));
    return std::move(picture_);
  }

 private:
  int left(Square square) const { return kMargin + kCell * static_cast<int>(rules_.column(square)); }
  int top(Square square) const {
    return kMargin + kCell * (int{rules_.height} - 1 - static_cast<int>(rules_.row(square)));
  }
  void add(Drawn mark) { picture_.marks.push_back(std::move(mark)); }
  void fill(Square square, Ink ink) {
    add(Drawn::rectangle(left(square), top(square), left(square) + kCell, top(square) + kCell, ink));
  }
  static Ink ink_of(std::size_t mark) { return mark % 2 == 0 ? kX : kO; }

  /// What is to be measured, and what has won.
  void shade() {
    if (position_.measuring()) {
      for (const Square square : position_.cycle()) fill(square, kCycle);
    }
    for (const Actor player : {Actor::First, Actor::Second}) {
      const auto line = position_.actor() == Actor::None ? position_.best_line(player) : std::nullopt;
      if (!line) continue;
      for (const Square square : *line) fill(square, kWon);
    }
  }

  void draw_grid() {
    const int right = kMargin + kCell * int{rules_.width};
    const int bottom = kMargin + kCell * int{rules_.height};
    for (int column = 0; column <= int{rules_.width}; ++column) {
      const int x = kMargin + kCell * column;
      add(Drawn::line(x, kMargin, x, bottom, kLines, 2));
      if (column == int{rules_.width}) continue;
      add(Drawn::letters(x + kCell / 2, bottom + 18, 15, kNames, std::string(1, static_cast<char>('a' + column))));
    }
    for (int row = 0; row <= int{rules_.height}; ++row) {
      const int y = bottom - kCell * row;
      add(Drawn::line(kMargin, y, right, y, kLines, 2));
      if (row < int{rules_.height}) add(Drawn::letters(20, y - kCell / 2, 15, kNames, std::to_string(row + 1)));
    }
  }

  void draw_square(Square square) {
    const int subscript = position_.subscript(square);
    if (subscript > 0) return draw_real(square, static_cast<std::size_t>(subscript - 1));
    std::size_t place = 0;
    for (std::size_t i = 0; i < position_.marks().size(); ++i) {
      const tictactoe::Mark mark = position_.marks()[i];
      if (mark.classical() || (mark.first != square && mark.second != square)) continue;
      draw_spooky(square, i, place++);
    }
  }

  void draw_spooky(Square square, std::size_t mark, std::size_t place) {
    constexpr int kStep = kCell / static_cast<int>(kMarksPerRow);
    const int x = left(square) + kStep / 2 + kStep * static_cast<int>(place % kMarksPerRow);
    const int y = top(square) + 18 + 28 * static_cast<int>(place / kMarksPerRow);
    add(Drawn::letters(x, y, 18, ink_of(mark), (mark % 2 == 0 ? "x" : "o") + std::to_string(mark + 1)));
  }

  void draw_real(Square square, std::size_t mark) {
    constexpr int kArm = 28;
    const int x = left(square) + kCell / 2;
    const int y = top(square) + kCell / 2;
    if (mark % 2 == 0) {
      add(Drawn::line(x - kArm, y - kArm, x + kArm, y + kArm, kX, 8));
      add(Drawn::line(x - kArm, y + kArm, x + kArm, y - kArm, kX, 8));
    } else {
      add(Drawn::circle(x, y, kArm, Ink::none(), kO, 8));
    }
    add(Drawn::letters(x + 38, y + 38, 16, ink_of(mark), std::to_string(mark + 1)));
  }

  Message caption() const {
    const Term player = player_of(position_.marks().size());
    if (position_.measuring()) return tictactoe::message("picture.measures", {{"player", player}});
    if (position_.actor() != Actor::None) return tictactoe::message("picture.to-move", {{"player", player}});
    const Score score = position_.score();
    if (score.x_halves == score.o_halves) return tictactoe::message("picture.draw");
    return tictactoe::message("picture.wins", {{"player", player_of(score.x_halves > score.o_halves ? 0 : 1)}});
  }

  const Position& position_;
  const Rules& rules_;
  Language language_;
  Picture picture_;
};

}  // namespace

Picture TicTacToe::picture(const GameLog<tictactoe::Game>& log, std::size_t actions) {
  Position position = log.start;
  for (std::size_t i = 0; i < actions && i < log.entries.size(); ++i) position.play_unchecked(log.entries[i].action);
  return BoardPicture(position, log.language).draw();
}

}  // namespace spooky
