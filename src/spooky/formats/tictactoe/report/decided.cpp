#include <algorithm>
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/games/tictactoe/rules/lines.hpp"

namespace spooky {

using namespace tictactoe;

/// T6: a line exists only where it has ended the game, so the list is empty while the game goes on.
json::value Notation<tictactoe::Game>::decided(const Position& position) {
  const Rules& rules = position.rules();
  json::array decided;
  for (const Actor player : {Actor::First, Actor::Second}) {
    std::vector<SquareSet> lines;
    for_each_line(rules, position.classical(player), [&](SquareSet line) {
      lines.push_back(line);
      return true;
    });
    std::ranges::sort(lines,
                      [](SquareSet one, SquareSet other) { return std::ranges::lexicographical_compare(one, other); });
    for (const SquareSet line : lines) {
      json::array squares;
      for (const Square square : line) squares.emplace_back(square_name(rules, square));
      decided.push_back(
          json::object{{"actor", to_json(actor_name<tictactoe::Game>(player))}, {"at", std::move(squares)}});
    }
  }
  return decided;
}

}  // namespace spooky
