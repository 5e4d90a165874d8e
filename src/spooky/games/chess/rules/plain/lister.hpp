#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/plain/position.hpp"
#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// Writes the moves that PlainGenerator hands out.
template <class Target>
class PlainLister {
 public:
  explicit PlainLister(PlainMove* moves) : next_(moves) {}
  const PlainMove* end() const { return next_; }

  template <PieceType>
  void piece(std::size_t from, Bitboard targets) {
    for (; targets != 0; targets &= targets - 1) add(from, Target::index(targets));
  }
  template <int kOffset>
  void pawns(Bitboard targets) {
    for (; targets != 0; targets &= targets - 1) {
      const std::size_t to = Target::index(targets);
      add(to - static_cast<std::size_t>(kOffset), to);
    }
  }
  template <int kOffset>
  void double_steps(Bitboard targets) {
    pawns<2 * kOffset>(targets);
  }
  template <int kOffset>
  void promotions(Bitboard targets) {
    for (; targets != 0; targets &= targets - 1) {
      const std::size_t to = Target::index(targets);
      for (const PieceType type : kPromotions) add(to - static_cast<std::size_t>(kOffset), to, type);
    }
  }
  void castle(const PlainCastle& castle) { add(Target::index(castle.king_from), Target::index(castle.king_to)); }
  void en_passant(std::size_t from, std::size_t to) { add(from, to); }

 private:
  void add(std::size_t from, std::size_t to, PieceType promotion = PieceType::Pawn) {
    *next_++ = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), promotion};
  }

  PlainMove* next_;
};

}  // namespace spooky::chess
