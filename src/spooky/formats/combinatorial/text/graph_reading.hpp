#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "spooky/classical/graph.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

// Graphs from their texts: edges `a-b` and lone vertices `c` joined by `,`, and whole graphs by the names path5,
// cycle6, complete4 and 3x4 (a grid with vertices a1 …).
namespace spooky::combinatorial::texts {

/// What of the graph one realisation has.
struct GraphRealisation {
  std::uint64_t vertices = 0;
  std::uint64_t left = 0;   ///< coloured `a:L`
  std::uint64_t right = 0;  ///< coloured `a:R`
  unsigned token = 0;       ///< `@a` at the end
  std::vector<classical::Graph::Edge> edges;
  std::vector<unsigned> lone;  ///< vertices without neighbours, in the order of the text
};

/// The union of the graphs of a text, and its realisations. Vertices and edges are numbered as the text names them, the
/// ends of edges before lone vertices, so that each realisation prints in the order it was written in; where
/// realisations contradict each other, as the first names them.
struct GraphTexts {
  classical::Graph graph;
  std::vector<GraphRealisation> realisations;
};

/// What may be written besides the graph.
enum class Besides : std::uint8_t { Nothing, Colours, Token };

/// Two vertices of one realisation are neighbours in all realisations that have both, or in none.
Result<GraphTexts> read_graphs(std::string_view text, Besides besides);

}  // namespace spooky::combinatorial::texts
