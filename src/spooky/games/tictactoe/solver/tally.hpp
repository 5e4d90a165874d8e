#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace spooky::tictactoe {

/// How often each value from -2 to 2 (half points, seen by one player) occurs, each up to 255 times.
///
/// Who closes a cycle picks two squares and the opponent picks one of them, so the closer gets the second best square
/// of the component.
class Tally {
 public:
  void add(int value) { counts_ += std::uint64_t{1} << shift(value); }
  void add(const Tally& other) { counts_ += other.counts_; }

  unsigned count(int value) const { return static_cast<unsigned>(counts_ >> shift(value)) & 255U; }
  /// The highest value. Precondition: there is one.
  int best() const { return top(counts_); }
  /// The second highest, which is the highest when that occurs twice. Precondition: there are two values or more.
  int second() const { return top(counts_ - (std::uint64_t{1} << shift(best()))); }

  /// Below every value.
  static constexpr int kNone = -9;

 private:
  static constexpr int shift(int value) { return 8 * (value + 2); }
  static int top(std::uint64_t counts) {
    assert(counts != 0);
    return (63 - std::countl_zero(counts)) / 8 - 2;
  }

  std::uint64_t counts_ = 0;
};

}  // namespace spooky::tictactoe
