#pragma once

#include <cstdint>
#include <span>

#include "spooky/core/hash.hpp"
#include "spooky/core/random.hpp"
#include "spooky/core/static_vector.hpp"
#include "spooky/games/go/rules/situation.hpp"

namespace spooky::go {

/// One decision of a player as the search sees it: a turn is made of several.
struct Ply {
  enum class Kind : std::uint8_t { Pass, Shape, Stone, Choice };

  Kind kind = Kind::Pass;
  std::uint16_t value = 0;  ///< of the shape or of the point

  static Ply pass() { return {}; }
  static Ply of(Shape shape) { return {Kind::Shape, static_cast<std::uint16_t>(shape)}; }
  static Ply stone(Point point) { return {Kind::Stone, static_cast<std::uint16_t>(point.value())}; }
  static Ply choice(Point point) { return {Kind::Choice, static_cast<std::uint16_t>(point.value())}; }

  Shape shape() const { return static_cast<Shape>(value); }
  Point point() const { return Point(value); }
  bool operator==(const Ply&) const = default;
};

/// A situation in which a placement is made stone by stone: where the variant offers several, its shape first. So a
/// node of a search has as many children as the board has points, not as many as it has pairs or triples.
class TurnView {
 public:
  TurnView() = default;
  // A situation has nothing that could be moved.
  explicit TurnView(const Situation& situation) : situation_(situation) {}  // NOLINT(modernize-pass-by-value)

  const Situation& situation() const { return situation_; }
  const Board& board() const { return situation_.board(); }
  Colour actor() const { return situation_.actor(); }
  /// No turn is in progress, neither its stones nor its choices.
  bool is_between_turns() const { return !has_shape_ && !situation_.is_choosing(); }
  bool needs_shape() const { return !has_shape_ && offered().size() > 1; }
  /// The shapes to choose from: those with room on the board. In `symmetric` the point decides, and there is no choice.
  StaticVector<Shape, 4> offered() const;
  /// The shape of the placement in progress.
  Shape shape() const { return shape_; }
  /// The stones of the placement that have been named so far.
  std::span<const Point> named() const { return {named_.begin(), named_.size()}; }
  /// The stones of the last placements that are over, the latest first; both players', so that a search can look near.
  std::span<const Point> recent() const { return {recent_.begin(), recent_.size()}; }

  void play(Ply ply);
  /// Names random points until the placement in progress is complete.
  void complete(Random& random);

  /// Equal views have equal hashes; who has acted before does not count.
  Hash hash() const;

 private:
  void name(Point point);

  Situation situation_;
  Shape shape_ = Shape::Single;
  bool has_shape_ = false;
  StaticVector<Point, kMostStones> named_;
  StaticVector<Point, 2 * kMostStones> recent_;
};

/// The placement that these stones make, in the variant of a situation.
Action placement_of(const Situation& situation, Shape shape, std::span<const Point> stones);

}  // namespace spooky::go
