#pragma once

#include "spooky/core/random.hpp"
#include "spooky/core/static_vector.hpp"
#include "spooky/games/go/player/good_shape.hpp"
#include "spooky/games/go/rules/situation.hpp"

namespace spooky::go {

/// What a player who looks around the last stone answers at once, for the playouts of a search of ordinary Go:
///  - own stones beside it are in atari: capture a chain around them, or run to more than one liberty;
///  - the chain of the last stone is in atari: capture it;
///  - if there is none of these, on the grid, a point beside or diagonal to the last stone that has a good shape.
/// One of them at random, and sometimes none, so that playouts stay different. Replies are legal but for superko, and
/// those that do not capture neither fill an eye nor stay in atari.
class LocalReply {
 public:
  explicit LocalReply(Random& random) : random_(random), shapes_(GoodShapes::table()) {}

  /// A reply to the stone that the other player has put there; an edge cell (0) when there is none.
  Point operator()(const Situation& situation, Point last);

 private:
  static constexpr std::size_t kMostReplies = 16;
  using Replies = StaticVector<Point, kMostReplies>;

  static void list_fights(const Situation& situation, Point last, Replies& list);
  void list_shapes(const Situation& situation, Point last, Replies& list) const;

  Random& random_;
  const GoodShapes& shapes_;
};

}  // namespace spooky::go
