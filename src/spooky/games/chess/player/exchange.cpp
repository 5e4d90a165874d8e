#include "spooky/games/chess/player/exchange.hpp"

#include <algorithm>
#include <array>

#include "spooky/games/chess/player/half_chance.hpp"
#include "spooky/games/chess/player/piece_value.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

namespace {

int weighted_value(const Board& board, Square square) {
  return value_of(board.type_on(square)) * chance_on(board, square) / kCertain;
}

/// All pieces and halves of both colours that attack a square through what is left on the board.
Bitboard all_attackers(const Board& board, const Rules& rules, Square square, Bitboard occupied) {
  const Bitboard walls = occupied | ~rules.squares();
  const Bitboard queens = board.of(PieceType::Queen);
  const Bitboard pawns = (pawn_attacks(Colour::Black, square) & board.of(Colour::White)) |
                         (pawn_attacks(Colour::White, square) & board.of(Colour::Black));
  return occupied & ((pawns & board.of(PieceType::Pawn)) | (knight_attacks(square) & board.of(PieceType::Knight)) |
                     (king_attacks(square) & board.of(PieceType::King)) |
                     (bishop_attacks(square, walls) & (board.of(PieceType::Bishop) | queens)) |
                     (rook_attacks(square, walls) & (board.of(PieceType::Rook) | queens)));
}

}  // namespace

int expected_gain(const Board& board, const Rules& rules, const Capture& capture) {
  const int value = value_of(board.type_on(capture.target));
  if (board.halves() == 0) return value;
  if (!can_succeed(board, rules, capture.from, capture.target)) return 0;
  if (rules.variant == Variant::Deterministic) return value;
  const int target = chance_on(board, capture.target);
  const bool together =
      board.is_half(capture.from) && board.is_half(capture.target) && share_group(board, capture.from, capture.target);
  if (together) return value * target / kCertain;
  return value * target / kCertain * chance_on(board, capture.from) / kCertain;
}

int exchange_gain(const Board& board, const Rules& rules, const Capture& capture) {
  constexpr std::size_t kMostCaptures = 32;
  std::array<int, kMostCaptures> gains{};
  gains[0] = expected_gain(board, rules, capture);
  Bitboard occupied = board.occupied() & ~bit(capture.from) & ~bit(capture.target);
  int at_stake = weighted_value(board, capture.from);
  Colour side = other(board.to_move());
  std::size_t depth = 0;
  while (depth + 1 < kMostCaptures) {
    const Bitboard attacking = all_attackers(board, rules, capture.to, occupied) & occupied;
    const Bitboard own = attacking & board.of(side);
    if (own == 0) break;
    Square least = lowest(own);
    for (std::size_t type = 0; type < kPieceTypes; ++type) {
      const Bitboard of_type = own & board.of(static_cast<PieceType>(type));
      if (of_type == 0) continue;
      least = lowest(of_type);
      break;
    }
    const bool king = contains(board.of(PieceType::King), least);
    if (king && (attacking & board.of(other(side))) != 0) break;
    ++depth;
    gains[depth] = at_stake * chance_on(board, least) / kCertain - gains[depth - 1];
    if (std::max(-gains[depth - 1], gains[depth]) < 0) break;
    at_stake = weighted_value(board, least);
    occupied &= ~bit(least);
    side = other(side);
  }
  for (; depth > 0; --depth) gains[depth - 1] = -std::max(-gains[depth - 1], gains[depth]);
  return gains[0];
}

}  // namespace spooky::chess
