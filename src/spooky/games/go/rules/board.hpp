#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "spooky/core/hash.hpp"
#include "spooky/games/go/rules/colour.hpp"
#include "spooky/games/go/rules/rules.hpp"

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
  /// An empty grid.
  Board(std::size_t width, std::size_t height);
  /// An empty board of these rules, whose topology must outlive it and its copies.
  explicit Board(const Rules& rules);
  Board(const Board& from) { copy(from); }  // NOLINT(cppcoreguidelines-pro-type-member-init)
  Board& operator=(const Board& from) {
    if (this != &from) copy(from);
    return *this;
  }

  bool is_grid() const { return stride_ != 0; }
  /// Cells per row of the grid; 0 on any other board.
  std::size_t stride() const { return stride_; }
  std::size_t cell_count() const { return cell_count_; }
  /// Of a board that is not the grid.
  const Topology& topology() const {
    assert(!is_grid());
    return *topology_;
  }

  Colour colour(Point point) const { return cell(point).colour; }
  bool is_empty(Point point) const { return colour(point) == Colour::Empty; }
  bool is_stone(Point point) const { return colour(point) == Colour::Black || colour(point) == Colour::White; }
  bool is_entangled(Point point) const { return cell(point).group != 0; }

  /// The empty points, in no order.
  std::span<const Point> empties() const { return {empties_.data(), empty_count_}; }
  std::size_t stone_count() const { return std::size_t{point_count_} - empty_count_; }
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

  /// Calls visit(point) for the neighbours; on the grid always four cells, edge included. What kind of board it is, is
  /// asked once per point and not once per neighbour (G26).
  template <class Visit>
  void for_neighbours(Point point, Visit visit) const {
    const std::size_t stride = stride_;
    if (stride == 0) [[unlikely]] {
      for (const Point near : topology_->neighbours(point)) visit(near);
      return;
    }
    const std::size_t at = point.value();
    visit(Point(at - stride));
    visit(Point(at - 1));
    visit(Point(at + 1));
    visit(Point(at + stride));
  }
  /// Likewise for the diagonals (G20).
  template <class Visit>
  void for_diagonals(Point point, Visit visit) const {
    const std::size_t stride = stride_;
    if (stride == 0) [[unlikely]] {
      for (const Point near : topology_->diagonals(point)) visit(near);
      return;
    }
    const std::size_t at = point.value();
    visit(Point(at - stride - 1));
    visit(Point(at - stride + 1));
    visit(Point(at + stride - 1));
    visit(Point(at + stride + 1));
  }
  /// Of two points, not edge.
  bool are_neighbours(Point a, Point b) const {
    if (!is_grid()) [[unlikely]]
      return topology_->are_neighbours(a, b);
    const std::size_t to = b.value();
    return a.value() == to + 1 || a.value() + 1 == to || a.value() == to + stride() || a.value() + stride() == to;
  }
  bool are_diagonal(Point a, Point b) const {
    if (!is_grid()) [[unlikely]]
      return topology_->are_diagonal(a, b);
    const std::size_t apart = a < b ? b.value() - a.value() : a.value() - b.value();
    return apart == stride() - 1 || apart == stride() + 1;
  }

  /// The opposite point (G21, variant `symmetric`); on the grid through its centre.
  Point opposite(Point point) const {
    return is_grid() ? Point(cell_count() - 1 - point.value()) : topology_->opposite(point);
  }

  /// How many neighbours the point has, the edge not counted.
  std::size_t degree(Point point) const { return cell(point).degree; }
  std::size_t empty_neighbours(Point point) const { return cell(point).around >> kEmptyShift; }
  /// Neighbours of that colour.
  std::size_t neighbours(Point point, Colour player) const {
    return cell(point).around >> (player == Colour::Black ? 0 : kWhiteShift) & 0xFF;
  }
  /// True when a stone stands on a neighbouring point.
  bool touches_stone(Point point) const { return empty_neighbours(point) != degree(point); }
  /// Whether all pseudo-liberties of the chain of a stone are at this empty neighbour of it: a stone there would take
  /// the last one.
  bool last_liberty(Point stone, Point liberty) const;
  /// True when a single stone of the player here, with all stones as they stand, would have no liberty and capture
  /// nothing.
  bool is_suicide(Point point, Colour player) const;
  /// True when all neighbours are the player's.
  bool is_surrounded(Point point, Colour player) const { return neighbours(point, player) == degree(point); }
  /// True when all neighbours are the player's, and the diagonals do not make it a false eye.
  bool is_eye(Point point, Colour player) const { return is_surrounded(point, player) && !is_false_eye(point, player); }

  /// Pseudo-liberties of the chain of a stone: a liberty counts once for each of the chain's stones beside it. 0
  /// exactly when the chain has none; 1 only when it has one.
  std::size_t pseudo_liberties(Point stone) const { return cell(root(stone)).liberties; }
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
      if (colour(near) == opponent && pseudo_liberties(near) == 0) captured += capture(near);
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
  /// Sixteen bytes, so that a cell is found by a shift.
  struct Cell {
    Colour colour;
    std::uint8_t degree;   ///< neighbours, without the edge
    std::uint16_t group;   ///< 1 + index in groups_; 0 = classical or empty
    std::uint32_t around;  ///< neighbours: black | white << kWhiteShift | empty << kEmptyShift; meaningless on the edge
    Point root;            ///< of the chain; of an empty point itself
    Point next;
    std::uint16_t liberties;  ///< of the chain, at its root; meaningless elsewhere
    union {
      std::uint16_t size;   ///< of the chain, at its root; meaningless at other stones
      std::uint16_t place;  ///< of an empty point: in empties_
    };
  };
  static_assert(sizeof(Cell) == 16);

  static constexpr int kWhiteShift = 8;
  static constexpr int kEmptyShift = 16;
  static constexpr std::uint32_t kAroundEmpty = 1U << kEmptyShift;
  static constexpr std::uint32_t around_of(Colour player) { return player == Colour::Black ? 1U : 1U << kWhiteShift; }

  Cell& cell(Point point) { return cells_[point.value()]; }
  const Cell& cell(Point point) const { return cells_[point.value()]; }
  void copy(const Board& from);
  void begin_point(Point point);
  void count_neighbours();
  void join(Point a, Point b);
  void clear(Point point, Colour was);
  void rebuild(std::span<const Point> stones, Colour player);
  bool is_false_eye(Point point, Colour player) const;
  // What is done otherwise on other boards than the grid, out of the way of the inner loops.
  [[gnu::cold, gnu::noinline]] bool is_suicide_on_graph(Point point, Colour player) const;
  [[gnu::cold, gnu::noinline]] bool is_false_eye_on_graph(Point point, Colour player) const;
  void drop_group(std::size_t index);

  Hash hash_ = 0;
  const Topology* topology_ = nullptr;  ///< none on the grid
  std::uint16_t stride_ = 0;
  std::uint16_t cell_count_ = 0;
  std::uint16_t point_count_ = 0;
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

#include "spooky/games/go/rules/chains.hpp"  // put, join, clear: the inner loops
