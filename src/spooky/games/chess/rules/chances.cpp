#include "spooky/games/chess/rules/chances.hpp"

#include <algorithm>

#include "spooky/games/chess/rules/capture.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"

namespace spooky::chess {

std::size_t piece_count(const Board& board, Colour colour) {
  const auto superposed = std::ranges::count(board.pairs(), colour, &Pair::colour);
  return count(board.conventional(colour)) + static_cast<std::size_t>(superposed);
}

bool is_attempt(const Board& board, Action move) {
  const auto capture = find_capture(board, move);
  return capture && (board.is_half(capture->from) || board.is_half(capture->target));
}

bool captures(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  Board after = board;
  make_move(after, rules, move, rolls);
  const Colour victim = other(board.to_move());
  return piece_count(after, victim) < piece_count(board, victim);
}

Rational capture_chance(const Board& board, const Rules& rules, Action move) {
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  Rational chance(0);
  for (const Outcome& outcome : outcomes) {
    if (captures(board, rules, move, outcome.rolls)) chance += outcome.chance;
  }
  return chance;
}

std::vector<Check> list_checks(const Board& board, const Rules& rules, Colour colour) {
  Board theirs = board;
  theirs.set_to_move(other(colour));
  std::vector<Check> checks;
  for (Bitboard kings = board.king(colour); kings != 0;) {
    const Square king = take_lowest(kings);
    for (Bitboard attacking = attackers(board, rules, king, other(colour)); attacking != 0;) {
      const Square attacker = take_lowest(attacking);
      if (!can_succeed(board, rules, attacker, king)) continue;
      checks.push_back({king, attacker, capture_chance(theirs, rules, Action::move(attacker, king))});
    }
  }
  return checks;
}

}  // namespace spooky::chess
