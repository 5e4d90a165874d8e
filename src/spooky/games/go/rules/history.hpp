#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "spooky/games/go/rules/board.hpp"

namespace spooky::go {

/// The boards at the end of former turns, the start included (G12). A list that shares its past: a copy is a pointer.
class History {
 public:
  History() = default;
  History(const History&) = default;
  History(History&&) = default;
  History& operator=(const History&) = default;
  History& operator=(History&&) = default;
  ~History();

  /// Remembers a board; `turn` is the number of the turn it ended, 0 for the start.
  void add(const Board& board, int turn);
  /// The turn after which these stones, with this entanglement, were on the board; -1 when never.
  int find(const Board& board) const;
  std::size_t size() const { return last_ ? last_->length : 0; }
  /// The memory that the list takes, as if it shared nothing.
  std::size_t bytes() const {
    return last_ ? size() * (sizeof(Node) + 2 * sizeof(void*) + last_->cells.size() * sizeof(std::uint16_t)) : 0;
  }

  /// A former board, as far as it has stones where the present board has none. After a turn the board has new stones
  /// only where that turn placed some: a repetition of `former` needs one on each of its `missing` points.
  struct Return {
    std::array<Point, kMostStones> missing = {};
    std::uint8_t count = 0;
  };
  /// The former boards that one turn of the player could bring back by stones that stay: 1 to kMostStones missing, all
  /// of the player's colour. One that lacks nothing comes back only when every stone placed is captured at once.
  std::vector<Return> returns(const Board& board, Colour player) const;

  /// Whether the end of a turn could still bring a former board back: `waiting` stones of the player may stay, and the
  /// groups with these lowest points have yet to lose stones. May say yes where the answer is no.
  bool could_return(const Board& board, Colour player, std::span<const Point> waiting,
                    std::span<const Point> collapsing) const;

  bool operator==(const History& other) const;

 private:
  struct Node {
    std::shared_ptr<const Node> before;
    std::size_t length = 0;
    int turn = 0;
    Hash hash = 0;
    /// A number a cell: colour, and for an entangled stone the lowest point of its group.
    std::vector<std::uint16_t> cells;
  };

  static std::vector<std::uint16_t> cells_of(const Board& board);

  std::shared_ptr<const Node> last_;
};

}  // namespace spooky::go
