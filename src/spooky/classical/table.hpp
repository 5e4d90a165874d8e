#pragma once

#include <span>
#include <string>
#include <vector>

#include "spooky/classical/classical_game.hpp"
#include "spooky/core/result.hpp"

namespace spooky::classical {

/// Anybody's own finite game, given by the whole of Γ (Q1). A position is its number, a letter the number of the move.
class TableGame {
 public:
  static constexpr unsigned kMostPositions = 65'535;
  static constexpr unsigned kMostMoves = 4'096;

  struct Letter {
    std::string name;
    Owner owner = Owner::Both;

    bool operator==(const Letter&) const = default;
  };
  /// Γ(from, move) = to.
  struct Entry {
    std::uint16_t from = 0;
    std::uint16_t move = 0;
    std::uint16_t to = 0;

    auto operator<=>(const Entry&) const = default;
  };

  /// One position without moves.
  TableGame() : TableGame({""}, {}, {}) {}
  /// The numbers in entries are below the sizes of the lists, and no two entries have the same position and move. An
  /// error, bad-request, when play could go on for ever.
  static Result<TableGame> make(std::vector<std::string> positions, std::vector<Letter> letters,
                                std::vector<Entry> entries);

  const std::vector<std::string>& positions() const { return positions_; }
  const std::vector<Letter>& letters() const { return letters_; }
  const std::vector<Entry>& entries() const { return entries_; }

  unsigned bits() const;
  bool is_impartial() const;
  Owner owner(Move move) const { return letters_[move].owner; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position) const { return widest_row_; }

  bool operator==(const TableGame&) const = default;

 private:
  TableGame(std::vector<std::string> positions, std::vector<Letter> letters, std::vector<Entry> entries);

  /// What the moves of a position lead to, by letter.
  std::span<const Entry> row(Position position) const;
  /// A position that comes back to itself, if there is one.
  std::optional<unsigned> find_cycle() const;

  std::vector<std::string> positions_;
  std::vector<Letter> letters_;
  std::vector<Entry> entries_;        ///< sorted
  std::vector<std::uint32_t> first_;  ///< where the entries of a position begin; one more for the end
  std::uint32_t widest_row_ = 0;      ///< the most moves that a position has
};

static_assert(ClassicalGame<TableGame>);

}  // namespace spooky::classical
