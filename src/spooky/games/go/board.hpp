#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "spooky/core/hash.hpp"
#include "spooky/games/go/colour.hpp"
#include "spooky/games/go/rules.hpp"

namespace spooky::go {

/// Entangled stones of one owner.
struct Group {
  std::array<Point, kMostStones> points = {};  ///< `count` of them, in board order
  std::uint8_t count = 0;
  Colour owner = Colour::Empty;
  Shape shape = Shape::Pair;

  std::span<const Point> stones() const { return {points.data(), count}; }
  Point lowest() const { return points[0]; }
  bool operator==(const Group& other) const;
};

/// What stands on the board: stones by colour, and which of them are entangled with which. The classical mechanics of
/// Go (chains, liberties, captures) are kept up to date stone by stone, without a search and without allocation.
///
/// Chains are circles of stones; each counts its *pseudo-liberties*, the pairs of one of its stones and an empty
/// neighbour: zero exactly when it has no liberty. A copy copies only the cells that the board has.
class Board {
 public:
  Board() : Board(2, 2) {}
  Board(std::size_t width, std::size_t height);
  Board(const Board& from) { copy(from); }  // NOLINT(cppcoreguidelines-pro-type-member-init)
  Board& operator=(const Board& from) {
    if (this != &from) copy(from);
    return *this;
  }

  std::size_t width() const { return width_; }
  std::size_t height() const { return height_; }
  std::size_t stride() const { return width_ + std::size_t{1}; }
  std::size_t cell_count() const { return (height_ + std::size_t{2}) * stride() + 1; }

  Colour colour(Point point) const { return cell(point).colour; }
  bool is_empty(Point point) const { return colour(point) == Colour::Empty; }
  bool is_stone(Point point) const { return colour(point) == Colour::Black || colour(point) == Colour::White; }
  bool is_entangled(Point point) const { return cell(point).group != 0; }

  /// The empty points, in no order.
  std::span<const Point> empties() const { return {empties_.data(), empty_count_}; }
  std::size_t stone_count() const { return std::size_t{width_} * height_ - empty_count_; }
  /// The entangled groups, in no order.
  std::span<const Group> groups() const { return {groups_.data(), group_count_}; }
  /// The group of an entangled stone.
  const Group& group_of(Point point) const {
    assert(is_entangled(point));
    return groups_[cell(point).group - 1U];
  }
  /// Stones by colour and entanglement (G12); the shape of a group does not count.
  Hash hash() const { return hash_; }
  Hash recomputed_hash() const;

  /// Calls visit(point) for the four neighbouring cells, edge included.
  template <class Visit>
  void for_neighbours(Point point, Visit visit) const {
    const std::size_t at = point.value();
    visit(Point(at - stride()));
    visit(Point(at - 1));
    visit(Point(at + 1));
    visit(Point(at + stride()));
  }
  template <class Visit>
  void for_diagonals(Point point, Visit visit) const {
    const std::size_t at = point.value();
    visit(Point(at - stride() - 1));
    visit(Point(at - stride() + 1));
    visit(Point(at + stride() - 1));
    visit(Point(at + stride() + 1));
  }

  /// Through the centre of the board (variant `symmetric`).
  Point opposite(Point point) const { return Point(cell_count() - 1 - point.value()); }

  std::size_t empty_neighbours(Point point) const { return cell(point).around >> 8; }
  /// Neighbours of that colour; the edge counts as both colours.
  std::size_t neighbours(Point point, Colour player) const {
    return cell(point).around >> (player == Colour::Black ? 0 : 4) & 15;
  }
  /// True when a stone stands on a neighbouring point.
  bool touches_stone(Point point) const { return (cell(point).around & 0xFF) != cell(point).around_alone; }
  /// Whether all pseudo-liberties of the chain of a stone are at this empty neighbour of it: a stone there would take
  /// the last one.
  bool last_liberty(Point stone, Point liberty) const;
  /// True when a single stone of the player here, with all stones as they stand, would have no liberty and capture
  /// nothing.
  bool is_suicide(Point point, Colour player) const;
  /// True when all neighbours are the player's or edge, and the diagonals do not make it a false eye.
  bool is_eye(Point point, Colour player) const {
    return neighbours(point, player) == 4 && !is_false_eye(point, player);
  }

  std::size_t liberties_counted(Point stone) const { return cell(root(stone)).liberties; }
  std::size_t chain_size(Point stone) const { return cell(root(stone)).size; }
  Point root(Point stone) const { return cell(stone).root; }
  /// The next stone in the circle of the chain.
  Point next(Point stone) const { return cell(stone).next; }

  /// Puts a stone on an empty point; nothing is captured.
  void put(Point point, Colour player);
  /// Takes a stone off, which may split its chain. It must not be entangled any more.
  void lift(Point point);
  /// Takes off the whole chain of a stone and returns the number of stones; entangled ones leave their groups.
  std::size_t capture(Point stone);
  /// After a stone was put: captures the opponent's neighbouring chains without liberties.
  std::size_t capture_around(Point point, Colour opponent) {
    std::size_t captured = 0;
    for_neighbours(point, [&](Point near) {
      if (colour(near) == opponent && liberties_counted(near) == 0) captured += capture(near);
    });
    return captured;
  }

  /// Entangles stones of one owner, given in board order.
  void entangle(std::span<const Point> points, Shape shape);
  /// Makes the stones of a group classical.
  void disentangle(Point member);
  /// Takes one member out of its group; two of a W group are a pair, one alone is classical.
  void leave_group(Point member);

  /// Same stones, same entanglement, shapes apart (G12).
  bool same_stones(const Board& other) const;
  bool operator==(const Board& other) const;

  /// For tests: every kept number agrees with the stones.
  bool consistent() const;

 private:
  struct Cell {
    Colour colour;
    std::uint8_t around_alone;  ///< `around` without any stone: 0x11 for each edge
    std::uint16_t around;       ///< neighbours: black | white << 4 | empty << 8
    Point root;                 ///< of the chain; of an empty point itself
    Point next;
    std::uint16_t liberties;  ///< of the chain, at its root; meaningless elsewhere
    std::uint16_t size;       ///< likewise
    std::uint16_t place;      ///< in empties_, of an empty point
    std::uint16_t group;      ///< 1 + index in groups_; 0 = classical or empty
  };

  static constexpr std::size_t kMostPoints = kMostSide * kMostSide;
  static constexpr std::uint16_t kAroundEmpty = 1 << 8;
  static constexpr std::uint16_t around_of(Colour player) { return player == Colour::Black ? 1 : 1 << 4; }

  Cell& cell(Point point) { return cells_[point.value()]; }
  const Cell& cell(Point point) const { return cells_[point.value()]; }
  void copy(const Board& from);
  void join(Point a, Point b);
  void clear(Point point, Colour was);
  void rebuild(std::span<const Point> stones, Colour player);
  bool is_false_eye(Point point, Colour player) const;
  void drop_group(std::size_t index);

  Hash hash_ = 0;
  std::uint8_t width_ = 0;
  std::uint8_t height_ = 0;
  std::uint16_t empty_count_ = 0;
  std::uint16_t group_count_ = 0;
  // In unions so that a new board does not clear what it will not use.
  union {
    std::array<Cell, kCells> cells_;
  };
  union {
    std::array<Point, kMostPoints> empties_;
  };
  union {
    std::array<Group, kMostPoints / 2> groups_;
  };
};

}  // namespace spooky::go

#include "spooky/games/go/chains.hpp"  // put, join, clear: the inner loops
