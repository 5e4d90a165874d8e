#include "spooky/classical/geography.hpp"

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

std::uint64_t Geography::vertices(Position position) const { return position.low & low_word(graph_.size()); }

unsigned Geography::token(Position position) const {
  return static_cast<unsigned>(moved_down(position, graph_.size()).low);
}

Position Geography::position(std::uint64_t vertices, unsigned token) const {
  return Position{vertices, 0} | moved_up({token, 0}, graph_.size());
}

void Geography::moves(Position position, Side, Moves& list) const {
  for_each_bit(vertices(position) & graph_.neighbours(token(position)),
               [&](unsigned vertex) { list.push_back(vertex); });
}

std::optional<Position> Geography::after(Position position, Move move) const {
  const unsigned from = token(position);
  const std::uint64_t there = vertices(position);
  if (move >= graph_.size() || (there >> move & 1) == 0 || !graph_.joins(from, move)) return std::nullopt;
  return this->position(there & ~(std::uint64_t{1} << from), move);
}

}  // namespace spooky::classical
