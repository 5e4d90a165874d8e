#include "spooky/formats/chess/reach_words.hpp"
#include "spooky/formats/chess/refused.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky::chess {

namespace {

using Reason = std::optional<std::string>;

/// N7: an empty square that the piece reaches.
Reason wrong_arrival(const Board& board, const Rules& rules, Square from, Square to) {
  if (!board.is_empty(to)) return square_name(to) + " is occupied: halves go to empty squares only";
  return no_way(board, rules, from, to);
}

Reason wrong_squares(const Board& board, const Rules& rules, Action move) {
  const Square from = move.from();
  if (move.first() == move.second()) {
    return "the two halves must be on two squares, and " + square_name(move.first()) + " is named twice";
  }
  for (const Square square : {move.first(), move.second()}) {
    if (square == from) continue;
    if (const auto reason = wrong_arrival(board, rules, from, square)) return reason;
  }
  const Bitboard squares = (bit(move.first()) | bit(move.second())) & ~bit(from);
  return wrong_promotion(board, rules, from, squares, move.promotes());
}

/// 7.3, Article 9.
Reason wrong_order(const Board& board, const Rules& rules, Action move) {
  if (rules.variant != Variant::Simplified || board.type_on(move.from()) != PieceType::Pawn) return std::nullopt;
  const bool up = board.to_move() == Colour::White;
  const bool farther_first = up ? move.first() > move.second() : move.first() < move.second();
  if (farther_first) return std::nullopt;
  return "the half of a pawn on the farther rank comes first in this variant: write " + square_name(move.second()) +
         " before " + square_name(move.first());
}

/// N10.
Reason wrong_target(const Board& board, Action move) {
  const Square target = move.target();
  const std::string name = square_name(target);
  if (board.is_empty(target)) return "there is no half to join on " + name;
  if (!board.is_half(target)) return "the " + piece_on(board, target) + " is whole: only a superposition can be joined";
  if (board.colour_on(target) == board.to_move()) {
    return "the " + piece_on(board, target) + " is your own: a piece joins a superposition of the opponent";
  }
  if (board.pair_on(target).group == 0 && board.group_squares(1) != 0 && board.group_squares(2) != 0) {
    return "both diagonals are taken: there cannot be a third entangled group";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> refused_split(const Board& board, const Rules& rules, Action move) {
  const bool entangles = move.type() == Action::Type::Entangle;
  const Square from = move.from();
  if (!rules.is_quantum()) return "ordinary chess has no superpositions";
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (board.is_half(from)) {
    return "the " + piece_name(board.type_on(from)) + " on " + square_name(from) +
           " is a half already: only a whole piece can split";
  }
  const bool stays = move.first() == from || move.second() == from;
  if (entangles && !stays) return "one half of a piece that joins another must stay on " + square_name(from);
  if (rules.stay_only && !stays) return "under these rules one half must stay on " + square_name(from);
  if (const auto reason = wrong_squares(board, rules, move)) return reason;
  if (const auto reason = wrong_order(board, rules, move)) return reason;
  if (!entangles) {
    if (rules.has_kind(move.pair_kind())) return std::nullopt;
    return "this variant has no superpositions that are " + kind_name(move.pair_kind());
  }
  if (const auto reason = wrong_target(board, move)) return reason;
  if (is_move(board, rules, std::nullopt, move)) return std::nullopt;
  return "neither half would attack the superposition on " +
         name_squares(board.unit_squares(move.target()) & board.of(other(board.to_move())));
}

}  // namespace spooky::chess
