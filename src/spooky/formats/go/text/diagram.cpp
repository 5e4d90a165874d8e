// The board for a terminal: X and O classical, x and o entangled, + star points.
#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

std::string coloured(const DiagramStyle& style, char letter) {
  const std::string text(1, letter);
  if (!style.colours || letter == '.' || letter == '+') return text;
  const bool classical = letter == 'X' || letter == 'O';
  const bool black = letter == 'X' || letter == 'x';
  return std::string("\x1b[") + (classical ? "1;" : "") + (black ? "34m" : "33m") + text + "\x1b[0m";
}

class Diagram {
 public:
  Diagram(const Position& position, const DiagramStyle& style)
      : rules_(position.rules()), shown_(position), style_(style), board_(drawn_board(rules_)) {}

  std::string draw() const {
    switch (rules_.board()) {
      case BoardKind::Graph: return draw_graph();
      case BoardKind::Triangular:
      case BoardKind::Hexagonal:
      case BoardKind::Cube: return draw_rows();
      default: return draw_columns();
    }
  }

 private:
  const BoardPlan& plan() const { return board_.plan(); }

  /// The letter of a point, by its number.
  std::string stone(std::size_t number) const {
    const bool star = std::binary_search(plan().stars.begin(), plan().stars.end(), number);
    const char letter = shown_.letter(point(number));
    return coloured(style_, letter == '.' && star ? '+' : letter);
  }
  /// Points of the grid have numbers of their own.
  Point point(std::size_t number) const {
    return rules_.is_grid() ? rules_.point(number % rules_.width, number / rules_.width) : Topology::point(number);
  }
  const std::string& name(std::size_t number) const { return plan().places[number].name; }

  /// Rows of one length, under the letters of their columns; the centre of a circle, a row of its own, stands to the
  /// left.
  std::string draw_columns() const {
    const std::string letters = column_names();
    std::string picture = letters;
    for (std::size_t row = plan().row_lengths.size(), end = board_.size(); row-- > 0;) {
      const std::size_t begin = end - plan().row_lengths[row];
      const std::string& first = name(begin);
      const std::string number = first.substr(first.find_first_of("0123456789"));
      picture += (number.size() == 1 ? " " : "") + number + " ";
      for (std::size_t i = begin; i < end; ++i) picture += gap() + stone(i);
      picture += "  " + number + "\n";
      end = begin;
    }
    return picture + letters;
  }
  static std::string column_name(const std::string& name) { return name.substr(0, name.find_first_of("0123456789")); }
  /// Wide boards have columns of two letters.
  std::string gap() const { return plan().row_lengths.back() > kMostSide ? "  " : " "; }
  std::string column_names() const {
    std::string line = "   ";
    for (std::size_t column = 0; column < plan().row_lengths.back(); ++column) {
      const std::string letters = column_name(name(board_.size() - plan().row_lengths.back() + column));
      line += gap().substr(letters.size() - 1) + letters;
    }
    return line + "\n";
  }

  /// Rows of different lengths, or of six faces: each between the names of its first and its last point.
  std::string draw_rows() const {
    std::size_t longest = *std::max_element(plan().row_lengths.begin(), plan().row_lengths.end());
    std::string picture;
    for (std::size_t row = plan().row_lengths.size(), end = board_.size(); row-- > 0;) {
      const std::size_t begin = end - plan().row_lengths[row];
      const std::size_t indent = longest - (end - begin);
      picture += std::string(5 - std::min<std::size_t>(5, name(begin).size()) + indent, ' ') + name(begin) + " ";
      for (std::size_t i = begin; i < end; ++i) picture += " " + stone(i);
      picture += "  " + name(end - 1) + "\n";
      const bool face_ends = rules_.board() == BoardKind::Cube && row > 0 && row % rules_.width == 0;
      if (face_ends) picture += "\n";
      end = begin;
    }
    return picture;
  }

  /// Every point with its name, about where it is drawn; then the lines.
  std::string draw_graph() const {
    std::string picture = draw_places();
    picture += "lines:";
    for (const auto& [one, other] : plan().edges) picture += " " + name(one) + "–" + name(other);
    return picture + "\n";
  }

  /// A line of text for all places of about the same height; in a line every point as far right as it is drawn, if
  /// there is room.
  std::string draw_places() const {
    constexpr double kWidest = 100;
    constexpr double kHighest = 50;
    double left = plan().places[0].x;
    double right = left;
    double top = plan().places[0].y;
    double bottom = top;
    for (const BoardPlan::Place& place : plan().places) {
      left = std::min(left, place.x);
      right = std::max(right, place.x);
      bottom = std::min(bottom, place.y);
      top = std::max(top, place.y);
    }
    const double across = std::min(8.0, kWidest / std::max(1e-3, right - left));
    const double down = std::min(2.0, kHighest / std::max(1e-3, top - bottom));
    struct Spot {
      long line;
      long column;
      std::size_t number;
    };
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < board_.size(); ++i) {
      spots.push_back(
          {std::lround((top - plan().places[i].y) * down), std::lround((plan().places[i].x - left) * across), i});
    }
    std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) {
      return std::tie(a.line, a.column, a.number) < std::tie(b.line, b.column, b.number);
    });
    std::string picture;
    long line = 0;
    long column = 0;
    for (const Spot& spot : spots) {
      for (; line < spot.line; ++line) {
        picture += "\n";
        column = 0;
      }
      const long gap = std::max<long>(spot.column - column, column > 0 ? 2 : 0);
      picture += std::string(static_cast<std::size_t>(gap), ' ') + name(spot.number) + " " + stone(spot.number);
      column += gap + static_cast<long>(name(spot.number).size()) + 2;
    }
    return picture + "\n";
  }

  const Rules& rules_;
  Shown shown_;
  DiagramStyle style_;
  Topology board_;
};

}  // namespace

std::string Go::diagram(const Position& position, const DiagramStyle& style) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string picture = Diagram(position, style).draw();
  for (const Colour player : {Colour::Black, Colour::White}) {
    Texts groups;
    for (const Group& group : shown.groups()) {
      if (group.owner != player) continue;
      groups.items.push_back(point_list(rules, group.stones(), "–"));
      if (group.count > 2) groups.items.back() += " (" + std::string(shape_name(group.shape)) + ")";
    }
    const Message below =
        message("diagram.player", {{"player", term(player)},
                                   {"groups", std::move(groups)},
                                   {"captured", std::int64_t{position.situation().captured(player)}}});
    picture += coloured(style, player == Colour::Black ? 'X' : 'O') + " " + say(below, style.language) + "\n";
  }
  if (!position.is_over() && position.situation().is_choosing()) {
    picture += "? " + join(choice_actions(rules, position.choice()).items, "or", style.language) + "\n";
  }
  return picture;
}

}  // namespace spooky
