#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "spooky/games/tictactoe/rules/rules.hpp"

namespace spooky::tictactoe {

/// A second, slow reading of T1–T7 to check the fast one: squares are coordinates, cycles are searched for by walking,
/// and a collapse tries every way to put the marks of a component into squares.
class NaiveGame {
 public:
  using Point = std::pair<int, int>;  // row, column: sorts in board order

  explicit NaiveGame(const Rules& rules) : rules_(rules) {}

  struct Mark {
    Point a;
    Point b;
    bool classical() const { return a == b; }
  };

  std::vector<Mark> marks;
  bool measuring = false;

  static std::string name(Point point) {
    return std::string(1, static_cast<char>('a' + point.second)) + std::to_string(point.first + 1);
  }

  std::map<Point, int> classical() const {
    std::map<Point, int> board;
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (marks[i].classical()) board[marks[i].a] = static_cast<int>(i) + 1;
    }
    return board;
  }

  std::vector<Point> open() const {
    const auto board = classical();
    std::vector<Point> points;
    for (int row = 0; row < rules_.height; ++row) {
      for (int column = 0; column < rules_.width; ++column) {
        if (!board.contains({row, column})) points.push_back({row, column});
      }
    }
    return points;
  }

  /// The lowest "highest subscript" over a player's lines; none without a line. X has parity 1, O has 0.
  std::optional<int> best_line(int parity) const {
    const auto board = classical();
    std::optional<int> best;
    for (int row = 0; row < rules_.height; ++row) {
      for (int column = 0; column < rules_.width; ++column) {
        for (const auto& [dr, dc] : std::vector<Point>{{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          int highest = 0;
          for (int i = 0; i < rules_.line; ++i) {
            const auto found = board.find({row + dr * i, column + dc * i});
            if (found == board.end() || found->second % 2 != parity) {
              highest = -1;
              break;
            }
            highest = std::max(highest, found->second);
          }
          if (highest > 0 && (!best || highest < *best)) best = highest;
        }
      }
    }
    return best;
  }

  /// Every line of a player, its squares in board order.
  std::set<std::vector<Point>> lines(int parity) const {
    const auto board = classical();
    std::set<std::vector<Point>> found;
    for (const auto& [start, subscript] : board) {
      for (const auto& [dr, dc] : std::vector<Point>{{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        std::vector<Point> line;
        for (int i = 0; i < rules_.line; ++i) line.push_back({start.first + dr * i, start.second + dc * i});
        const bool owned = std::all_of(line.begin(), line.end(), [&](Point point) {
          return board.contains(point) && board.at(point) % 2 == parity;
        });
        if (owned) found.insert(line);
      }
    }
    return found;
  }

  bool over() const { return !measuring && (best_line(1) || best_line(0) || open().empty()); }

  /// Half points of X and of O.
  std::pair<int, int> score() const {
    const auto x = best_line(1);
    const auto o = best_line(0);
    if (x && o) return *x < *o ? std::pair{2, 1} : std::pair{1, 2};
    return {x ? 2 : 0, o ? 2 : 0};
  }

  std::vector<std::string> legal() const {
    std::vector<std::string> texts;
    if (over()) return texts;
    if (measuring) {
      texts = {"@" + name(marks.back().a), "@" + name(marks.back().b)};
    } else {
      const auto points = open();
      const bool single = rules_.variant == Variant::Plain || points.size() == 1;
      for (std::size_t i = 0; i < points.size(); ++i) {
        if (single) texts.push_back(name(points[i]));
        for (std::size_t k = i + 1; !single && k < points.size(); ++k)
          texts.push_back(name(points[i]) + name(points[k]));
      }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  void place(Point a, Point b) {
    marks.push_back({std::min(a, b), std::max(a, b)});
    measuring = !marks.back().classical() && linked_without_last(a, b);
  }

  void measure(Point root) {
    // Marks connected with the closing one.
    std::set<Point> squares = {marks.back().a, marks.back().b};
    std::vector<std::size_t> group;
    for (bool grew = true; grew;) {
      grew = false;
      for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].classical() || std::count(group.begin(), group.end(), i) > 0) continue;
        if (!squares.contains(marks[i].a) && !squares.contains(marks[i].b)) continue;
        group.push_back(i);
        squares.insert(marks[i].a);
        squares.insert(marks[i].b);
        grew = true;
      }
    }
    std::sort(group.begin(), group.end());
    // The closing mark is the last of the group. Try every way; exactly one gives each mark a square of its own.
    std::vector<std::vector<Point>> ways;
    for (unsigned bits = 0; bits < 1U << group.size(); ++bits) {
      std::vector<Point> way;
      for (std::size_t i = 0; i < group.size(); ++i)
        way.push_back((bits >> i & 1) != 0 ? marks[group[i]].b : marks[group[i]].a);
      if (std::set<Point>(way.begin(), way.end()).size() == way.size() && way.back() == root) ways.push_back(way);
    }
    for (std::size_t i = 0; i < group.size(); ++i) marks[group[i]] = {ways.at(0).at(i), ways.at(0).at(i)};
    unique_collapse = unique_collapse && ways.size() == 1;
    measuring = false;
  }

  /// False once a collapse was not determined by T3.
  bool unique_collapse = true;

 private:
  bool linked_without_last(Point from, Point to) const {
    std::set<Point> seen = {from};
    std::vector<Point> waiting = {from};
    while (!waiting.empty()) {
      const Point point = waiting.back();
      waiting.pop_back();
      for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
        if (marks[i].classical() || (marks[i].a != point && marks[i].b != point)) continue;
        const Point other = marks[i].a == point ? marks[i].b : marks[i].a;
        if (seen.insert(other).second) waiting.push_back(other);
      }
    }
    return seen.contains(to);
  }

  Rules rules_;
};

}  // namespace spooky::tictactoe
