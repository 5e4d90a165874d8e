#pragma once

#include <array>
#include <span>

#include "spooky/core/hash.hpp"
#include "spooky/games/go/rules/colour.hpp"
#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// The keys that make up the hash of a board: one for each stone, one for each set of entangled stones.
class Zobrist {
 public:
  constexpr Zobrist() {
    for (std::size_t i = 0; i < kCells; ++i) {
      stones_[0][i] = mix(3 * i + 1);
      stones_[1][i] = mix(3 * i + 2);
      links_[i] = mix(3 * i + 3);
    }
  }

  Hash stone(Colour player, Point point) const { return stones_[player == Colour::Black ? 0 : 1][point.value()]; }
  Hash group(std::span<const Point> points) const {
    Hash sum = 0;
    for (const Point point : points) sum += links_[point.value()];
    return mix(sum);
  }

 private:
  std::array<Hash, kCells> stones_[2]{};
  std::array<Hash, kCells> links_{};
};

inline constexpr Zobrist kZobrist;

}  // namespace spooky::go
