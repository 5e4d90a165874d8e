#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "spooky/values/evaluator.hpp"

namespace spooky::values {

/// Free squares of a board of at most 8 by 8: bit 8 * row + column.
struct DomineeringPosition {
  std::uint64_t free = 0;

  bool operator==(const DomineeringPosition&) const = default;
  Hash hash() const { return mix(free); }

  static DomineeringPosition rectangle(unsigned rows, unsigned columns) {
    DomineeringPosition position;
    for (unsigned row = 0; row < rows; ++row) position.free |= ((std::uint64_t{1} << columns) - 1) << 8 * row;
    return position;
  }
};

/// Domineering by its rules only: Left places a domino on two free squares above each other, Right side by side.
struct PlainDomineering {
  using Position = DomineeringPosition;

  static constexpr std::uint64_t kFirstColumn = 0x0101010101010101ULL;

  void left_options(const Position& position, std::vector<Position>& list) const {
    for (std::uint64_t rest = position.free & position.free >> 8; rest != 0; rest &= rest - 1) {
      list.push_back({position.free & ~((rest & -rest) | (rest & -rest) << 8)});
    }
  }
  void right_options(const Position& position, std::vector<Position>& list) const {
    for (std::uint64_t rest = position.free & (position.free & ~kFirstColumn) >> 1; rest != 0; rest &= rest - 1) {
      list.push_back({position.free & ~((rest & -rest) | (rest & -rest) << 1)});
    }
  }
};

/// The same with what is known of the game: separate regions are a sum, a region may be moved and mirrored, and
/// exchanging rows and columns exchanges the players.
struct Domineering : PlainDomineering {
  void components(const Position& position, std::vector<Position>& list) const {
    std::uint64_t rest = position.free;
    while (rest != 0) {
      std::uint64_t region = rest & -rest;
      for (std::uint64_t before = 0; before != region;) {
        before = region;
        region |= (region << 8 | region >> 8 | (region & ~(kFirstColumn << 7)) << 1 | (region & ~kFirstColumn) >> 1);
        region &= rest;
      }
      if ((region & (region - 1)) != 0) list.push_back({region});  // A single square is no use to anybody.
      rest &= ~region;
    }
  }

  Likeness<Position> likeness(const Position& position) const {
    const std::uint64_t here = smallest_image(position.free);
    const std::uint64_t turned = smallest_image(transposed(position.free));
    return turned < here ? Likeness<Position>{{turned}, true} : Likeness<Position>{{here}, false};
  }

 private:
  static std::uint64_t in_corner(std::uint64_t region) {
    region >>= std::countr_zero(region) & ~7;
    std::uint64_t columns = region | region >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    return region >> std::countr_zero(columns & 0xFF);
  }

  static std::uint64_t upside_down(std::uint64_t region) { return __builtin_bswap64(region); }

  static std::uint64_t mirrored(std::uint64_t region) {
    region = (region >> 1 & 0x5555555555555555ULL) | (region & 0x5555555555555555ULL) << 1;
    region = (region >> 2 & 0x3333333333333333ULL) | (region & 0x3333333333333333ULL) << 2;
    return (region >> 4 & 0x0F0F0F0F0F0F0F0FULL) | (region & 0x0F0F0F0F0F0F0F0FULL) << 4;
  }

  static std::uint64_t transposed(std::uint64_t region) {
    const auto exchange = [&region](int shift, std::uint64_t mask) {
      const std::uint64_t change = (region ^ region >> shift) & mask;
      region ^= change ^ change << shift;
    };
    exchange(7, 0x00AA00AA00AA00AAULL);
    exchange(14, 0x0000CCCC0000CCCCULL);
    exchange(28, 0x00000000F0F0F0F0ULL);
    return region;
  }

  static std::uint64_t smallest_image(std::uint64_t region) {
    const std::uint64_t mirror = mirrored(region);
    return std::min(std::min(in_corner(region), in_corner(mirror)),
                    std::min(in_corner(upside_down(region)), in_corner(upside_down(mirror))));
  }
};

}  // namespace spooky::values
