#pragma once

#include <cstdint>

#include "spooky/games/go/rules/action.hpp"
#include "spooky/games/go/rules/board.hpp"
#include "spooky/games/go/rules/point_list.hpp"
#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// What of the rules a turn depends on.
struct Laws {
  Variant variant = Variant::Base;
  bool self_contact = true;
  Remaining remaining = Remaining::Count;

  bool operator==(const Laws&) const = default;
};

/// Where a turn stands: the steps of a collapse (G7), and the measurement after the last pass (G16).
enum class Step : std::uint8_t { None, Own, Opponents, New, Last };

/// The choice that has to be made: the stones of the group, and which of them may be named.
struct Choice {
  Step step = Step::None;
  Colour owner = Colour::Empty;
  bool removes = false;  ///< a stone is named to go (W groups), not to stay
  std::uint8_t count = 0;
  std::array<Point, kMostStones> points = {};
  std::array<bool, kMostStones> allowed = {};

  Action action(std::size_t index) const {
    return removes ? Action::remove(points[index]) : Action::keep(points[index]);
  }
};

/// A board in the middle of a game: whose turn it is, passes, and a collapse in progress (G2–G11). It knows nothing of
/// former positions and of how the game is counted; a few kilobytes, no heap, for searches and playouts. `Position`
/// puts memory and result around it.
class Situation {
 public:
  Situation() = default;
  explicit Situation(const Rules& rules);
  /// A board at the end of a turn.
  Situation(const Rules& rules, const Board& board, Colour to_move, int passes);

  const Board& board() const { return board_; }
  const Laws& laws() const { return laws_; }
  /// Whose turn it is, also while the opponent chooses.
  Colour to_move() const { return to_move_; }
  int passes() const { return passes_; }
  /// Two passes, and nothing left to measure.
  bool is_over() const { return passes_ >= 2 && step_ == Step::None; }
  Step step() const { return step_; }
  bool is_choosing() const { return step_ != Step::None; }
  /// Who acts: whose turn it is, or who owns the choice.
  Colour actor() const;
  /// The choice to be made, with the limits of G8; repetition is not considered. Only while choosing.
  Choice choice() const;

  /// Shapes that the player to move may place, in their order.
  std::span<const Shape> shapes() const;
  /// Whether stones may be placed there, but for repetition: empty distinct points, a shape of the variant.
  bool can_place(const Action& placement) const;

  /// Plays a placement that can be made. Ends the turn when there is nothing to choose.
  void place(const Action& placement);
  /// Makes the choice: names one of its stones.
  void choose(Point point);
  void pass();
  /// The other player is to move though nobody has passed; not while choosing.
  void skip();

  /// The stones placed in this turn that wait for the choices of others; not on the board yet.
  std::span<const Point> waiting() const { return {fresh_.data(), fresh_count_}; }
  Shape waiting_shape() const { return fresh_shape_; }
  /// The lowest points of the groups that have yet to collapse in this turn.
  std::span<const Point> collapsing() const {
    return {touched_.begin() + next_touched_, touched_.size() - next_touched_};
  }
  /// The stones kept so far in this collapse (G8).
  std::span<const Point> kept() const { return {kept_.begin(), kept_.size()}; }
  bool was_kept(Point point) const;

  /// Stones of each colour that were captured so far.
  int captured(Colour player) const { return captured_[player == Colour::Black ? 0 : 1]; }
  /// Whether the last turn captured stones of its own.
  bool was_suicide() const { return suicided_; }
  /// Where the simple ko rule forbids the player to move to play; an edge cell (0) when nowhere.
  Point ko() const { return ko_; }

  /// G5: neighbours touch, in the variant `weak` diagonal points too.
  bool touch(Point a, Point b) const;
  /// Calls visit(point) for every cell that touches the point.
  template <class Visit>
  void for_contacts(Point point, Visit visit) const {
    board_.for_neighbours(point, visit);
    if (laws_.variant == Variant::Weak) board_.for_diagonals(point, visit);
  }

  bool operator==(const Situation& other) const;

 private:
  /// The most groups that a board has. A point may touch many of them, by its diagonals even all.
  static constexpr std::size_t kMostGroups = kMostPoints / 2;

  bool finds_contact(std::span<const Point> stones) const;
  void find_touched();
  void next_choice();
  void finish_single(Point stone);
  void finish(std::span<const Point> stones, Shape shape);
  void count_captured(Colour player, std::size_t stones);
  void end_turn();

  Board board_;
  Laws laws_;
  Colour to_move_ = Colour::Black;
  std::uint8_t passes_ = 0;
  Step step_ = Step::None;
  Shape fresh_shape_ = Shape::Single;
  std::uint8_t fresh_count_ = 0;
  bool suicided_ = false;
  std::uint16_t captured_[2] = {0, 0};
  Point ko_;
  std::array<Point, kMostStones> fresh_ = {};
  PointList<kMostGroups> touched_;  ///< lowest points of the groups still to collapse, in order
  std::size_t next_touched_ = 0;
  std::size_t own_touched_ = 0;  ///< how many of them are the mover's
  PointList<kMostPoints> kept_;
};

}  // namespace spooky::go
