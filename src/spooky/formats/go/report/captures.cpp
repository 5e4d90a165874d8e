// The stones without liberties at the end of a turn, and the groups that lose stones with them.
#include <algorithm>
#include <vector>

#include "spooky/formats/go/report/happenings.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky::go {

namespace {

/// The stones that stand when the last stones of a turn are placed and the collapse is over, before any is captured.
class Standing {
 public:
  Standing(const Position& before, const Action& action)
      : groups_(before.board().groups().begin(), before.board().groups().end()) {
    const Board& board = before.board();
    const Situation& turn = before.situation();
    for (std::size_t i = 0; i < board.cell_count(); ++i) {
      if (board.is_stone(Point(i))) stones_[Point(i)] = board.colour(Point(i));
    }
    for (const Point stone : turn.waiting()) stones_[stone] = turn.to_move();
    if (action.kind == Action::Kind::Place) {
      for (const Point stone : action.stones()) stones_[stone] = turn.to_move();
      add_group(action.stones(), turn.to_move(), action.shape);
    } else {
      collapse(before, action.points[0]);
    }
    std::sort(groups_.begin(), groups_.end(), [](const Group& a, const Group& b) { return a.lowest() < b.lowest(); });
  }

  Colour stone(Point point) const { return stones_[point]; }
  const std::vector<Group>& groups() const { return groups_; }

 private:
  void collapse(const Position& before, Point named) {
    const Choice choice = before.situation().choice();
    std::vector<Point> stay;
    for (std::size_t i = 0; i < choice.count; ++i) {
      const Point stone = choice.points[i];
      if ((stone == named) != choice.removes) {
        stay.push_back(stone);
      } else {
        stones_[stone] = Colour::Empty;
      }
    }
    std::erase_if(groups_, [&](const Group& group) { return group.lowest() == choice.points[0]; });
    add_group(stay, choice.owner, stay.size() == 3 ? Shape::W3 : Shape::Pair);
  }

  /// One stone alone is classical.
  void add_group(std::span<const Point> stones, Colour owner, Shape shape) {
    if (stones.size() < 2) return;
    Group group{{}, static_cast<std::uint8_t>(stones.size()), owner, shape};
    std::copy(stones.begin(), stones.end(), group.points.begin());
    groups_.push_back(group);
  }

  IndexArray<Point, Colour> stones_ = {};
  std::vector<Group> groups_;
};

class Captures {
 public:
  Captures(const Position& before, const Action& action, const Position& after)
      : board_(after.board()), standing_(before, action) {}

  bool contains(Point point) const { return standing_.stone(point) != Colour::Empty && !board_.is_stone(point); }
  const std::vector<Group>& groups() const { return standing_.groups(); }

  /// The player's captured chains, each in board order. Two chains of one colour never touch.
  std::vector<std::vector<Point>> chains(Colour player) const {
    std::vector<std::vector<Point>> chains;
    PointSet seen;
    for (std::size_t i = 0; i < board_.cell_count(); ++i) {
      if (seen.contains(Point(i)) || !belongs(Point(i), player)) continue;
      std::vector<Point> chain = {Point(i)};
      seen.insert(Point(i));
      for (std::size_t next = 0; next < chain.size(); ++next) {
        board_.for_neighbours(chain[next], [&](Point near) {
          if (seen.contains(near) || !belongs(near, player)) return;
          seen.insert(near);
          chain.push_back(near);
        });
      }
      std::sort(chain.begin(), chain.end());
      chains.push_back(std::move(chain));
    }
    return chains;
  }

 private:
  bool belongs(Point point, Colour player) const { return standing_.stone(point) == player && contains(point); }

  const Board& board_;
  Standing standing_;
};

}  // namespace

void add_captures(const Position& before, const Action& action, const Position& after, std::vector<Message>& events) {
  const Situation& was = before.situation();
  const Situation& is = after.situation();
  const auto captured = [&](Colour player) { return is.captured(player) > was.captured(player); };
  if (!captured(Colour::Black) && !captured(Colour::White)) return;
  const Rules& rules = before.rules();
  const Colour mover = was.to_move();
  const Captures captures(before, action, after);
  for (const std::vector<Point>& chain : captures.chains(other(mover))) {
    events.push_back(
        message("event.captured", {{"by", term(mover)}, {"owner", term(other(mover))}, {"at", cells(rules, chain)}}));
  }
  for (const std::vector<Point>& chain : captures.chains(mover)) {
    events.push_back(message("event.suicide", {{"by", term(mover)}, {"at", cells(rules, chain)}}));
  }
  for (const Group& group : captures.groups()) {
    std::vector<Point> lost;
    std::vector<Point> left;
    for (const Point stone : group.stones()) (captures.contains(stone) ? lost : left).push_back(stone);
    if (lost.empty() || left.empty()) continue;
    events.push_back(message("event.reduced", {{"owner", term(group.owner)},
                                               {"shape", term(group.shape)},
                                               {"lost", cells(rules, lost)},
                                               {"left", cells(rules, left)}}));
  }
}

}  // namespace spooky::go
