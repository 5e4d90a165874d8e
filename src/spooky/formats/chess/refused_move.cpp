#include "spooky/core/rational.hpp"
#include "spooky/formats/chess/castling_words.hpp"
#include "spooky/formats/chess/reach_words.hpp"
#include "spooky/formats/chess/refused.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/board/attacks.hpp"
#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

Rational chance_of_half(const Board& board, Square square) {
  if (!board.is_half(square)) return Rational(1);
  const Pair& pair = board.pair_on(square);
  const Rational first = first_chance(pair.kind);
  return pair.half_on(square) == Half::First ? first : Rational(1) - first;
}

/// That both are where they seem to be.
Rational chance_of_capture(const Board& board, Square from, Square to) {
  if (board.is_half(from) && board.is_half(to) && share_group(board, from, to)) return chance_of_half(board, from);
  return chance_of_half(board, from) * chance_of_half(board, to);
}

/// 8.9.
std::optional<std::string> captures_king(const Board& board, const Rules& rules, Square from, Square to) {
  if (!contains(board.of(PieceType::King), to)) return std::nullopt;
  if (!board.is_half(from) && !board.is_half(to)) return "a king cannot be captured";
  if (!can_succeed(board, rules, from, to)) return std::nullopt;
  const std::string rule = "a king may be attacked by an attempt only when that cannot succeed, and this one ";
  if (rules.variant == Variant::Deterministic) return rule + "would";
  return rule + "would with chance " + chance_of_capture(board, from, to).to_string();
}

/// N13: the capture of {e3,e4} that sets both halves back.
std::optional<std::string> refused_back(const Board& board, Square from, Square to) {
  if (!board.has_en_passant() || board.en_passant() != to) return "no pawn has just passed " + square_name(to);
  if (board.type_on(from) != PieceType::Pawn || !contains(pawn_attacks(board.to_move(), from), to)) {
    return "only a pawn that attacks " + square_name(to) + " captures in passing";
  }
  return std::nullopt;
}

std::string own_piece_there(const Board& board, Square from, Square to) {
  if (board.is_half(from) && board.pair_on(from).partner(from) == to) {
    return "the other half of the same " + piece_name(board.type_on(from)) + " is on " + square_name(to);
  }
  return "your own " + piece_on(board, to) + " is in the way";
}

bool is_en_passant(const Board& board, Square from, Square to) {
  return board.has_en_passant() && board.en_passant() == to && board.type_on(from) == PieceType::Pawn &&
         contains(pawn_attacks(board.to_move(), from), to);
}

}  // namespace

std::optional<std::string> refused_move(const Board& board, const Rules& rules, Action move) {
  const Square from = move.from();
  const Square to = move.to();
  if (const auto reason = no_own_piece(board, from)) return reason;
  if (move.type() == Action::Type::EnPassantBack) return refused_back(board, from, to);
  if (from == to) return "the piece already is on " + square_name(to);
  const auto wing = castling_wing(rules, board.to_move(), move);
  if (wing && board.type_on(from) == PieceType::King) {
    if (const auto reason = castling_refusal(board, rules, *wing)) return reason;
    return std::nullopt;
  }
  if (!board.is_empty(to) && board.colour_on(to) == board.to_move()) return own_piece_there(board, from, to);
  if (!is_en_passant(board, from, to)) {
    if (const auto reason = no_way(board, rules, from, to)) return reason;
  }
  if (const auto reason = captures_king(board, rules, from, to)) return reason;
  return wrong_promotion(board, rules, from, bit(to), move.promotes());
}

}  // namespace spooky::chess
