#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/graph_printing.hpp"
#include "spooky/formats/combinatorial/text/graph_reading.hpp"
#include "spooky/formats/combinatorial/text/graph_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::Colouring;

namespace {

GraphState state_of(const Colouring& game, Position position) {
  const auto places = game.places();
  return {places.all(), places.of(position, Side::Left), places.of(position, Side::Right)};
}

/// An error unless no neighbours have colours that the game forbids.
Status check_colours(const Colouring& game, Position position) {
  for (const Side side : {Side::Left, Side::Right}) {
    const std::uint64_t wrong = game.places().of(position, side) & game.forbidden(position, side);
    if (wrong == 0) continue;
    const std::string name = game.graph().name(classical::lowest_bit({wrong, 0}));
    return bad_position("vertex " + name + " has a neighbour of " +
                        (game.kind() == Colouring::Kind::Col ? "the same colour" : "the other colour"));
  }
  return success();
}

}  // namespace

Result<ClassicalStart> parse_colouring(Colouring::Kind kind, std::string_view text) {
  auto graphs = read_graphs(text, Besides::Colours);
  if (!graphs) return graphs.error();
  const Colouring game(kind, std::move(graphs->graph));
  ClassicalStart start{game, {}};
  for (const GraphRealisation& realisation : graphs->realisations) {
    if (const std::uint64_t missing = game.places().all() & ~realisation.vertices; missing != 0) {
      return bad_position("all realisations have the same graph, but vertex " +
                          game.graph().name(classical::lowest_bit({missing, 0})) + " is not in all of them");
    }
    start.positions.push_back(game.places().position(realisation.left, realisation.right));
    if (const auto fine = check_colours(game, start.positions.back()); !fine) return fine.error();
  }
  return start;
}

std::string position_text(const Colouring& game, Position position) {
  return graph_text(game.graph(), state_of(game, position), Ordering::OfTheBoard);
}

std::string content_text(const Colouring& game, Position position) {
  return graph_text(game.graph(), state_of(game, position), Ordering::Sorted);
}

std::string move_text(const Colouring& game, Move move) { return game.graph().name(Colouring::vertex_of(move)); }

Result<Move> parse_move(const Colouring& game, Side side, std::string_view text) {
  const auto vertex = parse_vertex(game.graph(), text);
  if (!vertex) return vertex.error();
  return Colouring::colour(*vertex, side);
}

Message why_not(const Colouring& game, Position position, Move move) {
  const unsigned vertex = Colouring::vertex_of(move);
  const Cell name{game.graph().name(vertex)};
  if ((game.places().free(position) >> vertex & 1) == 0) return message("why.coloured", {{"vertex", name}});
  const Side side = Colouring::side_of(move);
  const Side neighbour = game.kind() == Colouring::Kind::Col ? side : other(side);
  return message("why.neighbour", {{"vertex", name}, {"player", player_term(neighbour)}});
}

std::string drawing(const Colouring& game, Position position) {
  return draw_graph(game.graph(), state_of(game, position));
}

}  // namespace spooky::combinatorial::texts
