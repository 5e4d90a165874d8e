// Niel's Chess in words, for people and screen readers.
#include <string>
#include <vector>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/pair_list.hpp"
#include "spooky/formats/chess/roll_words.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"

namespace spooky {

using namespace chess;
using Chess = Notation<chess::Game>;

namespace {

/// "White has a king on e1, rooks on a1 and h1."
std::string pieces_sentence(const Board& board, Colour player) {
  std::vector<std::string> parts;
  for (std::size_t i = kPieceTypes; i-- > 0;) {
    const auto type = static_cast<PieceType>(i);
    const Bitboard squares = board.conventional(player) & board.of(type);
    if (squares == 0) continue;
    parts.push_back((count(squares) == 1 ? "a " + piece_name(type) : piece_name(type) + "s") + " on " +
                    name_squares(squares));
  }
  return parts.empty() ? player_name(player) + " has no whole pieces.\n"
                       : player_name(player) + " has " + joined(parts, ", and ") + ".\n";
}

std::string castling_sentence(const Board& board) {
  std::vector<std::string> parts;
  for (const Colour player : {Colour::White, Colour::Black}) {
    const unsigned rights = player == Colour::White ? board.castling() & 3U : board.castling() >> 2U;
    if (rights == 0) continue;
    parts.push_back(player_name(player) + " may still castle " +
                    (rights == 3   ? "on both sides"
                     : rights == 1 ? "on the king's side"
                                   : "on the queen's side"));
  }
  return parts.empty() ? "" : joined(parts, ", ") + ".\n";
}

std::string turn_sentence(const Position& position) {
  const Board& board = position.board();
  std::string words = player_name(board.to_move()) + " to move";
  if (position.in_check()) words += ", in check";
  if (const auto must = position.must_move()) {
    words += ": the " + piece_on(board, *must) + " has just collapsed and must be moved";
  }
  if (const auto offer = position.draw_offer()) {
    words += *offer == board.to_move()
                 ? ", and offers a draw with it"
                 : ". " + player_name(*offer) + " offers a draw; draw accepts it, a move declines";
  }
  if (board.has_en_passant()) words += ". A pawn has just passed " + square_name(board.en_passant());
  return words + ".";
}

}  // namespace

std::string Chess::describe(const Position& position) {
  const Board& board = position.board();
  std::string words = pieces_sentence(board, Colour::White) + pieces_sentence(board, Colour::Black);
  for (const Unit& unit : units_of(board)) words += capitalised(unit_words(position.rules(), unit)) + ".\n";
  words += castling_sentence(board);
  if (position.is_over()) return words + "The game is over. " + ending(position);
  if (!position.is_rolling()) return words + turn_sentence(position);
  return words + player_name(board.to_move()) + " plays " + action_text(position, position.rolled_move()) +
         ", and the die decides: " + roll_choices(position) + ".";
}

std::string Chess::explain_value(const Position&, const Solution<Action>& solution) {
  const Rational value = solution.value;
  if (value == Rational(0)) return "with perfect play the game is even";
  const std::string player = player_name(value > Rational(0) ? Colour::White : Colour::Black);
  if (value == Rational(1) || value == Rational(-1)) return "with perfect play " + player + " wins";
  return "with perfect play " + player + " is ahead: " + value.to_string() + " for White on average";
}

}  // namespace spooky
