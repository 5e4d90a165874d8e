#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "spooky/classical/graph.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"

namespace spooky::combinatorial::texts {

/// What of a graph is there, and which of it has colours.
struct GraphState {
  std::uint64_t vertices = 0;
  std::uint64_t left = 0;
  std::uint64_t right = 0;
};

/// How a text is put in order.
enum class Ordering : std::uint8_t { OfTheBoard, Sorted };

/// Edges between vertices that are there, then the vertices that no edge names, and the coloured ones.
std::string graph_text(const classical::Graph& graph, const GraphState& state, Ordering ordering);
/// A vertex a line, with its neighbours.
std::string draw_graph(const classical::Graph& graph, const GraphState& state);
/// The vertex of that name; an error, illegal-action, when there is none.
Result<unsigned> parse_vertex(const classical::Graph& graph, std::string_view text);

}  // namespace spooky::combinatorial::texts
