#pragma once

#include <string>
#include <vector>

#include "spooky/classical/classical_game.hpp"

namespace spooky::classical {

/// A picture of edges joined to the ground, vertex 0. Left removes a blue edge, Right a red one, either a green one,
/// and with it goes everything no longer joined to the ground. Bit = edge is still there; a letter is the edge's
/// number.
class Hackenbush {
 public:
  static constexpr unsigned kMostEdges = 128;

  enum class Colour : std::uint8_t { Blue, Red, Green };

  struct Edge {
    std::string label;
    std::uint16_t from = 0;  ///< vertices, by their numbers
    std::uint16_t to = 0;
    Colour colour = Colour::Green;

    bool operator==(const Edge&) const = default;
  };

  Hackenbush() = default;
  /// Every vertex of an edge has a name, the ground included; labels differ. At most kMostEdges edges.
  Hackenbush(std::vector<std::string> vertices, std::vector<Edge> edges);

  const std::vector<std::string>& vertices() const { return vertices_; }
  const std::vector<Edge>& edges() const { return edges_; }
  /// The edges at a vertex.
  Position edges_at(unsigned vertex) const { return edges_at_[vertex]; }
  /// What of these edges is joined to the ground.
  Position grounded(Position edges) const;

  unsigned bits() const { return static_cast<unsigned>(edges_.size()); }
  bool is_impartial() const;
  Owner owner(Move move) const;
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const Hackenbush&) const = default;

 private:
  std::vector<std::string> vertices_ = {"0"};
  std::vector<Edge> edges_;
  std::vector<Position> edges_at_ = {Position{}};
};

static_assert(ClassicalGame<Hackenbush>);

}  // namespace spooky::classical
