// Attacks against a walk along every line.
#include "spooky/games/chess/rules/board/attacks.hpp"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "spooky/core/random.hpp"

namespace spooky::chess {
namespace {

using Step = std::pair<int, int>;
constexpr std::array<Step, 4> kDiagonal = {{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 4> kStraight = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// The squares one step after another, at most so many, until one is occupied.
template <std::size_t kSize>
Bitboard walk(Square from, const std::array<Step, kSize>& steps, Bitboard occupied, int most = 7) {
  Bitboard reached = 0;
  for (const auto& [files, ranks] : steps) {
    auto file = static_cast<int>(file_of(from));
    auto rank = static_cast<int>(rank_of(from));
    for (int made = 0; made < most; ++made) {
      file += files;
      rank += ranks;
      if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
      const Bitboard square = bit(square_at(static_cast<std::size_t>(file), static_cast<std::size_t>(rank)));
      reached |= square;
      if ((square & occupied) != 0) break;
    }
  }
  return reached;
}

TEST(ChessAttacks, Leapers) {
  constexpr std::array<Step, 8> kLeaps = {{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
  constexpr std::array<Step, 2> kUp = {{{-1, 1}, {1, 1}}};
  constexpr std::array<Step, 2> kDown = {{{-1, -1}, {1, -1}}};
  for (std::size_t number = 0; number < 64; ++number) {
    const Square square(number);
    EXPECT_EQ(knight_attacks(square), walk(square, kLeaps, 0, 1));
    EXPECT_EQ(king_attacks(square), walk(square, kDiagonal, 0, 1) | walk(square, kStraight, 0, 1));
    EXPECT_EQ(pawn_attacks(Colour::White, square), walk(square, kUp, 0, 1));
    EXPECT_EQ(pawn_attacks(Colour::Black, square), walk(square, kDown, 0, 1));
  }
}

TEST(ChessAttacks, SlidersWithRandomBlockers) {
  Random random(7);
  for (std::size_t number = 0; number < 64; ++number) {
    const Square square(number);
    for (int i = 0; i < 1000; ++i) {
      Bitboard occupied = random();
      for (int thinning = 0; thinning < i % 3; ++thinning) occupied &= random();
      ASSERT_EQ(bishop_attacks(square, occupied), walk(square, kDiagonal, occupied)) << number << " " << occupied;
      ASSERT_EQ(rook_attacks(square, occupied), walk(square, kStraight, occupied)) << number << " " << occupied;
    }
  }
}

TEST(ChessAttacks, SlidersWithEverySetOfBlockersOnTheirLines) {
  for (const Square square : {square_at(0, 0), square_at(7, 3), square_at(3, 3), square_at(4, 7)}) {
    const auto check = [&](const auto& steps, auto attacks) {
      const Bitboard lines = walk(square, steps, 0);
      Bitboard blockers = 0;
      do {
        ASSERT_EQ(attacks(square, blockers), walk(square, steps, blockers));
        blockers = (blockers - lines) & lines;
      } while (blockers != 0);
    };
    ASSERT_NO_FATAL_FAILURE(check(kDiagonal, bishop_attacks));
    ASSERT_NO_FATAL_FAILURE(check(kStraight, rook_attacks));
  }
}

TEST(ChessAttacks, Between) {
  for (std::size_t a = 0; a < 64; ++a) {
    for (std::size_t b = 0; b < 64; ++b) {
      // What both see of each other's line when only the two stand on it.
      Bitboard expected = 0;
      const Bitboard both = bit(Square(a)) | bit(Square(b));
      for (const auto& step : kDiagonal) {
        const Bitboard reached = walk(Square(a), std::array<Step, 1>{step}, both);
        if (contains(reached, Square(b))) expected = reached & ~both;
      }
      for (const auto& step : kStraight) {
        const Bitboard reached = walk(Square(a), std::array<Step, 1>{step}, both);
        if (contains(reached, Square(b))) expected = reached & ~both;
      }
      ASSERT_EQ(between(Square(a), Square(b)), expected) << a << " " << b;
    }
  }
}

}  // namespace
}  // namespace spooky::chess
