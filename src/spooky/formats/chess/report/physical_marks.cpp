#include "spooky/formats/chess/report/physical_marks.hpp"

namespace spooky::chess {

namespace {

/// 7.3: of a pawn pair the half on the farther rank is red. Everywhere else we take the first half for the red one; so
/// too of entangled pawns where the Hadamard move asks for the colour (Appendices D and E).
bool first_is_red(const Rules& rules, const Pair& pair) {
  if (pair.type != PieceType::Pawn || rules.has_phases()) return true;
  return pair.colour == Colour::White ? rank_of(pair.first) >= rank_of(pair.second)
                                      : rank_of(pair.first) <= rank_of(pair.second);
}

}  // namespace

HalfMark mark_of(const Rules& rules, const Pair& pair, Square square) {
  using enum HalfMark::Colour;
  const bool first = square == pair.first;
  if (pair.is_triple()) return {first ? Red : square == pair.second ? Blue : Green};
  const bool red_first = first_is_red(rules, pair);
  HalfMark mark;
  mark.colour = first == red_first ? Red : Blue;
  const bool by_place = rules.variant == Variant::HadamardPlus;
  const bool one_each = by_place ? has_phase(pair.kind) : pair.kind != PairKind::Equal;
  // N2: the first half of an equal pair is the red one facing the opponent, or the blue one facing the owner.
  mark.faces_opponent = one_each ? first : red_first;
  if (by_place && is_unequal(pair.kind)) mark.shift_to_opponent = first ? 1 : -1;
  return mark;
}

}  // namespace spooky::chess
