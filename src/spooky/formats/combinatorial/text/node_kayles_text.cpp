#include "spooky/formats/combinatorial/text/graph_printing.hpp"
#include "spooky/formats/combinatorial/text/graph_reading.hpp"
#include "spooky/formats/combinatorial/text/graph_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::NodeKayles;

Result<ClassicalStart> parse_node_kayles(std::string_view text) {
  auto graphs = read_graphs(text, Besides::Nothing);
  if (!graphs) return graphs.error();
  ClassicalStart start{NodeKayles(std::move(graphs->graph)), {}};
  for (const GraphRealisation& realisation : graphs->realisations) {
    start.positions.push_back({realisation.vertices, 0});
  }
  return start;
}

std::string position_text(const NodeKayles& game, Position position) {
  return graph_text(game.graph(), {position.low}, Ordering::OfTheBoard);
}

std::string content_text(const NodeKayles& game, Position position) {
  return graph_text(game.graph(), {position.low}, Ordering::Sorted);
}

std::string move_text(const NodeKayles& game, Move move) { return game.graph().name(move); }

Result<Move> parse_move(const NodeKayles& game, Side, std::string_view text) {
  return parse_vertex(game.graph(), text);
}

Message why_not(const NodeKayles& game, Position, Move move) {
  return message("why.vertex-gone", {{"vertex", Cell{game.graph().name(move)}}});
}

std::string drawing(const NodeKayles& game, Position position) { return draw_graph(game.graph(), {position.low}); }

}  // namespace spooky::combinatorial::texts
