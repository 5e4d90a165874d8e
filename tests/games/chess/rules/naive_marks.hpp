#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/chess/rules/naive_attempt.hpp"
#include "games/chess/rules/naive_splits.hpp"
#include "games/chess/rules/naive_steps.hpp"
#include "games/chess/rules/naive_turn.hpp"

namespace spooky::chess_naive {

inline std::string pair_text(const Position& position, const Pair& pair, char sign) {
  return position.name(pair.lower()) + sign + position.name(pair.upper());
}

/// 7.7, 8.6, N11: swaps first and second. Of an unentangled pair with equal chances (kinds e and p) that makes no real
/// difference: it changes no roll, and physically no more than a common sign.
inline void add_flips(const Rules& rules, const Position& position, std::vector<Candidate>& list) {
  if (!has_flips(rules)) return;
  for (const Pair& pair : position.pairs) {
    if (colour(pair.letter) != position.side) continue;
    const bool matters = pair.group != 0 || pair.kind == 'u' || pair.kind == 'v';
    if (!matters || !is_one_move_away(rules, position, pair)) continue;
    if (!is_order_allowed(rules, position, pair.letter, pair.second, pair.first, pair.group)) continue;
    Position after = position;
    Pair* flipped = after.pair_at(pair.first);
    std::swap(flipped->first, flipped->second);
    list.push_back({pair_text(position, pair, '~'), {{turn_ended(rules, after, false)}}});
  }
}

inline char toggled(char kind) {
  switch (kind) {
    case 'e': return 'p';
    case 'p': return 'e';
    case 'u': return 'v';
    default: return 'u';
  }
}

/// Appendices D and E: the Z move, and the Hadamard move, on an own pair; where they extend to groups, on the whole
/// group, named by its own pair with the lowest square.
inline void add_hadamard_moves(const Rules& rules, const Position& position, std::vector<Candidate>& list) {
  if (!has_hadamard_moves(rules)) return;
  for (const Pair& one : position.pairs) {
    if (colour(one.letter) != position.side) continue;
    if (one.group != 0 && !extends_to_groups(rules)) continue;
    if (one.lower() != lowest_square(pairs_of_unit(position, one, position.side))) continue;

    Position phased = position;
    for (Pair& pair : phased.pairs) {
      if (in_one_unit(pair, one)) pair.kind = toggled(pair.kind);
    }
    list.push_back({pair_text(position, one, 'Z'), {{turn_ended(rules, phased, false)}}});

    bool all_near = true;
    bool has_pawns = false;
    for (const Pair& pair : position.pairs) {
      if (!in_one_unit(pair, one)) continue;
      all_near = all_near && is_one_move_away(rules, position, pair);
      has_pawns = has_pawns || type(pair.letter) == 'p';
    }
    if (!all_near || one.kind == 'u' || one.kind == 'v') continue;
    Position definite = position;
    collapse_unit(definite, one, hadamard_class(one.kind));
    list.push_back({pair_text(position, one, 'H'), {{turn_ended(rules, definite, has_pawns)}}});
  }
}

}  // namespace spooky::chess_naive
