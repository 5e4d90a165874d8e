#include "spooky/games/tictactoe/rules/position.hpp"

#include <algorithm>
#include <cassert>

#include "spooky/games/tictactoe/rules/lines.hpp"

namespace spooky::tictactoe {

Position::Position(const Rules& rules) : rules_(rules) {
  assert(rules.squares() >= 1 && rules.squares() <= kMaxSquares && rules.line >= 1);
  for (const Square square : rules.all()) component_[square] = square;
  hash_ = recomputed_hash();
}

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  const std::vector<Mark>& marks = setup.marks;
  Position position(rules);
  if (marks.size() > rules.squares()) return SetupError{SetupFault::TooManyMarks, rules.squares()};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Mark mark = marks[i];
    if (!mark.classical()) continue;
    if (!position.open().contains(mark.first)) return SetupError{SetupFault::OccupiedTwice, i};
    // In `plain` the marks came one by one, so a line ends the game there and then.
    if (rules.variant == Variant::Plain && position.over_) return SetupError{SetupFault::AfterEnd, i};
    position.make_classical(i, mark.first);
    if (rules.variant == Variant::Plain) position.judge();
  }
  position.judge();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Mark mark = marks[i];
    position.mark_count_ = static_cast<std::uint8_t>(i);
    if (mark.classical()) continue;
    if (rules.variant == Variant::Plain) return SetupError{SetupFault::SpookyInPlain, i};
    if (!position.open().contains(mark.first) || !position.open().contains(mark.second)) {
      return SetupError{SetupFault::OccupiedTwice, i};
    }
    if (position.measuring_) return SetupError{SetupFault::StrayCycle, i - 1};
    position.place_pair(mark.first, mark.second);
    if (position.measuring_ && i + 1 != marks.size()) return SetupError{SetupFault::StrayCycle, i};
    if (position.measuring_ && position.over_) return SetupError{SetupFault::AfterEnd, i};
  }
  position.mark_count_ = static_cast<std::uint8_t>(marks.size());
  position.hash_ = position.recomputed_hash();
  if (setup.to_act != (marks.size() % 2 == 0 ? Actor::First : Actor::Second)) {
    return SetupError{SetupFault::WrongSide, marks.size()};
  }
  if (setup.measuring != position.measuring_) {
    return SetupError{setup.measuring ? SetupFault::NoCycle : SetupFault::OpenCycle, marks.size()};
  }
  return position;
}

void Position::legal_actions(Actions& list) const {
  list.clear();
  if (over_) return;
  if (measuring_) {
    const Mark closing = marks_[mark_count_ - 1];
    list.push_back(Action::measure(closing.first));
    list.push_back(Action::measure(closing.second));
    return;
  }
  const SquareSet squares = open();
  if (rules_.variant == Variant::Plain || squares.size() == 1) {
    for (const Square square : squares) list.push_back(Action::single(square));
    return;
  }
  for (const Square first : squares) {
    const SquareSet later(squares.bits() & ~((std::uint64_t{2} << first.value()) - 1));
    for (const Square second : later) list.push_back({Action::Kind::Pair, first, second});
  }
}

bool Position::is_legal(Action action) const {
  if (over_ || action.first.value() >= rules_.squares() || action.second.value() >= rules_.squares()) return false;
  switch (action.kind) {
    case Action::Kind::Measure: {
      if (!measuring_ || action.first != action.second) return false;
      const Mark closing = marks_[mark_count_ - 1];
      return action.first == closing.first || action.first == closing.second;
    }
    case Action::Kind::Single:
      return !measuring_ && action.first == action.second && open().contains(action.first) &&
             (rules_.variant == Variant::Plain || open().size() == 1);
    case Action::Kind::Pair:
      return !measuring_ && rules_.variant == Variant::Goff && action.first < action.second &&
             open().contains(action.first) && open().contains(action.second);
  }
  return false;
}

void Position::play_unchecked(Action action) {
  switch (action.kind) {
    case Action::Kind::Pair:
      place_pair(action.first, action.second);
      hash_ ^= mark_hash(mark_count_ - 1);
      break;
    case Action::Kind::Measure: collapse(action.first); break;
    case Action::Kind::Single:
      make_classical(mark_count_, action.first);
      hash_ ^= mark_hash(mark_count_);
      ++mark_count_;
      judge();
      break;
  }
}

/// T2, T3: an edge inside one component closes a cycle; an edge between two joins them.
void Position::place_pair(Square first, Square second) {
  marks_[mark_count_++] = {first, second};
  const Square a = component_[first];
  const Square b = component_[second];
  if (a == b) {
    measuring_ = true;
    return;
  }
  const Square lower = std::min(a, b);
  const Square higher = std::max(a, b);
  for (const Square square : open()) {
    if (component_[square] == higher) component_[square] = lower;
  }
}

void Position::make_classical(std::size_t mark, Square square) {
  marks_[mark] = {square, square};
  subscripts_[square] = static_cast<std::uint8_t>(mark + 1);
  classical_[owner(mark)].insert(square);
  component_[square] = square;
}

/// T3: the closing mark falls into `root`; every other mark of the component falls away from it, each edge into the
/// square that is farther from the root.
void Position::collapse(Square root) {
  const Square component = component_[root];
  StaticVector<std::uint8_t, kMaxSquares> waiting;
  for (std::size_t i = 0; i + 1 < mark_count_; ++i) {
    if (!marks_[i].classical() && component_[marks_[i].first] == component) {
      waiting.push_back(static_cast<std::uint8_t>(i));
    }
  }
  const auto fall = [this](std::size_t mark, Square square) {
    hash_ ^= mark_hash(mark);
    make_classical(mark, square);
    hash_ ^= mark_hash(mark);
  };
  fall(mark_count_ - std::size_t{1}, root);
  SquareSet reached;
  reached.insert(root);
  std::size_t left = waiting.size();
  while (left > 0) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < left; ++i) {
      const Mark mark = marks_[waiting[i]];
      const bool first_reached = reached.contains(mark.first);
      if (!first_reached && !reached.contains(mark.second)) {
        waiting[kept++] = waiting[i];
        continue;
      }
      const Square square = first_reached ? mark.second : mark.first;
      reached.insert(square);
      fall(waiting[i], square);
    }
    left = kept;
  }
  measuring_ = false;
  judge();
}

/// T6, T7.
void Position::judge() {
  const bool x = has_line(rules_, classical_[0]);
  const bool o = has_line(rules_, classical_[1]);
  over_ = x || o || open().empty();
  score_ = {};
  if (x && o) {
    const auto highest = [this](Actor player) {
      const SquareSet line = best_line(player).value_or(SquareSet());
      int subscript = 0;
      for (const Square square : line) subscript = std::max<int>(subscript, subscripts_[square]);
      return subscript;
    };
    score_ = highest(Actor::First) < highest(Actor::Second) ? Score{2, 1} : Score{1, 2};
  } else if (x || o) {
    score_ = x ? Score{2, 0} : Score{0, 2};
  }
}

std::optional<SquareSet> Position::best_line(Actor player) const {
  std::optional<SquareSet> best;
  int best_highest = 0;
  for_each_line(rules_, classical(player), [&](SquareSet line) {
    int highest = 0;
    for (const Square square : line) highest = std::max<int>(highest, subscripts_[square]);
    if (!best || highest < best_highest) {
      best = line;
      best_highest = highest;
    }
    return true;
  });
  return best;
}

SquareSet Position::cycle() const {
  if (!measuring_) return {};
  // Peel the leaves off the component until only the cycle is left; a pair played twice is a cycle of two.
  SquareSet squares;
  for (const Square square : open()) {
    if (component_[square] == component_[marks_[mark_count_ - 1].first]) squares.insert(square);
  }
  for (bool peeled = true; peeled;) {
    peeled = false;
    IndexArray<Square, std::uint8_t> degree;
    for (const Mark mark : marks()) {
      if (mark.classical() || !squares.contains(mark.first) || !squares.contains(mark.second)) continue;
      ++degree[mark.first];
      ++degree[mark.second];
    }
    for (const Square square : squares) {
      if (degree[square] >= 2) continue;
      squares.erase(square);
      peeled = true;
    }
  }
  return squares;
}

Hash Position::mark_hash(std::size_t mark) const {
  return mix(mark << 16 | marks_[mark].first.value() << 8 | marks_[mark].second.value());
}

Hash Position::recomputed_hash() const {
  Hash hash = mix(std::uint64_t{rules_.width} << 24 | std::uint64_t{rules_.height} << 16 |
                  std::uint64_t{rules_.line} << 8 | static_cast<std::uint64_t>(rules_.variant));
  for (std::size_t i = 0; i < mark_count_; ++i) hash ^= mark_hash(i);
  return hash;
}

}  // namespace spooky::tictactoe
