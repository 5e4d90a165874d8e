#include "spooky/protocols/gtp/dead_stones.hpp"

#include "spooky/core/index.hpp"
#include "spooky/core/random.hpp"
#include "spooky/games/go/player/playout.hpp"
#include "spooky/games/go/rules/score.hpp"

namespace spooky::gtp {

go::PointSet dead_stones(const go::Position& position) {
  constexpr int kGames = 400;
  constexpr double kAlive = 0.3;  // random games kill many a living stone
  const go::Board& board = position.board();
  IndexArray<go::Point, int> lived;
  Random random(position.hash());
  for (int game = 0; game < kGames; ++game) {
    // Either player may be the first to go on.
    go::Situation situation(position.rules(), board, game % 2 == 0 ? go::Colour::Black : go::Colour::White, 0);
    go::Playout(random).play(situation);
    const auto owners = go::area_owners(situation.board());
    for (std::size_t i = 0; i < board.cell_count(); ++i) {
      const go::Point point(i);
      if (board.is_stone(point) && owners[point] == board.colour(point)) ++lived[point];
    }
  }
  // Chains live and die together.
  go::PointSet dead;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    const go::Point first(i);
    if (!board.is_stone(first)) continue;
    int sum = 0;
    int stones = 0;
    go::Point stone = first;
    do {
      sum += lived[stone];
      ++stones;
      stone = board.next(stone);
    } while (stone != first);
    if (sum < kAlive * kGames * stones) dead.insert(first);
  }
  return dead;
}

}  // namespace spooky::gtp
