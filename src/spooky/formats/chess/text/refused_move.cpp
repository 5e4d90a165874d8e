#include "spooky/formats/chess/text/castling_words.hpp"
#include "spooky/formats/chess/text/reach_words.hpp"
#include "spooky/formats/chess/text/refused.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/chances.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

/// 8.9.
std::optional<Message> captures_king(const Board& board, const Rules& rules, Square from, Square to) {
  if (!contains(board.of(PieceType::King), to)) return std::nullopt;
  if (!board.is_half(from) && !board.is_half(to)) return message("refusal.king-captured");
  if (!can_succeed(board, rules, from, to)) return std::nullopt;
  Message refused = message("refusal.king-attempted");
  if (rules.variant != Variant::Deterministic) {
    refused.arguments.push_back({"chance", capture_chance(board, rules, Action::move(from, to)).to_string()});
  }
  return refused;
}

/// N13: the capture of {e3,e4} that sets both halves back.
std::optional<Message> refused_back(const Board& board, Square from, Square to) {
  const std::vector<Argument> at = {{"at", cell(to)}};
  if (!board.has_en_passant() || board.en_passant() != to) return message("refusal.nothing-passed", at);
  if (board.type_on(from) != PieceType::Pawn || !contains(pawn_attacks(board.to_move(), from), to)) {
    return message("refusal.passing-pawn", at);
  }
  return std::nullopt;
}

Message own_piece_there(const Board& board, Square from, Square to) {
  if (board.is_half(from) && contains(board.pair_on(from).others(from), to)) {
    Message own = message("refusal.own-half", {{"piece", term_of(board.type_on(from))}, {"at", cell(to)}});
    if (board.pair_on(from).is_triple()) own.arguments.push_back({"three", std::string("yes")});
    return own;
  }
  return message("refusal.own-piece", {{"piece", term_on(board, to)}, {"at", cell(to)}});
}

bool is_en_passant(const Board& board, Square from, Square to) {
  return board.has_en_passant() && board.en_passant() == to && board.type_on(from) == PieceType::Pawn &&
         contains(pawn_attacks(board.to_move(), from), to);
}

}  // namespace

std::optional<Message> refused_move(const Board& board, const Rules& rules, Action move) {
  const Square from = move.from();
  const Square to = move.to();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (move.type() == Action::Type::EnPassantBack) return refused_back(board, from, to);
  if (from == to) return message("refusal.already-there", {{"at", cell(to)}});
  const auto wing = castling_wing(rules, board.to_move(), move);
  if (wing && board.type_on(from) == PieceType::King) {
    return castling_refusal(board, rules, *wing);
  }
  if (!board.is_empty(to) && board.colour_on(to) == board.to_move()) return own_piece_there(board, from, to);
  if (!is_en_passant(board, from, to)) {
    if (const auto reason = no_way(board, rules, from, to)) return reason;
  }
  if (const auto reason = captures_king(board, rules, from, to)) return reason;
  return wrong_promotion(board, rules, from, bit(to), move.promotes());
}

}  // namespace spooky::chess
