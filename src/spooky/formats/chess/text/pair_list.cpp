#include "spooky/formats/chess/text/pair_list.hpp"

#include <algorithm>

namespace spooky::chess {

std::vector<Pair> sorted_pairs(const Board& board) {
  std::vector<Pair> pairs(board.pairs().begin(), board.pairs().end());
  std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) { return a.lower() < b.lower(); });
  return pairs;
}

std::vector<Unit> units_of(const Board& board) {
  std::vector<Unit> units;
  for (const Pair& pair : sorted_pairs(board)) {
    const auto same = std::find_if(units.begin(), units.end(), [&](const Unit& unit) {
      return pair.group != 0 && unit.pairs.front().group == pair.group;
    });
    if (same == units.end()) {
      units.push_back({{pair}});
    } else {
      same->pairs.push_back(pair);
    }
  }
  return units;
}

}  // namespace spooky::chess
