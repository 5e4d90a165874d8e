// Niel's Chess in words, for people and screen readers.
#include <utility>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/unit_words.hpp"
#include "spooky/formats/chess/text/words.hpp"

namespace spooky {

namespace chess {

namespace {

/// The whole pieces of a player, the king first.
Message pieces(const Board& board, Colour player) {
  Phrases list;
  for (std::size_t i = kPieceTypes; i-- > 0;) {
    const auto type = static_cast<PieceType>(i);
    const Bitboard squares = board.conventional(player) & board.of(type);
    if (squares != 0) list.push_back(message("phrase.pieces", {{"piece", term_of(type)}, {"at", cells(squares)}}));
  }
  return message("describe.pieces", {{"player", term_of(player)}, {"pieces", std::move(list)}});
}

void add_castling(const Board& board, std::vector<Message>& told) {
  constexpr const char* kWings[] = {"", "short", "long", "both"};
  for (const Colour player : {Colour::White, Colour::Black}) {
    const unsigned rights = player == Colour::White ? board.castling() & 3U : board.castling() >> 2U;
    if (rights == 0) continue;
    told.push_back(message("describe.castling", {{"player", term_of(player)}, {"wing", std::string(kWings[rights])}}));
  }
}

/// What is to be done now, and what is to be heeded.
void add_turn(const Position& position, std::vector<Message>& told) {
  const Board& board = position.board();
  told.push_back(message("describe.to-move", {{"player", term_of(board.to_move())}}));
  for (Message& check : checks(position)) told.push_back(std::move(check));
  if (position.must_move()) told.push_back(must_move(position));
  if (const auto offer = position.draw_offer()) {
    const bool own = *offer == board.to_move();
    told.push_back(message(own ? "describe.offers-with-move" : "describe.offers", {{"player", term_of(*offer)}}));
  }
  if (board.has_en_passant()) told.push_back(message("describe.passed", {{"at", cell(board.en_passant())}}));
}

}  // namespace

}  // namespace chess

std::vector<Message> Notation<chess::Game>::describe(const Position& position) {
  const chess::Board& board = position.board();
  std::vector<Message> told = {chess::pieces(board, chess::Colour::White), chess::pieces(board, chess::Colour::Black)};
  for (const chess::Unit& unit : chess::units_of(board)) told.push_back(chess::unit_words(position.rules(), unit));
  chess::add_castling(board, told);
  if (position.is_over()) {
    told.push_back(chess::ended(position));
  } else if (position.is_rolling()) {
    told.push_back(chess::message("describe.plays", {{"player", chess::term_of(board.to_move())},
                                                     {"action", action_text(position, position.rolled_move())}}));
    told.push_back(chess::rolling(position));
  } else {
    chess::add_turn(position, told);
  }
  return told;
}

Message Notation<chess::Game>::explain_value(const Position&, const Solution<Action>& solution) {
  const Rational value = solution.value;
  if (value == Rational(0)) return chess::message("value.even");
  const Term player = chess::term_of(value > Rational(0) ? chess::Colour::White : chess::Colour::Black);
  if (value == Rational(1) || value == Rational(-1)) return chess::message("value.wins", {{"player", player}});
  return chess::message("value.ahead", {{"player", player}, {"value", value.to_string()}});
}

}  // namespace spooky
