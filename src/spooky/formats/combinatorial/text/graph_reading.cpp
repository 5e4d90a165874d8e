#include "spooky/formats/combinatorial/text/graph_reading.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <string>
#include <utility>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/merged_order.hpp"
#include "spooky/formats/combinatorial/text/named_graph.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::combinatorial::texts {

using classical::Graph;

namespace {

/// A text may name so many edges and vertices in all its realisations together.
constexpr std::size_t kMostItems = 1'000'000;

constexpr std::uint64_t bit(unsigned vertex) { return std::uint64_t{1} << vertex; }

/// Reads realisation after realisation, with the vertices numbered as they come.
class GraphReader {
 public:
  explicit GraphReader(Besides besides) : besides_(besides) {}

  Result<GraphRealisation> read(std::string_view text) {
    here_ = {};
    neighbours_here_.fill(0);
    lone_here_ = 0;
    order_here_.clear();
    const std::size_t at = besides_ == Besides::Token ? text.rfind('@') : std::string_view::npos;
    if (besides_ == Besides::Token && at == std::string_view::npos) {
      return bad_position(quote(text) + " has no token: its vertex follows the graph, as in a-b@a");
    }
    const std::string_view items = text.substr(0, at);
    if (!items.empty() && items != "-") {
      for (const std::string_view item : split(items, ',')) {
        if (const auto done = read_item(item); !done) return done.error();
      }
    }
    if (besides_ == Besides::Token) {
      const auto token = numbers_.find(std::string(text.substr(at + 1)));
      if (token == numbers_.end() || (here_.vertices & bit(token->second)) == 0) {
        return bad_position("the token is on " + quote(text.substr(at + 1)) + ", which is not a vertex of the graph");
      }
      here_.token = token->second;
    }
    for (const unsigned vertex : order_here_) {
      if (neighbours_here_[vertex] == 0) here_.lone.push_back(vertex);
    }
    return std::move(here_);
  }

  const std::vector<std::string>& names() const { return names_; }

 private:
  Status read_item(std::string_view item) {
    if (looks_like_graph(item)) {
      return make_named_graph(
          item, [&](const std::string& name) { return add_vertex(name); },
          [&](const std::string& from, const std::string& to) { return add_edge(from, to); });
    }
    if (const auto ends = split(item, '-'); ends.size() == 2 && is_vertex(ends[0]) && is_vertex(ends[1])) {
      return add_edge(std::string(ends[0]), std::string(ends[1]));
    }
    if (const auto parts = split(item, ':'); besides_ == Besides::Colours && parts.size() == 2 && is_vertex(parts[0])) {
      return add_colour(std::string(parts[0]), parts[1]);
    }
    if (is_vertex(item)) return add_lone(std::string(item));
    return bad_position(quote(item) + " is neither an edge, as in a-b, nor a vertex, as in a" +
                        (besides_ == Besides::Colours ? ", nor a coloured vertex, as in a:L" : "") +
                        ", nor a graph: path5, cycle6, complete4, 3x4");
  }

  static bool is_vertex(std::string_view name) { return is_name(name) && !looks_like_graph(name); }

  Status count_item() {
    if (++items_ <= kMostItems) return success();
    return bad_position("the text names more than " + std::to_string(kMostItems) + " edges and vertices");
  }

  Status add_vertex(const std::string& name) {
    if (auto counted = count_item(); !counted) return counted;
    const auto found = numbers_.find(name);
    if (found == numbers_.end()) {
      if (names_.size() == Graph::kMostVertices) {
        return bad_position("there are more than " + std::to_string(Graph::kMostVertices) + " vertices");
      }
      numbers_.emplace(name, static_cast<unsigned>(names_.size()));
      names_.push_back(name);
    }
    const unsigned number = numbers_.find(name)->second;
    if ((here_.vertices & bit(number)) == 0) order_here_.push_back(number);
    here_.vertices |= bit(number);
    return success();
  }

  Status add_lone(const std::string& name) {
    if (auto added = add_vertex(name); !added) return added;
    const std::uint64_t vertex = bit(numbers_.find(name)->second);
    if ((lone_here_ & vertex) != 0) return bad_position("vertex " + name + " is there twice in one realisation");
    lone_here_ |= vertex;
    return success();
  }

  Status add_edge(const std::string& from, const std::string& to) {
    if (from == to) return bad_position("edge " + from + "-" + to + " joins a vertex to itself");
    for (const std::string& name : {from, to}) {
      if (auto added = add_vertex(name); !added) return added;
    }
    const unsigned a = numbers_.find(from)->second;
    const unsigned b = numbers_.find(to)->second;
    if ((neighbours_here_[a] & bit(b)) != 0) {
      return bad_position("edge " + from + "-" + to + " is there twice in one realisation");
    }
    neighbours_here_[a] |= bit(b);
    neighbours_here_[b] |= bit(a);
    here_.edges.emplace_back(static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b));
    return success();
  }

  Status add_colour(const std::string& name, std::string_view colour) {
    if (colour != "L" && colour != "R") {
      return bad_position(quote(colour) + " is not a colour: a:L is a vertex of Left's, a:R of Right's");
    }
    if (auto added = add_vertex(name); !added) return added;
    const std::uint64_t vertex = bit(numbers_.find(name)->second);
    if (((here_.left | here_.right) & vertex) != 0) return bad_position("vertex " + name + " is coloured twice");
    (colour == "L" ? here_.left : here_.right) |= vertex;
    return success();
  }

  Besides besides_;
  std::size_t items_ = 0;
  std::vector<std::string> names_;
  std::map<std::string, unsigned> numbers_;
  GraphRealisation here_;
  std::array<std::uint64_t, Graph::kMostVertices> neighbours_here_{};
  std::uint64_t lone_here_ = 0;
  std::vector<unsigned> order_here_;
};

/// The edges of all realisations, each once.
std::vector<Graph::Edge> merged_edges(const std::vector<GraphRealisation>& realisations) {
  std::vector<Graph::Edge> edges;
  std::map<Graph::Edge, unsigned> numbers;
  std::vector<std::vector<unsigned>> lists;
  for (const GraphRealisation& realisation : realisations) {
    std::vector<unsigned>& list = lists.emplace_back();
    for (const auto& [a, b] : realisation.edges) {
      const auto [found, is_new] = numbers.emplace(std::minmax(a, b), static_cast<unsigned>(edges.size()));
      if (is_new) edges.emplace_back(a, b);
      list.push_back(found->second);
    }
  }
  std::vector<Graph::Edge> ordered;
  for (const unsigned number : merged_order(static_cast<unsigned>(edges.size()), lists)) {
    ordered.push_back(edges[number]);
  }
  return ordered;
}

/// The vertices: the ends of the edges, then the others; but lone ones as the realisations have them.
std::vector<unsigned> merged_vertices(unsigned count, const std::vector<Graph::Edge>& edges,
                                      const std::vector<GraphRealisation>& realisations, Besides besides) {
  std::vector<unsigned> vertices;
  std::vector<unsigned> places(count, count);
  const auto add = [&](unsigned vertex) {
    if (places[vertex] != count) return;
    places[vertex] = static_cast<unsigned>(vertices.size());
    vertices.push_back(vertex);
  };
  for (const auto& [a, b] : edges) {
    add(a);
    add(b);
  }
  for (unsigned vertex = 0; vertex < count; ++vertex) add(vertex);
  if (besides == Besides::Colours) return vertices;  // every realisation has the whole graph
  std::vector<std::vector<unsigned>> lists;
  for (const GraphRealisation& realisation : realisations) {
    std::vector<unsigned>& list = lists.emplace_back();
    for (const unsigned vertex : realisation.lone) list.push_back(places[vertex]);
  }
  std::vector<unsigned> ordered;
  for (const unsigned place : merged_order(count, lists)) ordered.push_back(vertices[place]);
  return ordered;
}

/// Gives vertices their final numbers.
class Renumbering {
 public:
  explicit Renumbering(const std::vector<std::string>& names) : names_(names), numbers_(names.size()) {}

  void add(unsigned old, Graph& graph) { numbers_[old] = graph.add_vertex(names_[old]); }
  std::uint64_t set(std::uint64_t old) const {
    std::uint64_t renumbered = 0;
    classical::for_each_bit(old, [&](unsigned vertex) { renumbered |= bit(numbers_[vertex]); });
    return renumbered;
  }
  unsigned operator[](unsigned old) const { return numbers_[old]; }

 private:
  const std::vector<std::string>& names_;
  std::vector<unsigned> numbers_;
};

/// Whether a realisation has every edge of the graph that joins two of its vertices.
Status check_agreement(const Graph& graph, const GraphRealisation& realisation) {
  unsigned ends = 0;
  classical::for_each_bit(realisation.vertices, [&](unsigned vertex) {
    ends += static_cast<unsigned>(std::popcount(graph.neighbours(vertex) & realisation.vertices));
  });
  if (ends == 2 * realisation.edges.size()) return success();
  std::array<std::uint64_t, Graph::kMostVertices> neighbours{};
  for (const auto& [a, b] : realisation.edges) {
    neighbours[a] |= bit(b);
    neighbours[b] |= bit(a);
  }
  for (const auto& [a, b] : graph.edges()) {
    const bool has_both = (realisation.vertices & bit(a)) != 0 && (realisation.vertices & bit(b)) != 0;
    if (!has_both || (neighbours[a] & bit(b)) != 0) continue;
    return bad_position("one realisation has the edge " + graph.name(a) + "-" + graph.name(b) +
                        ", and another has both vertices without it");
  }
  return success();
}

}  // namespace

Result<GraphTexts> read_graphs(std::string_view text, Besides besides) {
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  GraphReader reader(besides);
  GraphTexts texts;
  for (const std::string_view part : *parts) {
    auto realisation = reader.read(part);
    if (!realisation) return realisation.error();
    texts.realisations.push_back(*std::move(realisation));
  }
  const std::vector<Graph::Edge> edges = merged_edges(texts.realisations);
  Renumbering numbers(reader.names());
  for (const unsigned vertex :
       merged_vertices(static_cast<unsigned>(reader.names().size()), edges, texts.realisations, besides)) {
    numbers.add(vertex, texts.graph);
  }
  for (const auto& [a, b] : edges) texts.graph.add_edge(numbers[a], numbers[b]);
  for (GraphRealisation& realisation : texts.realisations) {
    for (auto& [a, b] : realisation.edges) {
      a = static_cast<std::uint8_t>(numbers[a]);
      b = static_cast<std::uint8_t>(numbers[b]);
    }
    for (unsigned& vertex : realisation.lone) vertex = numbers[vertex];
    realisation.vertices = numbers.set(realisation.vertices);
    realisation.left = numbers.set(realisation.left);
    realisation.right = numbers.set(realisation.right);
    if (besides == Besides::Token) realisation.token = numbers[realisation.token];
    if (const auto agrees = check_agreement(texts.graph, realisation); !agrees) return agrees.error();
  }
  return texts;
}

}  // namespace spooky::combinatorial::texts
