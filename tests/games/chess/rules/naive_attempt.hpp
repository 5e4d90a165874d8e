#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/chess/rules/naive_position.hpp"
#include "spooky/core/rational.hpp"

namespace spooky::chess_naive {

/// N1: how likely a roll is for a kind; 1 is the first square, 2 the second. P7: a triple is where it is asked about,
/// or it is not.
inline Rational roll_weight(char kind, int roll) {
  if (kind == 't') return roll == 1 ? Rational(1, 3) : Rational(2, 3);
  if (kind == 'u' || kind == 'v') return roll == 1 ? Rational(2, 3) : Rational(1, 3);
  return Rational(1, 2);
}

/// Appendices D and E: a Hadamard move leaves the piece on the first square of an equal pair, on the second of one with
/// phase.
inline int hadamard_class(char kind) { return kind == 'e' ? 1 : 2; }

/// 8.4: all pairs of a unit become conventional pieces on their squares of one class.
inline void collapse_unit(Position& position, const Pair& one, int roll) {
  const std::vector<Pair> pairs = position.pairs;
  for (const Pair& pair : pairs) {
    if (!in_one_unit(pair, one)) continue;
    position.at(pair.first) = kEmpty;
    position.at(pair.second) = kEmpty;
    position.at(roll == 1 ? pair.first : pair.second) = pair.letter;
    position.remove_pair(pair);
  }
}

/// P7: a triple that is not where it was asked about is an equal pair on its two other squares; P11: whole where these
/// are one and the same.
inline void leave_pair(Position& position, const Triple& triple, Square asked) {
  const std::vector<Square> left = triple.others(asked);
  if (left[0] == left[1]) return;
  position.pairs.push_back({triple.letter, std::min(left[0], left[1]), std::max(left[0], left[1]), 'e', 0});
}

/// A capture while it goes on (7.5): the capturing piece hovers over the arrival square and is not on the board; the
/// other half of its pair is.
struct Attempt {
  Position position;
  char letter = kEmpty;
  std::optional<Pair> pair =
      std::nullopt;  // of the capturing half until it collapses, one square is the arrival square
  std::optional<Triple> triple = std::nullopt;  // the same of a part
  Square to = kNowhere;
  bool arrives = true;     // what is known so far
  char captured = kEmpty;  // in the end
  std::vector<int> rolls = {};
  Rational weight = 1;
};

inline Attempt begin_attempt(const Position& position, Square from, Square to) {
  Attempt attempt{.position = position, .letter = position.at(from), .to = to};
  if (const Pair* pair = position.pair_at(from)) {
    attempt.pair = *pair;
    attempt.pair->move(from, to);
    attempt.position.remove_pair(*pair);
  }
  if (const Triple* triple = position.triple_at(from)) {
    attempt.triple = *triple;
    attempt.triple->move(from, to);
    attempt.position.remove_triple(*triple);
  }
  attempt.position.at(from) = kEmpty;
  return attempt;
}

/// P7: both answers to whether the attacked triple is on the square.
inline std::vector<Attempt> target_asked(const Attempt& attempt) {
  const Triple triple = *attempt.position.triple_at(attempt.to);
  std::vector<Attempt> results;
  for (const int roll : {1, 2}) {
    Attempt result = attempt;
    result.position.remove_triple(triple);
    if (roll == 1) {
      for (const Square other : triple.others(attempt.to)) result.position.at(other) = kEmpty;
    } else {
      result.position.at(attempt.to) = kEmpty;
      leave_pair(result.position, triple, attempt.to);
    }
    result.rolls.push_back(roll);
    result.weight = attempt.weight * roll_weight('t', roll);
    results.push_back(result);
  }
  return results;
}

/// P7: both answers to whether the capturing part is the piece.
inline std::vector<Attempt> capturer_asked(const Attempt& attempt) {
  std::vector<Attempt> results;
  for (const int roll : {1, 2}) {
    Attempt result = attempt;
    result.arrives = roll == 1;
    if (roll == 1) {
      for (const Square other : attempt.triple->others(attempt.to)) result.position.at(other) = kEmpty;
    } else {
      leave_pair(result.position, *attempt.triple, attempt.to);
    }
    result.triple.reset();
    result.rolls.push_back(roll);
    result.weight = attempt.weight * roll_weight('t', roll);
    results.push_back(result);
  }
  return results;
}

/// One of the two results of a roll for this pair: its unit collapses, the capturing half with it if it belongs there.
inline Attempt collapsed(Attempt attempt, const Pair& rolling, int roll) {
  collapse_unit(attempt.position, rolling, roll);
  if (attempt.pair && in_one_unit(*attempt.pair, rolling)) {
    const Square square = roll == 1 ? attempt.pair->first : attempt.pair->second;
    attempt.arrives = square == attempt.to;
    // Its other half has been on the board all the time: it stays as the conventional piece, or it is gone.
    if (attempt.arrives) attempt.position.at(attempt.pair->other(square)) = kEmpty;
    attempt.pair.reset();
  }
  return attempt;
}

/// Both results of a roll, or the only one where a Hadamard move takes its place.
inline std::vector<Attempt> rolled(const Rules& rules, const Attempt& attempt, const Pair& rolling) {
  if (is_deterministic(rules)) return {collapsed(attempt, rolling, hadamard_class(rolling.kind))};
  std::vector<Attempt> results;
  for (const int roll : {1, 2}) {
    results.push_back(collapsed(attempt, rolling, roll));
    results.back().rolls.push_back(roll);
    results.back().weight = attempt.weight * roll_weight(rolling.kind, roll);
  }
  return results;
}

inline std::vector<Attempt> target_rolled(const Rules& rules, const std::vector<Attempt>& attempts) {
  std::vector<Attempt> results;
  for (const Attempt& attempt : attempts) {
    const Pair* target = attempt.position.pair_at(attempt.to);
    const std::vector<Attempt> next = attempt.position.triple_at(attempt.to) != nullptr ? target_asked(attempt)
                                      : target == nullptr                               ? std::vector{attempt}
                                                          : rolled(rules, attempt, Pair(*target));
    results.insert(results.end(), next.begin(), next.end());
  }
  return results;
}

inline std::vector<Attempt> capturer_rolled(const Rules& rules, const std::vector<Attempt>& attempts) {
  std::vector<Attempt> results;
  for (const Attempt& attempt : attempts) {
    const std::vector<Attempt> next = attempt.triple ? capturer_asked(attempt)
                                      : attempt.pair ? rolled(rules, attempt, Pair(*attempt.pair))
                                                     : std::vector{attempt};
    results.insert(results.end(), next.begin(), next.end());
  }
  return results;
}

/// 7.5: the target's owner rolls first. Appendix G: the capturing half first, and if it does not arrive nothing more.
inline std::vector<Attempt> all_rolled(const Rules& rules, const Attempt& attempt) {
  if (rules.variant != "nobox") return capturer_rolled(rules, target_rolled(rules, {attempt}));
  std::vector<Attempt> results;
  for (const Attempt& begun : capturer_rolled(rules, {attempt})) {
    const std::vector<Attempt> next = begun.arrives ? target_rolled(rules, {begun}) : std::vector{begun};
    results.insert(results.end(), next.begin(), next.end());
  }
  return results;
}

/// N9: every way in which the capture of whatever stands on `to` by the piece or half on `from` can end. A capture of a
/// conventional piece by a conventional piece has one, without a roll.
inline std::vector<Attempt> capture(const Rules& rules, const Position& position, Square from, Square to) {
  std::vector<Attempt> results = all_rolled(rules, begin_attempt(position, from, to));
  for (Attempt& result : results) {
    if (!result.arrives) continue;
    result.captured = result.position.at(to);
    result.position.at(to) = result.letter;
  }
  return results;
}

}  // namespace spooky::chess_naive
