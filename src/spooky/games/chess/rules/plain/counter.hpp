#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "spooky/games/chess/rules/plain/side.hpp"

namespace spooky::chess {

/// Counts the moves that PlainGenerator hands out.
template <class Target>
class PlainCounter {
 public:
  std::uint64_t total() const { return total_; }

  template <PieceType>
  void piece(std::size_t, Bitboard targets) {
    add(targets);
  }
  template <int>
  void pawns(Bitboard targets) {
    add(targets);
  }
  template <int>
  void double_steps(Bitboard targets) {
    add(targets);
  }
  template <int>
  void promotions(Bitboard targets) {
    total_ += std::size(kPromotions) * Target::count(targets);
  }
  void castle(const PlainCastle&) { ++total_; }
  void en_passant(std::size_t, std::size_t) { ++total_; }

 private:
  void add(Bitboard targets) { total_ += Target::count(targets); }

  std::uint64_t total_ = 0;
};

}  // namespace spooky::chess
