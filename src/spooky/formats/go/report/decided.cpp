#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/games/go/rules/score.hpp"

namespace spooky {

using namespace go;

/// G16, G17: the points on the board that each player is counted for. Empty while the game goes on, and after a
/// resignation, for then nothing is counted.
json::value Notation<go::Game>::decided(const Position& position) {
  json::array decided;
  if (!position.is_over() || position.by_resignation()) return decided;
  const Rules& rules = position.rules();
  const Board& board = position.board();
  const auto owners = area_owners(board);
  for (const Colour player : {Colour::Black, Colour::White}) {
    json::array points;
    rules.for_points([&](Point point) {
      const bool counts = rules.scoring == Scoring::Area || board.is_empty(point);
      if (counts && owners[point] == player) points.emplace_back(point_name(rules, point));
    });
    decided.push_back(json::object{{"actor", to_json(player == Colour::Black ? Game::kFirst : Game::kSecond)},
                                   {"at", std::move(points)}});
  }
  return decided;
}

}  // namespace spooky
