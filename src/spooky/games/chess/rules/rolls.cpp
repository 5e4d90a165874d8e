#include "spooky/games/chess/rules/rolls.hpp"

#include "spooky/games/chess/rules/capture.hpp"

namespace spooky::chess {

Rational Roller::chance(Half said) const {
  assert(who != Who::Nobody);
  const Rational first = who == Who::Tunneller ? Rational(1, 6) : first_chance(kind);
  return said == Half::First ? first : Rational(1) - first;
}

std::vector<int> Roller::faces(Half said) const {
  assert(who != Who::Nobody);
  std::vector<int> faces;
  for (int face = 1; face <= kDie; ++face) {
    const bool first = who == Who::Tunneller      ? face == 6
                       : kind == PairKind::Triple ? face <= 2
                       : is_unequal(kind)         ? face <= 4
                                                  : face % 2 == 0;
    if (first == (said == Half::First)) faces.push_back(face);
  }
  return faces;
}

namespace {

Roller pair_rolls(const Board& board, Square half) { return {Roller::Who::Pair, half, board.pair_on(half).kind}; }

/// N9, and Appendix G.
Roller next_in_attempt(const Board& board, const Rules& rules, const Capture& capture, const Rolls& rolls) {
  const bool target = board.is_half(capture.target);
  const bool mover = board.is_half(capture.from);
  const bool together = target && mover && share_group(board, capture.from, capture.target);
  if (rules.variant == Variant::NoBox && mover) {
    if (rolls.count == 0) return pair_rolls(board, capture.from);
    const bool arrives = rolls.said[0] == board.pair_on(capture.from).half_on(capture.from);
    if (rolls.count == 1 && target && arrives && !together) return pair_rolls(board, capture.target);
    return {};
  }
  if (target && rolls.count == 0) return pair_rolls(board, capture.target);
  if (mover && !together && rolls.count == (target ? 1 : 0)) return pair_rolls(board, capture.from);
  return {};
}

void add_outcomes(const Board& board, const Rules& rules, Action move, const Outcome& so_far, Outcomes& outcomes) {
  const Roller roller = next_roller(board, rules, move, so_far.rolls);
  if (roller.who == Roller::Who::Nobody) return outcomes.push_back(so_far);
  for (const Half half : {Half::First, Half::Second}) {
    Outcome next = so_far;
    next.rolls.add(half);
    next.chance = so_far.chance * roller.chance(half);
    add_outcomes(board, rules, move, next, outcomes);
  }
}

}  // namespace

Roller next_roller(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  switch (move.type()) {
    case Action::Type::Tunnel: return rolls.count == 0 ? Roller{Roller::Who::Tunneller, move.from()} : Roller{};
    case Action::Type::RemoteCollapse:
      return rolls.count == 0 && rules.variant != Variant::Deterministic ? pair_rolls(board, move.from()) : Roller{};
    case Action::Type::Move:
    case Action::Type::EnPassantBack: break;
    default: return {};
  }
  if (board.halves() == 0 || rules.variant == Variant::Deterministic) return {};
  const auto capture = find_capture(board, move);
  return capture ? next_in_attempt(board, rules, *capture, rolls) : Roller{};
}

Square collapsed_square(const Board& board, const Rules& rules, Action move, const Rolls& rolls) {
  assert(move.type() == Action::Type::RemoteCollapse);
  const Pair& pair = board.pair_on(move.from());
  return pair.at(rules.variant == Variant::Deterministic ? resolved(pair.kind) : rolls.said[0]);
}

void list_outcomes(const Board& board, const Rules& rules, Action move, Outcomes& outcomes) {
  outcomes.clear();
  add_outcomes(board, rules, move, Outcome{}, outcomes);
}

}  // namespace spooky::chess
