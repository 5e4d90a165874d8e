#include "spooky/formats/chess/text/reach_words.hpp"
#include "spooky/formats/chess/text/refused.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/generator.hpp"

namespace spooky::chess {

namespace {

using Reason = std::optional<Message>;

/// What is said of a split names its three parts, where there are three.
Message told_of(std::string_view key, Square at, bool three) {
  Message told = message(key, {{"at", cell(at)}});
  if (three) told.arguments.push_back({"three", std::string("yes")});
  return told;
}

/// N7, P5: an empty square that the piece reaches.
Reason wrong_arrival(const Board& board, const Rules& rules, Action move, Square to) {
  if (!board.is_empty(to)) return told_of("refusal.occupied", to, move.type() == Action::Type::SplitThree);
  return no_way(board, rules, move.from(), to);
}

Reason wrong_squares(const Board& board, const Rules& rules, Action move) {
  const Square from = move.from();
  if (move.first() == move.second()) {
    return message("refusal.same-square", {{"at", cell(move.first())}});
  }
  const bool three = move.type() == Action::Type::SplitThree;
  for (const Square square : {move.first(), move.second(), three ? move.third() : from}) {
    if (square == from) continue;
    if (const auto reason = wrong_arrival(board, rules, move, square)) return reason;
  }
  const Bitboard squares = move.squares() & ~bit(from);
  return wrong_promotion(board, rules, from, squares, move.promotes());
}

/// 7.3.
Reason wrong_order(const Board& board, const Rules& rules, Action move) {
  const bool entangled = move.type() == Action::Type::Entangle;
  if (!rules.orders_pawns(entangled) || board.type_on(move.from()) != PieceType::Pawn) return std::nullopt;
  const bool up = board.to_move() == Colour::White;
  const bool farther_first = up ? move.first() > move.second() : move.first() < move.second();
  if (farther_first) return std::nullopt;
  return message("refusal.farther-first", {{"first", cell(move.second())}, {"second", cell(move.first())}});
}

/// N10.
Reason wrong_target(const Board& board, Action move) {
  const Square target = move.target();
  if (board.is_empty(target)) return message("refusal.no-half", {{"at", cell(target)}});
  const std::vector<Argument> there = {{"piece", term_on(board, target)}, {"at", cell(target)}};
  if (!board.is_half(target)) return message("refusal.whole-target", there);
  if (board.pair_on(target).is_triple()) {
    return message("refusal.triple-target", {{"piece", term_of(board.type_on(target))}, {"at", cell(target)}});
  }
  if (board.colour_on(target) == board.to_move()) return message("refusal.own-target", there);
  if (board.pair_on(target).group == 0 && board.group_squares(1) != 0 && board.group_squares(2) != 0) {
    return message("refusal.third-group");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Message> refused_split(const Board& board, const Rules& rules, Action move) {
  const bool entangles = move.type() == Action::Type::Entangle;
  const Square from = move.from();
  if (!rules.is_quantum()) return message("refusal.no-superpositions");
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (board.is_half(from)) {
    Message already = told_of("refusal.half-already", from, board.pair_on(from).is_triple());
    already.arguments.push_back({"piece", term_of(board.type_on(from))});
    return already;
  }
  const bool three = move.type() == Action::Type::SplitThree;
  const bool stays = contains(move.squares(), from);
  if (entangles && !stays) return message("refusal.joining-stays", {{"at", cell(from)}});
  if (rules.stay_only && !stays) return told_of("refusal.stay-only", from, three);
  if (const auto reason = wrong_squares(board, rules, move)) return reason;
  if (three) return std::nullopt;
  if (const auto reason = wrong_order(board, rules, move)) return reason;
  if (!entangles) {
    if (rules.has_kind(move.pair_kind())) return std::nullopt;
    Message no_kind = message("refusal.no-such-kind");
    add_kind(move.pair_kind(), no_kind.arguments);
    return no_kind;
  }
  if (const auto reason = wrong_target(board, move)) return reason;
  if (is_move(board, rules, std::nullopt, move)) return std::nullopt;
  return message("refusal.no-attack",
                 {{"at", cells(board.unit_squares(move.target()) & board.of(other(board.to_move())))}});
}

}  // namespace spooky::chess
