#include "spooky/games/tictactoe/solver/essence.hpp"

#include <algorithm>
#include <cassert>

namespace spooky::tictactoe {

namespace {

int owner_of(int subscript) { return subscript % 2 == 1 ? 0 : 1; }

std::uint64_t number_at(int square, int value) { return static_cast<std::uint64_t>(value) << (4 * square); }

void unite(std::array<Mask, kSolvableSquares>& sets, int first, int second) {
  const Mask both = sets[static_cast<std::size_t>(first)] | sets[static_cast<std::size_t>(second)];
  for_each_square(both, [&](int square) { sets[static_cast<std::size_t>(square)] = both; });
}

}  // namespace

Verdict judge(const Geometry& geometry, const Assignment& marks) {
  const bool x = geometry.has_line(marks.x);
  const bool o = geometry.has_line(marks.o);
  if (!x && !o) return {};
  if (x != o) return {true, static_cast<std::int8_t>(x ? 2 : -2)};
  // T7: each player's best line is the one whose highest subscript is lowest. Without a numbered mark X's line has
  // the lower one (Essence, 1).
  const auto lowest_maximum = [&](Mask owned) {
    unsigned best = kSolvableSquares;
    for (const Mask line : geometry.lines()) {
      if ((line & owned) != line) continue;
      unsigned highest = 0;
      for_each_square(line, [&](int square) {
        highest = std::max(highest, static_cast<unsigned>(marks.numbers >> (4 * square)) & 15U);
      });
      best = std::min(best, highest);
    }
    return best;
  };
  const unsigned x_best = lowest_maximum(marks.x);
  const unsigned o_best = lowest_maximum(marks.o);
  return {true, static_cast<std::int8_t>(x_best < o_best || x_best == 0 ? 1 : -1)};
}

Essence Essence::of(const Geometry& geometry, const Position& position) {
  Essence essence;
  const auto placed = position.marks();
  const std::size_t count = placed.size() - (position.measuring() ? 1 : 0);
  essence.marks = static_cast<std::uint8_t>(count);
  essence.classical = {static_cast<Mask>(position.classical(Actor::First).bits()),
                       static_cast<Mask>(position.classical(Actor::Second).bits())};
  essence.numbers_matter = geometry.both_may_win(essence.classical[0], essence.classical[1]);
  for_each_square(essence.open(geometry), [&](int square) {
    const auto s = static_cast<std::size_t>(square);
    essence.joined[0][s] = essence.joined[1][s] = essence.component[s] = bit(square);
  });
  for (std::size_t i = 0; i < count; ++i) {
    const auto subscript = static_cast<std::uint8_t>(i + 1);
    const auto first = static_cast<std::uint8_t>(placed[i].first.value());
    const auto second = static_cast<std::uint8_t>(placed[i].second.value());
    const bool numbered = essence.numbers_matter && subscript > 2 * geometry.line();
    if (numbered) essence.numbered[essence.numbered_count++] = {subscript, first, second};
    if (placed[i].classical()) continue;
    unite(essence.component, first, second);
    if (!numbered) unite(essence.joined[static_cast<std::size_t>(owner_of(subscript))], first, second);
  }
  return essence;
}

Assignment Essence::settled(const Geometry& geometry) const {
  Assignment assignment{classical[0], classical[1], 0};
  for (std::size_t i = 0; i < numbered_count; ++i) {
    if (numbered[i].first == numbered[i].second) {
      assignment.numbers |= number_at(numbered[i].first, numbered[i].subscript - 2 * geometry.line());
    }
  }
  return assignment;
}

void Essence::join(const Geometry& geometry, int first, int second) {
  const int player = mover();
  if (next_is_numbered(geometry)) {
    numbered[numbered_count++] = {static_cast<std::uint8_t>(marks + 1), static_cast<std::uint8_t>(first),
                                  static_cast<std::uint8_t>(second)};
  } else {
    unite(joined[static_cast<std::size_t>(player)], first, second);
  }
  unite(component, first, second);
  ++marks;
}

Assignment Essence::fall_around(const Geometry& geometry, int root) const {
  Assignment fallen;
  Mask reached = bit(root);
  Mask waiting = reached;
  while (waiting != 0) {
    const int square = lowest(waiting);
    waiting = static_cast<Mask>(waiting & (waiting - 1));
    const Mask x = joined[0][static_cast<std::size_t>(square)] & static_cast<Mask>(~reached);
    reached |= x;
    const Mask o = joined[1][static_cast<std::size_t>(square)] & static_cast<Mask>(~reached);
    reached |= o;
    fallen.x |= x;
    fallen.o |= o;
    waiting |= x | o;
    for (std::size_t i = 0; i < numbered_count; ++i) {
      const Numbered& edge = numbered[i];
      if (edge.first == edge.second || (edge.first != square && edge.second != square)) continue;
      const int other = edge.first == square ? edge.second : edge.first;
      if ((reached & bit(other)) != 0) continue;
      reached |= bit(other);
      waiting |= bit(other);
      (owner_of(edge.subscript) == 0 ? fallen.x : fallen.o) |= bit(other);
      fallen.numbers |= number_at(other, edge.subscript - 2 * geometry.line());
    }
  }
  return fallen;
}

Assignment Essence::mark(const Geometry& geometry, int root, int player, int subscript) const {
  Assignment fallen;
  (player == 0 ? fallen.x : fallen.o) = bit(root);
  if (numbers_matter && subscript > 2 * geometry.line()) {
    fallen.numbers = number_at(root, subscript - 2 * geometry.line());
  }
  return fallen;
}

void Essence::forget_numbers() {
  numbers_matter = false;
  for (std::size_t i = 0; i < numbered_count; ++i) {
    const Numbered& edge = numbered[i];
    // A link whose component has fallen is gone.
    if (edge.first == edge.second || component[edge.first] == 0) continue;
    unite(joined[static_cast<std::size_t>(owner_of(edge.subscript))], edge.first, edge.second);
  }
  numbered_count = 0;
}

void Essence::collapse(const Geometry& geometry, int root) {
  const Assignment fallen = fall(geometry, root, mover(), marks + 1);
  ++marks;
  classical[0] |= fallen.x;
  classical[1] |= fallen.o;
  for_each_square(component[static_cast<std::size_t>(root)], [&](int square) {
    const auto s = static_cast<std::size_t>(square);
    joined[0][s] = joined[1][s] = component[s] = 0;
  });
  if (!numbers_matter) return;
  if (!geometry.both_may_win(classical[0], classical[1])) {
    forget_numbers();
    return;
  }
  for (std::size_t i = 0; i < numbered_count; ++i) {
    Numbered& edge = numbered[i];
    if (edge.first == edge.second || ((fallen.x | fallen.o) & bit(edge.first)) == 0) continue;
    const auto value = static_cast<unsigned>(edge.subscript - 2 * geometry.line());
    const bool on_first = (static_cast<unsigned>(fallen.numbers >> (4 * edge.first)) & 15U) == value;
    edge.first = edge.second = on_first ? edge.first : edge.second;
  }
  if (marks > 2 * geometry.line()) {
    numbered[numbered_count++] = {marks, static_cast<std::uint8_t>(root), static_cast<std::uint8_t>(root)};
  }
}

namespace {

/// Four bits a square name the lowest square it is joined with, for X and for O; then the classical marks; then eight
/// bits for each numbered mark. The mark count follows from the joined sets and the classical marks.
EssenceKey key_under(const Geometry& geometry, const Essence& essence, std::size_t symmetry) {
  EssenceKey key;
  for (int square = 0; square < geometry.squares(); ++square) {
    const auto s = static_cast<std::size_t>(square);
    if (essence.component[s] == 0) continue;
    const int to = 4 * geometry.moved(symmetry, square);
    key.words[0] |= static_cast<std::uint64_t>(lowest(geometry.moved_set(symmetry, essence.joined[0][s]))) << to;
    key.words[1] |= static_cast<std::uint64_t>(lowest(geometry.moved_set(symmetry, essence.joined[1][s]))) << to;
  }
  key.words[2] = static_cast<std::uint64_t>(geometry.moved_set(symmetry, essence.classical[0])) << 16 |
                 geometry.moved_set(symmetry, essence.classical[1]);
  for (std::size_t i = 0; i < essence.numbered_count; ++i) {
    const Essence::Numbered& mark = essence.numbered[i];
    const auto a = static_cast<unsigned>(geometry.moved(symmetry, mark.first));
    const auto b = static_cast<unsigned>(geometry.moved(symmetry, mark.second));
    const std::uint64_t code = std::min(a, b) << 4 | std::max(a, b);
    if (i < 4) {
      key.words[2] |= code << (32 + 8 * i);
    } else {
      key.words[3] |= code << (8 * (i - 4));
    }
  }
  return key;
}

}  // namespace

EssenceKey canonical_key(const Geometry& geometry, const Essence& essence) {
  EssenceKey best = key_under(geometry, essence, 0);
  for (std::size_t symmetry = 1; symmetry < geometry.symmetries(); ++symmetry) {
    best = std::min(best, key_under(geometry, essence, symmetry));
  }
  return best;
}

std::size_t count_own_symmetries(const Geometry& geometry, const Essence& essence) {
  const EssenceKey key = key_under(geometry, essence, 0);
  std::size_t count = 0;
  for (std::size_t symmetry = 0; symmetry < geometry.symmetries(); ++symmetry) {
    if (key_under(geometry, essence, symmetry) == key) ++count;
  }
  return count;
}

}  // namespace spooky::tictactoe
