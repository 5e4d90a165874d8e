#include "spooky/classical/graph.hpp"

#include <cassert>

namespace spooky::classical {

unsigned Graph::add_vertex(std::string name) {
  assert(size() < kMostVertices);
  names_.push_back(std::move(name));
  neighbours_.push_back(0);
  return size() - 1;
}

void Graph::add_edge(unsigned a, unsigned b) {
  assert(a != b);
  if (joins(a, b)) return;
  neighbours_[a] |= std::uint64_t{1} << b;
  neighbours_[b] |= std::uint64_t{1} << a;
  edges_.emplace_back(static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b));
}

}  // namespace spooky::classical
