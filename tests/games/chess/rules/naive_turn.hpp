#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/chess/rules/naive_attempt.hpp"
#include "games/chess/rules/naive_position.hpp"
#include "spooky/core/rational.hpp"

namespace spooky::chess_naive {

/// One way a move can end.
struct Result {
  Position position;
  std::vector<int> rolls = {};
  Rational weight = 1;
};

/// A move by its form; whether it is legal is asked later.
struct Candidate {
  std::string text;
  std::vector<Result> results;
};

/// N14: a right lasts while king and rook stand at home as conventional pieces: to move, to split, to join and to be
/// captured all end that.
inline std::string remaining_castling(const Position& position) {
  std::string rights;
  for (const char right : position.castling) {
    const char side = colour(right);
    const std::string rank = side == 'w' ? "1" : "8";
    const Square king = position.square("e" + rank);
    const Square rook = position.square((type(right) == 'k' ? "h" : "a") + rank);
    if (position.is_conventional(king, coloured('k', side)) && position.is_conventional(rook, coloured('r', side))) {
      rights += right;
    }
  }
  return rights;
}

/// What the end of a turn does to the board as it is after a move: clocks, side, castling and en passant.
inline Position turn_ended(const Rules& rules, Position position, bool clock_restarts, Square passed = kNowhere) {
  position.castling = remaining_castling(position);
  position.passed = passed;
  position.halfmove = clock_restarts ? 0 : position.halfmove + 1;
  if (position.side == 'b') ++position.fullmove;
  position.side = other_colour(position.side);
  position.must = kNowhere;
  normalise(rules, position);
  return position;
}

/// The letters of a move that may promote: none, or one of four.
inline std::vector<std::string> promotions(bool promotes) {
  if (promotes) return {"b", "n", "q", "r"};
  return {""};
}
inline char promoted(char letter, const std::string& promotion) {
  return promotion.empty() ? letter : coloured(promotion[0], colour(letter));
}

}  // namespace spooky::chess_naive
