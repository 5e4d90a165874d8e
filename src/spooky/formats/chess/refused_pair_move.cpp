#include "spooky/formats/chess/danger_words.hpp"
#include "spooky/formats/chess/pair_list.hpp"
#include "spooky/formats/chess/reach_words.hpp"
#include "spooky/formats/chess/refused.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/board/attacks.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

using Reason = std::optional<std::string>;

std::string name_pair(const Pair& pair) {
  return "the " + piece_name(pair.type) + " on " + square_name(pair.lower()) + " and " + square_name(pair.higher());
}

/// Flips and Hadamard moves need every pair of the unit, or the one pair, one move apart (7.7).
Reason too_far(const Board& board, const Rules& rules, const Pair& pair) {
  if (is_one_move_apart(board, rules, pair)) return std::nullopt;
  return "the halves of " + name_pair(pair) + " are not one move away from each other";
}

Reason refused_flip(const Board& board, const Rules& rules, const Pair& pair) {
  if (!rules.has_flips()) return "this variant has no flips";
  if (pair.group == 0 && !is_unequal(pair.kind)) {
    return "a flip would make no difference: " + name_pair(pair) + " is equal and not entangled";
  }
  return too_far(board, rules, pair);
}

Reason refused_phase(const Rules& rules, const Pair& pair) {
  if (!rules.has_phases()) return "this variant has no Z moves";
  if (pair.group == 0 || rules.moves_groups()) return std::nullopt;
  return name_pair(pair) + " is entangled, and the Z move is for pairs that are not";
}

Reason refused_hadamard(const Board& board, const Rules& rules, const Pair& pair) {
  if (!rules.has_phases()) return "this variant has no Hadamard moves";
  if (is_unequal(pair.kind)) return name_pair(pair) + " is unequal and has no Hadamard move";
  if (pair.group == 0) return too_far(board, rules, pair);
  if (!rules.moves_groups()) return name_pair(pair) + " is entangled, and the Hadamard move is for pairs that are not";
  for (const Pair& member : sorted_pairs(board)) {
    if (member.group != pair.group) continue;
    if (auto reason = too_far(board, rules, member)) return reason;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> refused_turn(const Board& board, const Rules& rules, Action move) {
  if (!rules.is_quantum()) return "ordinary chess has no superpositions";
  const Square from = move.from();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (!board.is_half(from) || board.pair_on(from).partner(from) != move.to()) {
    return square_name(from) + " and " + square_name(move.to()) + " are not the two halves of one piece";
  }
  const Pair& pair = board.pair_on(from);
  if (move.type() == Action::Type::Flip) return refused_flip(board, rules, pair);
  if (move.type() == Action::Type::Phase) return refused_phase(rules, pair);
  return refused_hadamard(board, rules, pair);
}

std::optional<std::string> refused_tunnel(const Board& board, const Rules& rules, Action move) {
  if (rules.variant != Variant::Tunnelling) return "only the variant tunnelling has such moves";
  const Square from = move.from();
  const Square to = move.to();
  if (const auto reason = no_own_piece(board, from)) return reason;
  const PieceType type = board.type_on(from);
  const bool slides = type == PieceType::Rook || type == PieceType::Bishop || type == PieceType::Queen;
  if (board.is_half(from) || !slides) return "only a whole rook, bishop or queen can tunnel";
  if (!board.is_empty(to)) return square_name(to) + " is occupied: a piece tunnels to an empty square";
  const Bitboard blockers = between(from, to) & board.occupied();
  if (blockers == 0) {
    if (auto reason = no_way(board, rules, from, to)) return reason;
    return "nothing is in the way to " + square_name(to) + ": an ordinary move leads there";
  }
  const Square barrier = lowest(blockers);
  const Bitboard gaps = between(barrier, to);
  if (count(blockers) > 1 || gaps != 0) return "a piece tunnels only to the square right behind the first piece";
  if (board.is_half(barrier) || board.colour_on(barrier) == board.to_move() ||
      board.type_on(barrier) == PieceType::King) {
    return "the " + piece_on(board, barrier) +
           " is in the way: a piece tunnels through a whole piece of the opponent, not a king";
  }
  if (is_move(board, rules, std::nullopt, move)) return std::nullopt;
  return "a " + piece_name(type) + " does not move from " + square_name(from) + " to " + square_name(to);
}

std::optional<std::string> refused_collapse(const Board& board, const Rules& rules, Action move) {
  if (!rules.remote_collapse) return "the rules do not allow a remote collapse (remote_collapse)";
  const Square from = move.from();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (!board.is_half(from)) return "the " + piece_on(board, from) + " is whole: there is nothing to collapse";
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  for (const Outcome& outcome : outcomes) {
    Board after = board;
    make_move(after, rules, move, outcome.rolls);
    const Square square = collapsed_square(board, rules, move, outcome.rolls);
    if (has_move(after, rules, square)) continue;
    return "if the " + piece_name(board.type_on(from)) + " collapses to " + square_name(square) +
           ", it has no legal move there, and it would have to be moved";
  }
  return std::nullopt;
}

}  // namespace spooky::chess
