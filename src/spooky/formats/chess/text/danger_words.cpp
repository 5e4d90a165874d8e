#include "spooky/formats/chess/text/danger_words.hpp"

#include <string>

#include "spooky/formats/chess/text/roll_words.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/games/chess/rules/board/attacks.hpp"
#include "spooky/games/chess/rules/chances.hpp"
#include "spooky/games/chess/rules/king_safety.hpp"
#include "spooky/games/chess/rules/rolls.hpp"

namespace spooky::chess {

namespace {

/// The check, and how the move brings it about: it leaves a check, or a pin.
Message exposed(const Board& before, const Board& after, const Rules& rules, Action move, const Check& check) {
  const Colour player = before.to_move();
  Message told = message("refusal.exposed", {{"king", term_on(after, check.king)},
                                             {"at", cell(check.king)},
                                             {"attacker", term_on(after, check.attacker)},
                                             {"from", cell(check.attacker)}});
  const auto add = [&](std::string_view name, auto value) { told.arguments.push_back({name, std::move(value)}); };
  const bool was_king = contains(before.king(player), check.king);
  const bool unblocks = contains(between(check.attacker, check.king), move.from()) && !before.is_empty(move.from());
  if (was_king && contains(checkers(before, rules, player), check.attacker)) {
    add("how", std::string("still"));
  } else if (was_king && unblocks) {
    add("how", std::string("pinned"));
    add("piece", term_on(before, move.from()));
    add("pin", cell(move.from()));
  }
  return told;
}

}  // namespace

Message danger_words(const Board& board, const Rules& rules, Action move) {
  Outcomes outcomes;
  list_outcomes(board, rules, move, outcomes);
  Rational chance(0);
  std::size_t unsafe = 0;
  bool other_checks = false;
  Message told;
  Phrases when;
  for (const Outcome& outcome : outcomes) {
    Board after = board;
    make_move(after, rules, move, outcome.rolls);
    const std::vector<Check> checks = list_checks(after, rules, board.to_move());
    if (checks.empty()) continue;
    Message one = exposed(board, after, rules, move, checks.front());
    if (unsafe == 0) {
      told = std::move(one);
      when = roll_conditions(board, rules, move, outcome.rolls);
    } else if (one != told) {
      other_checks = true;
      continue;
    }
    chance += outcome.chance;
    ++unsafe;
  }
  if (unsafe == 0) return message("refusal.king-in-check");
  if (chance == Rational(1)) return told;
  told.arguments.push_back({"chance", chance.to_string()});
  if (unsafe == 1) told.arguments.push_back({"when", std::move(when)});
  if (other_checks) told.arguments.push_back({"others", std::string("yes")});
  return told;
}

}  // namespace spooky::chess
