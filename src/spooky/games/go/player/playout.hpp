#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "spooky/core/random.hpp"
#include "spooky/games/go/rules/situation.hpp"

namespace spooky::go {

/// Light playouts: a situation played to its end at random. A player draws uniformly among the empty points that are
/// not an own one-point eye, not suicide and not forbidden by the simple ko rule, and passes when there is none;
/// further stones of a group are drawn among all empty points, and a collapse keeps a random stone that it may keep,
/// but no own eye filled if that can be helped. Two passes end it. No allocation, no history.
class Playout {
 public:
  explicit Playout(Random& random) : random_(random) {}

  /// Calls record(player, point) for each stone that a turn leaves on the board. Returns Black's area less White's.
  template <class Record>
  int play(Situation& situation, Record&& record) {
    return play(situation, record, kNowhere, [](const Situation&, Point) { return kNowhere; });
  }
  /// Less light: the first stone of a turn is reply(situation, last) instead, `last` being that of the turn before;
  /// where the reply is an edge cell it is drawn as ever. A reply must not be suicide nor forbidden by the simple ko
  /// rule.
  template <class Record, class Reply>
  int play(Situation& situation, Record&& record, Point last, Reply&& reply) {
    const std::size_t most_turns = 3 * situation.board().cell_count() + 20;
    turns_ = 0;
    while (situation.passes() < 2 && turns_ < most_turns) {
      if (situation.is_choosing()) {
        finish_turn(situation, record);
      } else {
        last = play_turn(situation, record, reply(situation, last));
      }
      ++turns_;
    }
    return area_margin(situation.board());
  }
  int play(Situation& situation) {
    return play(situation, [](Colour, Point) {});
  }

  /// Turns of the last playout, passes included.
  std::size_t turns() const { return turns_; }

  /// Black's area less White's; what touches both colours is nobody's.
  static int area_margin(const Board& board);

 private:
  /// No useful point: an edge cell.
  static constexpr Point kNowhere = Point();

  bool is_useful(const Situation& situation, Point point) const {
    const Board& board = situation.board();
    const Colour player = situation.to_move();
    if (board.empty_neighbours(point) > 0) return true;
    return !board.is_eye(point, player) && point != situation.ko() && !board.is_suicide(point, player);
  }

  /// A useful point, each equally likely: by chance while that is quick, then from a list of them.
  Point draw_useful(const Situation& situation) {
    const auto empties = situation.board().empties();
    if (empties.empty()) return kNowhere;
    const std::size_t tries = 8 + empties.size() / 4;
    for (std::size_t i = 0; i < tries; ++i) {
      const Point point = empties[uniform(random_, static_cast<std::uint32_t>(empties.size()))];
      if (is_useful(situation, point)) return point;
    }
    std::size_t count = 0;
    for (const Point point : empties) {
      useful_[count] = point;
      count += is_useful(situation, point) ? 1U : 0U;
    }
    return count == 0 ? kNowhere : useful_[uniform(random_, static_cast<std::uint32_t>(count))];
  }

  /// Begins with the reply if there is one. Returns the first stone.
  template <class Record>
  [[gnu::always_inline]] Point play_turn(Situation& situation, Record&& record, Point reply) {
    const Point first = reply == kNowhere ? draw_useful(situation) : reply;
    Action action = Action::single(first);
    if (first == kNowhere || !complete(situation, action)) {
      situation.pass();
      return kNowhere;
    }
    const Colour player = situation.to_move();
    situation.place(action);
    if (situation.is_choosing()) {
      finish_turn(situation, record);
    } else {
      for (const Point point : action.stones()) record(player, point);
    }
    return first;
  }

  /// Draws the other stones of the turn; false when there is no room for them.
  bool complete(const Situation& situation, Action& action) {
    const auto shapes = situation.shapes();
    if (shapes.size() == 1 && shapes[0] == Shape::Single) return true;
    return draw_group(situation, action);
  }
  bool draw_group(const Situation& situation, Action& action);

  /// Makes the choices of a collapse until the turn is over.
  template <class Record>
  void finish_turn(Situation& situation, Record&& record) {
    const Colour player = situation.to_move();
    while (situation.is_choosing()) {
      const Choice choice = situation.choice();
      const Point named = draw_choice(situation, choice);
      if (choice.step == Step::New) {
        for (std::size_t i = 0; i < choice.count; ++i) {
          if ((choice.points[i] == named) != choice.removes) record(player, choice.points[i]);
        }
      }
      situation.choose(named);
    }
  }
  Point draw_choice(const Situation& situation, const Choice& choice);

  Random& random_;
  std::size_t turns_ = 0;
  std::array<Point, kMostPoints> useful_;
};

}  // namespace spooky::go
