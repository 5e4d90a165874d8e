// The boards of G18 that have names: points, neighbours, opposites and stars as the table of the rules gives them.
#include "spooky/games/go/rules/presets.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>
#include <string_view>

namespace spooky::go {

namespace {

constexpr std::array<BoardSizes, 10> kSizes = {{
    {2, 25, 2, 25, 19, 19, false},  // grid
    {3, 25, 3, 25, 11, 11, false},  // torus
    {3, 25, 2, 25, 11, 11, false},  // cylinder
    {3, 25, 2, 25, 15, 7, false},   // moebius
    {3, 36, 2, 24, 12, 6, false},   // circular: spokes and rings
    {3, 36, 2, 25, 9, 9, false},    // round: the same
    {2, 14, 2, 14, 6, 6, true},     // triangular: the side
    {1, 10, 1, 10, 4, 4, true},     // hexagonal
    {2, 10, 2, 10, 4, 4, true},     // cube
    {5, 25, 4, 25, 13, 13, false},  // town
}};

constexpr double kHalfOfRoot3 = std::numbers::sqrt3 / 2;

/// Puts a plan together row by row. Columns and rows are counted from 1, as in the rules.
class Planner {
 public:
  Planner(BoardKind kind, std::size_t width, std::size_t height)
      : w_(static_cast<int>(width)), h_(static_cast<int>(height)) {
    plan_.kind = kind;
    plan_.width = width;
    plan_.height = height;
  }

  BoardPlan make() {
    switch (plan_.kind) {
      case BoardKind::Grid:
      case BoardKind::Torus:
      case BoardKind::Cylinder:
      case BoardKind::Moebius:
      case BoardKind::Town: make_rectangle(); break;
      case BoardKind::Circular: make_circular(); break;
      case BoardKind::Round: make_round(); break;
      case BoardKind::Triangular: make_triangular(); break;
      case BoardKind::Hexagonal: make_hexagonal(); break;
      case BoardKind::Cube: make_cube(); break;
      case BoardKind::Graph: assert(false); break;
    }
    return std::move(plan_);
  }

 private:
  /// Adds a row whose names end with this number; returns the number of its first point.
  std::size_t add_row(int length, int number, std::string_view face = "") {
    const std::size_t begin = plan_.places.size();
    for (int column = 0; column < length; ++column) {
      plan_.places.push_back(
          {std::string(face) + column_letters(static_cast<std::size_t>(column)) + std::to_string(number), 0, 0});
    }
    plan_.row_lengths.push_back(static_cast<std::uint16_t>(length));
    return begin;
  }
  void join(std::size_t a, std::size_t b) { plan_.edges.push_back(pair(a, b)); }
  void join_over_seam(std::size_t a, std::size_t b) {
    join(a, b);
    plan_.seams.push_back(pair(a, b));
  }
  static BoardPlan::Pair pair(std::size_t a, std::size_t b) {
    return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)};
  }
  void draw(std::size_t at, double x, double y) {
    plan_.places[at].x = x;
    plan_.places[at].y = y;
  }
  void add_star(std::size_t at) { plan_.stars.push_back(static_cast<std::uint16_t>(at)); }
  /// Opposites by a rule from number to number that is its own inverse.
  template <class Across>
  void set_opposites(Across across) {
    plan_.opposite.emplace();
    for (std::size_t i = 0; i < plan_.places.size(); ++i) {
      if (const std::size_t other = across(i); i < other) plan_.opposite->push_back(pair(i, other));
    }
  }
  /// Boards that look the same after half a turn, which turns the board order round.
  void set_opposites_by_half_a_turn() {
    set_opposites([last = plan_.places.size() - 1](std::size_t at) { return last - at; });
  }

  void make_rectangle() {
    const BoardKind kind = plan_.kind;
    for (int r = 1; r <= h_; ++r) add_row(w_, r);
    const auto at = [&](int c, int r) { return static_cast<std::size_t>((r - 1) * w_ + c - 1); };
    const bool town = kind == BoardKind::Town;
    for (int r = 1; r <= h_; ++r) {
      for (int c = 1; c <= w_; ++c) {
        draw(at(c, r), c - 1, r - 1);
        if (c < w_) join(at(c, r), at(c + 1, r));
        const bool canal = town && r == h_ / 2 && c % 3 != 2;
        if (r < h_ && !canal) join(at(c, r), at(c, r + 1));
        const bool short_cut = town && c < w_ && r < h_ && c % 4 == 2 && r % 4 == 2 && r != h_ / 2;
        if (short_cut) join(at(c, r), at(c + 1, r + 1));
        if (is_star(c, r)) add_star(at(c, r));
      }
      if (kind == BoardKind::Torus || kind == BoardKind::Cylinder) join_over_seam(at(w_, r), at(1, r));
      if (kind == BoardKind::Moebius) join_over_seam(at(w_, r), at(1, h_ + 1 - r));
    }
    for (int c = 1; c <= w_ && kind == BoardKind::Torus; ++c) join_over_seam(at(c, h_), at(c, 1));
    if (!town) set_opposites_by_half_a_turn();
  }

  /// G25: where two lines of stars, or the two middle lines, cross; on large boards also one of each.
  bool is_star(int c, int r) const {
    const auto on_line = [](int at, int side) {
      const int line = side >= 13 ? 4 : 3;
      return side >= 7 && (at == line || at == side + 1 - line);
    };
    const auto in_middle = [](int at, int side) { return side % 2 == 1 && at == (side + 1) / 2; };
    if ((on_line(c, w_) && on_line(r, h_)) || (in_middle(c, w_) && in_middle(r, h_))) return true;
    const bool one_of_each = (on_line(c, w_) && in_middle(r, h_)) || (in_middle(c, w_) && on_line(r, h_));
    return one_of_each && std::min(w_, h_) >= 15;
  }

  /// On a ring of spokes, `turns` of a full turn clockwise from the top.
  void draw_on_ring(std::size_t at, double turns, double radius) {
    const double angle = 2 * std::numbers::pi * turns;
    draw(at, radius * std::sin(angle), radius * std::cos(angle));
  }
  double inner_radius() const { return std::max(1.0, w_ / (2 * std::numbers::pi)); }
  /// Stars on a ring: every (w/q)-th spoke.
  template <class At>
  void add_ring_of_stars(At at, int ring) {
    for (const int count : {6, 5, 4, 3}) {
      if (w_ % count != 0) continue;
      for (int c = 1; c <= w_; c += w_ / count) add_star(at(c, ring));
      return;
    }
  }

  void make_circular() {
    const std::size_t centre = add_row(1, 0);
    for (int r = 1; r <= h_; ++r) add_row(w_, r);
    const auto at = [&](int c, int r) { return static_cast<std::size_t>(1 + (r - 1) * w_ + (c + w_ - 1) % w_); };
    for (int r = 1; r <= h_; ++r) {
      for (int c = 1; c <= w_; ++c) {
        draw_on_ring(at(c, r), (c - 1.0) / w_, inner_radius() + r - 1);
        join(at(c, r), at(c + 1, r));
        join(at(c, r), r == 1 ? centre : at(c, r - 1));
      }
    }
    if (w_ % 2 == 0) {
      set_opposites([&](std::size_t i) {
        if (i == centre) return i;
        const int ring = static_cast<int>(i - 1) / w_ + 1;
        return at(static_cast<int>(i - 1) % w_ + 1 + w_ / 2, ring);
      });
    }
    add_star(centre);
    if (h_ >= 3) add_ring_of_stars(at, h_ >= 6 ? h_ - 2 : h_ - 1);
  }

  void make_round() {
    for (int r = 1; r <= h_; ++r) add_row(w_, r);
    const auto at = [&](int c, int r) { return static_cast<std::size_t>((r - 1) * w_ + (c + w_ - 1) % w_); };
    for (int r = 1; r <= h_; ++r) {
      const bool odd = r % 2 == 1;
      for (int c = 1; c <= w_; ++c) {
        draw_on_ring(at(c, r), (c - (odd ? 1.0 : 0.5)) / w_, inner_radius() + 0.75 * (r - 1));
        if (r == 1 || r == h_) join(at(c, r), at(c + 1, r));
        if (r == h_) continue;
        join(at(c, r), at(c, r + 1));
        join(at(c, r), at(odd ? c - 1 : c + 1, r + 1));
      }
    }
    if (w_ % 2 == 0) {
      set_opposites(
          [&](std::size_t i) { return at(static_cast<int>(i) % w_ + 1 + w_ / 2, static_cast<int>(i) / w_ + 1); });
    }
    if (h_ >= 5) add_ring_of_stars(at, (h_ + 1) / 2);
  }

  void make_triangular() {
    const int n = w_;
    const auto length = [&](int r) { return 2 * n - 1 - std::abs(n - r); };
    std::vector<std::size_t> begins(1);
    for (int r = 1; r <= 2 * n - 1; ++r) begins.push_back(add_row(length(r), r));
    const auto at = [&](int c, int r) { return begins[static_cast<std::size_t>(r)] + static_cast<std::size_t>(c - 1); };
    for (int r = 1; r <= 2 * n - 1; ++r) {
      for (int c = 1; c <= length(r); ++c) {
        draw(at(c, r), c - (length(r) + 1) / 2.0, (r - n) * kHalfOfRoot3);
        if (c < length(r)) join(at(c, r), at(c + 1, r));
        if (r == 2 * n - 1) continue;
        for (const int up : {r < n ? c : c - 1, r < n ? c + 1 : c}) {
          if (up >= 1 && up <= length(r + 1)) join(at(c, r), at(up, r + 1));
        }
      }
    }
    set_opposites_by_half_a_turn();
    add_star(at(n, n));
    if (n < 4) return;
    // So many steps from the six corners towards the centre.
    const int k = n >= 7 ? 3 : 2;
    for (const int c : {1 + k, n}) add_star(at(c, 1 + k));
    for (const int c : {1 + k, 2 * n - 1 - k}) add_star(at(c, n));
    for (const int c : {1 + k, n}) add_star(at(c, 2 * n - 1 - k));
  }

  void make_hexagonal() {
    const int n = w_;
    const auto length = [&](int r) { return 2 * n - 1 + 2 * std::min(r, 2 * n + 1 - r); };
    std::vector<std::size_t> begins(1);
    for (int r = 1; r <= 2 * n; ++r) begins.push_back(add_row(length(r), r));
    const auto at = [&](int c, int r) { return begins[static_cast<std::size_t>(r)] + static_cast<std::size_t>(c - 1); };
    for (int r = 1; r <= 2 * n; ++r) {
      for (int c = 1; c <= length(r); ++c) {
        const bool odd = c % 2 == 1;
        const bool links_up = odd == (r <= n);
        draw(at(c, r), (c - (length(r) + 1) / 2.0) * kHalfOfRoot3, 1.5 * (r - n - 0.5) + (links_up ? 0.25 : -0.25));
        if (c < length(r)) join(at(c, r), at(c + 1, r));
        if (r < 2 * n && links_up) join(at(c, r), at(r < n ? c + 1 : r == n ? c : c - 1, r + 1));
      }
    }
    set_opposites_by_half_a_turn();
  }

  /// G22.
  void make_cube() {
    struct Spot {
      char face;
      std::array<int, 3> at;
    };
    const int n = w_;
    const int m = 2 * n;
    std::vector<Spot> spots;
    for (const char face : std::string_view("BDFLRU")) {
      for (int v = 1; v <= n; ++v) {
        const std::size_t begin = add_row(n, v, std::string_view(&face, 1));
        for (int u = 1; u <= n; ++u) {
          spots.push_back({face, on_cube(face, u, v, m)});
          const auto [left, below] = place_in_net(face);
          draw(begin + static_cast<std::size_t>(u - 1), left * (n + 0.5) + u - 1, below * (n + 0.5) + v - 1);
          if (n % 2 == 1 && 2 * u - 1 == n && u == v) add_star(spots.size() - 1);
        }
      }
    }
    const auto squared_distance = [](const Spot& a, const Spot& b) {
      int sum = 0;
      for (std::size_t i = 0; i < 3; ++i) sum += (a.at[i] - b.at[i]) * (a.at[i] - b.at[i]);
      return sum;
    };
    for (std::size_t i = 0; i < spots.size(); ++i) {
      for (std::size_t j = i + 1; j < spots.size(); ++j) {
        if (squared_distance(spots[i], spots[j]) > 4) continue;
        if (spots[i].face == spots[j].face) {
          join(i, j);
        } else {
          join_over_seam(i, j);
        }
      }
    }
    set_opposites([&](std::size_t i) {
      const auto& [x, y, z] = spots[i].at;
      const std::array<int, 3> across = {m - x, m - y, m - z};
      const auto found = std::find_if(spots.begin(), spots.end(), [&](const Spot& spot) { return spot.at == across; });
      return static_cast<std::size_t>(found - spots.begin());
    });
  }
  static std::array<int, 3> on_cube(char face, int u, int v, int m) {
    switch (face) {
      case 'F': return {2 * u - 1, 2 * v - 1, m};
      case 'B': return {m + 1 - 2 * u, 2 * v - 1, 0};
      case 'R': return {m, 2 * v - 1, m + 1 - 2 * u};
      case 'L': return {0, 2 * v - 1, 2 * u - 1};
      case 'U': return {2 * u - 1, m, m + 1 - 2 * v};
      default: return {2 * u - 1, 0, 2 * v - 1};
    }
  }
  static std::array<int, 2> place_in_net(char face) {
    switch (face) {
      case 'L': return {0, 1};
      case 'F': return {1, 1};
      case 'R': return {2, 1};
      case 'B': return {3, 1};
      case 'U': return {1, 2};
      default: return {1, 0};
    }
  }

  int w_;
  int h_;
  BoardPlan plan_;
};

}  // namespace

const BoardSizes& sizes_of(BoardKind kind) {
  assert(kind != BoardKind::Graph);
  return kSizes[static_cast<std::size_t>(kind)];
}

std::size_t points_of(BoardKind kind, std::size_t width, std::size_t height) {
  switch (kind) {
    case BoardKind::Circular: return width * height + 1;
    case BoardKind::Triangular: return 3 * width * (width - 1) + 1;
    case BoardKind::Hexagonal:
    case BoardKind::Cube: return 6 * width * width;
    default: return width * height;
  }
}

BoardPlan preset_plan(BoardKind kind, std::size_t width, std::size_t height) {
  BoardPlan plan = Planner(kind, width, height).make();
  assert(plan.places.size() == points_of(kind, width, height));
  return plan;
}

std::string column_letters(std::size_t column) {
  constexpr std::string_view kLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  assert(column < 2 * kLetters.size());
  return (column < kLetters.size() ? "" : "A") + std::string(1, kLetters[column % kLetters.size()]);
}

}  // namespace spooky::go
