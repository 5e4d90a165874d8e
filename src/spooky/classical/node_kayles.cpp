#include "spooky/classical/node_kayles.hpp"

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

void NodeKayles::moves(Position position, Side, Moves& list) const {
  for_each_bit(position.low, [&](unsigned vertex) { list.push_back(vertex); });
}

std::optional<Position> NodeKayles::after(Position position, Move move) const {
  if (move >= graph_.size() || !has_bit(position, move)) return std::nullopt;
  return Position{position.low & ~graph_.neighbours(move) & ~(std::uint64_t{1} << move), 0};
}

std::uint64_t NodeKayles::move_bound(Position position) const { return count_bits(position); }

}  // namespace spooky::classical
