#pragma once

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/graph.hpp"

namespace spooky::classical {

/// A move takes a vertex, and its neighbours go with it. Bit = vertex is still there; a letter is the vertex.
class NodeKayles {
 public:
  NodeKayles() = default;
  explicit NodeKayles(Graph graph) : graph_(std::move(graph)) {}

  const Graph& graph() const { return graph_; }

  unsigned bits() const { return graph_.size(); }
  bool is_impartial() const { return true; }
  Owner owner(Move) const { return Owner::Both; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const NodeKayles&) const = default;

 private:
  Graph graph_;
};

static_assert(ClassicalGame<NodeKayles>);

}  // namespace spooky::classical
