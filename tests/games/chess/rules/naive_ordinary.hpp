#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/chess/rules/naive_check.hpp"
#include "games/chess/rules/naive_turn.hpp"

namespace spooky::chess_naive {

/// N6, N8: a conventional piece or a half goes to an unoccupied square. N12: a half that reaches the last rank turns
/// the whole pair.
inline void add_steps(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  const char letter = position.at(from);
  for (const Square to : steps(rules, position, from)) {
    for (const std::string& promotion : promotions(position.promotes_on(to, letter))) {
      Position after = position;
      after.at(from) = kEmpty;
      after.at(to) = promoted(letter, promotion);
      if (Pair* pair = after.pair_at(from)) {
        pair->move(from, to);
        pair->letter = promoted(letter, promotion);
        after.at(pair->other(to)) = pair->letter;
      }
      if (Triple* triple = after.triple_at(from)) {  // P6, P10
        triple->move(from, to);
        triple->letter = promoted(letter, promotion);
        for (const Square square : triple->squares) after.at(square) = triple->letter;
      }
      list.push_back({position.name(from) + position.name(to) + promotion,
                      {{turn_ended(rules, after, type(letter) == 'p', passed_square(position, letter, from, to))}}});
    }
  }
}

/// N9: a capture or an attempt on `to`, of which `prepared` is the board; nothing if a king could be captured (8.9).
inline void add_capture(const Rules& rules, const Position& prepared, Square from, Square to, const std::string& suffix,
                        std::vector<Candidate>& list) {
  const char letter = prepared.at(from);
  for (const std::string& promotion : promotions(prepared.promotes_on(to, letter))) {
    Candidate candidate{prepared.name(from) + prepared.name(to) + promotion + suffix, {}};
    for (Attempt& attempt : capture(rules, prepared, from, to)) {
      if (type(attempt.captured) == 'k') return;
      // N12: the pawn promotes only if it stands on the last rank after the rolls.
      if (attempt.arrives) attempt.position.at(to) = promoted(letter, promotion);
      const bool clock_restarts = type(letter) == 'p' || attempt.captured != kEmpty;
      candidate.results.push_back({turn_ended(rules, attempt.position, clock_restarts), attempt.rolls, attempt.weight});
    }
    list.push_back(candidate);
  }
}

inline void add_captures(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  for (Square to = 0; to < position.size(); ++to) {
    if (position.belongs_to(to, other_colour(position.side)) && attacks(position, from, to)) {
      add_capture(rules, position, from, to, "", list);
    }
  }
}

/// N13: the double-stepped pawn or half is set back to the passed square, then the capture or attempt follows there.
inline void add_en_passant(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  if (type(position.at(from)) != 'p' || position.passed == kNowhere) return;
  if (!attacks(position, from, position.passed)) return;
  const char opponent = other_colour(position.side);
  const Square passed = position.passed;
  const Square stepped = passed + position.forward(opponent);
  const Square start = passed - position.forward(opponent);
  // A collapse from afar may have taken the double-stepped half away.
  if (position.at(stepped) != coloured('p', opponent)) return;

  Position set_back = position;
  if (position.is_empty(passed)) {
    set_back.at(stepped) = kEmpty;
    set_back.at(passed) = coloured('p', opponent);
    if (Pair* pair = set_back.pair_at(stepped)) pair->move(stepped, passed);
    if (Triple* triple = set_back.triple_at(stepped)) triple->move(stepped, passed);
    add_capture(rules, set_back, from, passed, "", list);
  } else if (const Pair* both = position.pair_at(stepped); both != nullptr && both->has(passed)) {
    // The split {e3,e4}: e3 back to e2, e4 back to e3.
    set_back.at(stepped) = kEmpty;
    set_back.at(start) = coloured('p', opponent);
    Pair* pair = set_back.pair_at(stepped);
    pair->move(passed, start);
    pair->move(stepped, passed);
    add_capture(rules, set_back, from, passed, "ep", list);
  } else if (const Triple* three = position.triple_at(stepped); three != nullptr && three->has(passed)) {
    // P11: the same of {e2,e3,e4}; two parts may then be on e2.
    set_back.at(stepped) = kEmpty;
    set_back.at(start) = coloured('p', opponent);
    Triple* triple = set_back.triple_at(stepped);
    triple->move(passed, start);
    triple->move(stepped, passed);
    add_capture(rules, set_back, from, passed, "ep", list);
  }
}

/// N14, 6.2.4, 6.2.5: the king and the rook are conventional, and no piece or half attacks a square of the king's way.
inline void add_castling(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  if (!has_castling(rules)) return;
  const char side = position.side;
  for (const char right : position.castling) {
    if (colour(right) != side) continue;
    const std::string rank = side == 'w' ? "1" : "8";
    const bool is_short = type(right) == 'k';
    const Square king = position.square("e" + rank);
    const Square rook = position.square((is_short ? "h" : "a") + rank);
    if (from != king || !position.is_conventional(king, coloured('k', side)) ||
        !position.is_conventional(rook, coloured('r', side)) || !is_clear_between(position, king, rook)) {
      continue;
    }
    const int step = is_short ? 1 : -1;
    const bool is_barred = is_attacked(position, king, other_colour(side)) ||
                           is_attacked(position, king + step, other_colour(side)) ||
                           is_attacked(position, king + 2 * step, other_colour(side));
    if (is_barred) continue;
    Position after = position;
    after.at(king) = kEmpty;
    after.at(rook) = kEmpty;
    after.at(king + 2 * step) = coloured('k', side);
    after.at(king + step) = coloured('r', side);
    list.push_back({position.name(king) + position.name(king + 2 * step), {{turn_ended(rules, after, false)}}});
  }
}

}  // namespace spooky::chess_naive
