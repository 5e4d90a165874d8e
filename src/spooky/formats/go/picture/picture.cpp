// A game as a printed diagram, in the style of the paper.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/picture/placing.hpp"
#include "spooky/formats/go/picture/stone_fates.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"

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
  Drawing(const StoneFates& fates, Language language)
      : fates_(fates),
        language_(language),
        rules_(fates.position().rules()),
        shown_(fates.position()),
        board_(drawn_board(rules_)),
        placing_(board_.plan(), kCell, kMargin) {
    picture_.width = placing_.width();
    picture_.height = placing_.height();
    picture_.title =
        say(message("picture.title", {{"turn", std::int64_t{finished_turns(fates.position())}}}), language);
  }

  Picture draw() {
    if (rules_.is_grid()) {
      draw_grid();
    } else {
      draw_edges();
    }
    for (const std::uint16_t star : board_.plan().stars) {
      add(Mark::circle(placing_.spot(star).x, placing_.spot(star).y, 3, kBlack, Ink::none(), 0));
    }
    if (has_columns()) {
      draw_sides();
    } else {
      draw_names();
    }
    draw_links();
    rules_.for_points([&](Point point) { draw_point(point); });
    draw_captions();
    const Mark paper = Mark::rectangle(0, 0, picture_.width, picture_.height, kWhite);
    picture_.marks.insert(picture_.marks.begin(), paper);
    return std::move(picture_);
  }

 private:
  int x(Point point) const { return placing_.spot(number(point)).x; }
  int y(Point point) const { return placing_.spot(number(point)).y; }
  /// In board order, from 0.
  std::size_t number(Point point) const {
    return rules_.is_grid() ? rules_.row(point) * rules_.width + rules_.column(point) : Topology::number(point);
  }
  void add(Mark mark) { picture_.marks.push_back(std::move(mark)); }

  /// Whole lines, the outermost thicker.
  void draw_grid() {
    const Spot first = placing_.spot(0);
    const Spot last = placing_.spot(board_.size() - 1);
    for (int x = first.x; x <= last.x; x += kCell) {
      add(Mark::line(x, first.y, x, last.y, kBlack, x == first.x || x == last.x ? 2 : 1));
    }
    for (int y = first.y; y >= last.y; y -= kCell) {
      add(Mark::line(first.x, y, last.x, y, kBlack, y == first.y || y == last.y ? 2 : 1));
    }
  }

  /// Line by line; of a seam only where it leaves the drawing, at both ends.
  void draw_edges() {
    const BoardPlan& plan = board_.plan();
    for (const BoardPlan::Pair& edge : plan.edges) {
      if (std::binary_search(plan.seams.begin(), plan.seams.end(), edge)) {
        draw_seam(edge[0], edge[1]);
        draw_seam(edge[1], edge[0]);
        continue;
      }
      const Spot from = placing_.spot(edge[0]);
      const Spot to = placing_.spot(edge[1]);
      add(Mark::line(from.x, from.y, to.x, to.y, kBlack, 1));
    }
  }
  void draw_seam(std::size_t from, std::size_t to) {
    const Spot begin = placing_.spot(from);
    const Spot end = placing_.seam_end(from, to);
    Mark line = Mark::line(begin.x, begin.y, end.x, end.y, kQuiet, 1);
    line.dashed = true;
    add(line);
  }

  /// Boards of straight columns and rows have their letters and numbers at the sides.
  bool has_columns() const {
    switch (rules_.board()) {
      case BoardKind::Grid:
      case BoardKind::Torus:
      case BoardKind::Cylinder:
      case BoardKind::Moebius:
      case BoardKind::Town: return true;
      default: return false;
    }
  }

  void draw_sides() {
    constexpr int kSize = 14;
    constexpr int kAway = 34;
    const Spot first = placing_.spot(0);
    const Spot last = placing_.spot(board_.size() - 1);
    for (std::size_t column = 0; column < rules_.width; ++column) {
      const std::string name = board_.plan().places[column].name.substr(0, 1);
      const int x = placing_.spot(column).x;
      add(Mark::letters(x, last.y - kAway, kSize, kQuiet, name));
      add(Mark::letters(x, first.y + kAway, kSize, kQuiet, name));
    }
    for (std::size_t row = 0; row < rules_.height; ++row) {
      const std::string name = std::to_string(row + 1);
      const int y = placing_.spot(row * rules_.width).y;
      add(Mark::letters(first.x - kAway, y, kSize, kQuiet, name));
      add(Mark::letters(last.x + kAway, y, kSize, kQuiet, name));
    }
  }

  /// On other boards every point has its name beside it.
  void draw_names() {
    constexpr int kSize = 9;
    for (std::size_t i = 0; i < board_.size(); ++i) {
      const Spot spot = placing_.spot(i);
      add(Mark::letters(spot.x + 12, spot.y + 10, kSize, kQuiet, board_.plan().places[i].name));
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
    const std::vector<Message> told = captions();
    if (told.empty()) return;
    picture_.height += kTextLine / 2;
    for (const Message& caption : told) draw_caption(say(caption, language_));
  }

  /// What the drawing does not show: stones that are gone, passes, the result.
  std::vector<Message> captions() const {
    std::vector<Message> told;
    Phrases gone;
    for (const StoneFates::Gone& one : fates_.gone()) {
      gone.push_back(message("picture.stones", {{"turn", std::int64_t{one.turn}}, {"at", cells(rules_, one.points)}}));
    }
    if (!gone.empty()) told.push_back(message("picture.captured", {{"stones", std::move(gone)}}));
    Texts passes;
    for (const int turn : fates_.passes()) passes.items.push_back(std::to_string(turn));
    if (!passes.items.empty()) told.push_back(message("picture.passes", {{"turns", std::move(passes)}}));
    if (fates_.position().is_over()) told.push_back(ended(fates_.position()));
    return told;
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
  Language language_;
  const Rules& rules_;
  Shown shown_;
  Topology board_;
  Placing placing_;
  Picture picture_;
};

}  // namespace

Picture Go::picture(const GameLog<go::Game>& log, std::size_t actions) {
  const StoneFates fates(log, actions);
  return Drawing(fates, log.language).draw();
}

}  // namespace spooky
