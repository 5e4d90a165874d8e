#pragma once

#include <cstdlib>
#include <vector>

#include "games/chess/rules/naive_position.hpp"

namespace spooky::chess_naive {

/// 6.2.2, N4: nothing, conventional or half, stands between two squares of one line.
inline bool is_clear_between(const Position& position, Square from, Square to) {
  const int across = position.file(to) - position.file(from);
  const int up = position.rank(to) - position.rank(from);
  const int step = (up > 0 ? position.width : up < 0 ? -position.width : 0) + (across > 0 ? 1 : across < 0 ? -1 : 0);
  for (Square square = from + step; square != to; square += step) {
    if (!position.is_empty(square)) return false;
  }
  return true;
}

/// 6.2.3: the piece or half on `from` could capture on `to` by FIDE 3.2 to 3.8, whatever stands there.
inline bool attacks(const Position& position, Square from, Square to) {
  if (from == to) return false;
  const char letter = position.at(from);
  const int across = std::abs(position.file(to) - position.file(from));
  const int up = std::abs(position.rank(to) - position.rank(from));
  const bool is_straight = across == 0 || up == 0;
  const bool is_diagonal = across == up;
  switch (type(letter)) {
    case 'p': return across == 1 && position.rank(to) - position.rank(from) == (colour(letter) == 'w' ? 1 : -1);
    case 'n': return (across == 1 && up == 2) || (across == 2 && up == 1);
    case 'k': return across <= 1 && up <= 1;
    case 'r': return is_straight && is_clear_between(position, from, to);
    case 'b': return is_diagonal && is_clear_between(position, from, to);
    case 'q': return (is_straight || is_diagonal) && is_clear_between(position, from, to);
    default: return false;
  }
}

/// Some piece or half of this colour attacks the square.
inline bool is_attacked(const Position& position, Square square, char by) {
  for (Square from = 0; from < position.size(); ++from) {
    if (position.belongs_to(from, by) && attacks(position, from, square)) return true;
  }
  return false;
}

/// The piece or half on `from` could go to `to` without capturing if `to` were empty (castling apart).
/// N14: a pawn on its starting rank may double-step.
inline bool could_step(const Rules& rules, const Position& position, Square from, Square to) {
  const char letter = position.at(from);
  if (type(letter) != 'p') return attacks(position, from, to);
  const int forward = position.forward(colour(letter));
  if (to == from + forward) return true;
  return has_double_step(rules) && position.rank(from) == position.starting_rank(colour(letter)) &&
         to == from + 2 * forward && position.is_empty(from + forward);
}

/// Where the piece or half on `from` can go without capturing.
inline std::vector<Square> steps(const Rules& rules, const Position& position, Square from) {
  std::vector<Square> list;
  for (Square to = 0; to < position.size(); ++to) {
    if (position.is_empty(to) && could_step(rules, position, from, to)) list.push_back(to);
  }
  return list;
}

/// 7.7: one half could go to the other's square if that were unoccupied; of pawns that is the rear one.
inline bool is_one_move_away(const Rules& rules, const Position& position, const Pair& pair) {
  return could_step(rules, position, pair.first, pair.second) || could_step(rules, position, pair.second, pair.first);
}

/// The square a pawn passes on the way, or nowhere if this is no double step.
inline Square passed_square(const Position& position, char letter, Square from, Square to) {
  if (type(letter) != 'p' || std::abs(position.rank(to) - position.rank(from)) != 2) return kNowhere;
  return (from + to) / 2;
}

}  // namespace spooky::chess_naive
