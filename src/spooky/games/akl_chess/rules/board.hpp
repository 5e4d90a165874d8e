#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "spooky/core/hash.hpp"
#include "spooky/games/akl_chess/rules/man.hpp"
#include "spooky/games/akl_chess/rules/rules.hpp"
#include "spooky/games/akl_chess/rules/square.hpp"

namespace spooky::akl_chess {

/// The pieces on their squares, with a hash that is kept up to date. Knows no rules: any number of kings.
class Board {
 public:
  static Board initial(const Rules& rules);

  Bitboard occupied() const { return occupied_[0] | occupied_[1]; }
  Bitboard of(Colour colour) const { return occupied_[index_of(colour)]; }
  Bitboard kings(Colour colour) const { return kings_[index_of(colour)]; }
  Bitboard men(Colour colour) const { return of(colour) & ~kings(colour); }
  bool is_empty(Square square) const { return !contains(occupied(), square); }

  /// Of a square that is not empty.
  const Piece& at(Square square) const {
    assert(!is_empty(square));
    return pieces_[square.value()];
  }
  /// Of a square with a man.
  const Man& man(Square square) const {
    assert(!at(square).is_king);
    return pieces_[square.value()].man;
  }

  /// The square is empty before.
  void put(Square square, const Piece& piece);
  /// The square is empty afterwards, and is not before.
  Piece take(Square square);
  /// Another state of the man on a square.
  void change(Square square, const Man& man);

  Hash hash() const { return hash_; }
  Hash recomputed_hash() const;
  bool operator==(const Board&) const = default;

 private:
  std::array<Piece, 64> pieces_{};  ///< where nothing stands, as they are made
  std::array<Bitboard, 2> occupied_{};
  std::array<Bitboard, 2> kings_{};
  Hash hash_ = 0;
};

}  // namespace spooky::akl_chess
