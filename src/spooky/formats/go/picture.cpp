// A game as a printed diagram, in the style of the paper.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"
#include "spooky/formats/go/shown.hpp"
#include "spooky/formats/go/star_points.hpp"
#include "spooky/formats/go/stone_fates.hpp"
#include "spooky/formats/go/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

constexpr int kCell = 40;    // between two lines
constexpr int kMargin = 52;  // from the edge of the picture to the outermost line
constexpr int kStone = 18;   // radius
constexpr int kTextLine = 22;
constexpr int kLetterWidth = 8;  // of captions, about

const Ink kBlack = Ink::grey(0);
const Ink kWhite = Ink::grey(255);
const Ink kPaleBlack = Ink::grey(150);  // an entangled black stone
const Ink kQuiet = Ink::grey(110);

class Drawing {
 public:
  explicit Drawing(const StoneFates& fates)
      : fates_(fates), rules_(fates.position().rules()), shown_(fates.position()) {
    picture_.width = 2 * kMargin + kCell * (rules_.width - 1);
    picture_.height = 2 * kMargin + kCell * (rules_.height - 1);
    picture_.title = "Quantum Go, " + describe_moment();
  }

  Picture draw() {
    draw_grid();
    draw_names();
    draw_links();
    for (std::size_t i = 0; i < rules_.cells(); ++i) {
      if (rules_.on_board(Point(i))) draw_point(Point(i));
    }
    draw_captions();
    const Mark paper = Mark::rectangle(0, 0, picture_.width, picture_.height, kWhite);
    picture_.marks.insert(picture_.marks.begin(), paper);
    return std::move(picture_);
  }

 private:
  int x(std::size_t column) const { return kMargin + kCell * static_cast<int>(column); }
  int y(std::size_t row) const { return kMargin + kCell * static_cast<int>(rules_.height - 1 - row); }
  int x(Point point) const { return x(rules_.column(point)); }
  int y(Point point) const { return y(rules_.row(point)); }
  void add(Mark mark) { picture_.marks.push_back(std::move(mark)); }

  std::string describe_moment() const {
    const int turns = finished_turns(fates_.position());
    return turns == 0 ? "the start" : "after move " + std::to_string(turns);
  }

  void draw_grid() {
    const std::size_t right = rules_.width - std::size_t{1};
    const std::size_t top = rules_.height - std::size_t{1};
    for (std::size_t column = 0; column <= right; ++column) {
      const bool edge = column == 0 || column == right;
      add(Mark::line(x(column), y(0), x(column), y(top), kBlack, edge ? 2 : 1));
    }
    for (std::size_t row = 0; row <= top; ++row) {
      const bool edge = row == 0 || row == top;
      add(Mark::line(x(std::size_t{0}), y(row), x(right), y(row), kBlack, edge ? 2 : 1));
    }
    for (std::size_t column = 0; column <= right; ++column) {
      for (std::size_t row = 0; row <= top; ++row) {
        if (is_star(rules_, column, row)) add(Mark::circle(x(column), y(row), 3, kBlack, Ink::none(), 0));
      }
    }
  }

  void draw_names() {
    constexpr int kSize = 14;
    constexpr int kAway = 34;
    for (std::size_t column = 0; column < rules_.width; ++column) {
      const std::string name = point_name(rules_, rules_.point(column, 0)).substr(0, 1);
      add(Mark::letters(x(column), y(rules_.height - std::size_t{1}) - kAway, kSize, kQuiet, name));
      add(Mark::letters(x(column), y(std::size_t{0}) + kAway, kSize, kQuiet, name));
    }
    for (std::size_t row = 0; row < rules_.height; ++row) {
      const std::string name = std::to_string(row + 1);
      add(Mark::letters(x(std::size_t{0}) - kAway, y(row), kSize, kQuiet, name));
      add(Mark::letters(x(rules_.width - std::size_t{1}) + kAway, y(row), kSize, kQuiet, name));
    }
  }

  /// Thin lines from each stone of a group to the next.
  void draw_links() {
    for (const Group& group : shown_.groups()) {
      const auto stones = group.stones();
      for (std::size_t i = 1; i < stones.size(); ++i) {
        Mark link = Mark::line(x(stones[i - 1]), y(stones[i - 1]), x(stones[i]), y(stones[i]), kPaleBlack, 2);
        link.dashed = true;
        add(link);
      }
    }
  }

  void draw_point(Point point) {
    const char letter = shown_.letter(point);
    if (letter == '.') return draw_removed(point);
    const bool black = letter == 'X' || letter == 'x';
    const bool entangled = letter == 'x' || letter == 'o';
    if (entangled) add(Mark::circle(x(point), y(point), kStone, kWhite, Ink::none(), 0));
    const Ink fill = black ? (entangled ? kPaleBlack : kBlack) : kWhite;
    Mark stone = Mark::circle(x(point), y(point), kStone, fill, kBlack, entangled ? 2 : 1);
    stone.dashed = entangled;
    add(stone);
    const std::string label = fates_.labels().text(point);
    const int size = label.size() < 2 ? 20 : label.size() == 2 ? 18 : 14;
    add(Mark::letters(x(point), y(point), size, black && !entangled ? kWhite : kBlack, label));
  }

  /// A cross and the small number of the stone that was here.
  void draw_removed(Point point) {
    const std::string& label = fates_.removed(point);
    if (label.empty()) return;
    constexpr int kArm = 5;
    add(Mark::line(x(point) - kArm, y(point) - kArm, x(point) + kArm, y(point) + kArm, kBlack, 2));
    add(Mark::line(x(point) - kArm, y(point) + kArm, x(point) + kArm, y(point) - kArm, kBlack, 2));
    add(Mark::letters(x(point) + 10, y(point) - 10, 11, kQuiet, label));
  }

  void draw_captions() {
    std::string gone;
    for (const StoneFates::Gone& one : fates_.gone()) {
      gone += (gone.empty() ? "Captured: " : ", ") + std::to_string(one.turn) + " at " +
              point_list(rules_, one.points, " ");
    }
    std::string passes;
    for (const int turn : fates_.passes()) passes += (passes.empty() ? "Passes: " : ", ") + std::to_string(turn);
    const Position& position = fates_.position();
    const std::string result = position.is_over() ? ending(position) : "";
    if (gone.empty() && passes.empty() && result.empty()) return;
    picture_.height += kTextLine / 2;
    for (const std::string& text : {gone, passes, result}) draw_caption(text);
  }

  /// Breaks a text between words into lines that fit.
  void draw_caption(std::string text) {
    constexpr int kSize = 15;
    const auto fits = static_cast<std::size_t>(std::max(12, (picture_.width - kMargin) / kLetterWidth));
    while (!text.empty()) {
      std::size_t end = text.size();
      if (end > fits) {
        end = text.rfind(' ', fits);
        if (end == std::string::npos || end == 0) end = std::min(text.find(' ', fits), text.size());
      }
      add(Mark::letters(kMargin / 2, picture_.height, kSize, kBlack, text.substr(0, end), Mark::Anchor::Start));
      picture_.height += kTextLine;
      text.erase(0, std::min(end + 1, text.size()));
    }
  }

  const StoneFates& fates_;
  const Rules& rules_;
  Shown shown_;
  Picture picture_;
};

}  // namespace

Picture Go::picture(const GameLog<go::Game>& log, std::size_t actions) {
  const StoneFates fates(log, actions);
  return Drawing(fates).draw();
}

}  // namespace spooky
