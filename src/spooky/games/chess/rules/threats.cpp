#include "spooky/games/chess/rules/threats.hpp"

#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

Threats::Threats(const Board& board, const Rules& rules) {
  for (Bitboard kings = board.king(board.to_move()); kings != 0;) look_from(board, rules, take_lowest(kings));
}

void Threats::look_from(const Board& board, const Rules& rules, Square king) {
  const Colour us = board.to_move();
  const Bitboard theirs = board.of(other(us));
  const auto succeeds = [&](Square attacker) {
    return board.halves() == 0 || can_succeed(board, rules, attacker, king);
  };
  Bitboard leapers = theirs & ((knight_attacks(king) & board.of(PieceType::Knight)) |
                               (pawn_attacks(us, king) & board.of(PieceType::Pawn)) |
                               (king_attacks(king) & board.of(PieceType::King)));
  while (leapers != 0) {
    const Square attacker = take_lowest(leapers);
    if (succeeds(attacker)) checks_.push_back({0, bit(attacker), 0});
  }
  const Bitboard walls = ~rules.squares();
  const Bitboard queens = board.of(PieceType::Queen);
  Bitboard sliders = theirs & ((bishop_attacks(king, walls) & (board.of(PieceType::Bishop) | queens)) |
                               (rook_attacks(king, walls) & (board.of(PieceType::Rook) | queens)));
  while (sliders != 0) {
    const Square attacker = take_lowest(sliders);
    const Bitboard line = between(king, attacker);
    const Bitboard blockers = line & board.occupied();
    if ((blockers & (blockers - 1)) != 0 || !succeeds(attacker)) continue;
    if (blockers == 0) {
      checks_.push_back({line, bit(attacker), 0});
    } else if ((blockers & board.of(us)) != 0) {
      pins_.push_back({line, bit(attacker), blockers});
      pinned_ |= blockers;
    }
  }
}

Bitboard Threats::safe_squares(Square from) const {
  Bitboard squares = ~Bitboard{0};
  for (const Line& check : checks_) squares &= check.between | check.attacker;
  if (!contains(pinned_, from)) return squares;
  for (const Line& pin : pins_) {
    if (pin.blocker == bit(from)) squares &= pin.between | pin.attacker;
  }
  return squares;
}

bool Threats::list_blocks(Square from, Blocks& blocks) const {
  blocks.clear();
  for (const Line& check : checks_) {
    if (check.between == 0) return false;
    blocks.push_back(check.between);
  }
  if (!contains(pinned_, from)) return true;
  for (const Line& pin : pins_) {
    if (pin.blocker == bit(from)) blocks.push_back(pin.between);
  }
  return true;
}

}  // namespace spooky::chess
