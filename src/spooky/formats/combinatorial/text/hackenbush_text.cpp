#include "spooky/formats/combinatorial/text/hackenbush_text.hpp"

#include <algorithm>
#include <utility>

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Hackenbush;

namespace {

std::string edge_text(const Hackenbush::Edge& edge, const std::string& from, const std::string& to) {
  return edge.label + ":" + from + "-" + to + ":" + "BRG"[static_cast<unsigned>(edge.colour)];
}

/// The picture as a list from the ground up, an edge a line under the edge it stands on.
class Painter {
 public:
  Painter(const Hackenbush& game, Position position) : game_(game), left_(position) {}

  std::string draw() {
    grow(0, 0);
    return picture_.empty() ? "no edges\n" : picture_;
  }

 private:
  void grow(unsigned vertex, std::size_t depth) {
    for (;;) {
      const Position here = left_ & game_.edges_at(vertex);
      if (classical::is_empty(here)) return;
      const unsigned number = classical::lowest_bit(here);
      const Hackenbush::Edge& edge = game_.edges()[number];
      left_ = left_ & ~classical::single_bit(number);
      const unsigned above = edge.from == vertex ? edge.to : edge.from;
      picture_ += std::string(2 * depth, ' ') + edge.label + ' ' + std::string(colour_term(edge.colour).word) + ' ' +
                  game_.vertices()[vertex] + "-" + game_.vertices()[above] + '\n';
      grow(above, depth + 1);
    }
  }

  const Hackenbush& game_;
  Position left_;
  std::string picture_;
};

}  // namespace

Term colour_term(Hackenbush::Colour colour) {
  constexpr std::string_view kColours[] = {"blue", "red", "green"};
  return {"colour", kColours[static_cast<unsigned>(colour)]};
}

std::string position_text(const Hackenbush& game, Position position) {
  std::string text;
  classical::for_each_bit(position, [&](unsigned number) {
    const Hackenbush::Edge& edge = game.edges()[number];
    if (!text.empty()) text += ',';
    text += edge_text(edge, game.vertices()[edge.from], game.vertices()[edge.to]);
  });
  return text;
}

std::string content_text(const Hackenbush& game, Position position) {
  std::vector<std::string> edges;
  classical::for_each_bit(position, [&](unsigned number) {
    const Hackenbush::Edge& edge = game.edges()[number];
    const auto [first, second] = std::minmax(game.vertices()[edge.from], game.vertices()[edge.to]);
    edges.push_back(edge_text(edge, first, second));
  });
  std::sort(edges.begin(), edges.end());
  std::string text;
  for (const std::string& edge : edges) text += (text.empty() ? "" : ",") + edge;
  return text;
}

std::string move_text(const Hackenbush& game, Move move) { return game.edges()[move].label; }

Result<Move> parse_move(const Hackenbush& game, Side side, std::string_view text) {
  for (unsigned number = 0; number < game.edges().size(); ++number) {
    const Hackenbush::Edge& edge = game.edges()[number];
    if (edge.label != text) continue;
    if (!classical::may_play(side, game.owner(number))) {
      return illegal(
          "refusal.edge-of-other",
          {{"edge", Cell{edge.label}}, {"colour", colour_term(edge.colour)}, {"player", player_term(other(side))}});
    }
    return number;
  }
  return illegal("refusal.no-edge", {{"text", quote(text)}});
}

Message why_not(const Hackenbush& game, Position, Move move) {
  return message("why.edge-gone", {{"edge", Cell{game.edges()[move].label}}});
}

std::string drawing(const Hackenbush& game, Position position) { return Painter(game, position).draw(); }

}  // namespace spooky::combinatorial::texts
