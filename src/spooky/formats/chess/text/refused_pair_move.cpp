#include "spooky/formats/chess/text/pair_list.hpp"
#include "spooky/formats/chess/text/reach_words.hpp"
#include "spooky/formats/chess/text/refused.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

using Reason = std::optional<Message>;

/// A refusal that speaks of a pair.
Message about(std::string_view key, const Pair& pair) {
  return message(key, {{"piece", term_of(pair.type)}, {"first", cell(pair.lower())}, {"second", cell(pair.higher())}});
}

/// Flips and Hadamard moves need every pair of the unit, or the one pair, one move apart (7.7).
Reason too_far(const Board& board, const Rules& rules, const Pair& pair) {
  if (is_one_move_apart(board, rules, pair)) return std::nullopt;
  return about("refusal.too-far", pair);
}

Reason refused_flip(const Board& board, const Rules& rules, const Pair& pair) {
  if (!rules.has_flips()) return message("refusal.no-flips");
  if (pair.group == 0 && !is_unequal(pair.kind)) {
    return about("refusal.flip-without-effect", pair);
  }
  if (pair.type == PieceType::Pawn && rules.orders_pawns(pair.group != 0)) {
    const bool up = pair.colour == Colour::White;
    return message("refusal.flip-pawn", {{"first", cell(up ? pair.higher() : pair.lower())},
                                         {"second", cell(up ? pair.lower() : pair.higher())}});
  }
  return too_far(board, rules, pair);
}

Reason refused_phase(const Rules& rules, const Pair& pair) {
  if (!rules.has_phases()) return message("refusal.no-phases");
  if (pair.group == 0 || rules.moves_groups()) return std::nullopt;
  return about("refusal.phase-entangled", pair);
}

Reason refused_hadamard(const Board& board, const Rules& rules, const Pair& pair) {
  if (!rules.has_phases()) return message("refusal.no-hadamard");
  if (is_unequal(pair.kind)) return about("refusal.hadamard-unequal", pair);
  if (pair.group == 0) return too_far(board, rules, pair);
  if (!rules.moves_groups()) return about("refusal.hadamard-entangled", pair);
  for (const Pair& member : sorted_pairs(board)) {
    if (member.group != pair.group) continue;
    if (auto reason = too_far(board, rules, member)) return reason;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Message> refused_turn(const Board& board, const Rules& rules, Action move) {
  if (!rules.is_quantum()) return message("refusal.no-superpositions");
  const Square from = move.from();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (!board.is_half(from) || board.pair_on(from).is_triple() || board.pair_on(from).partner(from) != move.to()) {
    return message("refusal.not-a-pair", {{"first", cell(from)}, {"second", cell(move.to())}});
  }
  const Pair& pair = board.pair_on(from);
  if (move.type() == Action::Type::Flip) return refused_flip(board, rules, pair);
  if (move.type() == Action::Type::Phase) return refused_phase(rules, pair);
  return refused_hadamard(board, rules, pair);
}

std::optional<Message> refused_tunnel(const Board& board, const Rules& rules, Action move) {
  if (rules.variant != Variant::Tunnelling) return message("refusal.no-tunnelling");
  const Square from = move.from();
  const Square to = move.to();
  if (const auto reason = no_own_piece(board, from)) return reason;
  const PieceType type = board.type_on(from);
  const bool slides = type == PieceType::Rook || type == PieceType::Bishop || type == PieceType::Queen;
  if (board.is_half(from) || !slides) return message("refusal.cannot-tunnel");
  if (!board.is_empty(to)) return message("refusal.tunnel-occupied", {{"at", cell(to)}});
  const Bitboard blockers = between(from, to) & board.occupied();
  if (blockers == 0) {
    if (auto reason = no_way(board, rules, from, to)) return reason;
    return message("refusal.tunnel-open", {{"to", cell(to)}});
  }
  const Square barrier = lowest(blockers);
  const Bitboard gaps = between(barrier, to);
  if (count(blockers) > 1 || gaps != 0) return message("refusal.tunnel-far");
  if (board.is_half(barrier) || board.colour_on(barrier) == board.to_move() ||
      board.type_on(barrier) == PieceType::King) {
    return message("refusal.tunnel-barrier", {{"piece", term_on(board, barrier)}, {"at", cell(barrier)}});
  }
  if (is_move(board, rules, std::nullopt, move)) return std::nullopt;
  return wrong_pattern(board, from, to);
}

std::optional<Message> refused_collapse(const Board& board, const Rules& rules, Action move) {
  if (!rules.remote_collapse) return message("refusal.no-remote-collapse");
  const Square from = move.from();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (!board.is_half(from)) {
    return message("refusal.whole", {{"piece", term_on(board, from)}, {"at", cell(from)}});
  }
  if (board.pair_on(from).is_triple()) {  // P13
    return message("refusal.collapse-triple", {{"piece", term_of(board.type_on(from))}, {"at", cell(from)}});
  }
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  for (const Outcome& outcome : outcomes) {
    Board after = board;
    make_move(after, rules, move, outcome.rolls);
    const Square square = collapsed_square(board, rules, move, outcome.rolls);
    if (has_move(after, rules, square)) continue;
    return message("refusal.collapse-stuck", {{"piece", term_of(board.type_on(from))}, {"at", cell(square)}});
  }
  return std::nullopt;
}

}  // namespace spooky::chess
