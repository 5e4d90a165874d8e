// Akl's quantum chess in words, for people and screen readers.
#include <utility>
#include <vector>

#include "spooky/formats/akl_chess/notation.hpp"
#include "spooky/formats/akl_chess/text/words.hpp"

namespace spooky {

namespace akl_chess {

namespace {

/// The king, then what classical men show, then quantum men by their first types.
Message pieces(const Board& board, Colour player) {
  Phrases list;
  if (const Bitboard king = board.kings(player); king != 0) {
    list.push_back(message("phrase.pieces", {{"piece", Term{"piece", "king"}}, {"at", cells(king)}}));
  }
  for (const bool quantum : {false, true}) {
    for (const Type type : kAllTypes) {
      Bitboard squares = 0;
      for (Bitboard rest = board.men(player); rest != 0;) {
        const Square square = take_lowest(rest);
        const Man& man = board.man(square);
        if (man.is_quantum() == quantum && man.shows.value_or(man.first) == type) squares |= bit(square);
      }
      if (squares == 0) continue;
      list.push_back(
          message(quantum ? "phrase.quantum" : "phrase.pieces", {{"piece", term_of(type)}, {"at", cells(squares)}}));
    }
  }
  return message("describe.pieces", {{"player", term_of(player)}, {"pieces", std::move(list)}});
}

/// What is known of the second types.
void add_knowledge(const Position& position, Colour player, std::vector<Message>& told) {
  const Board& board = position.board();
  for (Bitboard rest = board.men(player); rest != 0;) {
    const Square square = take_lowest(rest);
    const Man& man = board.man(square);
    if (!man.second) continue;
    told.push_back(message("describe.known", {{"player", term_of(player)},
                                              {"at", cell(square)},
                                              {"first", term_of(man.first)},
                                              {"second", term_of(*man.second)}}));
  }
  const Bag& bag = position.setup().bags[index_of(player)];
  Phrases types;
  for (const Type type : kAllTypes) {
    if (bag[type] == 0) continue;
    types.push_back(message("phrase.count", {{"count", std::int64_t{bag[type]}}, {"piece", term_of(type)}}));
  }
  told.push_back(message("describe.bag", {{"player", term_of(player)}, {"types", std::move(types)}}));
}

void add_castling(const Setup& setup, std::vector<Message>& told) {
  constexpr const char* kWings[] = {"", "short", "long", "both"};
  for (const Colour player : kColours) {
    const unsigned rights = player == Colour::White ? setup.castling & 3U : setup.castling >> 2U;
    if (rights == 0) continue;
    told.push_back(message("describe.castling", {{"player", term_of(player)}, {"wing", std::string(kWings[rights])}}));
  }
}

/// What is to be done now.
Message what_now(const Position& position) {
  const Board& board = position.board();
  if (const auto square = position.dealing()) {
    return message(
        "describe.dealing",
        {{"owner", term_of(board.at(*square).owner)}, {"at", cell(*square)}, {"choices", nature_choices(position)}});
  }
  if (const auto square = position.touched()) {
    return message(
        "describe.touched",
        {{"player", term_of(position.to_move())}, {"at", cell(*square)}, {"choices", nature_choices(position)}});
  }
  if (const auto square = position.must()) {
    return message("event.must-move",
                   {{"by", term_of(position.to_move())}, {"piece", term_on(board, *square)}, {"at", cell(*square)}});
  }
  return message("describe.to-move", {{"player", term_of(position.to_move())}});
}

}  // namespace

}  // namespace akl_chess

std::vector<Message> Notation<akl_chess::Game>::describe(const Position& position) {
  std::vector<Message> told;
  for (const akl_chess::Colour player : akl_chess::kColours)
    told.push_back(akl_chess::pieces(position.board(), player));
  for (const akl_chess::Colour player : akl_chess::kColours) akl_chess::add_knowledge(position, player, told);
  akl_chess::add_castling(position.setup(), told);
  told.push_back(position.is_over() ? akl_chess::ended(position) : akl_chess::what_now(position));
  return told;
}

Message Notation<akl_chess::Game>::explain_value(const Position&, const Solution& solution) {
  const int sign = solution.value.numerator().sign();
  if (sign == 0) return akl_chess::message("value.even");
  return akl_chess::message(
      "value.wins", {{"player", akl_chess::term_of(sign > 0 ? akl_chess::Colour::White : akl_chess::Colour::Black)}});
}

}  // namespace spooky
