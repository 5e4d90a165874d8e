#include "spooky/classical/colouring.hpp"

namespace spooky::classical {

std::uint64_t Colouring::forbidden(Position position, Side side) const {
  std::uint64_t vertices = 0;
  for_each_bit(places().of(position, kind_ == Kind::Col ? side : other(side)),
               [&](unsigned vertex) { vertices |= graph_.neighbours(vertex); });
  return vertices;
}

void Colouring::moves(Position position, Side side, Moves& list) const {
  for_each_bit(places().free(position) & ~forbidden(position, side),
               [&](unsigned vertex) { list.push_back(colour(vertex, side)); });
}

std::optional<Position> Colouring::after(Position position, Move move) const {
  const unsigned vertex = vertex_of(move);
  const Side side = side_of(move);
  if (vertex >= graph_.size()) return std::nullopt;
  if (((places().free(position) & ~forbidden(position, side)) >> vertex & 1) == 0) return std::nullopt;
  return position | places().position(side, std::uint64_t{1} << vertex, 0);
}

}  // namespace spooky::classical
