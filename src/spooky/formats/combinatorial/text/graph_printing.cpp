#include "spooky/formats/combinatorial/text/graph_printing.hpp"

#include <algorithm>
#include <utility>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::combinatorial::texts {

using classical::Graph;

std::string graph_text(const Graph& graph, const GraphState& state, Ordering ordering) {
  std::vector<std::string> items;
  for (const auto& [a, b] : graph.edges()) {
    if ((state.vertices >> a & 1) == 0 || (state.vertices >> b & 1) == 0) continue;
    const bool is_turned = ordering == Ordering::Sorted && graph.name(b) < graph.name(a);
    items.push_back(is_turned ? graph.name(b) + "-" + graph.name(a) : graph.name(a) + "-" + graph.name(b));
  }
  classical::for_each_bit(state.vertices, [&](unsigned vertex) {
    if ((state.left >> vertex & 1) != 0) {
      items.push_back(graph.name(vertex) + ":L");
    } else if ((state.right >> vertex & 1) != 0) {
      items.push_back(graph.name(vertex) + ":R");
    } else if ((graph.neighbours(vertex) & state.vertices) == 0) {
      items.push_back(graph.name(vertex));
    }
  });
  if (ordering == Ordering::Sorted) std::sort(items.begin(), items.end());
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ",") + item;
  return text;
}

std::string draw_graph(const Graph& graph, const GraphState& state) {
  if (state.vertices == 0) return "no vertices\n";
  std::vector<unsigned> vertices;
  classical::for_each_bit(state.vertices, [&](unsigned vertex) { vertices.push_back(vertex); });
  // Shorter names first, so that 2 comes before 10.
  std::sort(vertices.begin(), vertices.end(), [&](unsigned a, unsigned b) {
    return std::pair(graph.name(a).size(), graph.name(a)) < std::pair(graph.name(b).size(), graph.name(b));
  });
  const std::size_t width = graph.name(vertices.back()).size();
  std::string picture;
  for (const unsigned vertex : vertices) {
    picture += graph.name(vertex) + std::string(width - graph.name(vertex).size(), ' ');
    if ((state.left | state.right) != 0) {
      picture += (state.left >> vertex & 1) != 0 ? " L" : (state.right >> vertex & 1) != 0 ? " R" : "  ";
    }
    picture += " –";
    for (const unsigned neighbour : vertices) {
      if (graph.joins(vertex, neighbour)) picture += " " + graph.name(neighbour);
    }
    picture += '\n';
  }
  return picture;
}

Result<unsigned> parse_vertex(const Graph& graph, std::string_view text) {
  const auto found = std::find(graph.names().begin(), graph.names().end(), text);
  if (found == graph.names().end()) return illegal("refusal.no-vertex", {{"text", quote(text)}});
  return static_cast<unsigned>(found - graph.names().begin());
}

}  // namespace spooky::combinatorial::texts
