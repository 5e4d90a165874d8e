#pragma once

#include <string>
#include <vector>

#include "games/chess/rules/naive_steps.hpp"
#include "games/chess/rules/naive_turn.hpp"

namespace spooky::chess_naive {

/// Appendix E: a conventional rook, bishop or queen through the first piece on its line, a conventional one of the
/// opponent and not the king, to the empty square right behind: with a six it arrives, else it stays.
inline void add_tunnelling(const Rules& rules, const Position& position, Square from, std::vector<Candidate>& list) {
  const char letter = position.at(from);
  const char kind = type(letter);
  if (rules.variant != "tunnelling" || (kind != 'r' && kind != 'b' && kind != 'q')) return;
  for (Square through = 0; through < position.size(); ++through) {
    if (!position.belongs_to(through, other_colour(position.side)) || position.is_half(through) ||
        type(position.at(through)) == 'k' || !attacks(position, from, through)) {
      continue;
    }
    const int across = position.file(through) - position.file(from);
    const int up = position.rank(through) - position.rank(from);
    const int file = position.file(through) + (across > 0 ? 1 : across < 0 ? -1 : 0);
    const int rank = position.rank(through) + (up > 0 ? 1 : up < 0 ? -1 : 0);
    if (file < 0 || file >= position.width || rank < 0 || rank >= position.height) continue;
    const Square behind = rank * position.width + file;
    if (!position.is_empty(behind)) continue;
    Position arrived = position;
    arrived.at(from) = kEmpty;
    arrived.at(behind) = letter;
    list.push_back({position.name(from) + '>' + position.name(behind),
                    {{turn_ended(rules, arrived, false), {1}, Rational(1, 6)},
                     {turn_ended(rules, position, false), {2}, Rational(5, 6)}}});
  }
}

}  // namespace spooky::chess_naive
