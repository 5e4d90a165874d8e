// What classical moves do, as data.
#include "spooky/formats/combinatorial/text/deeds.hpp"

#include "spooky/classical/bits.hpp"
#include "spooky/formats/combinatorial/text/all_texts.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial {

namespace texts {

namespace {

using World = std::optional<Position>;

/// The names of the bits that a move cleared in a world, besides its own.
template <class G, class Name>
Cells gone_with(const G& game, const World& world, Move move, const Name& name) {
  Cells gone;
  const auto reached = world ? game.after(*world, move) : std::nullopt;
  if (!reached) return gone;
  classical::for_each_bit(*world & ~*reached, [&](unsigned bit) {
    if (bit != move) gone.names.push_back(name(bit));
  });
  return gone;
}

Message deed(const classical::Heaps&, const World&, Move move) {
  return message("deed.took", {{"heap", Cell{std::to_string(classical::Heaps::heap_of(move) + 1)}},
                               {"count", as_number(classical::Heaps::count_of(move))}});
}

Message deed(const classical::Octal&, const World&, Move move) {
  const bool cuts = classical::Octal::length_of(move) == 0;
  return message(cuts ? "deed.cut-row" : "deed.took-pins", pins_arguments(move));
}

Message deed(const classical::Domineering& game, const World&, Move move) {
  const bool upright = classical::Domineering::side_of(move) == Side::Left;
  return message("deed.domino", {{"squares", Cells{{square_name(game.grid(), classical::Domineering::square_of(move)),
                                                    square_name(game.grid(), game.second_of(move))}}},
                                 {"way", std::string(upright ? "vertical" : "horizontal")}});
}

Message deed(const classical::Hackenbush& game, const World& world, Move move) {
  Message cut = message("deed.cut",
                        {{"edge", Cell{game.edges()[move].label}}, {"colour", colour_term(game.edges()[move].colour)}});
  Cells fallen = gone_with(game, world, move, [&](unsigned edge) { return game.edges()[edge].label; });
  if (!fallen.names.empty()) cut.arguments.push_back({"with", std::move(fallen)});
  return cut;
}

Message deed(const classical::NodeKayles& game, const World& world, Move move) {
  Message taken = message("deed.took-vertex", {{"vertex", Cell{game.graph().name(move)}}});
  Cells neighbours = gone_with(game, world, move, [&](unsigned vertex) { return game.graph().name(vertex); });
  if (!neighbours.names.empty()) taken.arguments.push_back({"with", std::move(neighbours)});
  return taken;
}

Message deed(const classical::Colouring& game, const World&, Move move) {
  return message("deed.coloured", {{"vertex", Cell{game.graph().name(classical::Colouring::vertex_of(move))}}});
}

Message deed(const classical::Geography& game, const World& world, Move move) {
  Message moved = message("deed.moved-token", {{"to", Cell{game.graph().name(move)}}});
  if (world) moved.arguments.push_back({"from", Cell{game.graph().name(game.token(*world))}});
  return moved;
}

Message deed(const classical::Clobber& game, const World&, Move move) {
  return message("deed.captured", {{"from", Cell{square_name(game.grid(), classical::Clobber::from_of(move))}},
                                   {"to", Cell{square_name(game.grid(), classical::Clobber::to_of(move))}}});
}

Message deed(const classical::ToadsAndFrogs& game, const World&, Move move) {
  const unsigned from = classical::ToadsAndFrogs::from_of(move);
  const unsigned to = classical::ToadsAndFrogs::to_of(move);
  Message hop = message("deed.hopped", {{"animal", animal_term(classical::ToadsAndFrogs::side_of(move))},
                                        {"from", Cell{square_name(game, from)}},
                                        {"to", Cell{square_name(game, to)}}});
  const bool jumps = (from > to ? from - to : to - from) == 2;
  if (jumps) hop.arguments.push_back({"over", Cell{square_name(game, (from + to) / 2)}});
  return hop;
}

Message deed(const classical::TableGame& game, const World& world, Move move) {
  Message named = message("deed.named", {{"move", move_text(game, move)}});
  const auto reached = world ? game.after(*world, move) : std::nullopt;
  if (reached) named.arguments.push_back({"to", position_text(game, *reached)});
  return named;
}

Message deed(const classical::ClassicalSum& sum, const World& world, Move move) {
  const unsigned part = classical::ClassicalSum::part_of(move);
  const World place = world ? World(sum.part_of(*world, part)) : std::nullopt;
  Message inner = std::visit(
      [&](const auto& game) { return deed(game, place, classical::ClassicalSum::move_of(move)); }, sum.parts()[part]);
  return message("deed.in-part", {{"part", as_number(part + 1)}, {"deed", Phrases{std::move(inner)}}});
}

}  // namespace

}  // namespace texts

Message deed(const AnyClassical& any, std::optional<classical::Position> world, classical::Move move) {
  return std::visit([&](const auto& game) { return texts::deed(game, world, move); }, any);
}

}  // namespace spooky::combinatorial
