#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace spooky::go::naive {

/// A board for the naive game, read from the table of docs/rules/go-boards.md a second time: every pair of points is
/// asked whether its points are neighbours. Spots are numbered in board order.
struct Layout {
  std::vector<std::string> names;
  std::vector<int> row_lengths;  ///< the lowest row first
  std::set<std::pair<int, int>> neighbours;
  std::set<std::pair<int, int>> diagonals;
  std::map<int, int> opposites;  ///< empty: there are none

  int size() const { return static_cast<int>(names.size()); }
  bool are_neighbours(int a, int b) const { return neighbours.contains({a, b}); }
  void join(int a, int b) {
    neighbours.insert({a, b});
    neighbours.insert({b, a});
  }
  /// G20: not neighbours, with so many neighbours in common.
  void find_diagonals(int common = 2) {
    for (int a = 0; a < size(); ++a) {
      for (int b = 0; b < size(); ++b) {
        if (a == b || are_neighbours(a, b)) continue;
        int shared = 0;
        for (int c = 0; c < size(); ++c) shared += are_neighbours(a, c) && are_neighbours(b, c) ? 1 : 0;
        if (shared >= common) diagonals.insert({a, b});
      }
    }
  }
};

/// A point of a preset: its row and column, counted from 1, and where it lies in the plane or in space.
struct Site {
  char face = ' ';
  int c = 0;
  int r = 0;
  double x = 0;
  double y = 0;
  double z = 0;

  double squared_distance(const Site& other) const {
    return (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y) + (z - other.z) * (z - other.z);
  }
};

inline std::string site_name(const Site& site) {
  const std::string letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  std::string name;
  if (site.face != ' ') name += site.face;
  if (site.c > 25) name += 'A';
  return name + letters[static_cast<std::size_t>((site.c - 1) % 25)] + std::to_string(site.r);
}

inline std::vector<std::vector<Site>> sites_of(const std::string& board, int w, int h) {
  std::vector<std::vector<Site>> rows;
  const double root3 = std::sqrt(3.0);
  if (board == "triangular") {
    for (int r = 1; r <= 2 * w - 1; ++r) {
      const int length = 2 * w - 1 - std::abs(w - r);
      rows.emplace_back();
      for (int c = 1; c <= length; ++c)
        rows.back().push_back({' ', c, r, c - (length + 1) / 2.0, (r - w) * root3 / 2, 0});
    }
  } else if (board == "hexagonal") {
    for (int r = 1; r <= 2 * w; ++r) {
      const int length = 2 * w - 1 + 2 * std::min(r, 2 * w + 1 - r);
      rows.emplace_back();
      for (int c = 1; c <= length; ++c) {
        const bool above = r <= w ? c % 2 == 1 : c % 2 == 0;
        rows.back().push_back(
            {' ', c, r, (c - (length + 1) / 2.0) * root3 / 2, 1.5 * (r - w - 0.5) + (above ? 0.25 : -0.25), 0});
      }
    }
  } else if (board == "cube") {
    const double m = 2 * w;
    for (const char face : std::string("BDFLRU")) {
      for (int v = 1; v <= w; ++v) {
        rows.emplace_back();
        for (int u = 1; u <= w; ++u) {
          const double a = 2 * u - 1;
          const double b = 2 * v - 1;
          Site site{face, u, v, 0, 0, 0};
          if (face == 'F') site = {face, u, v, a, b, m};
          if (face == 'B') site = {face, u, v, m - a, b, 0};
          if (face == 'R') site = {face, u, v, m, b, m - a};
          if (face == 'L') site = {face, u, v, 0, b, a};
          if (face == 'U') site = {face, u, v, a, m, m - b};
          if (face == 'D') site = {face, u, v, a, 0, b};
          rows.back().push_back(site);
        }
      }
    }
  } else {
    if (board == "circular") rows.push_back({{' ', 1, 0, 0, 0, 0}});
    for (int r = 1; r <= h; ++r) {
      rows.emplace_back();
      for (int c = 1; c <= w; ++c) rows.back().push_back({' ', c, r, 0, 0, 0});
    }
  }
  return rows;
}

inline bool sites_touch(const std::string& board, int w, int h, const Site& a, const Site& b) {
  if (board == "triangular" || board == "hexagonal") return a.squared_distance(b) < 1.1;
  if (board == "cube") return a.squared_distance(b) < 4.5;
  const auto apart = [](int one, int other) { return std::abs(one - other) == 1; };
  const auto wraps = [](int one, int other, int side) {
    return (one - other + side) % side == 1 || (other - one + side) % side == 1;
  };
  const bool row = a.r == b.r;
  const bool column = a.c == b.c;
  if (board == "circular") {
    if (a.r == 0 || b.r == 0) return a.r + b.r == 1;
    return (row && wraps(a.c, b.c, w)) || (column && apart(a.r, b.r));
  }
  if (board == "round") {
    if (row) return (a.r == 1 || a.r == h) && wraps(a.c, b.c, w);
    if (!apart(a.r, b.r)) return false;
    const Site& odd = a.r % 2 == 1 ? a : b;
    const Site& even = a.r % 2 == 1 ? b : a;
    return odd.c == even.c || (odd.c + w - 1) % w == even.c % w;
  }
  if (board == "torus") return (row && wraps(a.c, b.c, w)) || (column && wraps(a.r, b.r, h));
  if (board == "cylinder") return (row && wraps(a.c, b.c, w)) || (column && apart(a.r, b.r));
  bool touch = (row && apart(a.c, b.c)) || (column && apart(a.r, b.r));
  if (board == "moebius") touch = touch || (std::abs(a.c - b.c) == w - 1 && a.r + b.r == h + 1);
  if (board == "town") {
    const Site& low = a.r < b.r ? a : b;
    const Site& high = a.r < b.r ? b : a;
    const bool crosses = low.r == h / 2 && high.r == h / 2 + 1;
    if (crosses && column && low.c % 3 != 2) touch = false;
    if (!crosses && high.r == low.r + 1 && high.c == low.c + 1 && low.c % 4 == 2 && low.r % 4 == 2) touch = true;
  }
  return touch;
}

inline bool sites_are_opposite(const std::string& board, int w, int h, const Site& a, const Site& b) {
  if (board == "triangular" || board == "hexagonal") return std::abs(a.x + b.x) + std::abs(a.y + b.y) < 0.1;
  if (board == "cube") return a.x + b.x == 2 * w && a.y + b.y == 2 * w && a.z + b.z == 2 * w;
  if (board == "circular" || board == "round") {
    if (a.r == 0 || b.r == 0) return a.r == b.r;
    return a.r == b.r && std::abs(a.c - b.c) * 2 == w;
  }
  return a.c + b.c == w + 1 && a.r + b.r == h + 1;
}

inline Layout preset_layout(const std::string& board, int w, int h) {
  Layout layout;
  std::vector<Site> sites;
  for (const auto& row : sites_of(board, w, h)) {
    layout.row_lengths.push_back(static_cast<int>(row.size()));
    sites.insert(sites.end(), row.begin(), row.end());
  }
  for (const Site& site : sites) layout.names.push_back(site_name(site));
  const bool circle = board == "circular" || board == "round";
  const bool has_opposites = board != "town" && !(circle && w % 2 == 1);
  for (int a = 0; a < layout.size(); ++a) {
    for (int b = 0; b < layout.size(); ++b) {
      const Site& one = sites[static_cast<std::size_t>(a)];
      const Site& other = sites[static_cast<std::size_t>(b)];
      if (a != b && sites_touch(board, w, h, one, other)) layout.join(a, b);
      if (has_opposites && sites_are_opposite(board, w, h, one, other)) layout.opposites[a] = b;
    }
  }
  layout.find_diagonals(board == "hexagonal" ? 1 : 2);
  return layout;
}

}  // namespace spooky::go::naive
