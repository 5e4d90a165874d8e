#include "spooky/games/quantum_chess/rules/geometry.hpp"

#include <bit>
#include <cstddef>

namespace spooky::quantum_chess {

namespace {

struct Step {
  int file;
  int rank;
};

constexpr Step kKnightLeaps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
// The first four lead to higher squares, so that the first square of a ray is its lowest; then their opposites. Even
// ones are the rook's, odd ones the bishop's.
constexpr Step kLines[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
constexpr std::size_t kUpward = 4;

constexpr SquareSet stepped(std::size_t square, Step step, int count = 1) {
  const int file = static_cast<int>(square % 8) + count * step.file;
  const int rank = static_cast<int>(square / 8) + count * step.rank;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : SquareSet{1} << (rank * 8 + file);
}

struct Tables {
  std::array<SquareSet, 64> knight{};
  std::array<SquareSet, 64> king{};
  std::array<std::array<SquareSet, 64>, 2> pawn{};
  std::array<std::array<SquareSet, 8>, 64> rays{};
  std::array<std::array<SquareSet, 64>, 64> between{};
};

constexpr Tables make_tables() {
  Tables tables;
  for (std::size_t square = 0; square < 64; ++square) {
    for (const Step leap : kKnightLeaps) tables.knight[square] |= stepped(square, leap);
    for (const int file : {-1, 1}) {
      tables.pawn[index_of(Colour::White)][square] |= stepped(square, {file, 1});
      tables.pawn[index_of(Colour::Black)][square] |= stepped(square, {file, -1});
    }
    for (std::size_t line = 0; line < 8; ++line) {
      tables.king[square] |= stepped(square, kLines[line]);
      SquareSet passed = 0;
      for (int count = 1;; ++count) {
        const SquareSet next = stepped(square, kLines[line], count);
        if (next == 0) break;
        tables.between[square][lowest(next).value()] = passed;
        passed |= next;
      }
      tables.rays[square][line] = passed;
    }
  }
  return tables;
}

constexpr Tables kTables = make_tables();

/// A ray up to the first full square, and that one.
SquareSet cut_ray(std::size_t square, std::size_t line, SquareSet full) {
  const SquareSet ray = kTables.rays[square][line];
  const SquareSet blockers = ray & full;
  if (blockers == 0) return ray;
  const std::size_t first = line < kUpward ? static_cast<std::size_t>(std::countr_zero(blockers))
                                           : static_cast<std::size_t>(63 - std::countl_zero(blockers));
  return ray & ~kTables.rays[first][line];
}

SquareSet cut_rays(std::size_t square, std::size_t first_line, std::size_t stride, SquareSet full) {
  SquareSet squares = 0;
  for (std::size_t line = first_line; line < 8; line += stride) squares |= cut_ray(square, line, full);
  return squares;
}

}  // namespace

SquareSet reached(PieceType type, Square from, SquareSet full) {
  switch (type) {
    case PieceType::Knight: return kTables.knight[from.value()];
    case PieceType::Bishop: return cut_rays(from.value(), 1, 2, full);
    case PieceType::Rook: return cut_rays(from.value(), 0, 2, full);
    case PieceType::Queen: return cut_rays(from.value(), 0, 1, full);
    case PieceType::King: return kTables.king[from.value()];
    case PieceType::Pawn: break;
  }
  return 0;
}

SquareSet pawn_captures(Colour colour, Square from) { return kTables.pawn[index_of(colour)][from.value()]; }

SquareSet between(Square a, Square b) { return kTables.between[a.value()][b.value()]; }

}  // namespace spooky::quantum_chess
