#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace spooky::classical {

/// A small undirected graph whose vertices have names; no loops, no double edges.
class Graph {
 public:
  static constexpr unsigned kMostVertices = 64;
  using Edge = std::pair<std::uint8_t, std::uint8_t>;

  unsigned size() const { return static_cast<unsigned>(names_.size()); }
  const std::string& name(unsigned vertex) const { return names_[vertex]; }
  const std::vector<std::string>& names() const { return names_; }
  /// In the order they were added.
  const std::vector<Edge>& edges() const { return edges_; }
  std::uint64_t neighbours(unsigned vertex) const { return neighbours_[vertex]; }
  bool joins(unsigned a, unsigned b) const { return (neighbours_[a] >> b & 1) != 0; }

  /// Adds a vertex, if there are fewer than kMostVertices, and returns its number.
  unsigned add_vertex(std::string name);
  /// Adds an edge between two different vertices, if it is not there.
  void add_edge(unsigned a, unsigned b);

  bool operator==(const Graph&) const = default;

 private:
  std::vector<std::string> names_;
  std::vector<std::uint64_t> neighbours_;
  std::vector<Edge> edges_;
};

}  // namespace spooky::classical
