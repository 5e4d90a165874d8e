// Pictures of Hackenbush from their texts.
#include <algorithm>
#include <map>
#include <utility>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/hackenbush_text.hpp"
#include "spooky/formats/combinatorial/text/merged_order.hpp"

namespace spooky::combinatorial::texts {

using classical::Hackenbush;

namespace {

/// Reads realisation after realisation into one picture, the union of their edges.
class PictureReader {
 public:
  /// The edges of one realisation.
  Result<Position> read(std::string_view text) {
    edges_here_ = {};
    order_here_.clear();
    if (text.empty() || text == "-") return edges_here_;
    const auto done = text.find(':') == std::string_view::npos ? read_stalks(text) : read_edges(text);
    if (!done) return done.error();
    orders_.push_back(order_here_);
    return edges_here_;
  }

  /// The picture, its edges in the order of the texts; the realisations follow.
  Hackenbush picture(std::vector<Position>& realisations) && {
    const std::vector<unsigned> order = merged_order(static_cast<unsigned>(edges_.size()), orders_);
    std::vector<Hackenbush::Edge> edges;
    for (const unsigned number : order) edges.push_back(edges_[number]);
    for (Position& realisation : realisations) {
      Position renumbered;
      for (unsigned i = 0; i < order.size(); ++i) {
        if (classical::has_bit(realisation, order[i])) renumbered = renumbered | classical::single_bit(i);
      }
      realisation = renumbered;
    }
    return {std::move(vertices_), std::move(edges)};
  }

 private:
  Status read_stalks(std::string_view text) {
    unsigned number = 0;
    for (const std::string_view stalk : split(text, '+')) {
      if (stalk.empty()) return bad_position(quote(text) + " has a stalk without edges");
      std::string below = "0";
      for (std::size_t i = 0, length = 0; i < stalk.size(); i += length) {
        // A whole character, so that it can be repeated in a sentence.
        for (length = 1; i + length < stalk.size() && (static_cast<unsigned char>(stalk[i + length]) & 0xC0) == 0x80;) {
          ++length;
        }
        const std::string name = std::to_string(++number);
        if (const auto added = add({name, below, name, stalk.substr(i, length)}); !added) return added;
        below = name;
      }
    }
    return success();
  }

  Status read_edges(std::string_view text) {
    for (const std::string_view item : split(text, ',')) {
      const auto parts = split(item, ':');
      const auto ends = parts.size() == 3 ? split(parts[1], '-') : parts;
      if (parts.size() != 3 || ends.size() != 2 || !is_name(parts[0]) || !is_name(ends[0]) || !is_name(ends[1])) {
        return bad_position(quote(item) +
                            " is not an edge: an edge is label:from-to:colour, as in a:0-1:B, with names of up to 16 "
                            "letters, digits and _");
      }
      const Words words{std::string(parts[0]), std::string(ends[0]), std::string(ends[1]), parts[2]};
      if (const auto added = add(words); !added) return added;
    }
    return success();
  }

  struct Words {
    std::string label;
    std::string from;
    std::string to;
    std::string_view colour;
  };

  Status add(const Words& words) {
    const std::size_t colour = words.colour.size() == 1 ? std::string_view("BRG").find(words.colour) : 3;
    if (colour > 2) {
      return bad_position(quote(words.colour) + " is not a colour: B is blue, R is red, G is green");
    }
    const auto known = labels_.find(words.label);
    if (known == labels_.end() && edges_.size() == Hackenbush::kMostEdges) {
      return bad_position("there are more than " + std::to_string(Hackenbush::kMostEdges) + " edges");
    }
    const Hackenbush::Edge edge{words.label, vertex(words.from), vertex(words.to),
                                static_cast<Hackenbush::Colour>(colour)};
    const unsigned number = known == labels_.end() ? static_cast<unsigned>(edges_.size()) : known->second;
    if (known == labels_.end()) {
      labels_.emplace(edge.label, number);
      edges_.push_back(edge);
    }
    if (classical::has_bit(edges_here_, number)) {
      return bad_position("the label " + words.label + " is there twice in one realisation");
    }
    if (!is_same(edges_[number], edge)) {
      return bad_position("the label " + words.label + " means two different edges");
    }
    edges_here_ = edges_here_ | classical::single_bit(number);
    order_here_.push_back(number);
    return success();
  }

  static bool is_same(const Hackenbush::Edge& a, const Hackenbush::Edge& b) {
    return a.colour == b.colour && std::minmax(a.from, a.to) == std::minmax(b.from, b.to);
  }

  std::uint16_t vertex(const std::string& name) {
    const auto [found, is_new] = numbers_.emplace(name, static_cast<std::uint16_t>(vertices_.size()));
    if (is_new) vertices_.push_back(name);
    return found->second;
  }

  std::vector<std::string> vertices_ = {"0"};
  std::vector<Hackenbush::Edge> edges_;
  std::map<std::string, std::uint16_t> numbers_ = {{"0", 0}};
  std::map<std::string, unsigned> labels_;
  Position edges_here_;
  std::vector<unsigned> order_here_;
  std::vector<std::vector<unsigned>> orders_;
};

}  // namespace

Result<ClassicalStart> parse_hackenbush(std::string_view text) {
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  PictureReader reader;
  ClassicalStart start;
  for (const std::string_view part : *parts) {
    const auto edges = reader.read(part);
    if (!edges) return edges.error();
    start.positions.push_back(*edges);
  }
  Hackenbush game = std::move(reader).picture(start.positions);
  for (const Position position : start.positions) {
    const Position loose = position & ~game.grounded(position);
    if (classical::is_empty(loose)) continue;
    return bad_position("edge " + game.edges()[classical::lowest_bit(loose)].label +
                        " hangs in the air: it is not joined to the ground, 0");
  }
  start.game = std::move(game);
  return start;
}

}  // namespace spooky::combinatorial::texts
