#pragma once

#include "spooky/games/chess/rules/board/action.hpp"
#include "spooky/games/chess/rules/board/rules.hpp"

namespace spooky::chess {

/// Whether a superposition of this type has only one orientation (7.3).
constexpr bool is_oriented_by_rank(const Rules& rules, PieceType type) {
  return type == PieceType::Pawn && rules.orders_pawns(false);
}

/// In how many ways a piece may be split into two given squares: kinds and orientations (N7, N15).
constexpr std::size_t split_form_count(const Rules& rules, PieceType type) {
  std::size_t forms = 0;
  for (const PairKind kind : {PairKind::Equal, PairKind::Unequal, PairKind::Phase, PairKind::UnequalPhase}) {
    if (!rules.has_kind(kind)) continue;
    const bool one = (kind == PairKind::Equal && !rules.keeps_orientation()) || is_oriented_by_rank(rules, type);
    forms += one ? 1 : 2;
  }
  return forms;
}

/// Calls visit(action) for each of these ways; promotion is not considered.
template <class Visit>
void for_split_forms(const Rules& rules, PieceType type, Square from, Square a, Square b, Visit visit) {
  Square low = a < b ? a : b;
  Square high = a < b ? b : a;
  for (const PairKind kind : {PairKind::Equal, PairKind::Unequal, PairKind::Phase, PairKind::UnequalPhase}) {
    if (!rules.has_kind(kind)) continue;
    if (is_oriented_by_rank(rules, type)) {
      const bool upwards = from < high;  // pawns of White go up
      visit(upwards ? Action::split(from, high, low, kind) : Action::split(from, low, high, kind));
      continue;
    }
    visit(Action::split(from, low, high, kind));
    if (kind != PairKind::Equal || rules.keeps_orientation()) visit(Action::split(from, high, low, kind));
  }
}

}  // namespace spooky::chess
