#include "spooky/classical/hackenbush.hpp"

#include <algorithm>
#include <utility>

#include "spooky/classical/bits.hpp"

namespace spooky::classical {

Hackenbush::Hackenbush(std::vector<std::string> vertices, std::vector<Edge> edges)
    : vertices_(std::move(vertices)), edges_(std::move(edges)), edges_at_(vertices_.size()) {
  for (unsigned edge = 0; edge < edges_.size(); ++edge) {
    for (const unsigned vertex : {edges_[edge].from, edges_[edge].to}) {
      edges_at_[vertex] = edges_at_[vertex] | single_bit(edge);
    }
  }
}

Position Hackenbush::grounded(Position edges) const {
  Position kept;
  for (Position border = edges_at_[0] & edges; !is_empty(border);) {
    const unsigned next = lowest_bit(border);
    kept = kept | single_bit(next);
    border = (border | ((edges_at_[edges_[next].from] | edges_at_[edges_[next].to]) & edges)) & ~kept;
  }
  return kept;
}

bool Hackenbush::is_impartial() const {
  return std::all_of(edges_.begin(), edges_.end(), [](const Edge& edge) { return edge.colour == Colour::Green; });
}

Owner Hackenbush::owner(Move move) const {
  switch (edges_[move].colour) {
    case Colour::Blue: return Owner::Left;
    case Colour::Red: return Owner::Right;
    case Colour::Green: break;
  }
  return Owner::Both;
}

void Hackenbush::moves(Position position, Side side, Moves& list) const {
  for_each_bit(position, [&](unsigned edge) {
    if (may_play(side, owner(edge))) list.push_back(edge);
  });
}

std::optional<Position> Hackenbush::after(Position position, Move move) const {
  if (move >= edges_.size() || !has_bit(position, move)) return std::nullopt;
  return grounded(position & ~single_bit(move));
}

std::uint64_t Hackenbush::move_bound(Position position) const { return count_bits(position); }

}  // namespace spooky::classical
