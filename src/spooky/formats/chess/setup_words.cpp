#include "spooky/formats/chess/setup_words.hpp"

#include "spooky/formats/chess/pair_text.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"

namespace spooky::chess {

namespace {

std::string group_name(const Board& board, Square half) { return "group " + std::to_string(board.pair_on(half).group); }

std::string bad_kind(const Rules& rules, const Pair& pair) {
  if (!rules.is_quantum()) return "ordinary chess has no pairs, and here is " + pair_text(pair);
  return "the pair " + pair_text(pair) + " is " + kind_name(pair.kind) + ", and this variant has no such pairs";
}

std::string bad_castling(const Rules& rules, Colour colour) {
  if (rules.board != BoardShape::Standard8x8) return "there is no castling on this board: the rights must be -";
  return player_name(colour) + " has a castling right, but king and rook are not both whole on their first squares";
}

std::string bad_must(const Rules& rules, const Board& board, Square square) {
  const std::string name = "must=" + square_name(square);
  if (!rules.remote_collapse) return name + " needs the rule remote_collapse";
  return name + " must name a whole piece of " + player_name(board.to_move()) + " that has a legal move";
}

}  // namespace

std::string setup_reason(const Rules& rules, const Board& board, const SetupError& error) {
  const std::string player = player_name(error.colour);
  const std::string square = square_name(error.square);
  switch (error.fault) {
    case SetupFault::NoKing: return player + " has no king";
    case SetupFault::ManyKings: return player + " has more than one king";
    case SetupFault::PawnRank: return "a pawn stands on " + square + ", on the first or last rank";
    case SetupFault::Kind: return bad_kind(rules, board.pair_on(error.square));
    case SetupFault::GroupKinds: return "the pairs of " + group_name(board, error.square) + " are not all of one kind";
    case SetupFault::GroupColours:
      return group_name(board, error.square) + " has pairs of one player only; a group has pairs of both";
    case SetupFault::PawnOrientation:
      return "of the pawn pair " + pair_text(board.pair_on(error.square)) +
             " the half on the farther rank must come first in this variant";
    case SetupFault::CastlingRight: return bad_castling(rules, error.colour);
    case SetupFault::EnPassantRank:
      return square + " cannot be the square that a pawn of " + player_name(other(board.to_move())) +
             " has just passed";
    case SetupFault::EnPassantPawn:
      return "no pawn of " + player_name(other(board.to_move())) + " stands in front of the passed square " + square;
    case SetupFault::EnPassantOccupied:
      return "a pawn cannot have passed " + square + ": another piece is there, or where the pawn came from";
    case SetupFault::EnPassantOff: return "the rules have no double step, so no pawn can have passed " + square;
    case SetupFault::OtherInCheck:
      return player_name(board.to_move()) + " is to move, but the king of " + player + " is in check already";
    case SetupFault::MustMove: return bad_must(rules, board, error.square);
  }
  return "the position cannot be";
}

}  // namespace spooky::chess
