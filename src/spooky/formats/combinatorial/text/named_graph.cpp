#include "spooky/formats/combinatorial/text/named_graph.hpp"

#include <array>
#include <utility>
#include <vector>

#include "spooky/classical/graph.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::combinatorial::texts {

namespace {

constexpr std::array<std::string_view, 3> kKinds = {"path", "cycle", "complete"};

/// Vertices by name and edges by the vertices' numbers.
struct Plan {
  std::vector<std::string> vertices;
  std::vector<std::pair<std::size_t, std::size_t>> edges;
};

Result<Plan> plan_grid(std::string_view text) {
  const auto grid = read_size(text);
  if (!grid) return bad_position(quote(text) + " is not a grid: rows and columns are written as in 3x4");
  if (const auto fits = check_size(*grid, classical::Graph::kMostVertices); !fits) return fits.error();
  Plan plan;
  for (unsigned square = 0; square < grid->squares(); ++square) {
    plan.vertices.push_back(square_name(*grid, square));
    if (grid->column(square) + 1 < grid->columns) plan.edges.emplace_back(square, square + 1);
    if (grid->row(square) + 1 < grid->rows) plan.edges.emplace_back(square, square + grid->columns);
  }
  return plan;
}

Result<Plan> plan_row(std::string_view text, std::string_view kind) {
  const auto count = read_number(text.substr(kind.size()));
  const unsigned least = kind == "cycle" ? 3 : 1;
  if (!count || *count < least || *count > classical::Graph::kMostVertices) {
    return bad_position(quote(text) + " is not a graph: a " + std::string(kind) + " has " + std::to_string(least) +
                        " to " + std::to_string(classical::Graph::kMostVertices) + " vertices");
  }
  Plan plan;
  for (unsigned vertex = 0; vertex < *count; ++vertex) {
    plan.vertices.push_back(std::to_string(vertex + 1));
    const unsigned last = kind == "complete" ? *count : std::min(vertex + 2, *count);
    for (unsigned to = vertex + 1; to < last; ++to) plan.edges.emplace_back(vertex, to);
  }
  if (kind == "cycle") plan.edges.emplace_back(*count - 1, 0);
  return plan;
}

std::string_view kind_of(std::string_view text) {
  for (const std::string_view kind : kKinds) {
    if (text.starts_with(kind) && text.size() > kind.size() &&
        text.find_first_not_of("0123456789", kind.size()) == std::string_view::npos) {
      return kind;
    }
  }
  return {};
}

}  // namespace

bool looks_like_graph(std::string_view text) { return looks_like_size(text) || !kind_of(text).empty(); }

Status make_named_graph(std::string_view text, const std::function<Status(const std::string&)>& vertex,
                        const std::function<Status(const std::string&, const std::string&)>& edge) {
  const std::string_view kind = kind_of(text);
  const auto plan = kind.empty() ? plan_grid(text) : plan_row(text, kind);
  if (!plan) return plan.error();
  for (const std::string& name : plan->vertices) {
    if (auto done = vertex(name); !done) return done;
  }
  for (const auto& [from, to] : plan->edges) {
    if (auto done = edge(plan->vertices[from], plan->vertices[to]); !done) return done;
  }
  return success();
}

}  // namespace spooky::combinatorial::texts
