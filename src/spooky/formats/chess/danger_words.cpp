#include "spooky/formats/chess/danger_words.hpp"

#include <optional>

#include "spooky/formats/chess/roll_words.hpp"
#include "spooky/formats/chess/squares.hpp"
#include "spooky/formats/chess/words.hpp"
#include "spooky/games/chess/board/attacks.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

/// A piece that gives check, and the king piece that is in check.
struct Check {
  Square king;
  Square attacker;
};

std::optional<Check> find_check(const Board& board, const Rules& rules, Colour player) {
  for (Bitboard kings = board.king(player); kings != 0;) {
    const Square king = take_lowest(kings);
    for (Bitboard attacking = attackers(board, rules, king, other(player)); attacking != 0;) {
      const Square attacker = take_lowest(attacking);
      if (can_succeed(board, rules, attacker, king)) return Check{king, attacker};
    }
  }
  return std::nullopt;
}

std::string check_words(const Board& before, const Board& after, const Rules& rules, Action move, const Check& check) {
  const Colour player = before.to_move();
  const std::string king = "your " + piece_on(after, check.king);
  const std::string attacker = " in check from the " + piece_on(after, check.attacker);
  const bool was_king = contains(before.king(player), check.king);
  if (was_king && contains(checkers(before, rules, player), check.attacker)) return king + " would still be" + attacker;
  const bool unblocks = contains(between(check.attacker, check.king), move.from()) && !before.is_empty(move.from());
  if (was_king && unblocks) {
    return "the " + piece_on(before, move.from()) + " is pinned: without it " + king + " would be" + attacker;
  }
  return king + " would be" + attacker;
}

/// What the die said in an outcome, as a condition.
std::string condition(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  Rolls so_far;
  std::vector<std::string> parts;
  while (so_far.count < rolls.count) {
    const Roller roller = next_roller(board, rules, move, so_far);
    const Half said = rolls.said[so_far.count];
    parts.push_back(roll_meaning(board, move, roller, said));
    so_far.add(said);
  }
  return joined(parts, ", and ");
}

}  // namespace

std::string danger_words(const Board& board, const Rules& rules, Action move) {
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  Rational chance(0);
  std::size_t unsafe = 0;
  bool other_checks = false;
  std::string words;
  std::string when;
  for (const Outcome& outcome : outcomes) {
    Board after = board;
    make_move(after, rules, move, outcome.rolls);
    const auto check = find_check(after, rules, board.to_move());
    if (!check) continue;
    const std::string one = check_words(board, after, rules, move, *check);
    if (unsafe == 0) {
      words = one;
      when = condition(board, rules, move, outcome.rolls);
    }
    if (one != words) {
      other_checks = true;
      continue;
    }
    chance += outcome.chance;
    ++unsafe;
  }
  if (unsafe == 0) return "this would leave your king in check";
  if (chance == Rational(1)) return words;
  return words + " with chance " + chance.to_string() + (unsafe == 1 ? ", when " + when : "") +
         (other_checks ? "; other rolls would leave it in check too" : "");
}

}  // namespace spooky::chess
