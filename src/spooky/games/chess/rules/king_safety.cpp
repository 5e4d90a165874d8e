#include "spooky/games/chess/rules/king_safety.hpp"

#include "spooky/games/chess/rules/board/attacks.hpp"

namespace spooky::chess {

Bitboard attackers(const Board& board, const Rules& rules, Square square, Colour by) {
  const Bitboard occupied = board.occupied() | ~rules.squares();
  const Bitboard queens = board.of(PieceType::Queen);
  return board.of(by) &
         ((pawn_attacks(other(by), square) & board.of(PieceType::Pawn)) |
          (knight_attacks(square) & board.of(PieceType::Knight)) | (king_attacks(square) & board.of(PieceType::King)) |
          (bishop_attacks(square, occupied) & (board.of(PieceType::Bishop) | queens)) |
          (rook_attacks(square, occupied) & (board.of(PieceType::Rook) | queens)));
}

bool can_succeed(const Board& board, const Rules& rules, Square attacker, Square target) {
  if (rules.variant == Variant::Deterministic) {
    const auto stays = [&](Square square) {
      return !board.is_half(square) || board.pair_on(square).half_on(square) == resolved(board.pair_on(square).kind);
    };
    return stays(attacker) && stays(target);
  }
  if (!board.is_half(attacker) || !board.is_half(target)) return true;
  const Pair& attacking = board.pair_on(attacker);
  const Pair& attacked = board.pair_on(target);
  return attacking.group == 0 || attacking.group != attacked.group ||
         attacking.half_on(attacker) == attacked.half_on(target);
}

Bitboard checkers(const Board& board, const Rules& rules, Colour colour) {
  Bitboard found = 0;
  for (Bitboard kings = board.king(colour); kings != 0;) {
    const Square king = take_lowest(kings);
    Bitboard attacking = attackers(board, rules, king, other(colour));
    if (board.halves() == 0) {
      found |= attacking;
      continue;
    }
    while (attacking != 0) {
      const Square attacker = take_lowest(attacking);
      if (can_succeed(board, rules, attacker, king)) found |= bit(attacker);
    }
  }
  return found;
}

bool in_check(const Board& board, const Rules& rules, Colour colour) { return checkers(board, rules, colour) != 0; }

}  // namespace spooky::chess
