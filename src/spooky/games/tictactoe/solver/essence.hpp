#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "spooky/core/hash.hpp"
#include "spooky/games/tictactoe/rules/position.hpp"
#include "spooky/games/tictactoe/solver/geometry.hpp"

namespace spooky::tictactoe {

/// Classical marks: whose they are, and four bits a square for subscripts that still matter (0 = does not matter,
/// else subscript - 2 * line; see Essence).
struct Assignment {
  Mask x = 0;
  Mask o = 0;
  std::uint64_t numbers = 0;

  Assignment operator|(const Assignment& other) const {
    return {static_cast<Mask>(x | other.x), static_cast<Mask>(o | other.o), numbers | other.numbers};
  }
};

/// T6, T7 on classical marks: nothing while there is no line, else what X gets minus what O gets, in half points.
struct Verdict {
  bool line = false;
  std::int8_t halves = 0;
};
Verdict judge(const Geometry& geometry, const Assignment& marks);

/// What still matters of a position between turns. Two positions with equal essence have the same game tree.
///
/// 1. Which subscripts matter. A line of k marks of one player holds at least that player's k-th mark, so the first
///    k marks of a player need no number: a line of X without any later mark has highest subscript 2k - 1, one of O
///    2k. Subscripts above 2k ("numbered" marks) matter only while both players may still complete disjoint lines.
/// 2. Which spooky marks are equivalent. When a component collapses from square r, the mark that falls on another
///    square w is the edge at w that leads to r. Its owner is X if w's branch to r begins with an X edge. Call two
///    squares joined if a path of unnumbered marks of one player links them: whichever tree of those marks links a
///    joined set, every square of it falls to that player unless the collapse comes to it from outside the set
///    through that very square. So only the joined sets of X, those of O, and the numbered edges matter.
struct Essence {
  /// An edge between two squares, or a classical mark when they are equal.
  struct Numbered {
    std::uint8_t subscript;
    std::uint8_t first;
    std::uint8_t second;
  };

  /// joined[p][s]: the squares joined with s by player p (0 = X, 1 = O), s included; empty once s is classical.
  std::array<std::array<Mask, kSolvableSquares>, 2> joined{};
  /// component[s]: the squares entangled with s, s included; empty once s is classical.
  std::array<Mask, kSolvableSquares> component{};
  std::array<Mask, 2> classical{};
  std::uint8_t marks = 0;
  std::uint8_t numbered_count = 0;
  bool numbers_matter = true;
  std::array<Numbered, kSolvableSquares> numbered;

  /// The essence of a position that is not over. A cycle-closing mark that waits for its measurement is left out.
  static Essence of(const Geometry& geometry, const Position& position);

  /// 0 when X places the next mark, 1 when O does.
  int mover() const { return marks & 1; }
  Mask open(const Geometry& geometry) const {
    return static_cast<Mask>(geometry.all() & ~(classical[0] | classical[1]));
  }
  /// True when the next mark's subscript would matter.
  bool next_is_numbered(const Geometry& geometry) const { return numbers_matter && marks >= 2 * geometry.line(); }
  /// Classical marks so far.
  Assignment settled(const Geometry& geometry) const;

  /// The mover's next mark links two components.
  void join(const Geometry& geometry, int first, int second);
  /// How the component of `root` falls when a mark falls on root, that mark left out.
  Assignment fall_around(const Geometry& geometry, int root) const;
  /// A mark of `player` with this subscript alone, fallen on root.
  Assignment mark(const Geometry& geometry, int root, int player, int subscript) const;
  /// Both together.
  Assignment fall(const Geometry& geometry, int root, int player, int subscript) const {
    return fall_around(geometry, root) | mark(geometry, root, player, subscript);
  }
  /// The mover's next mark closes a cycle and falls on `root`; the component becomes classical.
  void collapse(const Geometry& geometry, int root);

  /// From here on subscripts do not matter: numbered links become ordinary ones.
  void forget_numbers();
};

/// An exact code of an essence up to the symmetries of the board: equal keys, equal game trees.
struct EssenceKey {
  std::array<std::uint64_t, 4> words{};

  auto operator<=>(const EssenceKey&) const = default;
};

struct EssenceKeyHash {
  using is_avalanching = void;
  std::size_t operator()(const EssenceKey& key) const {
    Hash hash = 0;
    for (const std::uint64_t word : key.words) hash = combine(hash, word);
    return static_cast<std::size_t>(hash);
  }
};

EssenceKey canonical_key(const Geometry& geometry, const Essence& essence);

/// How many symmetries of the board leave an essence as it is.
std::size_t count_own_symmetries(const Geometry& geometry, const Essence& essence);

}  // namespace spooky::tictactoe
