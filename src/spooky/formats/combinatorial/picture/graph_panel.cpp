// Graphs on a circle, Hackenbush from the ground up, and what has no picture as text.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/picture/panel.hpp"
#include "spooky/formats/combinatorial/text/all_texts.hpp"

namespace spooky::combinatorial {

namespace {

constexpr int kVertex = 13;

/// What is drawn of a graph.
struct GraphLook {
  std::uint64_t vertices = 0;
  std::uint64_t left = 0;
  std::uint64_t right = 0;
  std::optional<unsigned> token;
};

Panel draw_graph_panel(const classical::Graph& graph, const GraphLook& look) {
  const unsigned count = std::max(1U, graph.size());
  const int radius = std::max(30, static_cast<int>(count) * 9);
  const auto spot = [&](unsigned vertex) {
    const double angle = 2 * std::numbers::pi * vertex / count - std::numbers::pi / 2;
    return Spot{radius + 2 * kVertex + static_cast<int>(std::lround(radius * std::cos(angle))),
                radius + 2 * kVertex + static_cast<int>(std::lround(radius * std::sin(angle)))};
  };
  const auto has = [](std::uint64_t set, unsigned vertex) { return (set >> vertex & 1) != 0; };
  Panel panel;
  panel.width = panel.height = 2 * radius + 4 * kVertex;
  for (const auto& [a, b] : graph.edges()) {
    if (!has(look.vertices, a) || !has(look.vertices, b)) continue;
    panel.add(Mark::line(spot(a).x, spot(a).y, spot(b).x, spot(b).y, kPanelQuiet, 2));
  }
  for (unsigned vertex = 0; vertex < graph.size(); ++vertex) {
    if (!has(look.vertices, vertex)) continue;
    const bool coloured = has(look.left, vertex) || has(look.right, vertex);
    const Ink fill = has(look.left, vertex) ? kLeftInk : has(look.right, vertex) ? kRightInk : Ink::grey(255);
    const bool has_token = look.token == vertex;
    panel.add(Mark::circle(spot(vertex).x, spot(vertex).y, kVertex, has_token ? kBothInk : fill, kPanelInk, 1));
    panel.add(Mark::letters(spot(vertex).x, spot(vertex).y, 12, coloured || has_token ? Ink::grey(255) : kPanelInk,
                            graph.name(vertex)));
  }
  return panel;
}

/// Where the vertices of a Hackenbush picture are: as high as they are far from the ground, above what they stand on.
class HackenbushLayout {
 public:
  explicit HackenbushLayout(const classical::Hackenbush& game)
      : game_(game), depth_(game.vertices().size(), -1), slot_(depth_.size(), 0.0) {
    depth_[0] = 0;
    place(0);
  }

  int slots() const { return std::max(1, next_); }
  int floors() const { return *std::max_element(depth_.begin(), depth_.end()); }
  int depth(unsigned vertex) const { return depth_[vertex]; }
  double slot(unsigned vertex) const { return slot_[vertex]; }

 private:
  /// Breadth first, so that depth is the distance from the ground; then leaves get slots from left to right.
  void place(unsigned root) {
    std::vector<unsigned> order{root};
    std::vector<std::vector<unsigned>> above(depth_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      classical::for_each_bit(game_.edges_at(order[i]), [&](unsigned number) {
        const auto& edge = game_.edges()[number];
        const unsigned other = edge.from == order[i] ? edge.to : edge.from;
        if (depth_[other] >= 0) return;
        depth_[other] = depth_[order[i]] + 1;
        above[order[i]].push_back(other);
        order.push_back(other);
      });
    }
    give_slots(root, above);
  }

  void give_slots(unsigned vertex, const std::vector<std::vector<unsigned>>& above) {
    if (above[vertex].empty()) {
      slot_[vertex] = next_++;
      return;
    }
    double sum = 0;
    for (const unsigned child : above[vertex]) {
      give_slots(child, above);
      sum += slot_[child];
    }
    slot_[vertex] = sum / static_cast<double>(above[vertex].size());
  }

  const classical::Hackenbush& game_;
  std::vector<int> depth_;
  std::vector<double> slot_;
  int next_ = 0;
};

Panel draw_text_panel(const std::string& text) {
  Panel panel;
  panel.width = 120;
  panel.height = 10;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    panel.add(Mark::letters(4, panel.height + 8, 13, kPanelInk, text.substr(begin, end - begin), Mark::Anchor::Start));
    panel.width = std::max(panel.width, 8 * static_cast<int>(end - begin) + 10);
    panel.height += 18;
    begin = end + 1;
  }
  return panel;
}

}  // namespace

void Panel::put(int x, int y, const Panel& other) {
  for (Mark mark : other.marks) {
    mark.x += x;
    mark.x2 += x;
    mark.y += y;
    mark.y2 += y;
    for (Spot& corner : mark.corners) corner = {corner.x + x, corner.y + y};
    add(std::move(mark));
  }
  width = std::max(width, x + other.width);
  height = std::max(height, y + other.height);
}

Panel draw_panel(const AnyClassical& game, classical::Position position) {
  return std::visit([&](const auto& one) { return draw_panel(one, position); }, game);
}

Panel draw_panel(const classical::NodeKayles& game, classical::Position position) {
  return draw_graph_panel(game.graph(), {position.low, 0, 0, std::nullopt});
}

Panel draw_panel(const classical::Colouring& game, classical::Position position) {
  const auto places = game.places();
  return draw_graph_panel(game.graph(), {places.all(), places.of(position, classical::Side::Left),
                                         places.of(position, classical::Side::Right), std::nullopt});
}

Panel draw_panel(const classical::Geography& game, classical::Position position) {
  return draw_graph_panel(game.graph(), {game.vertices(position), 0, 0, game.token(position)});
}

Panel draw_panel(const classical::Hackenbush& game, classical::Position position) {
  constexpr int kAcross = 56;
  constexpr int kUp = 48;
  const HackenbushLayout layout(game);
  const Ink colours[] = {kLeftInk, kRightInk, kBothInk};
  Panel panel;
  panel.width = kAcross * layout.slots();
  panel.height = kUp * layout.floors() + 20;
  const int ground = panel.height - 10;
  panel.add(Mark::line(0, ground, panel.width, ground, kPanelInk, 3));
  const auto spot = [&](unsigned vertex, unsigned seen_from) {
    // The ground is everywhere: edges to it go straight down.
    const double slot = layout.slot(vertex == 0 ? seen_from : vertex);
    return Spot{static_cast<int>(std::lround(kAcross * (slot + 0.5))), ground - kUp * layout.depth(vertex)};
  };
  std::vector<std::pair<unsigned, unsigned>> drawn;
  classical::for_each_bit(position, [&](unsigned number) {
    const auto& edge = game.edges()[number];
    const std::pair<unsigned, unsigned> ends = std::minmax<unsigned>(edge.from, edge.to);
    const int shift = 9 * static_cast<int>(std::count(drawn.begin(), drawn.end(), ends));
    drawn.push_back(ends);
    const Spot a = spot(edge.from, edge.to);
    const Spot b = spot(edge.to, edge.from);
    panel.add(Mark::line(a.x + shift, a.y, b.x + shift, b.y, colours[static_cast<std::size_t>(edge.colour)], 5));
    panel.add(Mark::letters((a.x + b.x) / 2 + shift + 13, (a.y + b.y) / 2, 12, kPanelInk, edge.label));
  });
  return panel;
}

Panel draw_panel(const classical::TableGame& game, classical::Position position) {
  return draw_text_panel(texts::drawing(game, position));
}

Panel draw_panel(const classical::ClassicalSum& game, classical::Position position) {
  constexpr int kGap = 24;
  Panel panel;
  for (unsigned part = 0; part < game.parts().size(); ++part) {
    const Panel one = std::visit([&](const auto& plain) { return draw_panel(plain, game.part_of(position, part)); },
                                 game.parts()[part]);
    panel.put(part == 0 ? 0 : panel.width + kGap, 0, one);
  }
  return panel;
}

}  // namespace spooky::combinatorial
