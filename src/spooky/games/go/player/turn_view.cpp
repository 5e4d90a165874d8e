#include "spooky/games/go/player/turn_view.hpp"

#include <algorithm>

namespace spooky::go {

Action placement_of(const Situation& situation, Shape shape, std::span<const Point> stones) {
  if (situation.laws().variant != Variant::Symmetric) return Action::place(shape, stones);
  const Point across = situation.board().opposite(stones[0]);
  const bool alone = across == stones[0] || !situation.board().is_empty(across);
  return alone ? Action::single(stones[0]) : Action::pair(stones[0], across);
}

StaticVector<Shape, 4> TurnView::offered() const {
  StaticVector<Shape, 4> list;
  if (situation_.laws().variant == Variant::Symmetric) {
    list.push_back(Shape::Single);
    return list;
  }
  for (const Shape shape : situation_.shapes()) {
    if (stones_of(shape) <= board().empties().size()) list.push_back(shape);
  }
  return list;
}

void TurnView::play(Ply ply) {
  switch (ply.kind) {
    case Ply::Kind::Pass: situation_.pass(); break;
    case Ply::Kind::Choice: situation_.choose(ply.point()); break;
    case Ply::Kind::Stone: name(ply.point()); break;
    case Ply::Kind::Shape:
      shape_ = ply.shape();
      has_shape_ = true;
      break;
  }
}

void TurnView::name(Point point) {
  if (!has_shape_) {
    shape_ = offered()[0];
    has_shape_ = true;
  }
  named_.push_back(point);
  if (named_.size() < stones_of(shape_)) return;
  const Action placement = placement_of(situation_, shape_, named());
  situation_.place(placement);
  has_shape_ = false;
  named_.clear();
  // The latest turn moves to the front, the one before it stays.
  StaticVector<Point, 2 * kMostStones> before;
  for (std::size_t i = 0; i < std::min(recent_.size(), kMostStones); ++i) before.push_back(recent_[i]);
  recent_.clear();
  for (const Point stone : placement.stones()) recent_.push_back(stone);
  for (const Point stone : before) recent_.push_back(stone);
}

void TurnView::complete(Random& random) {
  while (has_shape_) {
    const auto empties = board().empties();
    const Point point = empties[uniform(random, static_cast<std::uint32_t>(empties.size()))];
    if (std::find(named_.begin(), named_.end(), point) == named_.end()) name(point);
  }
}

Hash TurnView::hash() const {
  Hash hash = combine(board().hash(), static_cast<std::uint64_t>(situation_.to_move()) << 16 |
                                          static_cast<std::uint64_t>(situation_.passes()) << 8 |
                                          static_cast<std::uint64_t>(situation_.step()));
  for (const Point point : situation_.waiting()) hash = combine(hash, point.value());
  for (const Point point : situation_.kept()) hash = combine(hash, 0x1000 + point.value());
  for (const Point point : situation_.collapsing()) hash = combine(hash, 0x2000 + point.value());
  for (const Point point : named_) hash = combine(hash, 0x3000 + point.value());
  return combine(hash, has_shape_ ? 1 + static_cast<std::uint64_t>(shape_) : 0);
}

}  // namespace spooky::go
