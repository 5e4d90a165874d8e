#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/chess/rules/naive_steps.hpp"
#include "games/chess/rules/naive_turn.hpp"

namespace spooky::chess_naive {

/// The conventional piece on `from` is replaced by a new pair.
inline Position split(const Position& position, Square from, const Pair& pair) {
  Position after = position;
  after.at(from) = kEmpty;
  after.at(pair.first) = pair.letter;
  after.at(pair.second) = pair.letter;
  after.pairs.push_back(pair);
  return after;
}

/// 7.3: of a pawn's halves the farther one is red, that is first.
inline bool is_order_allowed(const Rules& rules, const Position& position, char letter, Square first, Square second,
                             int group) {
  if (!orders_pawns(rules, group) || type(letter) != 'p') return true;
  const int ahead = position.rank(first) - position.rank(second);
  return colour(letter) == 'w' ? ahead > 0 : ahead < 0;
}

/// N13: the passed square of a split that has a double step in it.
inline Square passed_by_split(const Position& position, char letter, Square from, Square first, Square second) {
  return std::max(passed_square(position, letter, from, first), passed_square(position, letter, from, second));
}

/// 7.1, N7: the conventional piece on `from` to two unoccupied squares, or to one and stay.
inline void add_superpositions(const Rules& rules, const Position& position, Square from,
                               std::vector<Candidate>& list) {
  const char letter = position.at(from);
  std::vector<Square> squares = steps(rules, position, from);
  squares.push_back(from);
  for (const Square first : squares) {
    for (const Square second : squares) {
      if (first == second || !is_order_allowed(rules, position, letter, first, second, 0)) continue;
      if (rules.stay_only && first != from && second != from) continue;
      const bool promotes = position.promotes_on(first, letter) || position.promotes_on(second, letter);
      for (const char kind : kinds(rules)) {
        if (kind == 'e' && !keeps_orientation(rules) && second < first) continue;  // N15: one move
        for (const std::string& promotion : promotions(promotes)) {
          std::string text = position.name(from) + '^' + position.name(first) + position.name(second) + promotion;
          if (kind != 'e') text += kind;
          const Position after = split(position, from, {promoted(letter, promotion), first, second, kind, 0});
          list.push_back({text,
                          {{turn_ended(rules, after, type(letter) == 'p',
                                       passed_by_split(position, letter, from, first, second))}}});
        }
      }
    }
  }
}

/// P5: the conventional piece on `from` to three unoccupied squares, or to two and stay. P2, N15: in one order only.
inline void add_triples(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  if (!has_triples(rules)) return;
  const char letter = position.at(from);
  std::vector<Square> squares = steps(rules, position, from);
  squares.push_back(from);
  std::sort(squares.begin(), squares.end());
  for (const Square a : squares) {
    for (const Square b : squares) {
      for (const Square c : squares) {
        if (a >= b || b >= c) continue;
        if (rules.stay_only && a != from && b != from && c != from) continue;
        Position after = position;
        after.at(from) = kEmpty;
        for (const Square square : {a, b, c}) after.at(square) = letter;
        after.triples.push_back({letter, {a, b, c}});
        const Square passed =
            std::max(passed_by_split(position, letter, from, a, b), passed_square(position, letter, from, c));
        list.push_back({position.name(from) + '^' + position.name(a) + position.name(b) + position.name(c),
                        {{turn_ended(rules, after, type(letter) == 'p', passed)}}});
      }
    }
  }
}

/// N3: the lowest free group number, 0 if both are taken.
inline int free_group(const Position& position) {
  for (const int group : {1, 2}) {
    if (std::none_of(position.pairs.begin(), position.pairs.end(),
                     [&](const Pair& pair) { return pair.group == group; })) {
      return group;
    }
  }
  return 0;
}

/// The pairs of one unit that belong to a side.
inline std::vector<Pair> pairs_of_unit(const Position& position, const Pair& one, char side) {
  std::vector<Pair> list;
  for (const Pair& pair : position.pairs) {
    if (in_one_unit(pair, one) && colour(pair.letter) == side) list.push_back(pair);
  }
  return list;
}

/// The lowest of all squares of some pairs.
inline Square lowest_square(const std::vector<Pair>& pairs) {
  Square lowest = pairs.front().lower();
  for (const Pair& pair : pairs) lowest = std::min(lowest, pair.lower());
  return lowest;
}

/// 8.1–8.3, N10: the conventional piece on `from` stays and goes, and joins a superposition that it attacks.
inline void add_entanglements(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  const char letter = position.at(from);
  const char opponent = other_colour(position.side);
  for (const Pair& joined : position.pairs) {
    if (colour(joined.letter) != opponent) continue;
    const std::vector<Pair> targets = pairs_of_unit(position, joined, opponent);
    if (joined.lower() != lowest_square(targets)) continue;  // pairs of one group give one and the same move
    const int group = joined.group != 0 ? joined.group : free_group(position);
    if (group == 0) continue;  // 8.3: neither diagonal can be chosen

    for (const Square arrival : steps(rules, position, from)) {
      for (const std::string& promotion : promotions(position.promotes_on(arrival, letter))) {
        for (const bool stays_first : {true, false}) {
          const Square first = stays_first ? from : arrival;
          const Square second = stays_first ? arrival : from;
          if (!is_order_allowed(rules, position, letter, first, second, group)) continue;
          Position after = split(position, from, {promoted(letter, promotion), first, second, joined.kind, group});
          for (Pair& pair : after.pairs) {
            if (pair == joined) pair.group = group;
          }
          const bool reaches = std::any_of(targets.begin(), targets.end(), [&](const Pair& target) {
            return attacks(after, first, target.first) || attacks(after, first, target.second) ||
                   attacks(after, second, target.first) || attacks(after, second, target.second);
          });
          if (!reaches) continue;
          list.push_back({position.name(from) + '^' + position.name(first) + position.name(second) + promotion + '&' +
                              position.name(joined.lower()),
                          {{turn_ended(rules, after, type(letter) == 'p',
                                       passed_by_split(position, letter, from, first, second))}}});
        }
      }
    }
  }
}

}  // namespace spooky::chess_naive
