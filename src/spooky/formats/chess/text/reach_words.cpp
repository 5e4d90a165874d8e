#include "spooky/formats/chess/text/reach_words.hpp"

#include <bit>

#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"

namespace spooky::chess {

namespace {

bool on_one_line(Square a, Square b) { return file_of(a) == file_of(b) || rank_of(a) == rank_of(b); }

bool on_one_diagonal(Square a, Square b) {
  const auto distance = [](std::size_t x, std::size_t y) { return x < y ? y - x : x - y; };
  return distance(file_of(a), file_of(b)) == distance(rank_of(a), rank_of(b));
}

/// Whether the piece could go there on an empty board.
bool has_pattern(PieceType type, Square from, Square to) {
  switch (type) {
    case PieceType::Pawn: return false;
    case PieceType::Knight: return contains(knight_attacks(from), to);
    case PieceType::Bishop: return on_one_diagonal(from, to);
    case PieceType::Rook: return on_one_line(from, to);
    case PieceType::Queen: return on_one_line(from, to) || on_one_diagonal(from, to);
    case PieceType::King: return contains(king_attacks(from), to);
  }
  return false;
}

/// The piece in between that is nearest to the departure.
Message blocked(const Board& board, Square from, Square to, Bitboard blockers) {
  const Square nearest =
      from < to ? lowest(blockers) : Square(63 - static_cast<std::size_t>(std::countl_zero(blockers)));
  return message("refusal.blocked",
                 {{"from", cell(from)}, {"to", cell(to)}, {"piece", term_on(board, nearest)}, {"at", cell(nearest)}});
}

std::optional<Message> no_way_for_pawn(const Board& board, const Rules& rules, Square from, Square to) {
  const Colour colour = board.colour_on(from);
  if (contains(pawn_attacks(colour, from), to)) {
    if (!board.is_empty(to)) return std::nullopt;
    return message("refusal.pawn-diagonal", {{"to", cell(to)}});
  }
  const int forward = colour == Colour::White ? 1 : -1;
  const int steps = (static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from))) * forward;
  if (file_of(from) != file_of(to) || (steps != 1 && steps != 2)) return wrong_pattern(board, from, to);
  if (steps == 2 && !rules.double_step) return message("refusal.no-double-step");
  if (steps == 2 && rank_of(from) != rules.pawn_rank(colour)) {
    return message("refusal.double-step-rank");
  }
  const Bitboard blockers = (between(from, to) | bit(to)) & board.occupied();
  if (blockers != 0) return blocked(board, from, to, blockers);
  return std::nullopt;
}

}  // namespace

std::optional<Message> no_own_piece(const Board& board, Square from) {
  if (board.is_empty(from)) return message("refusal.no-piece", {{"at", cell(from)}});
  if (board.colour_on(from) == board.to_move()) return std::nullopt;
  return message("refusal.not-yours", {{"piece", term_on(board, from)},
                                       {"at", cell(from)},
                                       {"owner", term_of(board.colour_on(from))},
                                       {"player", term_of(board.to_move())}});
}

Message wrong_pattern(const Board& board, Square from, Square to) {
  return message("refusal.wrong-pattern",
                 {{"piece", term_of(board.type_on(from))}, {"from", cell(from)}, {"to", cell(to)}});
}

std::optional<Message> no_way(const Board& board, const Rules& rules, Square from, Square to) {
  const PieceType type = board.type_on(from);
  if (type == PieceType::Pawn) return no_way_for_pawn(board, rules, from, to);
  if (!has_pattern(type, from, to)) return wrong_pattern(board, from, to);
  const Bitboard blockers = between(from, to) & board.occupied();
  if (type != PieceType::Knight && blockers != 0) return blocked(board, from, to, blockers);
  return std::nullopt;
}

std::optional<Message> wrong_promotion(const Board& board, const Rules& rules, Square from, Bitboard to,
                                       bool promotes) {
  const std::size_t last = rules.last_rank(board.colour_on(from));
  const bool must = board.type_on(from) == PieceType::Pawn && (to >> last * 8 & 0xFF) != 0;
  if (must == promotes) return std::nullopt;
  return message(must ? "refusal.promotion-missing" : "refusal.promotion-wrong");
}

}  // namespace spooky::chess
