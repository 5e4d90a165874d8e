#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "spooky/classical/fast/bit_board.hpp"
#include "spooky/core/hash.hpp"
#include "spooky/values/evaluator.hpp"

namespace spooky::classical::fast {

/// The free squares.
struct DomineeringPosition {
  Squares free = 0;

  bool operator==(const DomineeringPosition&) const = default;
  Hash hash() const { return mix(free); }

  static DomineeringPosition rectangle(unsigned rows, unsigned columns) { return {fast::rectangle(rows, columns)}; }
};

/// Domineering by its rules only: Left places a domino on two free squares above each other, Right side by side.
struct PlainDomineering {
  using Position = DomineeringPosition;

  /// The upper squares of Left's moves, the left squares of Right's.
  static Squares left_moves(Squares free) { return free & one_up(free); }
  static Squares right_moves(Squares free) { return free & one_left(free); }

  void left_options(const Position& position, std::vector<Position>& list) const {
    for (Squares rest = left_moves(position.free); rest != 0; rest &= rest - 1) {
      list.push_back({position.free & ~(lowest(rest) | lowest(rest) << 8)});
    }
  }
  void right_options(const Position& position, std::vector<Position>& list) const {
    for (Squares rest = right_moves(position.free); rest != 0; rest &= rest - 1) {
      list.push_back({position.free & ~(lowest(rest) | lowest(rest) << 1)});
    }
  }
};

/// The same with what is known of the game: separate regions are a sum, a region may be moved and mirrored, and
/// exchanging rows and columns exchanges the players.
struct Domineering : PlainDomineering {
  void components(const Position& position, std::vector<Position>& list) const {
    for (Squares rest = position.free; rest != 0;) {
      const Squares region = connected(lowest(rest), rest);
      if ((region & (region - 1)) != 0) list.push_back({region});  // A single square is no use to anybody.
      rest &= ~region;
    }
  }

  values::Likeness<Position> likeness(const Position& position) const {
    const Squares here = smallest_image(position.free);
    const Squares turned = smallest_image(transposed(position.free));
    return turned < here ? values::Likeness<Position>{{turned}, true} : values::Likeness<Position>{{here}, false};
  }

  // What a search for the outcome asks besides.

  static constexpr unsigned kExactSize = 12;
  static constexpr unsigned kCutSize = 16;
  static unsigned size(const Position& position) { return static_cast<unsigned>(std::popcount(position.free)); }

  /// More moves than the opponent has are an advantage.
  static float prospects(const Position& position, values::Side mover) {
    const int more = std::popcount(left_moves(position.free)) - std::popcount(right_moves(position.free));
    return 0.5F * static_cast<float>(mover == values::Side::Left ? more : -more);
  }

  /// Cuts a region so that only one player loses moves, at once and in all that follows: between rows Left loses,
  /// between columns Right does. The sum of the parts is therefore no better for that player. There are several ways to
  /// cut; false when there is no further way.
  static bool cut(const Position& position, values::Side loser, unsigned way, std::vector<Position>& parts) {
    if (way >= kWays.size()) return false;
    const auto [first, height] = kWays[way];
    const bool rows = loser == values::Side::Left;
    Squares rest = rows ? position.free : transposed(position.free);
    for (unsigned next = first; rest != 0; next = height) {
      const Squares strip = rest & (next >= 8 ? ~Squares{0} : (Squares{1} << 8 * next) - 1);
      if (strip != 0) parts.push_back({rows ? strip : transposed(strip)});
      rest = next >= 8 ? 0 : rest >> 8 * next;
    }
    return true;
  }

 private:
  struct Way {
    unsigned first;
    unsigned height;
  };
  static constexpr std::array<Way, 5> kWays = {{{2, 2}, {1, 2}, {3, 3}, {2, 3}, {1, 3}}};

  static Squares in_corner(Squares region) { return region >> corner_shift(region); }

  static Squares smallest_image(Squares region) {
    const Squares mirror = mirrored(region);
    return std::min(
        {in_corner(region), in_corner(mirror), in_corner(upside_down(region)), in_corner(upside_down(mirror))});
  }
};

}  // namespace spooky::classical::fast
