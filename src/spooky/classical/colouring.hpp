#pragma once

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/graph.hpp"
#include "spooky/classical/two_colours.hpp"

namespace spooky::classical {

/// Each player colours a vertex in her colour. In Col neighbours never have the same colour, in Snort never different
/// ones. A position has the vertices as places (TwoColours).
class Colouring {
 public:
  enum class Kind : std::uint8_t { Col, Snort };

  Colouring() = default;
  Colouring(Kind kind, Graph graph) : kind_(kind), graph_(std::move(graph)) {}

  Kind kind() const { return kind_; }
  const Graph& graph() const { return graph_; }
  TwoColours places() const { return TwoColours(graph_.size()); }
  /// The vertices a side must not colour because of their neighbours.
  std::uint64_t forbidden(Position position, Side side) const;

  static Move colour(unsigned vertex, Side side) { return vertex << 1 | (side == Side::Right ? 1U : 0U); }
  static unsigned vertex_of(Move move) { return move >> 1; }
  static Side side_of(Move move) { return (move & 1) != 0 ? Side::Right : Side::Left; }

  unsigned bits() const { return places().bits(); }
  bool is_impartial() const { return false; }
  Owner owner(Move move) const { return side_of(move) == Side::Left ? Owner::Left : Owner::Right; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position) const { return graph_.size(); }

  bool operator==(const Colouring&) const = default;

 private:
  Kind kind_ = Kind::Col;
  Graph graph_;
};

static_assert(ClassicalGame<Colouring>);

}  // namespace spooky::classical
