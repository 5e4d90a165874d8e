// A position as a printed diagram: pieces that may be there are pale, with a bar that is as full as they are likely and
// the chance below it.
#include "spooky/formats/picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "spooky/formats/chess_sheet.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

constexpr int kBarWidth = 5;
constexpr int kBarAway = 3;  // from the right edge of the square
constexpr int kChanceSize = 11;
constexpr std::size_t kLongestChance = 7;  // what fits below a piece

const Ink kSureWhite = Ink::grey(255);
const Ink kSureBlack = Ink::grey(45);
const Ink kPaleBlack = Ink::grey(170);
const Ink kSureStroke = Ink::grey(0);
const Ink kPaleStroke = Ink::grey(130);
const Ink kBarInk = {30, 75, 205, true};
const Ink kBarPaper = {226, 232, 246, true};
const Ink kAskedInk = {205, 120, 30, true};

/// A chance in a few letters: as it is where that is short, else to two places.
std::string short_chance(const Weight& chance) {
  std::string text = chance.to_string();
  if (text.size() <= kLongestChance) return text;
  const int percent = static_cast<int>(std::lround(chance.to_double() * 100));
  return "≈" + std::to_string(percent) + "%";
}

void draw_piece(ChessSheet& sheet, Letter letter, Square square, const Weight& chance) {
  const bool white = letter.colour() == Colour::White;
  const bool sure = chance == Weight(1);
  const Ink fill = white ? kSureWhite : sure ? kSureBlack : kPaleBlack;
  sheet.add_piece(static_cast<PieceShape>(letter.type()), file_of(square), rank_of(square), fill,
                  sure ? kSureStroke : kPaleStroke);
  if (sure) return;
  const int right = sheet.left(file_of(square)) + ChessSheet::kSide - kBarAway;
  const int top = sheet.top(rank_of(square)) + kBarAway;
  const int bottom = sheet.top(rank_of(square)) + ChessSheet::kSide - kBarAway;
  const int height = static_cast<int>(std::lround(chance.to_double() * (bottom - top)));
  sheet.add(Mark::rectangle(right - kBarWidth, top, right, bottom, kBarPaper));
  sheet.add(Mark::rectangle(right - kBarWidth, bottom - height, right, bottom, kBarInk));
  sheet.add(Mark::letters(sheet.left(file_of(square)) + kBarAway, sheet.top(rank_of(square)) + 2 * kBarAway + 2,
                          kChanceSize, kBarInk, short_chance(chance), Mark::Anchor::Start));
}

/// A frame around each square that is asked for.
void draw_question(ChessSheet& sheet, const Position& position) {
  const Question& question = position.measurement()->question;
  for (SquareSet rest = (question.full | question.empty) & position.state().superposed(); rest != 0;) {
    const Square square = take_lowest(rest);
    const int x = sheet.left(file_of(square));
    const int y = sheet.top(rank_of(square));
    Mark frame = Mark::rectangle(x + 1, y + 1, x + ChessSheet::kSide - 1, y + ChessSheet::kSide - 1, Ink::none());
    frame.stroke = kAskedInk;
    frame.width = 3;
    sheet.add(frame);
  }
}

Message caption_of(const Position& position) {
  if (position.is_over()) return ended(position);
  if (position.measurement()) return asked(position);
  return message("describe.to-move", {{"player", term_of(position.fields().to_move)}});
}

Picture drawing_of(const Position& position, Language language) {
  const int turns = position.is_over() ? position.turn() : position.turn() - 1;
  const Message title = message(
      "picture.title", {{"title", Phrases{Notation<Game>::title(position.rules())}}, {"turns", std::int64_t{turns}}});
  ChessSheet sheet(position.rules().width(), position.rules().height(), say(title, language));
  const std::array<Weight, 64> chances = position.state().probabilities();
  for (SquareSet rest = position.state().possible(); rest != 0;) {
    const Square square = take_lowest(rest);
    draw_piece(sheet, position.fields().letters[square], square, chances[square.value()]);
  }
  if (position.measurement()) draw_question(sheet, position);
  sheet.add_caption(say(caption_of(position), language));
  return std::move(sheet).finish();
}

}  // namespace

}  // namespace quantum_chess

Picture Notation<quantum_chess::Game>::picture(const GameLog<quantum_chess::Game>& log, std::size_t actions) {
  Position position = log.start;
  for (std::size_t i = 0; i < std::min(actions, log.entries.size()); ++i) {
    position.play_unchecked(log.entries[i].action);
  }
  return quantum_chess::drawing_of(position, log.language);
}

}  // namespace spooky
