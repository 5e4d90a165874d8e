#pragma once

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/graph.hpp"

namespace spooky::classical {

/// Undirected vertex geography: the token moves to an adjacent vertex that is still there, and the vertex it leaves
/// goes. A letter is the destination. The lowest bits are the vertices still there, the token's included; the next
/// kTokenBits are the number of the token's vertex.
class Geography {
 public:
  static constexpr unsigned kTokenBits = 6;

  Geography() = default;
  explicit Geography(Graph graph) : graph_(std::move(graph)) {}

  const Graph& graph() const { return graph_; }
  std::uint64_t vertices(Position position) const;
  unsigned token(Position position) const;
  Position position(std::uint64_t vertices, unsigned token) const;

  unsigned bits() const { return graph_.size() + kTokenBits; }
  bool is_impartial() const { return true; }
  Owner owner(Move) const { return Owner::Both; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position) const { return graph_.size(); }

  bool operator==(const Geography&) const = default;

 private:
  Graph graph_;
};

static_assert(ClassicalGame<Geography>);

}  // namespace spooky::classical
