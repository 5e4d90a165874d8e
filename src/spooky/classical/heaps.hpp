#pragma once

#include <vector>

#include "spooky/classical/classical_game.hpp"

namespace spooky::classical {

/// Nim and subtraction games: a move takes tokens from one heap, as many as it likes or as many as the set says. A heap
/// has 128 bits divided by the number of heaps, at most 16.
class Heaps {
 public:
  static constexpr unsigned kMostHeaps = 32;

  Heaps() = default;
  /// An empty set means Nim; otherwise the numbers that may be taken, increasing, from 1.
  explicit Heaps(unsigned heaps, std::vector<unsigned> set = {}) : heaps_(heaps), set_(std::move(set)) {}

  unsigned heaps() const { return heaps_; }
  const std::vector<unsigned>& set() const { return set_; }
  unsigned bits_each() const { return heaps_ <= 8 ? 16 : 128 / heaps_; }
  unsigned largest() const { return (1U << bits_each()) - 1; }

  unsigned size(Position position, unsigned heap) const;
  Position with_size(Position position, unsigned heap, unsigned size) const;

  static Move take(unsigned heap, unsigned count) { return heap << 16 | count; }
  static unsigned heap_of(Move move) { return move >> 16; }
  static unsigned count_of(Move move) { return move & 0xFFFF; }

  unsigned bits() const { return heaps_ * bits_each(); }
  bool is_impartial() const { return true; }
  Owner owner(Move) const { return Owner::Both; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const Heaps&) const = default;

 private:
  unsigned heaps_ = 1;
  std::vector<unsigned> set_;
};

static_assert(ClassicalGame<Heaps>);

}  // namespace spooky::classical
