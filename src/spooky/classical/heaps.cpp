#include "spooky/classical/heaps.hpp"

#include <algorithm>

namespace spooky::classical {

namespace {

/// A heap's bits may lie on both sides of the middle.
std::uint64_t bits_at(Position position, unsigned offset, unsigned width) {
  const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
  if (offset >= 64) return position.high >> (offset - 64) & mask;
  std::uint64_t bits = position.low >> offset;
  if (offset + width > 64) bits |= position.high << (64 - offset);
  return bits & mask;
}

}  // namespace

unsigned Heaps::size(Position position, unsigned heap) const {
  return static_cast<unsigned>(bits_at(position, heap * bits_each(), bits_each()));
}

Position Heaps::with_size(Position position, unsigned heap, unsigned size) const {
  const unsigned offset = heap * bits_each();
  const std::uint64_t change = bits_at(position, offset, bits_each()) ^ size;
  if (offset >= 64) {
    position.high ^= change << (offset - 64);
    return position;
  }
  position.low ^= change << offset;
  if (offset + bits_each() > 64) position.high ^= change >> (64 - offset);
  return position;
}

void Heaps::moves(Position position, Side, Moves& list) const {
  for (unsigned heap = 0; heap < heaps_; ++heap) {
    const unsigned tokens = size(position, heap);
    if (set_.empty()) {
      for (unsigned count = 1; count <= tokens; ++count) list.push_back(take(heap, count));
    } else {
      for (const unsigned count : set_) {
        if (count <= tokens) list.push_back(take(heap, count));
      }
    }
  }
}

std::optional<Position> Heaps::after(Position position, Move move) const {
  const unsigned heap = heap_of(move);
  const unsigned count = count_of(move);
  if (heap >= heaps_ || count == 0 || count > size(position, heap)) return std::nullopt;
  if (!set_.empty() && !std::binary_search(set_.begin(), set_.end(), count)) return std::nullopt;
  return with_size(position, heap, size(position, heap) - count);
}

std::uint64_t Heaps::move_bound(Position position) const {
  std::uint64_t moves = 0;
  for (unsigned heap = 0; heap < heaps_; ++heap) {
    const std::uint64_t tokens = size(position, heap);
    moves += set_.empty() ? tokens : std::min<std::uint64_t>(tokens, set_.size());
  }
  return moves;
}

}  // namespace spooky::classical
