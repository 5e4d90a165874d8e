#pragma once

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

/// Up to 64 places, each Left's, Right's or nobody's: the lowest bits are Left's places, the next as many are Right's.
class TwoColours {
 public:
  static constexpr unsigned kMostPlaces = 64;

  constexpr explicit TwoColours(unsigned places = 0) : places_(places) {}

  constexpr unsigned places() const { return places_; }
  constexpr unsigned bits() const { return 2 * places_; }
  constexpr std::uint64_t all() const { return low_word(places_); }

  constexpr std::uint64_t of(Position position, Side side) const {
    return (side == Side::Left ? position.low : moved_down(position, places_).low) & all();
  }
  constexpr std::uint64_t free(Position position) const {
    return all() & ~of(position, Side::Left) & ~of(position, Side::Right);
  }
  constexpr Position position(std::uint64_t left, std::uint64_t right) const {
    return Position{left, 0} | moved_up({right, 0}, places_);
  }
  /// The same seen by a side: its own places, then the other's.
  constexpr Position position(Side side, std::uint64_t own, std::uint64_t others) const {
    return side == Side::Left ? position(own, others) : position(others, own);
  }

  bool operator==(const TwoColours&) const = default;

 private:
  unsigned places_;
};

}  // namespace spooky::classical
