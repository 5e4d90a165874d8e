// The position in words, for people and screen readers.
#include <array>
#include <utility>
#include <vector>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

namespace quantum_chess {

namespace {

/// The pieces of a player that are surely there, the king first.
Message full_pieces(const Position& position, Colour player) {
  Phrases list;
  for (std::size_t i = kPieceTypes; i-- > 0;) {
    const auto type = static_cast<PieceType>(i);
    const SquareSet squares = position.full() & position.fields().letters.of(Letter(player, type));
    if (squares != 0) list.push_back(message("phrase.pieces", {{"piece", term_of(type)}, {"at", cells(squares)}}));
  }
  return message("describe.pieces", {{"player", term_of(player)}, {"pieces", std::move(list)}});
}

/// Where pieces of a kind may be, with the chance of each square.
void add_superposed(const Position& position, std::vector<Message>& told) {
  const std::array<Weight, 64> chances = position.state().probabilities();
  for (const Colour player : {Colour::White, Colour::Black}) {
    for (std::size_t i = kPieceTypes; i-- > 0;) {
      const auto type = static_cast<PieceType>(i);
      Phrases places;
      for (SquareSet rest = position.state().superposed() & position.fields().letters.of(Letter(player, type));
           rest != 0;) {
        const Square square = take_lowest(rest);
        places.push_back(
            message("phrase.place", {{"at", cell(square)}, {"chance", chances[square.value()].to_string()}}));
      }
      if (places.empty()) continue;
      told.push_back(message("describe.superposed",
                             {{"player", term_of(player)}, {"piece", term_of(type)}, {"places", std::move(places)}}));
    }
  }
  if (position.state().boards() == 1) return;
  told.push_back(message("describe.boards", {{"boards", static_cast<std::int64_t>(position.state().boards())},
                                             {"branches", static_cast<std::int64_t>(position.state().branches())}}));
}

void add_castling(const Fields& fields, std::vector<Message>& told) {
  constexpr const char* kWings[] = {"", "short", "long", "both"};
  for (const Colour player : {Colour::White, Colour::Black}) {
    const std::size_t rights =
        (fields.may_castle(player, Wing::Short) ? 1U : 0U) + (fields.may_castle(player, Wing::Long) ? 2U : 0U);
    if (rights == 0) continue;
    told.push_back(message("describe.castling", {{"player", term_of(player)}, {"wing", std::string(kWings[rights])}}));
  }
}

void add_turn(const Position& position, std::vector<Message>& told) {
  const Fields& fields = position.fields();
  told.push_back(message("describe.to-move", {{"player", term_of(fields.to_move)}}));
  if (const auto offer = position.draw_offer()) {
    const bool own = *offer == fields.to_move;
    told.push_back(message(own ? "describe.offers-with-move" : "describe.offers", {{"player", term_of(*offer)}}));
  }
  if (fields.passed) told.push_back(message("describe.passed", {{"at", cell(*fields.passed)}}));
}

}  // namespace

}  // namespace quantum_chess

std::vector<Message> Notation<quantum_chess::Game>::describe(const Position& position) {
  using namespace quantum_chess;
  std::vector<Message> told = {full_pieces(position, Colour::White), full_pieces(position, Colour::Black)};
  add_superposed(position, told);
  add_castling(position.fields(), told);
  if (position.is_over()) {
    told.push_back(ended(position));
  } else if (position.measurement()) {
    told.push_back(asked(position));
  } else {
    add_turn(position, told);
  }
  return told;
}

Message Notation<quantum_chess::Game>::explain_value(const Position&, const SolutionOf<quantum_chess::Game>& solution) {
  using namespace quantum_chess;
  const int sign = solution.value.sign();
  if (sign == 0) return message("value.even");
  return message("value.wins", {{"player", term_of(sign > 0 ? Colour::White : Colour::Black)}});
}

}  // namespace spooky
