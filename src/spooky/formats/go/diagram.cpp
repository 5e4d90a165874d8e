// The board for a terminal: X and O classical, x and o entangled, + star points.
#include <string>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"
#include "spooky/formats/go/shown.hpp"
#include "spooky/formats/go/star_points.hpp"
#include "spooky/formats/go/words.hpp"

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

std::string column_names(const Rules& rules) {
  std::string line = "   ";
  for (std::size_t column = 0; column < rules.width; ++column) {
    line += " " + point_name(rules, rules.point(column, 0)).substr(0, 1);
  }
  return line + "\n";
}

}  // namespace

std::string Go::diagram(const Position& position, const DiagramStyle& style) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  std::string picture = column_names(rules);
  for (std::size_t row = rules.height; row-- > 0;) {
    const std::string number = std::to_string(row + 1);
    picture += (number.size() == 1 ? " " : "") + number + " ";
    for (std::size_t column = 0; column < rules.width; ++column) {
      const char letter = shown.letter(rules.point(column, row));
      picture += " " + coloured(style, letter == '.' && is_star(rules, column, row) ? '+' : letter);
    }
    picture += "  " + number + "\n";
  }
  picture += column_names(rules);
  for (const Colour player : {Colour::Black, Colour::White}) {
    std::string groups;
    for (const Group& group : shown.groups()) {
      if (group.owner != player) continue;
      groups += (groups.empty() ? "" : ", ") + point_list(rules, group.stones(), "–");
      if (group.count > 2) groups += " (" + std::string(shape_name(group.shape)) + ")";
    }
    const int captured = position.situation().captured(player);
    picture += coloured(style, player == Colour::Black ? 'X' : 'O') + " " + player_name(player) +
               (groups.empty() ? "" : ": entangled " + groups) +
               (captured == 0 ? "" : (groups.empty() ? ": " : "; ") + std::to_string(captured) + " captured") + "\n";
  }
  if (!position.is_over() && position.situation().is_choosing()) {
    picture += "? " + choice_texts(rules, position.choice()) + "\n";
  }
  return picture;
}

}  // namespace spooky
