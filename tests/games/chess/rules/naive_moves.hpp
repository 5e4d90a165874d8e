#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/chess/rules/naive_marks.hpp"
#include "games/chess/rules/naive_ordinary.hpp"
#include "games/chess/rules/naive_splits.hpp"
#include "games/chess/rules/naive_tunnelling.hpp"

namespace spooky::chess_naive {

/// Everything that the conventional piece on `from` can do, safe or not.
inline void add_conventional(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  add_steps(rules, position, from, list);
  add_captures(rules, position, from, list);
  add_en_passant(rules, position, from, list);
  if (type(position.at(from)) == 'k') add_castling(rules, position, from, list);
  if (!is_quantum(rules)) return;
  add_superpositions(rules, position, from, list);
  add_triples(rules, position, from, list);
  add_entanglements(rules, position, from, list);
  add_tunnelling(rules, position, from, list);
}

/// N8, N9: what the half on `from` can do alone.
inline void add_half(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  add_steps(rules, position, from, list);
  add_captures(rules, position, from, list);
  add_en_passant(rules, position, from, list);
}

/// N5, 7.6: in no outcome is the mover's king in check. Only final positions are tested.
inline bool is_safe(const Rules& rules, const Candidate& candidate) {
  return std::none_of(candidate.results.begin(), candidate.results.end(), [&](const Result& result) {
    return is_in_check(rules, result.position, other_colour(result.position.side));
  });
}

inline std::vector<Candidate> moves(const Rules& rules, const Position& position);

/// Section 7: an own pair is rolled, with its group, then the piece it becomes must move. The turn goes on, so nothing
/// but board and pairs changes; allowed if the piece will have a legal move in each outcome.
inline void add_remote_collapses(const Rules& rules, const Position& position, std::vector<Candidate>& list) {
  if (!rules.remote_collapse) return;
  for (const Pair& pair : position.pairs) {
    if (colour(pair.letter) != position.side) continue;
    Candidate candidate{position.name(pair.lower()) + '!', {}};
    for (const int roll : {1, 2}) {
      if (is_deterministic(rules) && roll != hadamard_class(pair.kind)) continue;
      Result result{position};
      collapse_unit(result.position, pair, roll);
      result.position.must = roll == 1 ? pair.first : pair.second;
      if (!is_deterministic(rules)) {
        result.rolls = {roll};
        result.weight = roll_weight(pair.kind, roll);
      }
      candidate.results.push_back(result);
    }
    const bool can_go_on = std::none_of(candidate.results.begin(), candidate.results.end(),
                                        [&](const Result& result) { return moves(rules, result.position).empty(); });
    if (can_go_on) list.push_back(candidate);
  }
}

/// All legal moves by text as ASCII, also where the game is over with bare kings.
inline std::vector<Candidate> moves(const Rules& rules, const Position& position) {
  std::vector<Candidate> list;
  if (position.must != kNowhere) {
    add_conventional(rules, position, position.must, list);
  } else {
    for (Square from = 0; from < position.size(); ++from) {
      if (!position.belongs_to(from, position.side)) continue;
      if (position.is_half(from)) {
        add_half(rules, position, from, list);
      } else {
        add_conventional(rules, position, from, list);
      }
    }
    add_flips(rules, position, list);
    add_hadamard_moves(rules, position, list);
  }
  list.erase(std::remove_if(list.begin(), list.end(), [&](const Candidate& each) { return !is_safe(rules, each); }),
             list.end());
  if (position.must == kNowhere) add_remote_collapses(rules, position, list);
  std::sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) { return a.text < b.text; });
  return list;
}

/// N16: nothing but kings, conventional or in pairs.
inline bool has_bare_kings(const Position& position) {
  return std::all_of(position.board.begin(), position.board.begin() + position.size(),
                     [](char letter) { return letter == kEmpty || type(letter) == 'k'; });
}

}  // namespace spooky::chess_naive
