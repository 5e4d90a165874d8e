#include "spooky/formats/combinatorial/text/graph_printing.hpp"
#include "spooky/formats/combinatorial/text/graph_reading.hpp"
#include "spooky/formats/combinatorial/text/graph_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Geography;

namespace {

std::string text_in_order(const Geography& game, Position position, Ordering ordering) {
  return graph_text(game.graph(), {game.vertices(position)}, ordering) + "@" + game.graph().name(game.token(position));
}

}  // namespace

Result<ClassicalStart> parse_geography(std::string_view text) {
  auto graphs = read_graphs(text, Besides::Token);
  if (!graphs) return graphs.error();
  const Geography game(std::move(graphs->graph));
  ClassicalStart start{game, {}};
  for (const GraphRealisation& realisation : graphs->realisations) {
    start.positions.push_back(game.position(realisation.vertices, realisation.token));
  }
  return start;
}

std::string position_text(const Geography& game, Position position) {
  return text_in_order(game, position, Ordering::OfTheBoard);
}

std::string content_text(const Geography& game, Position position) {
  return text_in_order(game, position, Ordering::Sorted);
}

std::string move_text(const Geography& game, Move move) { return game.graph().name(move); }

Result<Move> parse_move(const Geography& game, Side, std::string_view text) { return parse_vertex(game.graph(), text); }

Message why_not(const Geography& game, Position position, Move move) {
  const Cell vertex{game.graph().name(move)};
  const unsigned token = game.token(position);
  if (move == token) return message("why.token-there", {{"vertex", vertex}});
  if ((game.vertices(position) >> move & 1) == 0) return message("why.vertex-gone", {{"vertex", vertex}});
  return message("why.not-next", {{"vertex", vertex}, {"token", Cell{game.graph().name(token)}}});
}

std::string drawing(const Geography& game, Position position) {
  return "token on " + game.graph().name(game.token(position)) + '\n' +
         draw_graph(game.graph(), {game.vertices(position)});
}

}  // namespace spooky::combinatorial::texts
